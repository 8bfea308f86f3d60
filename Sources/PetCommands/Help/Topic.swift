/// A page of help that belongs to no command.
package struct Topic: Sendable {
  package let name: String
  package let purpose: String
  package let text: String
}
