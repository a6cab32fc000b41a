// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Kiosk",
  platforms: [.iOS(.v17)],
  products: [.library(name: "Kiosk", targets: ["Kiosk"])],
  targets: [
    .target(name: "Kiosk"),
    .testTarget(name: "KioskTests", dependencies: ["Kiosk"]),
  ]
)
