import DataModelFile
import Foundation
import MLModelFile

/// An app that is ready to be compiled: the modules in order, and the app's bundle folder.
public struct PreparedApp: Sendable {
  /// A unit of compilation.
  public struct Module: Sendable {
    /// The name by which it is imported.
    public let name: String
    /// The user's own files, or copies if they had to be changed for this platform.
    public let sources: [URL]
    /// The compiler's language flags.
    public let flags: [String]
    /// The folder for its build products.
    public let folder: URL
    /// What to do if it does not compile; nil for the project's own code.
    public var remedy: String?
    /// What it is used for.
    public var use = Use.app
    /// The modules of the programs that expand macros in it.
    public var macros: [String] = []
    /// Its code in C, of which no part is Swift.
    public var c: CModule?
    /// Whether it, and everything that it imports, uses nothing of Apple's but Swift itself.
    public var isPlain = false
    /// The compiler flags for imported C code.
    var imports: [String] = []

    /// What a module is used for.
    public enum Use: Sendable {
      /// A part of the app.
      case app
      /// A part of programs that expand macros.
      case macroLibrary
      /// A program that expands macros.
      case macros
    }
  }

  /// The modules, each after those that it imports; the app is the last.
  public let modules: [Module]
  /// The entry point of the app.
  public let entry: AppEntry
  /// The folder that is `Bundle.main`.
  public let bundle: URL
  /// Notes for the project's owner, a line each.
  public let notes: [String]

  /// The name of the preview that is the app.
  public static let entryName = "the app"

  /// The application delegate of an app that has only a scene's.
  private static let delegateName = "ScrollworkAppDelegate"

  /// The C function that returns the XCTest tests to `_ProjectTests`.
  public static let testsSymbol = TestList.symbol

  /// The XCTest tests to run, by the kind of their target.
  public private(set) var tests: [TestRun.Kind: [TestRun.Test]] = [:]
  /// Whether some file imports Swift Testing.
  public private(set) var hasSuites = false

