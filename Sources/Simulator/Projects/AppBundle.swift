import Foundation

/// An app's bundle folder: its Info.plist and links to its resources, laid out flat as on a phone.
enum AppBundle {
  /// The extensions of models of Core Data and Core ML in a bundle that Xcode builds.
  private static let models = [
    "xcdatamodeld": "momd", "xcdatamodel": "mom", "mlmodel": "mlmodelc", "mlpackage": "mlmodelc",
  ]

  /// Makes the bundle of a target from scratch.
  /// - Parameter classes: those that storyboards may name.
  /// - Throws: an error of the file system; `ProjectProblem` for a damaged storyboard.
  static func make(for target: Project.Target, in folder: URL, classes: InterfaceClasses = InterfaceClasses()) throws {
    let files = FileManager.default
    try? files.removeItem(at: folder)
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    func link(_ file: URL, as place: URL) throws {
      if let ending = InterfaceFile.endings[file.pathExtension] {
        if InterfaceFile.isLaunchScreen(file) { return }
        let data = try InterfaceFile.compiled(file, module: target.module, classes)
        return try data.write(to: place.deletingPathExtension().appendingPathExtension(ending))
      }
      // Two files of the same name: Xcode refuses this, here the later one wins.
      try? files.removeItem(at: place)
      try files.createSymbolicLink(at: place, withDestinationURL: file)
    }
    for resource in target.resources {
      let parent = resource.deletingLastPathComponent()
      if resource.pathExtension == "lproj" {
        let language = folder.appending(path: resource.lastPathComponent)
        try files.createDirectory(at: language, withIntermediateDirectories: true)
        for file in try files.contentsOfDirectory(at: resource, includingPropertiesForKeys: nil) {
          try link(file, as: language.appending(path: file.lastPathComponent))
        }
      } else if parent.pathExtension == "lproj" {
        let language = folder.appending(path: parent.lastPathComponent)
        try files.createDirectory(at: language, withIntermediateDirectories: true)
        try link(resource, as: language.appending(path: resource.lastPathComponent))
      } else if resource.pathExtension == "xcassets" {
        // Files of several folders may have the same name.
        var place = folder.appending(path: resource.lastPathComponent)
        var count = 1
        while (try? files.destinationOfSymbolicLink(atPath: place.path)) != nil {
          count += 1
          place = folder.appending(path: "\(count).xcassets")
        }
        try link(resource, as: place)
      } else if let ending = models[resource.pathExtension] {
        let name = resource.deletingPathExtension().lastPathComponent
        try link(resource, as: folder.appending(path: "\(name).\(ending)"))
      } else {
        try link(resource, as: folder.appending(path: resource.lastPathComponent))
      }
    }
    let list = information(of: target)
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    try data.write(to: folder.appending(path: "Info.plist"))
  }

  /// Returns the file that `INFOPLIST_FILE` names; nil for none.
  static func informationFile(of target: Project.Target) -> URL? {
    guard let path = target.settings["INFOPLIST_FILE"], !path.isEmpty else { return nil }
    return path.hasPrefix("/") ? URL(fileURLWithPath: path) : target.folder.appending(path: path)
  }

  /// Returns the Info.plist: the file's content with build settings filled in, and what Xcode generates.
  static func information(of target: Project.Target) -> [String: Any] {
    let settings = [
      "TARGET_NAME": target.name, "PRODUCT_NAME": target.name, "EXECUTABLE_NAME": target.name,
      "PRODUCT_MODULE_NAME": target.module, "DEVELOPMENT_LANGUAGE": "en",
    ].merging(target.settings) { $1 }
    var list: [String: Any] = [:]
    if let file = informationFile(of: target), let data = try? Data(contentsOf: file) {
      let read = try? PropertyListSerialization.propertyList(from: data, format: nil)
      list = expand(read ?? [:], with: settings) as? [String: Any] ?? [:]
    }
    for (key, value) in settings where key.hasPrefix("INFOPLIST_KEY_") {
      var name = String(key.dropFirst("INFOPLIST_KEY_".count))
      if name.hasSuffix("_Generation") { continue }
      for device in ["iPhone", "iPad"] where name.hasSuffix("_\(device)") {
        name = "\(name.dropLast(device.count + 1))~\(device.lowercased())"
      }
      list[name] =
        if ["YES", "NO"].contains(value) {
          value == "YES"
        } else if name.hasPrefix("UISupportedInterfaceOrientations") {
          value.split(separator: " ").map(String.init)
        } else {
          value
        }
    }
    func add(_ key: String, _ value: String?) { if list[key] == nil, let value, !value.isEmpty { list[key] = value } }
    add("CFBundleIdentifier", settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? "app.\(target.module)")
    add("CFBundleName", settings["PRODUCT_NAME"])
    add("CFBundleExecutable", settings["PRODUCT_NAME"])
    add("CFBundleShortVersionString", settings["MARKETING_VERSION"] ?? "1.0")
    add("CFBundleVersion", settings["CURRENT_PROJECT_VERSION"] ?? "1")
    add("CFBundleDevelopmentRegion", "en")
    add("NSAccentColorName", accentColor(of: target))
    if let delegate = target.sceneDelegate, list["UIApplicationSceneManifest"] == nil {
      var scene = [
        "UISceneConfigurationName": "Default Configuration", "UISceneDelegateClassName": "\(target.module).\(delegate)",
      ]
      scene["UISceneStoryboardFile"] = list["UIMainStoryboardFile"] as? String
      list["UIApplicationSceneManifest"] = [
        "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [scene]]
      ]
    }
    addAlternateIcons(settings["ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES"] ?? "", to: &list)
    list["CFBundlePackageType"] = "APPL"
    return list
  }

  /// Adds the icons that the asset catalogue's compiler lists, by names separated by blanks.
  private static func addAlternateIcons(_ names: String, to list: inout [String: Any]) {
    guard !names.isEmpty else { return }
    var icons = list["CFBundleIcons"] as? [String: Any] ?? [:]
    var known = icons["CFBundleAlternateIcons"] as? [String: Any] ?? [:]
    for name in names.split(separator: " ").map(String.init) where known[name] == nil {
      known[name] = ["CFBundleIconName": name]
    }
    icons["CFBundleAlternateIcons"] = known
    list["CFBundleIcons"] = icons
  }

  /// Returns the colour set that is the app's accent colour; nil if its catalogues have none.
  private static func accentColor(of target: Project.Target) -> String? {
    let name = target.settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"] ?? "AccentColor"
    let isThere = target.resources.contains { catalog in
      catalog.pathExtension == "xcassets" && SourceTree.contains("\(name).colorset", in: catalog)
    }
    return isThere && !name.isEmpty ? name : nil
  }

  private static func expand(_ value: Any, with settings: [String: String]) -> Any {
    switch value {
    case let text as String: BuildSettings.expand(text, with: settings)
    case let list as [Any]: list.map { expand($0, with: settings) }
    case let table as [String: Any]: table.mapValues { expand($0, with: settings) }
    default: value
    }
  }
}
