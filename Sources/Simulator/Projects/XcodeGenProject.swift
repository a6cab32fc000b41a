import Foundation

/// Reads the `project.yml` from which XcodeGen would generate a project.
struct XcodeGenProject {
  private let folder: URL
  private var spec: Yaml
  private var project: Project
  private var packages = LocalPackages()
  /// The targets behind each product of each local package.
  private var products: [String: [String: [String]]] = [:]

  /// Reads a project.
  ///
  /// - Throws: `ProjectProblem`
  static func read(_ file: URL) throws -> Project {
    var files: [URL] = []
    let spec = try load(file, &files)
    var reader = XcodeGenProject(spec, file, files)
    return try reader.read()
  }

  private init(_ spec: Yaml, _ file: URL, _ files: [URL]) {
    folder = file.deletingLastPathComponent()
    self.spec = spec
    project = Project(name: spec["name"]?.string ?? folder.lastPathComponent, location: file)
    project.descriptions = files
  }

  /// Loads a file with those that it includes, which it overrides.
  private static func load(_ file: URL, _ files: inout [URL]) throws -> Yaml {
    guard !files.contains(file) else { throw ProjectProblem("\(file.path): it includes itself.") }
    files.append(file)
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw ProjectProblem("\(file.path) cannot be read.")
    }
    // Environment variables, as in XcodeGen; unknown names stay, perhaps for a template.
    let environment = ProcessInfo.processInfo.environment
    let filled = text.replacing(#/\$\{(\w+)\}/#) { environment[String($0.1)] ?? String($0.0) }
    var spec: Yaml
    do { spec = try Yaml.read(filled) } catch { throw ProjectProblem("\(file.path): \(error)") }
    for include in (spec["include"]?.items ?? []).reversed() {
      guard let path = include.string ?? include["path"]?.string else { continue }
      spec = try load(file.deletingLastPathComponent().appending(path: path).standardizedFileURL, &files).merged(spec)
    }
    return spec
  }

  private mutating func read() throws -> Project {
    let listed = spec["packages"]?.entries ?? [:]
    packages.announce(listed.values.compactMap { $0["path"]?.string }.map { folder.appending(path: $0) })
    for (name, package) in listed.sorted(by: { $0.key < $1.key }) {
      if let path = package["path"]?.string {
        products[name] = try packages.addIfThere(folder.appending(path: path), for: needed(of: name))
      } else {
        let url = package["url"]?.string ?? package["github"]?.string ?? name
        let address = package["github"] == nil ? url : "https://github.com/\(url)"
        products[name] = packages.add(address, Self.wish(package), for: needed(of: name))
      }
    }
    for (name, target) in (spec["targets"]?.entries ?? [:]).sorted(by: { $0.key < $1.key }) {
      try add(name, templated(target, named: name))
    }
    project.targets += packages.targets
    project.skipped += packages.skipped
    project.impossible = packages.impossible
    project.missing = packages.missing
    project.descriptions += packages.manifests + packages.remote.files
    readScheme()
    return project
  }

  /// Returns the products of a package that targets name.
  private func needed(of package: String) -> [String] {
    let targets = spec["targets"]?.entries ?? [:]
    let all = targets.flatMap { templated($1, named: $0)["dependencies"]?.items ?? [] }
    let own = all.filter { $0["package"]?.string == package }
    return Set(own.flatMap { $0["products"]?.strings ?? [$0["product"]?.string ?? package] }).sorted()
  }

  /// Returns the required version of a package.
  private static func wish(_ package: Yaml) -> RemotePackages.Wish? {
    func text(_ keys: String...) -> String? { keys.lazy.compactMap { package[$0]?.string }.first }
    if let branch = text("branch") { return .branch(branch) }
    if let commit = text("revision") { return .commit(commit) }
    if let version = text("exactVersion", "version") { return .version(version, before: nil) }
    if let lowest = text("minVersion"), let limit = text("maxVersion") { return .version(lowest, before: limit) }
    let isMinor = package["minorVersion"] != nil
    guard let lowest = text("from", "majorVersion", "minorVersion") else { return nil }
    return RemotePackages.limit(after: lowest, isMinor: isMinor).map { .version(lowest, before: $0) }
  }

