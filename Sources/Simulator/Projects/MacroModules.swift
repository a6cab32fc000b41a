import Foundation

/// The programs that expand a project's macros: they run on this machine, started by the compiler, with their modules.
///
/// Swift's own library for macros takes minutes to compile, so its copy in the toolchain is used. Two things are
/// missing there.
enum MacroModules {
  /// The entry point of a program that expands macros, with its name in swift-syntax.
  private static let plugin = "SwiftCompilerPlugin"

  /// Modules without content that tell code the version of swift-syntax.
  private static var versions: [String] {
    var versions = ["509", "510", "600", "601", "602"]
    #if compiler(>=6.3)
      versions.append("603")
    #endif
    #if compiler(>=6.4)
      versions.append("604")
    #endif
    return versions
  }

  /// Returns the modules of all macros that targets need, each after those that it needs itself.
  /// - Throws: `ProjectProblem`, or an error of the file system.
  static func make(
    for targets: [Project.Target], of project: Project, in folder: URL
  ) throws -> [PreparedApp.Module] {
    let order = try project.macroOrder(for: targets)
    if order.isEmpty { return [] }
    let place = folder.appending(path: "macros")
    let markers = place.appending(path: "versions")
    for version in versions {
      let name = "SwiftSyntax\(version)"
      let text = "// swift-interface-format-version: 1.0\n// swift-module-flags: -module-name \(name)\nimport Swift\n"
      try ProjectCache.write(Data(text.utf8), to: markers.appending(path: "\(name).swiftinterface"))
    }
    let file = place.appending(path: "\(plugin)/\(plugin).swift")
    try ProjectCache.write(Data(source.utf8), to: file)
    let first = PreparedApp.Module(
      name: plugin, sources: [file], flags: ["-swift-version", "5"], folder: file.deletingLastPathComponent(),
      use: .macroLibrary)
    return [first]
      + order.map { target in
        PreparedApp.Module(
          name: target.module, sources: target.sources, flags: flags(of: target) + foundation + ["-I", markers.path],
          folder: place.appending(path: target.module), remedy: project.remedy(ofMacros: target),
          use: target.kind == .macro ? .macros : .macroLibrary, macros: project.macros(of: [target]).map(\.module))
      }
  }

  /// On Apple's systems swift-syntax re-exports Foundation's members, which code uses without its own import.
  private static let foundation = ["-Xfrontend", "-import-module", "-Xfrontend", "Foundation"]

  /// Returns flags. The toolchain's copy of swift-syntax is compiled as a library with extensible enumerations, so
  /// Swift 6 would ask for `@unknown default` where it does not with the package. The other features of Swift 6 are
  /// enabled one by one.
  private static func flags(of target: Project.Target) -> [String] {
    var target = target
    guard target.settings["SWIFT_VERSION"] == "6" else { return target.languageFlags }
    target.settings["SWIFT_VERSION"] = "5"
    let features = [
      "BareSlashRegexLiterals", "ConciseMagicFile", "DisableOutwardActorInference", "ForwardTrailingClosures",
      "GlobalActorIsolatedTypesUsability", "ImplicitOpenExistentials", "InferSendableFromCaptures",
      "IsolatedDefaultValues",
    ]
    return target.languageFlags + features.flatMap { ["-enable-upcoming-feature", $0] }
  }

  private static let source = """
    public import SwiftSyntaxMacros
    @_spi(PluginMessage) private import SwiftCompilerPluginMessageHandling

    public protocol CompilerPlugin {
      init()
      var providingMacros: [any Macro.Type] { get }
    }

    extension CompilerPlugin {
      public static func main() throws {
        let provider = Provider(macros: Self().providingMacros)
        try CompilerPluginMessageListener(connection: StandardIOMessageConnection(), provider: provider).main()
      }
    }

    private struct Provider: PluginProvider {
      let macros: [any Macro.Type]

      func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
        let name = "\\(moduleName).\\(typeName)"
        if let macro = macros.first(where: { String(reflecting: $0) == name }) { return macro }
        throw UnknownMacro(description: "\\(name) is not among the macros that the compiler plugin of its module provides.")
      }
    }

    private struct UnknownMacro: Error, CustomStringConvertible { let description: String }

    """
}

extension Project {
  /// Returns the macros that targets, or their imports, need: code that uses a macro needs its expansion, wherever it
  /// is declared.
  func macros(of targets: [Target]) -> [Target] {
    var seen: Set<String> = []
    var found: [Target] = []
    func visit(_ target: Target) {
      guard seen.insert(target.name).inserted else { return }
      for dependency in target.dependencies.compactMap(library) where dependency.kind != .macro { visit(dependency) }
      for dependency in target.dependencies.compactMap(library)
      where dependency.kind == .macro && !found.contains(where: { $0.name == dependency.name }) {
        found.append(dependency)
      }
    }
    for target in targets { visit(target) }
    return found
  }

  /// Returns the macros that targets need and their imports, each after what it needs itself.
  /// - Throws: `ProjectProblem`, if some import each other.
  func macroOrder(for targets: [Target]) throws -> [Target] {
    var order: [Target] = []
    var begun: Set<String> = []
    func visit(_ targets: [Target]) throws {
      for macro in macros(of: targets) where begun.insert(macro.name).inserted {
        let parts = try buildOrder(of: macro)
        try visit(parts)
        order += parts.filter { part in !order.contains { $0.name == part.name } }
      }
    }
    try visit(targets)
    return order
  }

  /// Returns what to do if macros, or something that they need, do not compile: stand-ins can replace the modules that
  /// declare them.
  fileprivate func remedy(ofMacros target: Target) -> String? {
    let users = targets.filter { $0.kind == .library && $0.dependencies.contains(target.name) }
    return target.kind == .library || users.isEmpty
      ? target.remedy
      : "The macros \(target.module) do not compile here. \(LocalPackages.advice(for: users.map(\.module)))"
  }
}
