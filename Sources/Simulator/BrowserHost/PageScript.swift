/// Bundles JavaScript modules into one script.
///
/// Each becomes a function that is called at once and returns its exports, imported ones first. Only the syntax of the
/// page's modules is supported: `import { a, b } from "./module.js";` on one line, and `export` in front of a
/// declaration.
enum PageScript {
  /// Returns the script.
  /// - Parameter modules: by their names without `.js`; the one called `main` is the script.
  static func bundle(_ modules: [String: String]) -> String {
    var done: Set<String> = []
    var script = "\"use strict\";\n"
    func add(_ name: String) {
      guard done.insert(name).inserted, let source = modules[name] else { return }
      var exports: [Substring] = []
      var body = ""
      for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
        if line.hasPrefix("import "), let (names, module) = parts(ofImport: line) {
          add(String(module))
          body += "const \(names) = $\(module);\n"
        } else if line.hasPrefix("export ") {
          let words = line.split(maxSplits: 3, omittingEmptySubsequences: true) { !$0.isLetter && !$0.isNumber }
          if words.count > 2 { exports.append(words[2]) }
          body += "\(line.dropFirst("export ".count))\n"
        } else {
          body += "\(line)\n"
        }
      }
      script += "const $\(name) = (() => {\n\(body)return { \(exports.joined(separator: ", ")) };\n})();\n"
    }
    add("main")
    return script
  }

  /// Returns the names with their braces, and the module without `.js`.
  private static func parts(ofImport line: Substring) -> (names: Substring, module: Substring)? {
    guard let open = line.firstIndex(of: "{"), let close = line.firstIndex(of: "}"),
      let slash = line.firstIndex(of: "/"), let dot = line.lastIndex(of: "."), slash < dot
    else { return nil }
    return (line[open...close], line[line.index(after: slash)..<dot])
  }
}
