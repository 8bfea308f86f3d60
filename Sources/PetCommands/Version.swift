/// The version of petcli, the one place where it is written down.
package let version = "0.1.0"
