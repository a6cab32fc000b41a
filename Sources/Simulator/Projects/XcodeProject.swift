import Foundation

/// Reads an `.xcodeproj`: a property list of objects that refer to each other.
struct XcodeProject {
  private let location: URL
  private let objects: [String: [String: Any]]
  private let root: [String: Any]
  private let folder: URL
  /// The group that each object is in.
  private var parents: [String: String] = [:]
  private var project: Project
  /// The projects on whose behalf this one is opened, which it must not open again.
  private var opening: Set<String> = []

  /// Reads a project.
  ///
  /// - Throws: `ProjectProblem`
  /// - Parameters:
  ///   - packages: folders of packages that are beside the project in a workspace.
  ///   - pins: the workspace's `Package.resolved`.
  static func read(_ location: URL, packages: [URL] = [], pins: URL? = nil) throws -> Project {
    var reader = try XcodeProject(location)
    return try reader.read(packages, pins)
  }

  private init(_ location: URL) throws {
    self.location = location
    let file = location.appending(path: "project.pbxproj")
    guard let data = try? Data(contentsOf: file) else {
      throw ProjectProblem("\(location.lastPathComponent) is not an Xcode project: \(file.path) cannot be read.")
    }
    if let damage = Self.damage(of: data) { throw ProjectProblem("\(file.path) is damaged: \(damage)") }
    let list: Any
    do { list = try PropertyListSerialization.propertyList(from: data, format: nil) } catch {
      throw ProjectProblem("\(file.path) is damaged: it is not a property list. Does Xcode open it?")
    }
    guard let list = list as? [String: Any], let objects = list["objects"] as? [String: [String: Any]],
      let id = list["rootObject"] as? String, let root = objects[id]
    else { throw ProjectProblem("\(file.path) is not an Xcode project.") }
    self.objects = objects
    self.root = root
    let beside = location.deletingLastPathComponent()
    folder = beside.appending(path: root["projectDirPath"] as? String ?? "").standardizedFileURL
    project = Project(name: location.deletingPathExtension().lastPathComponent, location: location)
    project.descriptions = [file]
    if let group = root["mainGroup"] as? String { findParents(of: group, depth: 0) }
  }

  /// Returns what is wrong with a file, as far as its lines show; nil for nothing.
  private static func damage(of data: Data) -> String? {
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    if let index = lines.firstIndex(where: { $0.hasPrefix("<<<<<<< ") || $0.hasPrefix(">>>>>>> ") }) {
      return "line \(index + 1) has merge conflict markers: finish the merge first."
    }
    guard let last = lines.last(where: { $0.contains { !$0.isWhitespace } }) else { return "it is empty." }
    let end = last.trimmingCharacters(in: .whitespacesAndNewlines)
    return end.hasSuffix("}") || end.hasSuffix(">")
      ? nil : "it is cut off after line \(lines.count). Is there a complete one in git?"
  }

  private func object(_ id: Any?) -> [String: Any]? { (id as? String).flatMap { objects[$0] } }
  private func ids(_ object: [String: Any]?, _ key: String) -> [String] { object?[key] as? [String] ?? [] }

  private mutating func findParents(of group: String, depth: Int) {
    guard depth < 64 else { return }
    for child in ids(objects[group], "children") {
      parents[child] = group
      findParents(of: child, depth: depth + 1)
    }
  }

  /// Returns the location of a file or group; nil for build products and the SDK's files.
  private func url(of id: String) -> URL? {
    guard let object = objects[id] else { return nil }
    let path = object["path"] as? String
    switch object["sourceTree"] as? String ?? "<group>" {
    case "<absolute>": return path.map { URL(fileURLWithPath: $0) }
    case "SOURCE_ROOT": return folder.appending(path: path ?? "")
    case "<group>":
      guard let base = parents[id].map({ url(of: $0) }) ?? folder else { return nil }
      return path.map { base.appending(path: $0).standardizedFileURL } ?? base
    default: return nil
    }
  }

  // MARK: Targets

