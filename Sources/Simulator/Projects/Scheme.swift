import Foundation

/// Reads the shared schemes of a project, as far as they say what an app is launched with.
enum Scheme {
  /// - Parameters:
  ///   - container: a project or a workspace.
  ///   - app: the target; a scheme of this name counts first.
  ///   - files: the scheme that was read is added to these.
  static func launch(of container: URL, app: String, files: inout [URL]) -> LaunchOptions {
    let folder = container.appending(path: "xcshareddata/xcschemes")
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { $0.hasSuffix(".xcscheme") }.sorted()
    guard let name = names.first(where: { $0 == "\(app).xcscheme" }) ?? names.first,
      let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
    else { return LaunchOptions() }
    files.append(folder.appending(path: name))
    return launch(in: text)
  }

  static func launch(in text: String) -> LaunchOptions {
    var options = LaunchOptions()
    guard let action = text.firstMatch(of: #/<LaunchAction\b[\s\S]*?</LaunchAction>/#)?.0 else { return options }
    for element in action.matches(of: #/<CommandLineArgument\b([^>]*)>/#) {
      let attributes = attributes(element.1)
      guard attributes["isEnabled"] != "NO", let argument = attributes["argument"] else { continue }
      // One line of the list can hold several, as in a terminal.
      options.arguments += argument.split(separator: " ").map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: "\""))
      }
    }
    for element in action.matches(of: #/<EnvironmentVariable\b([^>]*)>/#) {
      let attributes = attributes(element.1)
      guard attributes["isEnabled"] != "NO", let key = attributes["key"] else { continue }
      options.environment[key] = attributes["value"] ?? ""
    }
    return options
  }

  private static func attributes(_ text: Substring) -> [String: String] {
    var found: [String: String] = [:]
    for match in text.matches(of: #/(\w+)\s*=\s*"([^"]*)"/#) {
      var value = String(match.2)
      for (name, character) in [("&quot;", "\""), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")] {
        value = value.replacing(name, with: character)
      }
      found[String(match.1)] = value
    }
    return found
  }
}
