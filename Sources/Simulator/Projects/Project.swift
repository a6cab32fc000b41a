import Foundation

/// Somebody's project, as far as a simulated phone needs it: targets with their files, and what their modules are compiled with.
public struct Project: Sendable {
  /// What is built of files.
  public struct Target: Sendable {
    /// What becomes of a target.
    public enum Kind: Sendable {
      /// What runs on the phone.
      case app
      /// Code that others import: a framework, a library, a target of a package.
      case library
      /// Tests of an app's own code.
      case unitTests
      /// Tests that use an app as a person does.
      case uiTests
      /// A program that the compiler asks to expand macros.
      case macro
    }

    /// What the project calls it.
    public let name: String
    /// What its code is imported by.
    public let module: String
    /// What becomes of it.
    public let kind: Kind
    /// Its code in C, of a target that has no Swift.
    public var c: CModule?
    /// Its Swift files.
    public var sources: [URL] = []
    /// What goes into its bundle: files, catalogues, and folders of one language.
    public var resources: [URL] = []
    /// Build settings with everything inherited and put in.
    public var settings: [String: String] = [:]
    /// Flags that no build setting says.
    public var flags: [String] = []
    /// The names of targets of this project whose modules it imports.
    public var dependencies: [String] = []
    /// The folder that `INFOPLIST_FILE` is relative to.
    public var folder: URL
    /// The folder with what Xcode remembers of its measurements; nil if there is none.
    public var baselines: URL?
    /// It finds its files in `Bundle.module`, as targets of packages do.
    public var hasModuleBundle = false
    /// The package that it is of; nil for a target of the project's own.
    public var package: String?
    /// The class whose windows are the app's, if nothing says which it is; nil if that is said, or there is none.
    public var sceneDelegate: String?
    /// It stands for an app that a project of libraries does not have, so that their tests can run.
    public var hostsTests = false
  }

  /// What the project is called.
  public var name: String
  /// The file or folder that was opened.
  public var location: URL
  /// All that can be built here, in no order.
  public var targets: [Target] = []
  /// Files that say what the project is, other than its sources.
  public var descriptions: [URL] = []
  /// What was left out, a line each.
  public var skipped: [String] = []
  /// Targets that cannot be built here, with the reason.
  public var impossible: [String: String] = [:]
  /// Modules of packages that are not there, with what is said of them in `skipped`.
  public var missing: [String: String] = [:]
  /// The app that is shown if nobody names one.
  public var preferredApp: String?
  /// The file that says so.
  public var preferences: URL?
  /// Arguments and environment of the scheme that runs an app.
  public var launch = LaunchOptions()
  /// What the scheme or its test plan says of the tests.
  public var testing = TestOptions()

  /// The target with a name.
  public func target(named name: String) -> Target? { targets.first { $0.name == name } }

  /// The target that others name, or whose framework they link: "Kit" can be made by the target "Kit iOS".
  func library(_ name: String) -> Target? {
    target(named: name) ?? targets.first { $0.kind == .library && $0.module == name }
  }

  /// The app to show: the one that is named, or that is called like the project, or else the first.
  /// - Throws: `ProjectProblem`, if there is none.
  public func app(named wanted: String? = nil) throws -> Target {
    let apps = targets.filter { $0.kind == .app }
    if let wanted = wanted ?? preferredApp {
      if let app = apps.first(where: { $0.name == wanted }) { return app }
      let names = apps.map(\.name).joined(separator: ", ")
      let place = wanted == preferredApp ? preferences.map { "\($0.path): " } ?? "" : ""
      throw ProjectProblem("\(place)\(name) has no app \"\(wanted)\". Its apps: \(names.isEmpty ? "none" : names).")
    }
    if let app = apps.first(where: { $0.name == name }) ?? apps.first { return app }
    let names = targets.map(\.name).sorted().joined(separator: ", ")
    let list = names.isEmpty ? "" : " Its targets: \(names)."
    let others = skipped.isEmpty ? "" : "\n" + skipped.joined(separator: "\n")
    throw ProjectProblem("\(location.lastPathComponent) has no target that is an app for iOS.\(list)\(others)")
  }

  /// The app whose tests run: the one to show, or an empty one if there are only libraries.
  /// - Throws: `ProjectProblem`, if there is none of the name.
  public func testedApp(named wanted: String? = nil) throws -> Target {
    guard wanted ?? preferredApp == nil, !targets.contains(where: { $0.kind == .app }) else {
      return try app(named: wanted)
    }
    var host = Target(name: "\(name) without an app", module: "ScrollworkTestHost", kind: .app, folder: location)
    host.hostsTests = true
    return host
  }

  /// What to tell somebody who named no app, if there are several; nil for nothing.
  public func choice(of app: Target, named wanted: String?) -> String? {
    let others = targets.filter { $0.kind == .app && $0.name != app.name }.map(\.name)
    guard wanted ?? preferredApp == nil, !others.isEmpty else { return nil }
    return "\(app.name) is shown. The project has other apps, for --target: \(others.joined(separator: ", "))."
  }

  /// A target and all that it imports, each after what it imports itself. What expands its macros is in `macros(of:)`.
  /// - Throws: `ProjectProblem`, if some import each other.
  public func buildOrder(of target: Target) throws -> [Target] {
    var order: [Target] = []
    var path: [String] = []
    func visit(_ target: Target) throws {
      if order.contains(where: { $0.name == target.name }) { return }
      if let start = path.firstIndex(of: target.name) {
        throw ProjectProblem(
          "These targets need each other: \((path[start...] + [target.name]).joined(separator: " → ")).")
      }
      path.append(target.name)
      if let name = target.dependencies.first(where: { impossible[$0] != nil }), let reason = impossible[name] {
        throw ProjectProblem(
          "\(target.name) needs \(name), which cannot be built here: \(reason). \(LocalPackages.advice(for: [name]))")
      }
      for dependency in target.dependencies.compactMap(library) where dependency.kind != .macro {
        try visit(dependency)
      }
      path.removeLast()
      order.append(target)
    }
    try visit(target)
    return order
  }
}

/// What an app is launched with.
public struct LaunchOptions: Sendable, Equatable, Codable {
  /// What follows the program's name.
  public var arguments: [String] = []
  /// Variables beside those of the process.
  public var environment: [String: String] = [:]

  /// Nothing.
  public init() {}
}

extension LaunchOptions {
  /// With `$(NAME)` replaced by a target's build settings, as Xcode does.
  func filled(with settings: [String: String]) -> LaunchOptions {
    var options = self
    options.arguments = arguments.map { BuildSettings.expand($0, with: settings) }
    options.environment = environment.mapValues { BuildSettings.expand($0, with: settings) }
    return options
  }
}

/// Why a project cannot be shown, in words for whoever has it.
public struct ProjectProblem: Error, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}
