import SimulatorTesting
import SwiftUI

@MainActor @Suite("Devices", .simulator())
struct DeviceTests {
  /// Shows the safe area insets that an app gets.
  private struct Edges: View {
    var body: some View {
      GeometryReader { room in
        let free = room.safeAreaInsets
        Text("\(Int(free.top)) \(Int(free.leading)) \(Int(free.bottom)) \(Int(free.trailing))")
          .accessibilityIdentifier("edges")
      }
    }
  }

  nonisolated private static let phones: [(Device, CGSize, String, String)] = [
    (.iPhoneSE, CGSize(width: 320, height: 568), "20 0 0 0", "0 0 0 0"),
    (.iPhoneSE3, CGSize(width: 375, height: 667), "20 0 0 0", "0 0 0 0"),
    (.iPhone16e, CGSize(width: 390, height: 844), "47 0 34 0", "0 47 21 47"),
    (.iPhone15, CGSize(width: 393, height: 852), "59 0 34 0", "0 59 21 59"),
    (.iPhone15Pro, CGSize(width: 393, height: 852), "59 0 34 0", "0 59 21 59"),
    (.iPhone15ProMax, CGSize(width: 430, height: 932), "59 0 34 0", "0 59 21 59"),
    (.iPhone16, CGSize(width: 393, height: 852), "59 0 34 0", "0 59 21 59"),
    (.iPhone16Pro, CGSize(width: 402, height: 874), "62 0 34 0", "0 62 21 62"),
    (.iPhone16ProMax, CGSize(width: 440, height: 956), "62 0 34 0", "0 62 21 62"),
    (.iPhone17, CGSize(width: 402, height: 874), "62 0 34 0", "0 62 21 62"),
    (.iPhone17Pro, CGSize(width: 402, height: 874), "62 0 34 0", "0 62 21 62"),
    (.iPhoneAir, CGSize(width: 420, height: 912), "68 0 34 0", "0 68 21 68"),
    (.iPad10, CGSize(width: 820, height: 1180), "24 0 20 0", "24 0 20 0"),
    (.iPadPro11, CGSize(width: 834, height: 1210), "24 0 20 0", "24 0 20 0"),
    (.iPadPro13, CGSize(width: 1032, height: 1376), "24 0 20 0", "24 0 20 0"),
  ]

  @Test("An app on a device has the device's screen and safe area, upright and on its side", arguments: phones)
  func safeAreas(device: Device, size: CGSize, upright: String, turned: String) async throws {
    // Given
    let screen = await Screen(device: device) { Edges() }
    // Then
    #expect(try screen.find("edges").label == upright)
    #expect(screen.image().width == Int(size.width * device.scale))
    #expect(screen.image().height == Int(size.height * device.scale))
    // When
    try await screen.rotate(to: .landscape)
    // Then
    #expect(try screen.find("edges").label == turned)
    #expect(screen.image().width == Int(size.height * device.scale))
  }

  @Test("Screens have the corners that the table of facts tells")
  func corners() {
    let radii: [CGFloat: [Device]] = [
      0: [.iPhoneSE, .iPhoneSE3], 47.33: [.iPhone16e], 55: [.iPhone15, .iPhone15Pro, .iPhone15ProMax, .iPhone16],
      62: [.iPhone16Pro, .iPhone16ProMax, .iPhone17, .iPhone17Pro, .iPhoneAir], 25: [.iPad10],
      30: [.iPadPro11, .iPadPro13],
    ]
    for (radius, devices) in radii { #expect(devices.allSatisfy { $0.cornerRadius == radius }, "\(radius)") }
    #expect(radii.values.flatMap(\.self).count == Device.all.count)
  }

  @Test("iOS 26 keeps more free on a tablet, and a point less below a phone on its side")
  func newerSystem() async throws {
    let tablet = await Screen(device: .iPadPro11, settings: DeviceSettings(system: .iOS26)) { Edges() }
    #expect(try tablet.find("edges").label == "32 0 25 0")
    let phone = await Screen(device: .iPhone17, settings: DeviceSettings(isLandscape: true, system: .iOS26)) { Edges() }
    #expect(try phone.find("edges").label == "0 62 20 62")
  }

  @Test("A device is found by its id and by its name, in whichever case, and each has one of its own")
  func names() {
    #expect(Device.named("iphone-16-pro") == .iPhone16Pro)
    #expect(Device.named("iPhone Air") == .iPhoneAir)
    #expect(Device.named("IPAD PRO 13-INCH (M4)") == .iPadPro13)
    #expect(Device.named("iPhone 99") == nil)
    #expect(Set(Device.all.map(\.id)).count == Device.all.count)
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
  }
}
