import Foundation

extension PhoneSource {
  /// The members of UIKit's classes that an app's extension can override, which are `dynamic` here.
  private static let replaceable: [String: Set<Substring>] = {
    let turning: Set<Substring> = [
      "shouldAutorotate", "supportedInterfaceOrientations", "preferredInterfaceOrientationForPresentation",
    ]
    let container = turning.union([
      "preferredStatusBarStyle", "prefersStatusBarHidden", "childForStatusBarStyle", "childForStatusBarHidden",
      "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
    ])
    return [
      "UINavigationController": container, "UITabBarController": container, "UIAlertController": turning,
      "UIViewController": ["awakeFromNib"],
    ]
  }()

  /// Transforms a file so that extensions of UIKit's classes replace what they override: `extension
  /// UINavigationController { override var shouldAutorotate: Bool { false } }`.
  ///
  /// Swift allows it only where Objective-C finds the method, and there the class's own one is lost. Here `super` calls
  /// that one. Lines stay in place.
  static func withForeignOverrides(_ source: inout SourceText, own: Set<String>) {
    guard source.text.contains("override "),
      replaceable.keys.contains(where: { source.text.contains("extension \($0)") })
    else { return }
    let code = compiledCode(in: source.code, own: own)
    var edits = SourceEdits(of: code)
    for found in DistantOverrides.all(in: code, SourceTypes(in: code)) {
      let name = code[found.name]
      guard replaceable[found.owner.path]?.contains(name) == true else { continue }
      let label = name.hasPrefix("view") && name.hasSuffix("Appear") ? "\(name)(_:)" : String(name)
      // Attributes come before all other words.
      let start =
        code[found.owner.body..<found.word.lowerBound].firstMatch(
          of: #/(?:(?:@\w+(?:\([^)]*\))?|\b(?:public|open|internal|package|final|nonisolated))\s+)*$/#)?
        .range.lowerBound ?? found.word.lowerBound
      edits.insert("@_dynamicReplacement(for: \(label)) ", at: start)
      edits.blank(found.word)
      edits.replace(found.name, with: found.newName)
      if let word = code[start..<found.name.lowerBound].firstRange(of: #/\bopen\b/#) {
        edits.replace(word, with: "public")
      }
      guard let brace = code[found.name.upperBound...].firstIndex(of: "{"),
        let end = SourceTypes.closingBrace(in: code, from: code.index(after: brace))
      else { continue }
      for call in code[brace..<end].matches(of: #/\b(?<word>super)\s*\.\s*(?<name>\w+)/#) where call.name == name {
        edits.replace(call.word.startIndex..<call.word.endIndex, with: "self")
      }
    }
    source.apply(edits)
  }
}
