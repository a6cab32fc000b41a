import Foundation
import Projects

extension LibraryBuild {
  /// Returns the paths and names of modules for a module of an app: a module that the app names like one of Apple's or
  /// ours is its own.
  /// - Parameter own: the app's modules up to this one.
  func arguments(for module: PreparedApp.Module, besides own: Set<String>) -> [String] {
    var kept: [String] = []
    var rest = arguments.flatMap(Self.words)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "-module-alias":
        guard let alias = rest.popFirst() else { break }
        if !own.contains(alias.prefix { $0 != "=" }.description) { kept += [argument, alias] }
      case "-Xcc":
        guard let value = rest.popFirst() else { break }
        // A C module map is in the folder of its target, or in that of its build products.
        let folders = value.hasPrefix("-fmodule-map-file=") ? value.split(separator: "/") : []
        let isOwn = folders.contains { own.contains($0.hasSuffix(".build") ? String($0.dropLast(6)) : String($0)) }
        if !isOwn { kept += [argument, value] }
      case "-Xfrontend" where rest.first == "-import-module":
        let words = [argument] + rest.prefix(3)
        rest = rest.dropFirst(3)
        if !module.isPlain { kept += words }
      default: kept.append(argument)
      }
    }
    return kept
  }

  /// Returns the words of an argument: "@FILE" stands for the words in a file.
  private static func words(_ argument: String) -> [String] {
    guard argument.hasPrefix("@"), let text = try? String(contentsOfFile: String(argument.dropFirst()), encoding: .utf8)
    else { return [argument] }
    return text.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
