import Foundation

/// Reads a project's shared schemes: an app's launch options, and its tests to run.
enum Scheme {
  /// Reads launch options.
  ///
  /// - Parameters:
  ///   - container: a project or a workspace.
  ///   - app: the target; a scheme of this name takes precedence.
  ///   - files: receives the files that were read.
  /// - Returns: nil if there is no scheme.
  static func read(
    of container: URL, app: String, files: inout [URL]
  ) -> (launch: LaunchOptions, testing: TestOptions)? {
    let folder = container.appending(path: "xcshareddata/xcschemes")
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { $0.hasSuffix(".xcscheme") }.sorted()
    guard let name = names.first(where: { $0 == "\(app).xcscheme" }) ?? names.first,
      let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
    else { return nil }
    files.append(folder.appending(path: name))
    let launch = launch(in: text)
    var testing = testing(in: text, launch: launch)
    if let path = plan(in: text) {
      let file = container.deletingLastPathComponent().appending(path: path)
      files.append(file)
      if let data = try? Data(contentsOf: file) { testing.add(plan: data) }
    }
    return (launch, testing)
  }

  static func launch(in text: String) -> LaunchOptions {
    text.firstMatch(of: #/<LaunchAction\b[\s\S]*?</LaunchAction>/#).map { options(of: $0.0) } ?? LaunchOptions()
  }

  /// Reads test options.
  ///
  /// - Parameter launch: the app's launch options.
  static func testing(in text: String, launch: LaunchOptions) -> TestOptions {
    guard let action = text.firstMatch(of: #/<TestAction\b([^>]*)>[\s\S]*?</TestAction>/#) else {
      return TestOptions(launch: launch)
    }
    let isShared = attributes(action.1)["shouldUseLaunchSchemeArgsEnv"] != "NO"
    var testing = TestOptions(launch: isShared ? launch : options(of: action.0))
    for element in action.0.matches(of: #/<TestableReference\b([^>]*)>([\s\S]*?)</TestableReference>/#) {
      guard let target = element.2.firstMatch(of: #/<BuildableReference\b([^>]*)>/#),
        let name = attributes(target.1)["BlueprintName"]
      else { continue }
      let about = attributes(element.1)
      if about["skipped"] == "YES" { testing.disabled.insert(name) }
      let tests = element.2.matches(of: #/<Test\b([^>]*)>/#).compactMap { attributes($0.1)["Identifier"] }
      if tests.isEmpty { continue }
      if about["useTestSelectionWhitelist"] == "YES" {
        testing.selected[name] = tests
      } else {
        testing.skipped[name] = tests
      }
    }
    return testing
  }

  /// Returns the default test plan, relative to the folder of the project.
  private static func plan(in text: String) -> String? {
    let plans = text.matches(of: #/<TestPlanReference\b([^>]*)>/#).map { attributes($0.1) }
    let plan = plans.first { $0["default"] == "YES" } ?? plans.first
    return plan?["reference"].map { String($0.drop { $0 != ":" }.dropFirst()) }
  }

  private static func options(of action: Substring) -> LaunchOptions {
    var options = LaunchOptions()
    for element in action.matches(of: #/<CommandLineArgument\b([^>]*)>/#) {
      let attributes = attributes(element.1)
      guard attributes["isEnabled"] != "NO", let argument = attributes["argument"] else { continue }
      options.arguments += words(argument)
    }
    for element in action.matches(of: #/<EnvironmentVariable\b([^>]*)>/#) {
      let attributes = attributes(element.1)
      guard attributes["isEnabled"] != "NO", let key = attributes["key"] else { continue }
      options.environment[key] = attributes["value"] ?? ""
    }
    return options
  }

  /// Splits one line of the list of arguments as in a terminal: blanks in quotes and after a backslash are part of an
  /// argument.
  static func words(_ argument: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in argument {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if quote == nil, character.isWhitespace {
        words += [word].compactMap(\.self)
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + [word].compactMap(\.self)
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