  private mutating func read(_ beside: [URL], _ pins: URL?) throws -> Project {
    let targets = ids(root, "targets")
    let products = try packageProducts(beside, pins)
    for id in targets {
      guard let object = objects[id], let name = object["name"] as? String else { continue }
      guard let kind = kind(of: object, named: name) else { continue }
      let settings = settings(of: object, named: name)
      guard isForPhone(settings) else {
        project.skipped.append("Target \(name): it is not for iOS.")
        continue
      }
      let module = settings["PRODUCT_MODULE_NAME"] ?? BuildSettings.moduleName(settings["PRODUCT_NAME"] ?? name)
      var target = Project.Target(name: name, module: module, kind: kind, folder: folder)
      target.settings = settings
      collectFiles(of: object, id: id, into: &target)
      let baselines = location.appending(path: "xcshareddata/xcbaselines/\(id).xcbaseline")
      if FileManager.default.fileExists(atPath: baselines.path) { target.baselines = baselines }
      target.dependencies = ids(object, "dependencies").compactMap {
        let dependency = self.object($0)
        return self.object(dependency?["target"])?["name"] as? String
          ?? self.object(dependency?["targetProxy"])?["remoteInfo"] as? String
      }
      target.dependencies += linkedProducts(of: object)
      target.dependencies += linked(object).compactMap { $0["productName"] as? String }.flatMap { products[$0] ?? [] }
      project.targets.append(target)
    }
    try readInnerProjects()
    let app = (try? project.app())?.name ?? ""
    if let scheme = Scheme.read(of: location, app: app, files: &project.descriptions) {
      (project.launch, project.testing) = scheme
    }
    return project
  }

  /// Returns the products of other targets that a target links, in this project or beside it: "Kit" for Kit.framework
  /// and for libKit.a.
  private func linkedProducts(of target: [String: Any]) -> [String] {
    let phases = ids(target, "buildPhases").compactMap { objects[$0] }
    let files = phases.filter { $0["isa"] as? String == "PBXFrameworksBuildPhase" }.flatMap { ids($0, "files") }
    return files.compactMap { object(objects[$0]?["fileRef"]) }.compactMap { reference in
      guard reference["sourceTree"] as? String == "BUILT_PRODUCTS_DIR", let path = reference["path"] as? String else {
        return nil
      }
      let file = URL(fileURLWithPath: path)
      let name = file.deletingPathExtension().lastPathComponent
      return file.pathExtension == "a" && name.hasPrefix("lib") ? String(name.dropFirst(3)) : name
    }
  }

  /// Adds the targets of projects that this one contains.
  private mutating func readInnerProjects() throws {
    for reference in root["projectReferences"] as? [[String: String]] ?? [] {
      guard let place = reference["ProjectRef"].flatMap(url).map(SourceTree.existing) else { continue }
      guard !opening.contains(place.path) else { continue }
      guard FileManager.default.fileExists(atPath: place.path) else {
        project.skipped.append("\(place.path): the project names it, but there is no such project.")
        continue
      }
      var reader = try XcodeProject(place)
      reader.opening = opening.union([location.standardizedFileURL.path])
      let part = try reader.read([], nil)
      let known = Set(project.targets.map(\.name))
      project.targets += part.targets.filter { $0.kind == .library && !known.contains($0.name) }
      project.skipped += part.skipped
      project.descriptions += part.descriptions
      project.impossible.merge(part.impossible) { own, _ in own }
      project.missing.merge(part.missing) { own, _ in own }
    }
  }

  private mutating func kind(of target: [String: Any], named name: String) -> Project.Target.Kind? {
    let type = (target["productType"] as? String ?? "").replacing("com.apple.product-type.", with: "")
    switch type {
    case "application": return .app
    case "framework", "framework.static", "library.static", "library.dynamic": return .library
    case "bundle.unit-test": return .unitTests
    case "bundle.ui-testing": return .uiTests
    case "": project.skipped.append("Target \(name): it runs scripts, or a build system of its own.")
    case _ where type.contains("app-extension") || type.contains("extensionkit"):
      project.skipped.append("Target \(name): extensions and widgets do not run here.")
    case _ where type.contains("watch"): project.skipped.append("Target \(name): it is for the watch.")
    default: project.skipped.append("Target \(name): products of type \(type) are not supported.")
    }
    return nil
  }

  private func isForPhone(_ settings: [String: String]) -> Bool {
    if let platforms = settings["SUPPORTED_PLATFORMS"], !platforms.isEmpty { return platforms.contains("iphone") }
    let sdk = settings["SDKROOT"] ?? "iphoneos"
    return sdk.hasPrefix("iphone") || sdk == "auto" || sdk.isEmpty
  }

  private mutating func settings(of target: [String: Any], named name: String) -> [String: String] {
    var settings = BuildSettings([
      "TARGET_NAME": name, "PROJECT_NAME": project.name, "SRCROOT": folder.path, "PROJECT_DIR": folder.path,
      "CONFIGURATION": "Debug", "PRODUCT_NAME": name, "PLATFORM_NAME": "iphonesimulator",
    ])
    for owner in [root, target] {
      guard let configuration = debugConfiguration(of: owner) else { continue }
      if let file = baseConfiguration(of: configuration) {
        let (levels, files) = BuildSettings.configuration(file)
        if files.isEmpty { project.skipped.append("\(file.path): there is no such configuration file.") }
        project.descriptions += files
        for level in levels { settings.add(level) }
      }
      settings.add(configuration["buildSettings"] as? [String: Any] ?? [:])
    }
    var resolved = settings.resolved()
    resolved["PRODUCT_MODULE_NAME"] =
      resolved["PRODUCT_MODULE_NAME"] ?? BuildSettings.moduleName(resolved["PRODUCT_NAME"] ?? name)
    resolved["EXECUTABLE_NAME"] = resolved["PRODUCT_NAME"]
    return resolved
  }

