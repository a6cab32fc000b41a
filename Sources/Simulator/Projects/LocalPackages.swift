import Foundation

/// Swift packages in folders with their dependencies, read from the package manager's description of their manifests.
struct LocalPackages {
  /// The source of packages from the network.
  var remote = RemotePackages()
  private(set) var targets: [Project.Target] = []
  private(set) var skipped: [String] = []
  private(set) var manifests: [URL] = []
  /// Targets that cannot be built, with the reason.
  private(set) var impossible: [String: String] = [:]
  /// Modules of missing packages, with their lines in `skipped`.
  private(set) var missing: [String: String] = [:]
  private var read: [URL: [String: [String]]] = [:]
  /// The traits that users have enabled in each package.
  private var traits: [URL: Set<String>] = [:]
  private var path: [URL] = []
  /// The requirements on each package from the network, by its identity.
  private var wishes: [String: [(user: URL?, wish: RemotePackages.Wish)]] = [:]
  /// Why packages are unavailable, by their addresses: their servers are not asked again.
  private var failures: [String: any Error] = [:]
  /// The folder and the origin of each package: the first address counts.
  private var fetched: [String: (url: String, folder: URL)] = [:]

  /// The project's own folders with packages, by the identity of the packages that they replace.
  private var own: [String: URL] = [:]

