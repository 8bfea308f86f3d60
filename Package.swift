// swift-tools-version: 6.3

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "PetKit",
  products: [
    .library(name: "PetKit", targets: ["PetKit"]),
    .executable(name: "petcli", targets: ["petcli"]),
  ],
  targets: [
    // On which processor a thread begins is beyond POSIX.
    .target(name: "PetKit", cSettings: [.define("_GNU_SOURCE")], swiftSettings: settings),
    .target(name: "PetCommands", dependencies: ["PetKit"], swiftSettings: settings),
    .executableTarget(
      name: "petcli", dependencies: ["PetCommands", "PetKit"], swiftSettings: settings),
    .target(
      name: "TestSupport", dependencies: ["PetKit"], path: "Tests/TestSupport",
      swiftSettings: settings),
    .testTarget(
      name: "PetKitTests", dependencies: ["PetKit", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "PetCommandsTests", dependencies: ["PetCommands", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "EndToEndTests", dependencies: ["petcli", "TestSupport"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
