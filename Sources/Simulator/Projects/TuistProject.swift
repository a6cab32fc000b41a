import Foundation

/// Reads the `Project.swift` from which Tuist would generate a project, if it is only data.
struct TuistProject {
  private let folder: URL
  private let spec: SwiftLiteral
  private var project: Project
  private var packages = LocalPackages()
  /// The targets behind each product of the packages.
  private var products: [String: [String]] = [:]
  /// The manifests on whose behalf this one is read, which it must not read again.
  private let opening: Set<URL>

  /// Reads a manifest.
  ///
  /// - Throws: `ProjectProblem`
  static func read(_ file: URL) throws -> Project { try read(file, for: []) }

  private static func read(_ file: URL, for opening: Set<URL>) throws -> Project {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw ProjectProblem("\(file.path) cannot be read.")
    }
    let advice =
      "Scrollwork reads only Tuist manifests that are plain data: run `tuist generate` and open the project it creates."
    let values: [String: SwiftLiteral]
    do { values = try SwiftLiteralReader.constants(in: text) } catch {
      throw ProjectProblem("\(file.path), \(error) \(advice)")
    }
    guard let spec = values.values.first(where: { $0.name == "Project" }) else {
      throw ProjectProblem("\(file.path): there is no `let project = Project(...)` in it. \(advice)")
    }
    var reader = TuistProject(spec, file, opening.union([file]))
    return try reader.read()
  }

  private init(_ spec: SwiftLiteral, _ file: URL, _ opening: Set<URL>) {
    folder = file.deletingLastPathComponent()
    (self.spec, self.opening) = (spec, opening)
    project = Project(name: spec["name"]?.string ?? folder.lastPathComponent, location: file)
    project.descriptions = [file]
  }

  private mutating func read() throws -> Project {
    let targets = spec["targets"]?.items ?? []
    let needed = targets.flatMap { $0["dependencies"]?.items ?? [] }.compactMap { $0["product"]?.string }
    let listed = spec["packages"]?.items ?? []
    packages.announce(listed.compactMap { $0["path"].flatMap(Self.path) }.map { folder.appending(path: $0) })
    for package in listed {
      if let path = package["path"].flatMap(Self.path) {
        products.merge(try packages.addIfThere(folder.appending(path: path), for: needed)) { $1 }
      } else if let url = package["url"]?.string {
        let wish = Self.wish(package["requirement"] ?? package[nil] ?? package)
        products.merge(packages.add(url, wish, for: needed)) { $1 }
      }
    }
    for target in targets { try add(target) }
    project.targets += packages.targets
    project.skipped += packages.skipped
    project.impossible.merge(packages.impossible) { $1 }
    project.missing.merge(packages.missing) { $1 }
    project.descriptions += packages.manifests + packages.remote.files
    return project
  }

  /// Returns the required version of a package.
  private static func wish(_ requirement: SwiftLiteral) -> RemotePackages.Wish? {
    let first = requirement[nil]?.string
    switch requirement.name {
    case "branch": return first.map { .branch($0) }
    case "revision": return first.map { .commit($0) }
    case "exact": return first.map { .version($0, before: nil) }
    case "range":
      guard let lowest = requirement["from"]?.string, let limit = requirement["to"]?.string else { return nil }
      return .version(lowest, before: limit)
    default:
      guard let lowest = requirement["from"]?.string else { return nil }
      let limit = RemotePackages.limit(after: lowest, isMinor: requirement.name == "upToNextMinor")
      return limit.map { .version(lowest, before: $0) }
    }
  }

  /// Returns a string, or the argument of `.relativeToManifest`.
  private static func path(_ value: SwiftLiteral) -> String? { value.string ?? value[nil]?.string }

  // MARK: Targets

  private mutating func add(_ target: SwiftLiteral) throws {
    guard let name = target["name"]?.string, let product = target["product"]?.name else { return }
    let places = target["destinations"] ?? target["platform"]
    let names = places?.items.compactMap(\.name) ?? []
    guard (names + [places?.name].compactMap(\.self)).contains(where: { ["iOS", "iPhone", "iPad"].contains($0) }) else {
      return project.skipped.append("Target \(name): it is not for iOS.")
    }
    let kinds: [String: Project.Target.Kind] = [
      "app": .app, "framework": .library, "staticFramework": .library, "staticLibrary": .library,
      "dynamicLibrary": .library, "unitTests": .unitTests, "uiTests": .uiTests,
    ]
    guard let kind = kinds[product] else {
      let reason =
        product.lowercased().contains("extension")
        ? "extensions and widgets do not run here." : "products of type \(product) are not supported."
      return project.skipped.append("Target \(name): \(reason)")
    }
    for script in target["scripts"]?.items ?? [] {
      project.skipped.append("Target \(name): its build script \"\(script["name"]?.string ?? "?")\" is not run.")
    }
    let settings = try settings(of: target, named: name)
    let module = settings["PRODUCT_MODULE_NAME"] ?? BuildSettings.moduleName(settings["PRODUCT_NAME"] ?? name)
    var made = Project.Target(name: name, module: module, kind: kind, folder: folder)
    made.settings = settings
    for file in files(target["sources"]) where file.pathExtension == "swift" {
      SourceTree.sort(file, into: &made, skipped: &project.skipped)
    }
    for file in files(target["resources"]) where file.pathExtension != "swift" {
      SourceTree.sort(file, into: &made, skipped: &project.skipped)
    }
    for path in (target["buildableFolders"]?.items ?? []).compactMap(Self.path) {
      for file in SourceTree.files(in: folder.appending(path: path)) {
        SourceTree.sort(file, into: &made, skipped: &project.skipped)
      }
    }
    made.hasModuleBundle = kind == .library && !made.resources.isEmpty
    for dependency in target["dependencies"]?.items ?? [] { try add(dependency, to: &made) }
    project.targets.append(made)
  }

  private mutating func add(_ dependency: SwiftLiteral, to target: inout Project.Target) throws {
    switch dependency.name {
    case "target":
      if let name = dependency["name"]?.string { target.dependencies.append(name) }
    case "package":
      target.dependencies += dependency["product"]?.string.flatMap { products[$0] } ?? []
    case "project":
      if let name = dependency["target"]?.string { target.dependencies.append(name) }
      if let path = dependency["path"].flatMap(Self.path) { try addProject(folder.appending(path: path)) }
    case "external":
      guard let name = dependency["name"]?.string, project.missing[name] == nil else { return }
      let line =
        "Package of \(name): packages in Tuist's Package.swift are not fetched. \(LocalPackages.advice(for: [name]))"
      project.missing[name] = line
      project.skipped.append(line)
    case "xcframework", "framework", "library":
      let path = dependency["path"].flatMap(Self.path) ?? ""
      project.skipped.append("Target \(target.name), \(path): binary frameworks are not linked.")
    default: break
    }
  }

  /// Adds the targets that another manifest provides.
  private mutating func addProject(_ folder: URL) throws {
    let file = folder.appending(path: "Project.swift").standardizedFileURL
    guard !opening.contains(file), !project.descriptions.contains(file) else { return }
    let part = try Self.read(file, for: opening.union(project.descriptions))
    let known = Set(project.targets.map(\.name))
    project.targets += part.targets.filter { $0.kind == .library && !known.contains($0.name) }
    project.skipped += part.skipped
    project.descriptions += part.descriptions
    project.impossible.merge(part.impossible) { own, _ in own }
    project.missing.merge(part.missing) { own, _ in own }
  }

  /// Returns the files that patterns match: a string, an array, or a call with one.
  private func files(_ value: SwiftLiteral?) -> [URL] {
    guard let value else { return [] }
    if !value.items.isEmpty { return value.items.flatMap { files($0) } }
    if let list = value[nil] ?? value["resources"] ?? value["globs"], !list.items.isEmpty { return files(list) }
    guard let pattern = Self.path(value) ?? value["pattern"].flatMap(Self.path) ?? value["path"].flatMap(Self.path)
    else {
      return []
    }
    let excluded = value["excluding"].map { $0.items.isEmpty ? [$0] : $0.items } ?? []
    let left = excluded.compactMap(Self.path)
    let parts = pattern.split(separator: "/").map(String.init)
    let place = folder.appending(path: parts.prefix { !$0.contains("*") }.joined(separator: "/")).standardizedFileURL
    guard parts.contains(where: { $0.contains("*") }) else { return [place] }
    return SourceTree.files(in: place).filter { file in
      let path = String(file.path.dropFirst(folder.standardizedFileURL.path.count + 1))
      return SourceTree.isMatch(path, pattern) && !left.contains { SourceTree.isMatch(path, $0) }
    }
  }

  // MARK: Settings

  private func settings(of target: SwiftLiteral, named name: String) throws -> [String: String] {
    let product = target["productName"]?.string ?? name
    var settings = BuildSettings([
      "TARGET_NAME": name, "PROJECT_NAME": project.name, "SRCROOT": folder.path, "PROJECT_DIR": folder.path,
      "CONFIGURATION": "Debug", "PRODUCT_NAME": product, "PLATFORM_NAME": "iphonesimulator", "SDKROOT": "iphoneos",
      "SWIFT_VERSION": "5.0", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG",
    ])
    settings.add(["PRODUCT_BUNDLE_IDENTIFIER": target["bundleId"]?.string ?? ""])
    for owner in [spec, target] {
      guard let own = owner["settings"] else { continue }
      add(own["base"], to: &settings)
      add(own["debug"], to: &settings)
      guard let debug = own["configurations"]?.items.first(where: { $0.name == "debug" }) else { continue }
      if let path = debug["xcconfig"].flatMap(Self.path) {
        for level in BuildSettings.configuration(folder.appending(path: path)).settings { settings.add(level) }
      }
      add(debug["settings"], to: &settings)
    }
    guard let information = target["infoPlist"] else { return settings.resolved() }
    if let path = Self.path(information) ?? information["path"].flatMap(Self.path) {
      settings.add(["INFOPLIST_FILE": path])
    } else if let table = information["with"] ?? information[nil] {
      let data = try PropertyListSerialization.data(
        fromPropertyList: Self.propertyList(table), format: .xml, options: 0)
      let file = ProjectCache.root.appending(
        path: "manifests/\(ProjectCache.digest(data + Data((folder.path + name).utf8))).plist")
      try ProjectCache.write(data, to: file)
      settings.add(["INFOPLIST_FILE": file.path])
    }
    return settings.resolved()
  }

  private func add(_ table: SwiftLiteral?, to settings: inout BuildSettings) {
    settings.add(
      (table?.entries ?? [:]).compactMapValues { value -> String? in
        let words = value.items.compactMap(\.string)
        let text = value.string ?? value[nil]?.string ?? (words.isEmpty ? value.name : words.joined(separator: " "))
        return text.map { ["true": "YES", "false": "NO"][$0] ?? $0 }
      })
  }

  /// Returns a value as in an Info.plist: the argument of `.string("a")`, or the literal itself.
  private static func propertyList(_ value: SwiftLiteral) -> Any {
    switch value {
    case .text(let text): return text
    case .word("true"): return true
    case .word("false"): return false
    case .word(let word): return Int(word).map { $0 as Any } ?? word
    case .list(let items): return items.map(propertyList)
    case .table(let entries): return entries.mapValues(propertyList)
    case .call: return value[nil].map(propertyList) ?? ""
    }
  }
}
