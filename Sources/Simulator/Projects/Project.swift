import Foundation

/// A user's project, as far as a simulated phone needs it: targets with their files, and the settings of their modules.
public struct Project: Sendable {
  /// A target of the project.
  public struct Target: Sendable {
    /// The kind of a target.
    public enum Kind: Sendable {
      /// An app that runs on the phone.
      case app
      /// Code that others import: a framework, a library, a target of a package.
      case library
      /// Unit tests of an app's code.
      case unitTests
      /// UI tests, which use an app as a user does.
      case uiTests
      /// A program that the compiler runs to expand macros.
      case macro
    }

    /// The name in the project.
    public let name: String
    /// The name by which its code is imported.
    public let module: String
    /// The kind of the target.
    public let kind: Kind
    /// Its code in C, for a target without Swift.
    public var c: CModule?
    /// Its Swift files.
    public var sources: [URL] = []
    /// The contents of its bundle: files, catalogues, and localized folders.
    public var resources: [URL] = []
    /// Build settings with everything inherited and substituted.
    public var settings: [String: String] = [:]
    /// Flags that are not in a build setting.
    public var flags: [String] = []
    /// The names of targets of this project whose modules it imports.
    public var dependencies: [String] = []
    /// The folder that `INFOPLIST_FILE` is relative to.
    public var folder: URL
    /// The folder with Xcode's recorded baselines; nil if there is none.
    public var baselines: URL?
    /// Whether it finds its files in `Bundle.module`, as targets of packages do.
    public var hasModuleBundle = false
    /// Its package; nil for a target of the project itself.
    public var package: String?
    /// The class whose windows are the app's, if nothing names it; nil if that is set, or there is none.
    public var sceneDelegate: String?
    /// Whether it stands in for the app that a project of libraries lacks, so that their tests can run.
    public var hostsTests = false
  }

  /// The project's name.
  public var name: String
  /// The file or folder that was opened.
  public var location: URL
  /// All targets that can be built here, in no particular order.
  public var targets: [Target] = []
  /// Files that define the project, other than its sources.
  public var descriptions: [URL] = []
  /// What was left out, a line each.
  public var skipped: [String] = []
  /// Targets that cannot be built here, with the reason.
  public var impossible: [String: String] = [:]
  /// Modules of missing packages, with their lines in `skipped`.
  public var missing: [String: String] = [:]
  /// The app that is shown by default.
  public var preferredApp: String?
  /// The file that sets it.
  public var preferences: URL?
  /// Arguments and environment from the scheme that runs an app.
  public var launch = LaunchOptions()
  /// The test settings of the scheme or its test plan.
  public var testing = TestOptions()

  /// Returns the target with a name.
  public func target(named name: String) -> Target? { targets.first { $0.name == name } }

  /// Returns the target that others name, or whose framework they link: "Kit" can be built by the target "Kit iOS".
  func library(_ name: String) -> Target? {
    target(named: name) ?? targets.first { $0.kind == .library && $0.module == name }
  }

  /// Returns the app to show: the named one, or the one with the project's name, or else the first.
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
    throw ProjectProblem("\(location.lastPathComponent) has no iOS app target.\(list)\(others)")
  }

  /// Returns the app whose tests run: the one to show, or an empty one if there are only libraries.
  /// - Throws: `ProjectProblem`, if there is none of the name.
  public func testedApp(named wanted: String? = nil) throws -> Target {
    guard wanted ?? preferredApp == nil, !targets.contains(where: { $0.kind == .app }) else {
      return try app(named: wanted)
    }
    var host = Target(name: "\(name) without an app", module: "ScrollworkTestHost", kind: .app, folder: location)
    host.hostsTests = true
    return host
  }

  /// Returns a note for a user who named no app, if there are several; nil for none.
  public func choice(of app: Target, named wanted: String?) -> String? {
    let others = targets.filter { $0.kind == .app && $0.name != app.name }.map(\.name)
    guard wanted ?? preferredApp == nil, !others.isEmpty else { return nil }
    return "Showing \(app.name). Choose another app of the project with --target: \(others.joined(separator: ", "))."
  }

  /// Returns a target and its imports, each after what it imports itself. What expands its macros is in `macros(of:)`.
  /// - Throws: `ProjectProblem`, if some import each other.
  public func buildOrder(of target: Target) throws -> [Target] {
    var order: [Target] = []
    var path: [String] = []
    func visit(_ target: Target) throws {
      if order.contains(where: { $0.name == target.name }) { return }
      if let start = path.firstIndex(of: target.name) {
        throw ProjectProblem(
          "These targets depend on each other: \((path[start...] + [target.name]).joined(separator: " → ")).")
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

/// The launch options of an app.
public struct LaunchOptions: Sendable, Equatable, Codable {
  /// The arguments after the program's name.
  public var arguments: [String] = []
  /// Variables in addition to the process's.
  public var environment: [String: String] = [:]

  /// Creates empty options.
  public init() {}
}

extension LaunchOptions {
  /// Returns the options with `$(NAME)` replaced by a target's build settings, as Xcode does.
  func filled(with settings: [String: String]) -> LaunchOptions {
    var options = self
    options.arguments = arguments.map { BuildSettings.expand($0, with: settings) }
    options.environment = environment.mapValues { BuildSettings.expand($0, with: settings) }
    return options
  }
}

/// Why a project cannot be shown, in words for its owner.
public struct ProjectProblem: Error, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}
