import Foundation

// The source of the numbers: docs/facts.md.
extension Device {
  /// 4 inches, with a home button.
  public static let iPhoneSE = homeButton("iphone-se-1", "iPhone SE (1st generation)", 320, 568)
  /// 4.7 inches, with a home button.
  public static let iPhoneSE3 = homeButton("iphone-se-3", "iPhone SE (3rd generation)", 375, 667)
  /// 6.1 inches, with a notch.
  public static let iPhone16e = phone("iphone-16e", "iPhone 16e", 390, 844, top: 47, radius: 47.33, .notch)
  /// 6.1 inches, with a Dynamic Island.
  public static let iPhone15 = phone("iphone-15", "iPhone 15", 393, 852, top: 59, radius: 55)
  /// 6.1 inches, with a Dynamic Island.
  public static let iPhone15Pro = phone("iphone-15-pro", "iPhone 15 Pro", 393, 852, top: 59, radius: 55)
  /// 6.7 inches, with a Dynamic Island.
  public static let iPhone15ProMax = phone("iphone-15-pro-max", "iPhone 15 Pro Max", 430, 932, top: 59, radius: 55)
  /// 6.1 inches, with a Dynamic Island.
  public static let iPhone16 = phone("iphone-16", "iPhone 16", 393, 852, top: 59, radius: 55)
  /// 6.3 inches, with a Dynamic Island.
  public static let iPhone16Pro = phone("iphone-16-pro", "iPhone 16 Pro", 402, 874, top: 62, radius: 62)
  /// 6.9 inches, with a Dynamic Island.
  public static let iPhone16ProMax = phone("iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, top: 62, radius: 62)
  /// 6.3 inches, with a Dynamic Island.
  public static let iPhone17 = phone("iphone-17", "iPhone 17", 402, 874, top: 62, radius: 62)
  /// 6.3 inches, with a Dynamic Island.
  public static let iPhone17Pro = phone("iphone-17-pro", "iPhone 17 Pro", 402, 874, top: 62, radius: 62)
  /// 6.5 inches, with a Dynamic Island.
  public static let iPhoneAir = phone("iphone-air", "iPhone Air", 420, 912, top: 68, radius: 62)
  /// 10.9 inches, with a home indicator.
  public static let iPad10 = tablet("ipad-10", "iPad (10th generation)", 820, 1180, radius: 25)
  /// 11 inches, with a home indicator.
  public static let iPadPro11 = tablet("ipad-pro-11", "iPad Pro 11-inch (M4)", 834, 1210, radius: 30)
  /// 13 inches, with a home indicator.
  public static let iPadPro13 = tablet("ipad-pro-13", "iPad Pro 13-inch (M4)", 1032, 1376, radius: 30)

  /// The devices that a menu offers, smallest first.
  public static let all = [
    iPhoneSE, iPhoneSE3, iPhone16e, iPhone15, iPhone15Pro, iPhone16, iPhone16Pro, iPhone17, iPhone17Pro, iPhoneAir,
    iPhone15ProMax, iPhone16ProMax, iPad10, iPadPro11, iPadPro13,
  ]

  /// Returns the device with an id, such as "iphone-16-pro", or with a name, such as "iPhone 16 Pro", ignoring case;
  /// nil if there is none.
  public static func named(_ name: String) -> Device? {
    let name = name.lowercased()
    return all.first { $0.id == name || $0.name.lowercased() == name }
  }

  /// The ids, for the message about a device that does not exist.
  package static var listOfIDs: String { all.map(\.id).joined(separator: ", ") }

  /// Apple's identifiers of the models, by id.
  private static let modelIdentifiers = [
    "iphone-se-1": "iPhone8,4",
    "iphone-se-3": "iPhone14,6",
    "iphone-16e": "iPhone17,5",
    "iphone-15": "iPhone15,4",
    "iphone-15-pro": "iPhone16,1",
    "iphone-15-pro-max": "iPhone16,2",
    "iphone-16": "iPhone17,3",
    "iphone-16-pro": "iPhone17,1",
    "iphone-16-pro-max": "iPhone17,2",
    "iphone-17": "iPhone18,3",
    "iphone-17-pro": "iPhone18,1",
    "iphone-air": "iPhone18,4",
    "ipad-10": "iPad13,18",
    "ipad-pro-11": "iPad16,3",
    "ipad-pro-13": "iPad16,5",
  ]

  private static func phone(
    _ id: String, _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, radius: CGFloat,
    _ camera: Camera = .island
  ) -> Device {
    model(
      id: id, name: name, size: CGSize(width: width, height: height), scale: 3,
      safeArea: SafeAreaInsets(top: top, bottom: 34), cornerRadius: radius, camera: camera)
  }

  private static func homeButton(_ id: String, _ name: String, _ width: CGFloat, _ height: CGFloat) -> Device {
    model(
      id: id, name: name, size: CGSize(width: width, height: height), scale: 2, safeArea: SafeAreaInsets(top: 20),
      cornerRadius: 0)
  }

  private static func tablet(
    _ id: String, _ name: String, _ width: CGFloat, _ height: CGFloat, radius: CGFloat
  ) -> Device {
    model(
      id: id, name: name, size: CGSize(width: width, height: height), scale: 2,
      safeArea: SafeAreaInsets(top: 24, bottom: 20), cornerRadius: radius)
  }

  private static func model(
    id: String, name: String, size: CGSize, scale: CGFloat, safeArea: SafeAreaInsets, cornerRadius: CGFloat,
    camera: Camera = .bezel
  ) -> Device {
    var device = Device(
      id: id, name: name, size: size, scale: scale, safeArea: safeArea, cornerRadius: cornerRadius, camera: camera)
    device.modelIdentifier = modelIdentifiers[id]
    return device
  }
}
