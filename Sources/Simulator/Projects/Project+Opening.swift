import Foundation

extension Project {
  /// Opens an Xcode project or workspace, a package, or a folder with one of them or only with Swift files.
  /// - Throws: `ProjectProblem`
  public static func open(_ location: URL) throws -> Project {
    var project = try read(location)
    try project.applyWishes()
    if let settings = try? project.app().settings {
      project.launch = project.launch.filled(with: settings)
      project.testing.launch = project.testing.launch.filled(with: settings)
    }
    return project
  }

  private static func read(_ location: URL) throws -> Project {
    let location = location.standardizedFileURL
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: location.path, isDirectory: &isFolder) else {
      throw ProjectProblem("\(location.path): there is no such file or folder.")
    }
    switch (location.pathExtension, location.lastPathComponent) {
    case ("xcodeproj", _): return try XcodeProject.read(location)
    case ("xcworkspace", _): return try workspace(location)
    case (_, "Package.swift"): return try package(location.deletingLastPathComponent())
    case ("yml", _), ("yaml", _): return try XcodeGenProject.read(location)
    case (_, "Project.swift"): return try TuistProject.read(location)
    case (_, "Workspace.swift"):
      throw ProjectProblem(
        "\(location.path): Tuist workspaces are not supported. Open the folder of one of its projects, or run `tuist generate`."
      )
    default: break
    }
    guard isFolder.boolValue else {
      throw ProjectProblem(
        "\(location.path): expected an Xcode project or workspace, a Package.swift, a folder or a Swift file.")
    }
    return try folder(location)
  }

  private static func folder(_ folder: URL) throws -> Project {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    for ending in [".xcworkspace", ".xcodeproj"] {
      let found = names.filter { $0.hasSuffix(ending) }
      if let name = found.first(where: { $0 == folder.lastPathComponent + ending })
        ?? (found.count == 1 ? found[0] : nil)
      {
        return try read(folder.appending(path: name))
      }
      if found.count > 1 {
        throw ProjectProblem("\(folder.path) has several projects: \(found.joined(separator: ", ")). Name one of them.")
      }
    }
    // An app may have its own file of that name.
    let manifest = try? String(contentsOf: folder.appending(path: "Project.swift"), encoding: .utf8)
    let isTuist = manifest?.contains("import ProjectDescription") == true
    for name in (isTuist ? ["Project.swift"] : []) + ["Package.swift", "project.yml"] where names.contains(name) {
      return try read(folder.appending(path: name))
    }
    // Most repositories have the project in its own folder.
    let inner = names.contains { $0.hasSuffix(".swift") } ? [] : SourceTree.foldersWithProjects(in: folder)
    if inner.count > 1 {
      let paths = inner.map { $0.path.dropFirst(folder.path.count + 1) }.joined(separator: ", ")
      throw ProjectProblem("\(folder.path) has projects in several folders: \(paths). Name one of them.")
    }
    return try inner.first.map { try self.folder($0) } ?? bare(folder)
  }

  /// Opens a folder with only Swift files, with an app among them.
  private static func bare(_ folder: URL) throws -> Project {
    let name = folder.lastPathComponent
    var project = Project(name: name, location: folder)
    var target = Target(name: name, module: BuildSettings.moduleName(name), kind: .app, folder: folder)
    var tests: [String: Target] = [:]
    for file in SourceTree.files(in: folder) {
      if let (test, isUI) = testTarget(of: file, in: folder) {
        var target =
          tests[test]
          ?? Target(
            name: test, module: BuildSettings.moduleName(test), kind: isUI ? .uiTests : .unitTests, folder: folder)
        SourceTree.sort(file, into: &target, skipped: &project.skipped)
        tests[test] = target
      } else {
        SourceTree.sort(file, into: &target, skipped: &project.skipped)
      }
    }
    // As in Xcode's new projects, unless set otherwise.
    target.settings["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"] = "YES"
    target.settings["STRING_CATALOG_GENERATE_SYMBOLS"] = "YES"
    let plists = [folder, folder.appending(path: name)].map { $0.appending(path: "Info.plist").path }
    if let plist = plists.first(where: FileManager.default.fileExists(atPath:)) {
      target.settings["INFOPLIST_FILE"] = plist
    } else if target.interfaceFiles.contains(where: { $0.lastPathComponent == "Main.storyboard" }) {
      // As in Xcode's new projects.
      target.settings["INFOPLIST_KEY_UIMainStoryboardFile"] = "Main"
    }
    guard !target.sources.isEmpty else {
      let below = SourceTree.files(in: folder).filter { $0.pathExtension == "xcodeproj" }.prefix(5)
      let hint = below.isEmpty ? "" : " Perhaps one of these: \(below.map(\.path).joined(separator: ", "))"
      throw ProjectProblem("\(folder.path): there is neither a project nor a Swift file in it.\(hint)")
    }
    let texts = target.sources.lazy.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    let delegates = texts.compactMap {
      $0.firstMatch(of: #/\bclass\s+(\w+)\s*:[^{]*\bUIWindowSceneDelegate\b/#.wordBoundaryKind(.simple))
    }
    target.sceneDelegate = delegates.first.map { String($0.1) }
    project.targets = [target]
    for (_, var test) in tests.sorted(by: { $0.key < $1.key }) where !test.sources.isEmpty {
      test.dependencies = [name]
      project.targets.append(test)
    }
    return project
  }

  /// Returns the test target that a file of a bare folder belongs to, and whether it has UI tests; nil for the app's
  /// files. Xcode puts tests into folders with such names.
  private static func testTarget(of file: URL, in folder: URL) -> (name: String, isUI: Bool)? {
    let path = file.deletingLastPathComponent().path.dropFirst(folder.path.count)
    if let name = path.split(separator: "/").first(where: { $0.hasSuffix("Tests") }) {
      return (String(name), name.hasSuffix("UITests"))
    }
    guard file.pathExtension == "swift", let text = try? String(contentsOf: file, encoding: .utf8),
      text.contains(#/(?m)^\s*(@testable\s+)?import\s+(XCTest|Testing)\b/#)
    else { return nil }
    let isUI = text.contains("XCUIApplication")
    return (folder.lastPathComponent + (isUI ? "UITests" : "Tests"), isUI)
  }

  private static func package(_ folder: URL) throws -> Project {
    var packages = LocalPackages()
    packages.remote.readPins(folder.appending(path: "Package.resolved"))
    _ = try packages.add(folder, asApp: true)
    var project = Project(name: folder.lastPathComponent, location: folder)
    project.targets = packages.targets
    project.skipped = packages.skipped
    project.impossible = packages.impossible
    project.missing = packages.missing
    project.descriptions = packages.manifests + packages.remote.files
    return project
  }

  private static func workspace(_ location: URL) throws -> Project {
    let file = location.appending(path: "contents.xcworkspacedata")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw ProjectProblem("\(location.lastPathComponent) is not a workspace: \(file.path) cannot be read.")
    }
    let base = location.deletingLastPathComponent()
    var folders = [base]
    var members: [URL] = []
    for tag in text.matches(of: #/<(/?)(Group|FileRef)\b([^>]*)>/#) {
      if tag.1 == "/" {
        if tag.2 == "Group", folders.count > 1 { folders.removeLast() }
        continue
      }
      let value = tag.3.firstMatch(of: #/location\s*=\s*"(\w+):([^"]*)"/#)
      let anchor = value?.1 == "group" ? folders.last ?? base : base
      let path = String(value?.2 ?? "")
      let url = path.hasPrefix("/") ? URL(fileURLWithPath: path) : path.isEmpty ? anchor : anchor.appending(path: path)
      if tag.2 == "Group" { folders.append(url) } else { members.append(url.standardizedFileURL) }
    }
    var project = Project(name: location.deletingPathExtension().lastPathComponent, location: location)
    project.descriptions = [file]
    let packages = members.filter { FileManager.default.fileExists(atPath: $0.appending(path: "Package.swift").path) }
    for member in members where member.pathExtension == "xcodeproj" {
      guard FileManager.default.fileExists(atPath: member.path) else {
        project.skipped.append("\(member.path): the workspace names it, but it does not exist.")
        continue
      }
      if member.deletingPathExtension().lastPathComponent == "Pods" {
        project.skipped.append("Pods.xcodeproj: CocoaPods are not built.")
        continue
      }
      let part = try XcodeProject.read(
        member, packages: packages, pins: location.appending(path: "xcshareddata/swiftpm/Package.resolved"))
      let known = Set(project.targets.map(\.name))
      project.targets += part.targets.filter { !known.contains($0.name) }
      project.skipped += part.skipped
      project.descriptions += part.descriptions
      project.impossible.merge(part.impossible) { $1 }
      project.missing.merge(part.missing) { $1 }
      if project.launch == LaunchOptions() { project.launch = part.launch }
      if project.testing == TestOptions() { project.testing = part.testing }
    }
    let app = (try? project.app())?.name ?? ""
    if let scheme = Scheme.read(of: location, app: app, files: &project.descriptions) {
      (project.launch, project.testing) = scheme
    }
    return project
  }
}
