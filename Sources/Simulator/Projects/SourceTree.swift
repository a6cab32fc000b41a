import Foundation

/// The contents of folders, and their use in a build.
enum SourceTree {
  /// Folders that a build treats as one item.
  private static let opaque: Set = [
    "xcassets", "lproj", "bundle", "xcdatamodeld", "xcdatamodel", "docc", "framework", "xcframework", "xcodeproj",
    "xcworkspace", "playground", "scnassets", "mlpackage",
  ]
  private static let foreign: Set = ["m", "mm", "c", "cc", "cpp", "h", "hpp", "metal", "s"]

  /// Returns the files below a folder, sorted by name; folders that are one item are not searched, unless some of their
  /// files are left out.
  /// - Parameter whole: paths of more such folders.
  static func files(in folder: URL, except left: Set<String> = [], whole: Set<String> = []) -> [URL] {
    var found: [URL] = []
    func look(into folder: URL, path: String) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names.sorted() where !name.hasPrefix(".") {
        let inside = path + name
        if left.contains(inside) { continue }
        let url = folder.appending(path: name)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { continue }
        let isOne = opaque.contains(url.pathExtension) && !left.contains { $0.hasPrefix(inside + "/") }
        if isFolder.boolValue, !isOne, !whole.contains(inside) {
          look(into: url, path: inside + "/")
        } else {
          found.append(url)
        }
      }
    }
    look(into: folder, path: "")
    return found
  }

  /// Returns the packages below a folder; the contents of one are its own.
  static func packages(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.contains("Package.swift") ? [folder] : folders(in: folder).flatMap { packages(in: $0) }
  }

  /// Returns a folder's direct subfolders that are not one item.
  private static func folders(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }.map { folder.appending(path: $0) }.filter { place in
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder)
      return isThere && isFolder.boolValue && !opaque.contains(place.pathExtension)
    }
  }

  /// Returns the folders below one, at most two levels deep, that have an Xcode project, or else are apps of Swift
  /// Playgrounds: those that are least deep. Folders of other tools' downloads do not count.
  static func foldersWithProjects(in folder: URL) -> [URL] {
    var level = [folder]
    var apps: [URL] = []
    for _ in 0..<2 {
      level = level.flatMap { folders(in: $0) }.filter { !["Pods", "Carthage"].contains($0.lastPathComponent) }
      let names = level.map { (try? FileManager.default.contentsOfDirectory(atPath: $0.path)) ?? [] }
      let found = zip(level, names).filter { _, names in
        names.contains { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
      }
      if !found.isEmpty { return found.map(\.0) }
      if apps.isEmpty {
        apps = zip(level, names).filter { $0.pathExtension == "swiftpm" && $1.contains("Package.swift") }.map(\.0)
      }
    }
    return apps
  }

  /// Returns whether a folder, or one in it, has an entry of this name.
  static func contains(_ name: String, in folder: URL) -> Bool {
    let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return entries.contains { entry in
      entry.lastPathComponent == name || (entry.pathExtension.isEmpty && contains(name, in: entry))
    }
  }

  /// Returns the file or folder at a path, ignoring case as on the disks of most Macs.
  ///
  /// Git can keep what a Mac takes for one folder as two, such as Views and views, each with some of the files.
  static func existing(_ url: URL) -> URL {
    if FileManager.default.fileExists(atPath: url.path) || url.path == "/" { return url }
    let parent = url.deletingLastPathComponent()
    let folders = spellings(of: parent)
    for folder in folders {
      if let name = names(like: url.lastPathComponent, in: folder).first { return folder.appending(path: name) }
    }
    return (folders.first ?? parent).appending(path: url.lastPathComponent)
  }

  /// Returns the folders that a path means if case is ignored, first the one that is written that way.
  private static func spellings(of folder: URL) -> [URL] {
    guard folder.path != "/" else { return [folder] }
    let name = folder.lastPathComponent
    return spellings(of: folder.deletingLastPathComponent()).flatMap { parent in
      let exact = parent.appending(path: name)
      let others = names(like: name, in: parent).filter { $0 != name }.map { parent.appending(path: $0) }
      return FileManager.default.fileExists(atPath: exact.path) ? [exact] + others : others
    }
  }

  private static func names(like name: String, in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.caseInsensitiveCompare(name) == .orderedSame }.sorted()
  }

  /// Returns whether a path is, or lies in, what a pattern matches: `*` is any name, `**` any folders.
  static func isMatch(_ path: String, _ pattern: String) -> Bool {
    var parts = path.split(separator: "/").map(String.init)[...]
    var wanted = pattern.split(separator: "/").map(String.init)[...]
    func match(_ parts: ArraySlice<String>, _ wanted: ArraySlice<String>) -> Bool {
      guard let first = wanted.first else { return true }
      if first == "**" {
        return wanted.count == 1 || parts.indices.contains { match(parts[$0...], wanted.dropFirst()) }
      }
      guard let part = parts.first, fnmatch(first, part, 0) == 0 else { return false }
      return match(parts.dropFirst(), wanted.dropFirst())
    }
    if wanted.first == "." { wanted = wanted.dropFirst() }
    parts = parts.drop { $0 == "." }
    return match(parts, wanted)
  }

  /// Adds a file to the right list.
  static func sort(_ file: URL, into target: inout Project.Target, skipped: inout [String]) {
    let ending = file.pathExtension.lowercased()
    switch ending {
    case "swift": target.sources.append(file)
    case _ where foreign.contains(ending):
      if ending != "h", ending != "hpp" { skipped.append("\(file.lastPathComponent): only Swift is compiled.") }
    case "docc", "md", "entitlements", "xctestplan", "xcconfig", "intentdefinition", "xcprivacy", "framework",
      "xcframework", "gpx", "storekit":
      break
    case "plist" where file.lastPathComponent == "Info.plist": break
    default: target.resources.append(file)
    }
  }
}