  /// Announces the project's own packages before any is read: they replace remote ones of the same name, whichever is
  /// needed first.
  mutating func announce(_ folders: [URL]) {
    for folder in folders.map(\.standardizedFileURL)
    where FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
      own[folder.lastPathComponent.lowercased()] = folder
    }
  }

  /// Reads a package and those in folders that it depends on; again when another user enables more of its traits.
  /// - Parameter wanted: the traits that the user wants.
  /// - Returns: the targets behind each of its products.
  /// - Throws: `ProjectProblem`
  mutating func add(
    _ folder: URL, asApp: Bool = false, isRemote: Bool = false, traits wanted: Set<String> = ["default"]
  ) throws -> [String: [String]] {
    let folder = folder.standardizedFileURL
    if let known = read[folder] {
      if wanted.isSubset(of: traits[folder] ?? []) { return known }
      forget(folder)
    }
    if let start = path.firstIndex(of: folder) {
      let names = (path[start...] + [folder]).map(\.lastPathComponent).joined(separator: " → ")
      throw ProjectProblem(
        "These packages depend on each other: \(names). Remove one of the dependencies, as for Xcode."
      )
    }
    let user = path.last
    path.append(folder)
    defer { path.removeLast() }
    let manifest = try Self.manifest(of: folder, for: user)
    traits[folder, default: []].formUnion(wanted)
    let enabled = manifest.enabledTraits(traits[folder] ?? wanted)
    manifests.append(folder.appending(path: "Package.swift"))
    var products = Dictionary(manifest.products.map { ($0.name, $0.targets) }) { $1 }
    var others: [String: [String]] = [:]
    for dependency in manifest.dependencies ?? [] where !dependency.isSwiftSyntax {
      if let local = dependency.fileSystem?.first {
        let wanted = Self.names(of: local.traits)
        others.merge(try add(URL(fileURLWithPath: local.path, relativeTo: folder), traits: wanted)) { $1 }
      } else if let remote = dependency.sourceControl?.first {
        let needed = manifest.products(of: remote, withTests: !isRemote, traits: enabled)
        if !needed.isEmpty {
          let wanted = Self.names(of: remote.traits)
          others.merge(add(remote.url, remote.wish, for: needed, traits: wanted)) { $1 }
        }
      }
    }
    for target in manifest.targets where !isRemote || target.type != "test" {
      add(target, of: manifest, with: enabled, in: folder, others, asApp: asApp, isRemote: isRemote)
    }
    let own = Set(manifest.targets.map(\.name))
    products = products.mapValues { $0.filter(own.contains) }
    read[folder] = products
    return products
  }

  /// Returns the traits that a user enables: the package's defaults, if none are given.
  private static func names(of traits: [Manifest.Trait]?) -> Set<String> {
    traits.map { Set($0.map(\.name)) } ?? ["default"]
  }

  /// Fetches a package and reads it with its dependencies. On failure it is left out, and importing it reports why.
  /// - Parameter products: the products that are needed.
  /// - Returns: the targets behind each of its products.
  mutating func add(
    _ url: String, _ wish: RemotePackages.Wish?, for products: [String] = [], traits: Set<String> = ["default"]
  ) -> [String: [String]] {
    guard let wish else {
      leaveOut("Package \(url): its version requirement is not understood.", products)
      return [:]
    }
    do {
      if let failure = failures[url] { throw failure }
      let folder = try fetch(url, wish)
      return try add(folder, isRemote: remote.isPlace(folder), traits: traits)
    } catch {
      failures[url] = error
      leaveOut("Package \(url): it cannot be fetched or read: \(error).", products)
      return [:]
    }
  }

  /// Returns the folder with the version of a package that satisfies all requirements so far. A version that was read
  /// before is discarded.
  /// - Throws: `RemotePackages.Failure`
  private mutating func fetch(_ url: String, _ wish: RemotePackages.Wish) throws -> URL {
    let identity = RemotePackages.identity(of: url)
    let before = fetched[identity]
    // As in Xcode, a folder of the same name in the project replaces it.
    let known = read.keys.first { $0.lastPathComponent.lowercased() == identity && !remote.isPlace($0) }
    if let known = known ?? own[identity], !path.contains(known) { return known }
    let (user, address) = (path.last, before?.url ?? url)
    wishes[identity, default: []].append((user, wish))
    let all = RemotePackages.Wish.joined(wishes[identity]?.map(\.wish) ?? [wish])
    guard let before else {
      let place = try remote.folder(of: address, all).standardizedFileURL
      fetched[identity] = (address, place)
      return place
    }
    let place: URL
    do { place = try remote.folder(of: address, all).standardizedFileURL } catch {
      // If no version fits all of them, the first one counts.
      let line =
        "Package \(address): \(user?.lastPathComponent ?? "the project") needs another version than the one in use, but it cannot be fetched: \(error)."
      if !skipped.contains(line) { skipped.append(line) }
      return before.folder
    }
    guard place != before.folder, !path.contains(before.folder) else { return before.folder }
    fetched[identity] = (address, place)
    traits[place, default: []].formUnion(traits[before.folder] ?? [])
    forget(before.folder)
    return place
  }

  /// Discards what was read of a package.
  private mutating func forget(_ folder: URL) {
    targets.removeAll { $0.folder.path == folder.path || $0.folder.path.hasPrefix(folder.path + "/") }
    manifests.removeAll { $0.deletingLastPathComponent().path == folder.path }
    read[folder] = nil
    for name in wishes.keys { wishes[name]?.removeAll { $0.user == folder } }
  }

  /// Reads a package in a folder, or leaves it out if there is none.
  /// - Parameter products: the products that are needed.
  /// - Returns: the targets behind each of its products.
  /// - Throws: `ProjectProblem`, if its manifest cannot be read, or it needs itself.
  mutating func addIfThere(_ folder: URL, for products: [String]) throws -> [String: [String]] {
    if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) { return try add(folder) }
    leaveOut("Package \(folder.path): the project names it, but there is no Package.swift in it.", products)
    return [:]
  }

  private mutating func leaveOut(_ reason: String, _ products: [String]) {
    let line = products.isEmpty ? reason : "\(reason) \(Self.advice(for: products))"
    skipped.append(line)
    for product in products { missing[product] = line }
  }

  /// Returns advice on how to do without modules.
  static func advice(for modules: [String]) -> String {
    let entries = modules.sorted().map { "\($0): FOLDER" }.joined(separator: ", ")
    return "To build without it, add stand-ins in a scrollwork.yml beside the project: `stand-ins: { \(entries) }`."
  }

  private mutating func add(
    _ target: Manifest.Target, of manifest: Manifest, with traits: Set<String>, in folder: URL,
    _ others: [String: [String]], asApp: Bool, isRemote: Bool
  ) {
    let kinds: [String: Project.Target.Kind] = [
      "regular": .library, "executable": asApp ? .app : .library, "test": .unitTests, "macro": .macro,
      "system": .library,
    ]
    guard let kind = kinds[target.type] else {
      if target.type == "plugin" { return }
      if !isRemote { impossible[target.name] = "it is a \(target.type) target, which is not built here" }
      return skipped.append(
        "Package \(manifest.name), target \(target.name): \(target.type) targets are not built.")
    }
    let base = target.type == "test" ? "Tests" : "Sources"
    var places = target.path.map { [$0] } ?? ["\(base)/\(target.name)", "Source/\(target.name)", "src/\(target.name)"]
    // A package's only target may have the whole folder, from 5.9 on.
    if target.path == nil, manifest.mayHaveFolder(target) { places.append(base) }
    guard
      let place = places.map({ folder.appending(path: $0).standardizedFileURL })
        .first(where: { FileManager.default.fileExists(atPath: $0.path) })
    else { return skipped.append("Package \(manifest.name), target \(target.name): its folder does not exist.") }
    var made = Project.Target(
      name: target.name, module: BuildSettings.moduleName(target.name), kind: kind, folder: place)
    made.settings["SWIFT_VERSION"] = manifest.language
    made.flags = ["-package-name", BuildSettings.moduleName(manifest.name), "-D", "SWIFT_PACKAGE", "-D", "DEBUG"]
    made.flags += traits.sorted().flatMap { ["-D", $0] }
    made.package = manifest.name
    if kind == .app { describe(&made, in: folder) }
    apply(target.settings ?? [], with: traits, to: &made)
    made.dependencies = target.needs(with: traits).flatMap { dependency -> [String] in
      let name = dependency.byName?.first ?? dependency.target?.first ?? dependency.product?.first
      guard let name = name.flatMap({ $0 }) else { return [] }
      return others[name] ?? [name]
    }
    let resources = (target.resources ?? []).map { place.appending(path: $0.path).standardizedFileURL }
    made.hasModuleBundle = !resources.isEmpty
    made.resources += resources.flatMap { $0.pathExtension.isEmpty ? SourceTree.files(in: $0) : [$0] }
    let excluded = Set(target.exclude ?? [])
    let only = target.sources.map { Set($0.map { place.appending(path: $0).standardizedFileURL.path }) }
    let files = SourceTree.files(in: place, except: excluded)
    let sources = files.filter { file in
      if resources.contains(where: { file.path.hasPrefix($0.path + "/") }) { return false }
      return only?.contains { file.path == $0 || file.path.hasPrefix($0 + "/") } ?? true
    }
    for file in sources where file.pathExtension == "swift" {
      // A target can have the package's own folder, with its manifests.
      let isManifest = file.lastPathComponent.prefixMatch(of: #/Package(@swift-.*)?\.swift$/#) != nil
      if isManifest, FileManager.default.fileExists(atPath: file.deletingLastPathComponent().path + "/Package.swift") {
        continue
      }
      made.sources.append(file)
    }
    if made.sources.isEmpty {
      let subject = "Package \(manifest.name), target \(target.name)"
      if sources.contains(where: { ["m", "mm"].contains($0.pathExtension) }) {
        // Here this is part of a framework.
        if PhoneSource.parts[made.module] != nil { return }
        guard let replacement = Self.replacement(of: made.module) else {
          return leaveOut("\(subject): it is in Objective-C, for which there is no runtime here.", [made.module])
        }
        made.sources = [replacement]
      } else {
        made.c = CModule(target, of: manifest, with: traits, in: place, sources: sources, files: files)
        if made.c == nil || kind != .library { return skipped.append("\(subject): it has no code to build here.") }
      }
    }
    // Xcode finds these by itself.
    if manifest.toolsVersion._version >= "5.3" {
      for file in files
      where ["xcassets", "xcstrings", "lproj", "xib", "storyboard"].contains(file.pathExtension)
        && !made.resources.contains(file)
      {
        made.resources.append(file)
        made.hasModuleBundle = true
      }
    }
    targets.append(made)
  }

  /// Returns a file in Swift that takes the place of a module in Objective-C; nil if there is none.
  private static func replacement(of module: String) -> URL? {
    guard let source = ObjectiveCTargets.source(of: module) else { return nil }
    let file = ProjectCache.root.appending(path: "replacements/\(module).swift")
    return (try? ProjectCache.write(Data(source.utf8), to: file)).map { file }
  }

  /// Adds what the manifest of an app of Swift Playgrounds says of it.
  private func describe(_ target: inout Project.Target, in folder: URL) {
    guard let text = try? String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8),
      let app = PlaygroundApp(text), app.targets.contains(target.name)
    else { return }
    target.settings.merge(app.settings) { $1 }
    if let file = app.settings["INFOPLIST_FILE"] {
      target.settings["INFOPLIST_FILE"] = folder.appending(path: file).path
    }
    if let accent = try? app.accentCatalog() { target.resources.append(accent) }
  }

  private func apply(_ settings: [Manifest.Setting], with traits: Set<String>, to target: inout Project.Target) {
    for setting in settings where setting.tool == "swift" && setting.condition?.isMet(with: traits) != false {
      for (kind, value) in setting.kind {
        switch (kind, value._0) {
        case ("define", .one(let name)): target.flags += ["-D", name]
        case ("enableUpcomingFeature", .one(let name)): target.flags += ["-enable-upcoming-feature", name]
        case ("enableExperimentalFeature", .one(let name)): target.flags += ["-enable-experimental-feature", name]
        case ("defaultIsolation", .one(let name)): target.settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] = name
        case ("swiftLanguageMode", .one(let mode)), ("swiftLanguageVersion", .one(let mode)):
          target.settings["SWIFT_VERSION"] = mode
        case ("interoperabilityMode", .one("Cxx")): target.flags.append("-cxx-interoperability-mode=default")
        default: break
        }
      }
    }
  }

  // MARK: Manifests

  /// Reads a manifest.
  ///
  /// - Parameter user: the package that needs it.
  private static func manifest(of folder: URL, for user: URL?) throws -> Manifest {
    let file = folder.appending(path: "Package.swift")
    guard let source = try? Data(contentsOf: file) else {
      let need = user.map { " \($0.appending(path: "Package.swift").path) names it." } ?? ""
      throw ProjectProblem("\(folder.path) is not a package: it has no readable Package.swift.\(need)")
    }
    // Asking the package manager takes a second, so its answer is cached until the manifest changes.
    let kept = ProjectCache.root.appending(path: "manifests/\(ProjectCache.digest(source + Data(file.path.utf8))).json")
    let app = PlaygroundApp(String(decoding: source, as: UTF8.self))
    let answer = try (try? Data(contentsOf: kept)) ?? app.map { try ask(about: $0.manifest) } ?? ask(folder)
    do {
      let manifest = try JSONDecoder().decode(Manifest.self, from: answer)
      try? ProjectCache.write(answer, to: kept)
      return manifest
    } catch {
      throw ProjectProblem("\(file.path): the package manager's description of it is not understood.")
    }
  }

  private static func ask(about manifest: String) throws -> Data {
    let copy = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: copy) }
    try ProjectCache.write(Data(manifest.utf8), to: copy.appending(path: "Package.swift"))
    return try ask(copy)
  }

  private static func ask(_ folder: URL) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "package", "--package-path", folder.path, "dump-package"]
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch { throw ProjectProblem("The package manager does not start: \(error)") }
    let said = output.fileHandleForReading.readDataToEndOfFile()
    let problems = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let text = String(decoding: problems, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
      throw ProjectProblem("\(folder.appending(path: "Package.swift").path) cannot be read:\n\(text)")
    }
    return said
  }
}