  private func debugConfiguration(of owner: [String: Any]) -> [String: Any]? {
    let all = ids(object(owner["buildConfigurationList"]), "buildConfigurations").compactMap { objects[$0] }
    return all.first { $0["name"] as? String == "Debug" }
      ?? all.first { ($0["name"] as? String)?.lowercased().contains("debug") == true } ?? all.first
  }

  private func baseConfiguration(of configuration: [String: Any]) -> URL? {
    if let id = configuration["baseConfigurationReference"] as? String { return url(of: id) }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"] as? String,
      let path = configuration["baseConfigurationReferenceRelativePath"] as? String
    else { return nil }
    return url(of: anchor)?.appending(path: path)
  }

  // MARK: Files

  private mutating func collectFiles(of object: [String: Any], id: String, into target: inout Project.Target) {
    for phase in ids(object, "buildPhases").compactMap({ objects[$0] }) {
      let isSources = phase["isa"] as? String == "PBXSourcesBuildPhase"
      guard isSources || phase["isa"] as? String == "PBXResourcesBuildPhase" else {
        if phase["isa"] as? String == "PBXShellScriptBuildPhase" {
          project.skipped.append(
            "Target \(target.name): its build script \"\(phase["name"] as? String ?? "Run Script")\" is not run.")
        }
        continue
      }
      for file in ids(phase, "files").compactMap({ objects[$0] }) {
        let platforms = ids(file, "platformFilters") + [file["platformFilter"] as? String].compactMap { $0 }
        guard platforms.isEmpty || platforms.contains("ios"), let reference = file["fileRef"] as? String else {
          continue
        }
        add(reference, to: &target)
      }
    }
    for group in ids(object, "fileSystemSynchronizedGroups") {
      guard let folder = url(of: group).map(SourceTree.existing) else { continue }
      if !FileManager.default.fileExists(atPath: folder.path) {
        project.skipped.append("\(folder.path): the project names it, but there is no such folder.")
      }
      let left = exceptions(of: group, for: id)
      let whole = Set(ids(objects[group], "explicitFolders"))
      let packages = SourceTree.packages(in: folder).filter { $0 != folder }.map { $0.path + "/" }
      for file in SourceTree.files(in: folder, except: left, whole: whole)
      where !packages.contains(where: file.path.hasPrefix) {
        add(file, to: &target)
      }
    }
    // Single files of folders that belong to other targets.
    for (group, object) in objects where object["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" {
      guard !ids(objects[id], "fileSystemSynchronizedGroups").contains(group), let folder = url(of: group) else {
        continue
      }
      for path in exceptions(of: group, for: id) { add(folder.appending(path: path), to: &target) }
    }
  }

  private func exceptions(of group: String, for target: String) -> Set<String> {
    let sets = ids(objects[group], "exceptions").compactMap { objects[$0] }.filter { $0["target"] as? String == target }
    let filtered = sets.flatMap { set in
      (set["platformFiltersByRelativePath"] as? [String: [String]] ?? [:]).filter { !$1.contains("ios") }.keys
    }
    let paths = sets.flatMap { ids($0, "membershipExceptions") } + filtered
    return Set(paths.flatMap { path in url(of: group).map { localized(path, in: $0) } ?? [path] })
  }

  /// Returns the files that an exception means: one that Xcode marks as localized is there in each language.
  private func localized(_ path: String, in folder: URL) -> [String] {
    let mark = "/Localized: "
    guard path.hasPrefix(mark) else { return [path] }
    let path = path.dropFirst(mark.count)
    let name = path.split(separator: "/").last ?? path
    let place = path.dropLast(name.count)
    let files = FileManager.default
    let languages = (try? files.contentsOfDirectory(atPath: folder.appending(path: String(place)).path)) ?? []
    return languages.filter { $0.hasSuffix(".lproj") }.sorted().map { "\(place)\($0)/\(name)" }.filter {
      files.fileExists(atPath: folder.appending(path: $0).path)
    }
  }

  private mutating func add(_ reference: String, to target: inout Project.Target) {
    // One name for the same file in all languages.
    if objects[reference]?["isa"] as? String == "PBXVariantGroup" {
      for child in ids(objects[reference], "children") { add(child, to: &target) }
    } else if let file = url(of: reference) {
      add(file, to: &target)
    }
  }

  private mutating func add(_ file: URL, to target: inout Project.Target) {
    let file = SourceTree.existing(file)
    guard FileManager.default.fileExists(atPath: file.path) else {
      return project.skipped.append("\(file.path): the project names it, but there is no such file.")
    }
    // Xcode, too, skips a file that a merge has listed twice.
    guard !target.sources.contains(file) else { return }
    SourceTree.sort(file, into: &target, skipped: &project.skipped)
  }

  // MARK: Packages

  private func linked(_ target: [String: Any]) -> [[String: Any]] {
    let phases = ids(target, "buildPhases").compactMap { objects[$0] }
    let files = phases.flatMap { ids($0, "files") }.compactMap { object(objects[$0]?["productRef"]) }
    let own = ids(target, "packageProductDependencies").compactMap { objects[$0] }
    return own + files
  }

  /// Returns the targets behind each product of the local packages.
  private mutating func packageProducts(_ beside: [URL], _ pins: URL?) throws -> [String: [String]] {
    var folders = beside
    var packages = LocalPackages()
    if let pins { packages.remote.readPins(pins) }
    packages.remote.readPins(location.appending(path: "project.xcworkspace/xcshareddata/swiftpm/Package.resolved"))
    for (id, object) in objects where object["isa"] as? String == "PBXFileReference" {
      let type = object["lastKnownFileType"] as? String ?? object["explicitFileType"] as? String ?? ""
      guard ["folder", "wrapper", "text"].contains(type) || type.isEmpty, let url = url(of: id) else { continue }
      let hasManifest = FileManager.default.fileExists(atPath: url.appending(path: "Package.swift").path)
      if hasManifest, !folders.contains(url) { folders.append(url) }
    }
    for (id, object) in objects where object["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" {
      let below = url(of: id).map { SourceTree.packages(in: SourceTree.existing($0)) } ?? []
      folders += below.filter { !folders.contains($0) }
    }
    let references = packageReferences.compactMap { id in objects[id].map { (id, $0) } }
    packages.announce(
      folders + references.compactMap { $0.1["relativePath"] as? String }.map { folder.appending(path: $0) })
    var products: [String: [String]] = [:]
    for (id, reference) in references {
      if let path = reference["relativePath"] as? String {
        let place = SourceTree.existing(folder.appending(path: path).standardizedFileURL)
        products.merge(try packages.addIfThere(place, for: self.products(of: id))) { $0 + $1 }
      } else if let url = reference["repositoryURL"] as? String, case let needed = self.products(of: id),
        !needed.isEmpty
      {
        products.merge(packages.add(url, Self.wish(reference["requirement"]), for: needed)) { $0 + $1 }
      }
    }
    for folder in folders.sorted(by: { $0.path < $1.path }) {
      products.merge(try packages.add(folder)) { $0 + $1 }
    }
    project.targets += packages.targets
    project.skipped += packages.skipped
    project.impossible = packages.impossible
    project.missing = packages.missing
    project.descriptions += packages.manifests + packages.remote.files
    return products
  }

  /// The packages that the project lists, and then those that only a product names, as merges of a project file can
  /// leave them.
  private var packageReferences: [String] {
    let listed = ids(root, "packageReferences")
    let named = ids(root, "targets").compactMap { objects[$0] }.flatMap(linked).compactMap { $0["package"] as? String }
    return listed + Set(named).subtracting(listed).sorted()
  }

  /// Returns the products of a package that targets for the phone need.
  private func products(of package: String) -> [String] {
    let needs = ids(root, "targets").compactMap { objects[$0] }.flatMap { target -> [[String: Any]] in
      let type = target["productType"] as? String ?? ""
      return type.contains("extension") || type.contains("watch") ? [] : linked(target)
    }
    return Set(needs.filter { $0["package"] as? String == package }.compactMap { $0["productName"] as? String })
      .sorted()
  }

  private static func wish(_ requirement: Any?) -> RemotePackages.Wish? {
    guard let requirement = requirement as? [String: String], let kind = requirement["kind"] else { return nil }
    let lowest = requirement["minimumVersion"] ?? ""
    switch kind {
    case "branch": return requirement["branch"].map { .branch($0) }
    case "revision": return requirement["revision"].map { .commit($0) }
    case "exactVersion":
      return (requirement["version"] ?? requirement["minimumVersion"]).map { .version($0, before: nil) }
    case "versionRange": return requirement["maximumVersion"].map { .version(lowest, before: $0) }
    case "upToNextMajorVersion", "upToNextMinorVersion":
      let limit = RemotePackages.limit(after: lowest, isMinor: kind == "upToNextMinorVersion")
      return limit.map { .version(lowest, before: $0) }
    default: return nil
    }
  }
}