  /// Returns a target with its templates applied.
  private func templated(_ target: Yaml, named name: String, depth: Int = 0) -> Yaml {
    guard depth < 16 else { return target }
    var base = Yaml.map([:])
    for template in target["templates"]?.strings ?? [] {
      guard let found = spec["targetTemplates"]?[template] else { continue }
      base = base.merged(templated(found, named: name, depth: depth + 1))
    }
    var words = ["target_name": name]
    for (key, value) in target["templateAttributes"]?.entries ?? [:] { words[key] = value.string }
    return base.merged(target).filled(words)
  }

  // MARK: Targets

  private mutating func add(_ name: String, _ target: Yaml) throws {
    let platforms = (target["platform"]?.strings ?? []) + (target["supportedDestinations"]?.strings ?? [])
    guard platforms.isEmpty || platforms.contains(where: { ["iOS", "auto"].contains($0) }) else {
      return project.skipped.append("Target \(name): it is not for iOS.")
    }
    let kinds: [String: Project.Target.Kind] = [
      "application": .app, "framework": .library, "framework.static": .library, "library.static": .library,
      "library.dynamic": .library, "bundle.unit-test": .unitTests, "bundle.ui-testing": .uiTests,
    ]
    let type = target["type"]?.string ?? ""
    guard let kind = kinds[type] else {
      let isExtension = type.contains("extension")
      return project.skipped.append(
        "Target \(name): "
          + (isExtension
            ? "extensions and widgets do not run here." : "products of type \(type) are not supported."))
    }
    for phase in ["preBuildScripts", "postCompileScripts", "postBuildScripts"] {
      for script in target[phase]?.items ?? [] {
        project.skipped.append("Target \(name): its build script \"\(script["name"]?.string ?? phase)\" is not run.")
      }
    }
    let settings = try settings(of: target, named: name)
    let module = settings["PRODUCT_MODULE_NAME"] ?? BuildSettings.moduleName(settings["PRODUCT_NAME"] ?? name)
    var made = Project.Target(name: name, module: module, kind: kind, folder: folder)
    made.settings = settings
    for source in target["sources"]?.items ?? [] { add(source, to: &made) }
    for dependency in target["dependencies"]?.items ?? [] {
      if let other = dependency["target"]?.string { made.dependencies.append(other) }
      guard let package = dependency["package"]?.string else { continue }
      let names = dependency["products"]?.strings ?? [dependency["product"]?.string ?? package]
      made.dependencies += names.flatMap { products[package]?[$0] ?? [] }
    }
    project.targets.append(made)
  }

