import Foundation

/// What the manifest of an app of Swift Playgrounds says of it: a package with a product that only Apple's package
/// manager knows, from the module `AppleProductTypes`.
struct PlaygroundApp {
  /// The manifest with a product that Swift's own package manager knows, on the same lines.
  let manifest: String
  private let product: SwiftLiteral

  /// Finds the app in a manifest; nil if there is none whose description is only data.
  init?(_ text: String) {
    guard let name = text.firstMatch(of: #/(?:\bProduct)?\.iOSApplication\b\s*(?=\()/#.wordBoundaryKind(.simple)),
      let (product, end) = try? SwiftLiteralReader.literal(in: text, from: name.range.lowerBound)
    else { return nil }
    self.product = product
    let call = text[name.range.lowerBound..<end]
    let title = Self.quoted(product["name"]?.string ?? "App")
    let targets = product["targets"]?.items.compactMap { $0.string.map(Self.quoted) } ?? []
    let lines = String(repeating: "\n", count: call.count(where: \.isNewline))
    manifest = text.replacingCharacters(
      in: name.range.lowerBound..<end,
      with: ".executable(name: \(title), targets: [\(targets.joined(separator: ", "))]\(lines))"
    )
    .replacing(#/(?m)^\s*import\s+AppleProductTypes\b/#.wordBoundaryKind(.simple), with: "")
  }

  /// The names of the package's targets that are the app.
  var targets: [String] { product["targets"]?.items.compactMap(\.string) ?? [] }

  /// The build settings that Xcode would make of it.
  var settings: [String: String] {
    var settings: [String: String] = [:]
    settings["PRODUCT_NAME"] = product["name"]?.string
    settings["PRODUCT_BUNDLE_IDENTIFIER"] = product["bundleIdentifier"]?.string
    settings["MARKETING_VERSION"] = product["displayVersion"]?.string
    settings["CURRENT_PROJECT_VERSION"] = product["bundleVersion"]?.string
    settings["INFOPLIST_FILE"] = product["additionalInfoPlistContentFilePath"]?.string
    if let name = product["accentColor"]?[nil]?.string {
      settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"] = name
    }
    for device in ["phone", "pad"] {
      let names = orientations(on: device)
      if !names.isEmpty {
        let key = "INFOPLIST_KEY_UISupportedInterfaceOrientations_\(device == "phone" ? "iPhone" : "iPad")"
        settings[key] = names.joined(separator: " ")
      }
    }
    for capability in product["capabilities"]?.items ?? [] {
      guard let name = capability.name, let key = Self.purposes[name] else { continue }
      settings["INFOPLIST_KEY_\(key)"] = capability["purposeString"]?.string
    }
    return settings
  }

  /// A catalogue with the accent colour, in the cache; nil if the app has none of Apple's.
  func accentCatalog() throws -> URL? {
    guard let accent = product["accentColor"], accent.name == "presetColor", let name = accent[nil]?.name else {
      return nil
    }
    let catalog = ProjectCache.root.appending(path: "accents/\(name).xcassets")
    let reference = "system\(name.prefix(1).uppercased())\(name.dropFirst())Color"
    let color = #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "\#(reference)"}}]}"#
    try ProjectCache.write(Data(color.utf8), to: catalog.appending(path: "AccentColor.colorset/Contents.json"))
    return catalog
  }

  private static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  private func orientations(on device: String) -> [String] {
    let names = [
      "portrait": "Portrait", "portraitUpsideDown": "PortraitUpsideDown", "landscapeLeft": "LandscapeLeft",
      "landscapeRight": "LandscapeRight",
    ]
    return (product["supportedInterfaceOrientations"]?.items ?? []).compactMap { orientation in
      let devices = orientation[nil]?["deviceFamilies"]?.items.compactMap(\.name)
      guard devices?.contains(device) != false else { return nil }
      return orientation.name.flatMap { names[$0] }.map { "UIInterfaceOrientation\($0)" }
    }
  }

  /// The keys of the Info.plist with the reasons that the user is told.
  private static let purposes = [
    "bluetoothAlways": "NSBluetoothAlwaysUsageDescription", "calendars": "NSCalendarsUsageDescription",
    "camera": "NSCameraUsageDescription", "contacts": "NSContactsUsageDescription",
    "faceID": "NSFaceIDUsageDescription",
    "locationAlwaysAndWhenInUse": "NSLocationAlwaysAndWhenInUseUsageDescription",
    "locationWhenInUse": "NSLocationWhenInUseUsageDescription", "mediaLibrary": "NSAppleMusicUsageDescription",
    "microphone": "NSMicrophoneUsageDescription", "motion": "NSMotionUsageDescription",
    "photoLibrary": "NSPhotoLibraryUsageDescription", "photoLibraryAdd": "NSPhotoLibraryAddUsageDescription",
    "reminders": "NSRemindersFullAccessUsageDescription", "speechRecognition": "NSSpeechRecognitionUsageDescription",
    "userTracking": "NSUserTrackingUsageDescription",
  ]
}