  /// Writes what is needed into a folder.
  /// - Parameters:
  ///   - tests: targets with tests, which are compiled after the app.
  ///   - hasPreviews: whether a `PreviewProvider` becomes a preview like a `#Preview`.
  /// - Throws: `ProjectProblem`, or an error of the file system.
  public init(
    _ project: Project, app: Project.Target, tests: [Project.Target] = [], hasPreviews: Bool = false, in folder: URL
  ) throws {
    var order = try project.buildOrder(of: app)
    for target in try tests.flatMap({ try project.buildOrder(of: $0) })
    where target.kind != .app && !order.contains(where: { $0.name == target.name }) {
      order.append(target)
    }
    var lists: [(name: String, list: TestList)] = []
    let own = Set(order.flatMap { target in target.c?.names(of: target.module) ?? [target.module] })
    var notes = Self.summary(of: project.skipped)
    var missing: [String: [String]] = [:]
    var modules = try MacroModules.make(for: order, of: project, in: folder)
    var entry: AppEntry?
    var preferred: [String: [String]] = [:]
    var classes = InterfaceClasses()
    var optional = OptionalRequirements(of: [])
    var plain: Set = ["Swift", "Builtin", "_Concurrency", "_StringProcessing", "RegexBuilder", "Synchronization"]
    let hasInterfaces = order.contains { !$0.interfaceFiles.isEmpty }
    for target in order {
      let isApp = target.name == app.name
      let place = folder.appending(path: "modules/\(target.module)")
      if let code = target.c {
        plain.formUnion(code.names(of: target.module))
        let flags = try project.cTargets(of: target).compactMap(\.c).flatMap(\.search)
        modules.append(
          Module(
            name: target.module, sources: code.sources, flags: flags, folder: place, remedy: target.remedy, c: code))
        continue
      }
      let imports = try project.cTargets(of: target).flatMap { code in
        try code.c?.importFlags(named: code.module, in: folder.appending(path: "modules/\(code.module)")) ?? []
      }
      var files: [URL] = []
      var texts: [String] = []
      let sources = target.sources.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
      optional.add(sources)
      let isPlain = target.package != nil && target.kind == .library && PhoneSource.isPlain(sources, plain)
      if isPlain { plain.insert(target.module) }
      let distant = DistantOverrides(of: sources, own: own.subtracting([target.module]))
      let inExtensions = ExtensionOverrides(of: sources, own: own.subtracting([target.module]))
      let observers = ObserverClasses(of: sources)
      let views = ViewNames(of: sources)
      if hasInterfaces {
        classes.add(sources, module: target.module, own: own.subtracting([target.module]))
      }
      for (number, file) in target.sources.enumerated() {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
          notes.append("\(file.path) cannot be read, or is not text in UTF-8.")
          continue
        }
        // Its statements start a process, which is the phone's here.
        if isApp || target.isTest || hasPreviews { texts.append(text) }
        if isApp, file.lastPathComponent == "main.swift" { continue }
        // Libraries may have base classes of tests.
        let isTest = target.isTest || !tests.isEmpty && !isApp && text.contains("import XCTest")
        let source = PhoneSource(
          text, own: own.subtracting([target.module]), preferred: preferred, removesMain: isApp, isTest: isTest,
          interfaces: hasInterfaces ? classes : nil, optional: optional, distant: distant,
          inExtensions: inExtensions, observers: observers, views: views)
        // A file may import its own module.
        for name in source.missing where name != target.module {
          missing[name, default: []].append(file.lastPathComponent)
        }
        if let changed = source.text(in: file) {
          let copy = place.appending(path: "sources/\(number)/\(file.lastPathComponent)")
          try ProjectCache.write(Data(changed.utf8), to: copy)
          files.append(copy)
        } else {
          files.append(file)
        }
      }
      if target.kind == .library {
        let types = target.sources.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
        let found = PhoneSource.preferredTypes(of: target.module, in: types)
        if !found.isEmpty { preferred[target.module] = found }
        preferred.merge(PhoneSource.typesOfApple(thatReplaceThoseIn: types)) { $0 + $1 }
      }
      // A package's files are in `Bundle.module`, those of a framework and of tests in the bundle of their classes.
      let kind = target.hasModuleBundle ? "bundles" : "frameworks"
      let bundle = folder.appending(path: isApp ? "App" : "\(kind)/\(target.module).bundle")
      notes += MLModelClasses.notes(for: target.mlModels)
      if isApp || !target.resources.isEmpty { try AppBundle.make(for: target, in: bundle, classes: classes) }
      if isApp {
        let hasOwnDelegate = target.sceneDelegate == nil && !target.hostsTests
        entry = AppEntry.find(in: texts) ?? (hasOwnDelegate ? nil : .delegate(Self.delegateName))
      }
      let setters =
        hasInterfaces && !classes.setters.isEmpty
        ? [(name: "InterfaceExtensions", text: InterfaceSetter.source(for: classes.setters))] : []
      for (name, text) in Self.generated(for: target, sources, bundle: bundle, isApp: isApp, entry) + setters {
        let file = place.appending(path: "generated/\(name).swift")
        try ProjectCache.write(Data(text.utf8), to: file)
        files.append(file)
      }
      let providers = hasPreviews ? Self.providers(in: texts) : []
      if !providers.isEmpty {
        let file = place.appending(path: "generated/Previews.swift")
        try ProjectCache.write(Data((["import SwiftUI"] + providers).joined(separator: "\n").utf8), to: file)
        files.append(file)
      }
      if files.isEmpty { continue }
      if target.isTest {
        let list = TestList(texts).filtered { project.testing.isRun($0, $1, in: target.name) }
        lists.append((target.module, list))
        self.tests[target.kind == .uiTests ? .ui : .unit, default: []] += list.tests(of: target.module)
        hasSuites = hasSuites || texts.contains { $0.contains("import Testing") }
      }
      modules.append(
        Module(
          name: target.module, sources: files,
          flags: target.languageFlags + BridgingHeader.flags(for: target) + imports, folder: place,
          remedy: target.remedy, macros: project.macros(of: [target]).map(\.module), isPlain: isPlain,
          imports: imports))
    }
    if !lists.isEmpty {
      let imports = modules.flatMap(\.imports)
      modules.append(try Self.listOfTests(lists, imports, in: folder))
    }
    guard let entry else {
      throw ProjectProblem(
        "\(app.name): it has no entry point. Mark its App or its application delegate with @main."
          + notes.map { "\n\($0)" }.joined())
    }
    for (name, files) in missing.sorted(by: { ($0.value.count, $1.key) > ($1.value.count, $0.key) })
    where project.missing[name] == nil {
      notes.append("\(name) is not in Scrollwork. It is imported by \(Self.some(of: files, most: 4)).")
    }
    (self.modules, self.entry, self.notes) = (modules, entry, notes)
    bundle = folder.appending(path: "App")
    for target in order { try Self.linkBundle(of: target, in: folder) }
  }

  /// Puts a package's files into the app's bundle under the name that Xcode gives them, `Package_Target.bundle`: packages
  /// that are for CocoaPods too look for it there instead of in `Bundle.module`.
  private static func linkBundle(of target: Project.Target, in folder: URL) throws {
    guard let package = target.package, target.hasModuleBundle, target.kind == .library, !target.resources.isEmpty
    else { return }
    let place = folder.appending(path: "App/\(package)_\(target.name).bundle")
    try? FileManager.default.removeItem(at: place)
    try FileManager.default.createSymbolicLink(
      at: place, withDestinationURL: folder.appending(path: "bundles/\(target.module).bundle"))
  }

  /// Returns a module that lists the tests of others.
  /// - Parameter imports: the compiler flags for C code that they import.
  private static func listOfTests(
    _ lists: [(name: String, list: TestList)], _ imports: [String], in folder: URL
  ) throws -> Module {
    let name = "ScrollworkTestList"
    let place = folder.appending(path: "modules/\(name)")
    let texts = lists.map { ("\($0.name)List", $0.list.source(for: $0.name)) }
    let sources = try (texts + [(name, TestList.source(for: lists.map(\.name)))]).map { name, text in
      let file = place.appending(path: "generated/\(name).swift")
      try ProjectCache.write(Data(text.utf8), to: file)
      return file
    }
    return Module(name: name, sources: sources, flags: ["-swift-version", "5"] + imports, folder: place)
  }

  /// Returns the files that Xcode would generate for a target.
  private static func generated(
    for target: Project.Target, _ texts: [String], bundle: URL, isApp: Bool, _ entry: AppEntry?
  ) -> [(name: String, text: String)] {
    var files: [(String, String)] = []
    if target.hasModuleBundle {
      // The files of a package's app are the app's.
      let module = isApp ? "Bundle.main" : "Bundle(path: \"\(bundle.path)\") ?? .main"
      files.append(
        (
          "ModuleBundle",
          """
          import Foundation
          nonisolated extension Foundation.Bundle {
            static let module = \(module)
          }

          """
        ))
    }
    let catalogs = target.resources.filter { $0.pathExtension == "xcassets" }
    if target.settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO",
      let text = AssetSymbols.source(
        for: catalogs, bundle: target.hasModuleBundle && !isApp ? ".module" : ".main",
        extendsColors: target.settings["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"] == "YES")
    {
      files.append(("AssetSymbols", text))
    }
    // A package's target has no such setting, and Xcode generates names for it.
    if (target.settings["STRING_CATALOG_GENERATE_SYMBOLS"] ?? (target.hasModuleBundle ? "YES" : "NO")) == "YES",
      let text = StringSymbols.source(
        for: target.resources.flatMap(\.stringCatalogs),
        bundle: target.hasModuleBundle && !isApp ? ".atURL(Foundation.Bundle.module.bundleURL)" : ".main",
        besides: texts)
    {
      files.append(("StringSymbols", text))
    }
    files += DataModelClasses.sources(for: target.dataModels)
    if target.settings["COREML_CODEGEN_LANGUAGE"] != "None" {
      files += MLModelClasses.sources(
        for: target.mlModels, besides: texts, bundle: target.hasModuleBundle && !isApp ? "Bundle.module" : nil)
    }
    if let text = SharedDefaults.source(for: target, texts) { files.append(("SharedDefaults", text)) }
    if let text = OlderNames.source(for: target, texts) { files.append(("OlderNames", text)) }
    if isApp, entry == .delegate(delegateName) {
      let code = "import UIKit\nfinal class \(delegateName): UIResponder, UIApplicationDelegate {}\n"
      files.append(("AppEntry", code))
    }
    if isApp, case .app(let name)? = entry {
      files.append(("AppEntry", "import SwiftUI\n#Preview(\"\(entryName)\") { _AppView<\(name)>() }\n"))
    }
    return files
  }

  /// Returns code that makes a preview of each provider that begins a line.
  private static func providers(in texts: [String]) -> [String] {
    texts.flatMap { text in
      text.matches(of: #/(?m)^(?:(?:internal|public|package)\s+)?(?:struct|enum|class)\s+(\w+)\s*:\s*([^{\n]*)/#)
        .filter { $0.2.contains(#/\bPreviewProvider\b/#.wordBoundaryKind(.simple)) }
        .map { "#Preview(\"\($0.1)\") { _ProvidedPreviews<\($0.1)>() }" }
    }
  }

  /// Summarises items of one kind in one line.
  private static func summary(of skipped: [String]) -> [String] {
    var kinds: [(reason: String, subjects: [String])] = []
    for line in skipped {
      let parts = line.split(separator: ": ", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      if let index = kinds.firstIndex(where: { $0.reason == parts[1] }) {
        if !kinds[index].subjects.contains(parts[0]) { kinds[index].subjects.append(parts[0]) }
      } else {
        kinds.append((parts[1], [parts[0]]))
      }
    }
    return kinds.map { "\(some(of: $0.subjects, most: 4)): \($0.reason)" }
  }

  private static func some(of names: [String], most: Int) -> String {
    names.count <= most
      ? names.joined(separator: ", ")
      : names.prefix(most).joined(separator: ", ") + " and \(names.count - most) more"
  }
}

extension Project {
  /// Returns a fingerprint of all files that determine the build, with sizes and times: as long as it is the same, so
  /// is the result.
  /// - Parameters:
  ///   - tests: targets with tests that are built with it.
  ///   - tools: anything else that matters, such as the compiler.
  public func fingerprint(of app: Target, tests: [Target] = [], tools: String) -> String {
    var order = (try? buildOrder(of: app)) ?? [app]
    for target in tests { order += (try? buildOrder(of: target)) ?? [target] }
    order += (try? macroOrder(for: order)) ?? []
    var files = descriptions + order.flatMap { $0.sources + $0.resources }
    files += order.flatMap { [AppBundle.informationFile(of: $0), BridgingHeader.file(of: $0)].compactMap(\.self) }
    files += order.flatMap { $0.modelFiles + $0.interfaceFiles }
    files += order.compactMap(\.c).flatMap { $0.sources + $0.headers }
    var text =
      "2 \(tools) \(launch) \(tests.isEmpty ? "" : testing.fingerprint) \(order.map { "\($0.name) \($0.languageFlags)" })\n"
    for file in files {
      let path = file.path
      var status = stat()
      let time = stat(path, &status) == 0 ? "\(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)" : "-"
      text += "\(path) \(time)\n"
    }
    return ProjectCache.digest(Data(text.utf8))
  }

  /// Returns the folders with files that determine the build.
  public func watchedFolders(of app: Target) -> Set<String> {
    var order = (try? buildOrder(of: app)) ?? [app]
    order += (try? macroOrder(for: order)) ?? []
    var inner = order.flatMap { $0.modelFiles + $0.interfaceFiles }
    inner += order.compactMap(\.c).flatMap { $0.sources + $0.headers }
    return Set(
      (descriptions + inner + order.flatMap { $0.sources + $0.resources }).map { $0.deletingLastPathComponent().path })
  }
}

extension Project.Target {
  /// Whether it has tests.
  var isTest: Bool { kind == .unitTests || kind == .uiTests }

  /// What to do if a package that others import does not compile.
  var remedy: String? {
    guard kind == .library else { return nil }
    return package.map {
      "\(module) of the package \($0) does not compile here. \(LocalPackages.advice(for: [module]))"
    }
  }

  /// Its storyboards and xibs, including localized ones, other than launch screens.
  var interfaceFiles: [URL] {
    resources.flatMap { resource -> [URL] in
      guard resource.pathExtension == "lproj" else { return InterfaceFile.isOne(resource) ? [resource] : [] }
      let files = try? FileManager.default.contentsOfDirectory(at: resource, includingPropertiesForKeys: nil)
      return (files ?? []).filter(InterfaceFile.isOne).sorted { $0.path < $1.path }
    }.filter { !InterfaceFile.isLaunchScreen($0) }
  }

  /// Its Core Data models.
  var dataModels: [URL] { resources.filter { ["xcdatamodeld", "xcdatamodel"].contains($0.pathExtension) } }

  /// Its Core ML models.
  var mlModels: [URL] { resources.filter { ["mlmodel", "mlpackage"].contains($0.pathExtension) } }

  /// The files that its models are read from.
  fileprivate var modelFiles: [URL] { dataModels.map(DataModelFile.contents) + mlModels.map(MLModelFile.file) }
}