  private mutating func add(_ source: Yaml, to target: inout Project.Target) {
    guard let path = source.string ?? source["path"]?.string, source["buildPhase"]?.string != "none" else { return }
    let place = SourceTree.existing(folder.appending(path: path).standardizedFileURL)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) else {
      if source["optional"]?.string != "true" {
        project.skipped.append("\(place.path): the project names it, but there is no such file.")
      }
      return
    }
    let isWhole = source["type"]?.string == "folder"
    guard isFolder.boolValue, !isWhole, place.pathExtension.isEmpty else {
      return SourceTree.sort(place, into: &target, skipped: &project.skipped)
    }
    let (includes, excludes) = (source["includes"]?.strings ?? [], source["excludes"]?.strings ?? [])
    for file in SourceTree.files(in: place) {
      let inside = String(file.path.dropFirst(place.path.count + 1))
      if !includes.isEmpty, !includes.contains(where: { SourceTree.isMatch(inside, $0) }) { continue }
      if excludes.contains(where: { SourceTree.isMatch(inside, $0) }) { continue }
      SourceTree.sort(file, into: &target, skipped: &project.skipped)
    }
  }

  // MARK: Settings

  private func settings(of target: Yaml, named name: String) throws -> [String: String] {
    var settings = BuildSettings([
      "TARGET_NAME": name, "PROJECT_NAME": project.name, "SRCROOT": folder.path, "PROJECT_DIR": folder.path,
      "CONFIGURATION": "Debug", "PRODUCT_NAME": name, "PLATFORM_NAME": "iphonesimulator", "SDKROOT": "iphoneos",
      "SWIFT_VERSION": "5.0", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG",
    ])
    if let prefix = spec["options"]?["bundleIdPrefix"]?.string {
      let suffix = String(name.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
      settings.add(["PRODUCT_BUNDLE_IDENTIFIER": "\(prefix).\(suffix)"])
    }
    for owner in [spec, target] {
      if let path = (owner["configFiles"]?["Debug"] ?? owner["configFiles"])?.string {
        for level in BuildSettings.configuration(folder.appending(path: path)).settings { settings.add(level) }
      }
      add(owner["settings"], to: &settings)
    }
    if let properties = target["info"]?["properties"] {
      let data = try PropertyListSerialization.data(
        fromPropertyList: properties.propertyList, format: .xml, options: 0)
      let file = ProjectCache.root.appending(
        path: "manifests/\(ProjectCache.digest(data + Data(folder.path.utf8))).plist")
      try ProjectCache.write(data, to: file)
      settings.add(["INFOPLIST_FILE": file.path])
    } else if let path = target["info"]?["path"]?.string {
      settings.add(["INFOPLIST_FILE": path])
    }
    return settings.resolved()
  }

  private func add(_ level: Yaml?, to settings: inout BuildSettings, depth: Int = 0) {
    guard let level, depth < 16 else { return }
    let isNested = ["base", "configs", "groups", "presets"].contains { level[$0] != nil }
    for group in level["groups"]?.strings ?? [] {
      add(spec["settingGroups"]?[group], to: &settings, depth: depth + 1)
    }
    let plain = isNested ? level["base"]?.entries ?? [:] : level.entries
    settings.add(plain.compactMapValues(Self.setting))
    let configurations = level["configs"]?.entries ?? [:]
    if let debug = configurations.first(where: { $0.key.lowercased() == "debug" })?.value {
      settings.add(debug.entries.compactMapValues(Self.setting))
    }
  }

  private static func setting(_ value: Yaml) -> String? {
    let text = value.string ?? (value.items.isEmpty ? nil : value.strings.joined(separator: " "))
    return text.map { ["true": "YES", "false": "NO"][$0] ?? $0 }
  }

  // MARK: Schemes

  private mutating func readScheme() {
    guard let app = try? project.app() else { return }
    let own = spec["schemes"]?[app.name] ?? spec["schemes"]?.entries.sorted { $0.key < $1.key }.first?.value
    let target = spec["targets"]?[app.name].map { templated($0, named: app.name)["scheme"] } ?? nil
    let run = own?["run"] ?? target
    project.launch = Self.launch(run)
    let test = own?["test"]
    let hasOwn = test?["commandLineArguments"] != nil || test?["environmentVariables"] != nil
    project.testing = TestOptions(launch: hasOwn ? Self.launch(test) : project.launch)
    let plans = (test?["testPlans"] ?? target?["testPlans"])?.items ?? []
    let plan = plans.first { $0["defaultPlan"]?.string == "true" } ?? plans.first
    if let path = plan?["path"]?.string ?? plan?.string {
      let file = folder.appending(path: path)
      project.descriptions.append(file)
      if let data = try? Data(contentsOf: file) { project.testing.add(plan: data) }
    }
  }

  private static func launch(_ action: Yaml?) -> LaunchOptions {
    var options = LaunchOptions()
    let arguments = action?["commandLineArguments"]?.entries ?? [:]
    for (argument, isOn) in arguments.sorted(by: { $0.key < $1.key }) where isOn.string != "false" {
      options.arguments += Scheme.words(argument)
    }
    let variables = action?["environmentVariables"]
    for (name, value) in variables?.entries ?? [:] { options.environment[name] = value.string }
    if case .list(let list)? = variables {
      for entry in list where entry["isEnabled"]?.string != "false" {
        if let name = entry["variable"]?.string { options.environment[name] = entry["value"]?.string ?? "" }
      }
    }
    return options
  }
}

extension Yaml {
  /// Returns this overridden by another: maps are merged, lists concatenated.
  fileprivate func merged(_ other: Yaml) -> Yaml {
    switch (self, other) {
    case (.map(let own), .map(let more)): .map(own.merging(more) { $0.merged($1) })
    case (.list(let own), .list(let more)): .list(own + more)
    default: other
    }
  }

  /// Returns the value with `${name}` replaced.
  fileprivate func filled(_ words: [String: String]) -> Yaml {
    switch self {
    case .text(let text): .text(words.reduce(text) { $0.replacing("${\($1.key)}", with: $1.value) })
    case .list(let items): .list(items.map { $0.filled(words) })
    case .map(let map): .map(map.mapValues { $0.filled(words) })
    case .nothing: self
    }
  }

  /// The value as in an Info.plist.
  fileprivate var propertyList: Any {
    switch self {
    case .text(let text): ["true": true, "false": false][text] ?? text
    case .list(let items): items.map(\.propertyList)
    case .map(let map): map.mapValues(\.propertyList)
    case .nothing: [String: Any]()
    }
  }
}
