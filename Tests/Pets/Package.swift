// swift-tools-version: 6.2
import PackageDescription

let iOSSource: [SwiftSetting] = [.unsafeFlags(["@../Scrollwork/ios.flags"])]

let package = Package(
  name: "Pets",
  dependencies: [.package(name: "Scrollwork", path: "../Scrollwork", traits: [])],
  targets: [
    .target(
      name: "Pets", dependencies: [.product(name: "SwiftUI", package: "Scrollwork")], swiftSettings: iOSSource),
    .testTarget(
      name: "PetsTests", dependencies: ["Pets", .product(name: "SimulatorTesting", package: "Scrollwork")],
      swiftSettings: iOSSource),
  ]
)

package.targets.append(
  .testTarget(
    name: "PetsUITests", dependencies: ["Pets", .product(name: "XCUIAutomation", package: "Scrollwork")],
    swiftSettings: iOSSource))
