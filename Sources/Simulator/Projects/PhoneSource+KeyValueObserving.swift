import Foundation

extension PhoneSource {
  /// Makes a file send and receive change notifications without Objective-C: `dynamic` variables report their changes,
  /// observed key paths get the names of their properties, and a class that overrides
  /// `observeValue(forKeyPath:of:change:context:)` declares that it does.
  ///
  /// Lines stay in place. Caveat: an override below a class of another module that already overrides is not recognised.
  static func withKeyValueObserving(_ source: inout SourceText, _ observers: ObserverClasses?) {
    if source.text.contains("dynamic ") { tellChanges(&source) }
    let words = ["forKeyPath", "keyPathsForValuesAffecting", "automaticallyNotifiesObservers"]
    if words.contains(where: source.text.contains) { hearOfChanges(&source, observers) }
    nameKeyPaths(&source)
  }

  // MARK: Variables that tell

  private static func tellChanges(_ source: inout SourceText) {
    let code = source.code
    let characters = Array(source.text)
    var edits = SourceEdits(of: code)
    let variables = code.matches(
      of:
        #/(?<before>(?:\b(?:public|open|internal|private|fileprivate|package|final|weak|lazy|unowned|nonisolated|override|static|class)(?:\(\w+\))?[ \t]+)*)\bdynamic\b(?<after>(?:[ \t]+[a-z]+(?:\(\w+\))?)*)[ \t]+var[ \t]+`?(?<name>\w+)`?/#
    )
    for variable in variables {
      let modifiers = variable.before + variable.after
      let place = variable.before.endIndex..<code.index(variable.before.endIndex, offsetBy: "dynamic".count)
      // An overridden variable reports changes already; defaults report what is stored.
      let isTold =
        modifiers.contains(#/\b(?:static|class|override)\b/#) || isOfDefaults(variable.range.lowerBound, in: code)
      defer { if !modifiers.contains(#/\b(?:static|class)\b/#) { edits.blank(place) } }
      if isTold { continue }
      let name = String(variable.name)
      switch accessors(after: variable.range.upperBound, in: code, of: characters) {
      case .none: edits.insert("@_KeyValueObserved ", at: variable.before.startIndex)
      case .several: continue
      case .block(let start, let end):
        let block = code[start..<end]
        // An attribute of Core Data reports changes, too.
        if block.contains("_setManaged(") { continue }
        let will = "ScrollworkFoundation._willChange(self, \"\(name)\");"
        let hasChanged = "ScrollworkFoundation._didChange(self, \"\(name)\")"
        let did = "defer { \(hasChanged) };"
        let first = accessor(#/\bwillSet\s*(?:\(\s*\w+\s*\)\s*)?\{/#, in: block)
        let last = accessor(#/\bdidSet\s*(?:\(\s*\w+\s*\)\s*)?\{/#, in: block)
        if first != nil || last != nil {
          if let first { edits.insert(" " + will, at: first) }
          if let last { edits.insert(" " + did, at: last) }
          if first == nil { edits.insert(" willSet { \(will) }", at: start) }
          if last == nil { edits.insert(" didSet { \(hasChanged) }", at: start) }
        } else if let setter = accessor(#/\bset\s*(?:\(\s*\w+\s*\)\s*)?\{/#, in: block) {
          edits.insert(" \(will) \(did)", at: setter)
        }
      }
    }
    source.apply(edits)
  }

  /// Returns whether a position is in an extension of `UserDefaults`.
  private static func isOfDefaults(_ place: String.Index, in code: String) -> Bool {
    guard
      let last = code[..<place].matches(of: #/(?m)^[ \t]*(?:\w+[ \t]+)*(?:extension|class)[ \t]+(?<name>[A-Z]\w*)/#)
        .last
    else { return false }
    return last.name == "UserDefaults"
  }

  private enum Accessors {
    case none
    /// One of several variables after one `var`.
    case several
    /// The text between the braces.
    case block(String.Index, String.Index)
  }

  /// Finds the accessors of a variable, after its name.
  private static func accessors(after name: String.Index, in code: String, of text: [Character]) -> Accessors {
    var depth = 0
    var hasValue = false
    var index = name
    while index < code.endIndex {
      let character = code[index]
      switch character {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "=" where depth == 0: hasValue = true
      // A comma between the arguments of a generic type does not separate variables.
      case "," where depth == 0 && hasValue && code[index...].prefixMatch(of: #/,\s*`?\w+`?\s*[:=]/#) != nil:
        return .several
      case ";" where depth == 0: return .none
      case "}" where depth == 0: return .none
      case "{" where depth == 0:
        guard let end = code.closingBrace(of: index) else { return .none }
        let start = code.index(after: index)
        if !hasValue || code[start..<end].prefixMatch(of: #/\s*(?:willSet|didSet)\b/#) != nil {
          return .block(start, end)
        }
        // A closure of the value.
        index = end
      case _ where character.isNewline && depth == 0:
        // The value may continue, and accessors may follow, on the next line.
        let rest = code[index...].drop(while: \.isWhitespace)
        // A string is blank in the code.
        let before = text[..<code.distance(from: code.startIndex, to: index)].last { !$0.isWhitespace }
        if before != "=" && before != ":" && rest.first != "{" && rest.first != "=" && !(hasValue && rest.first == ".")
        {
          return .none
        }
      default: break
      }
      index = code.index(after: index)
    }
    return .none
  }

  /// Returns the position after the opening brace of a variable's accessor; declarations inside another accessor do not
  /// count.
  private static func accessor(_ pattern: Regex<Substring>, in block: Substring) -> String.Index? {
    block.matches(of: pattern).first { match in
      let before = block[..<match.range.lowerBound]
      return before.count { $0 == "{" } == before.count { $0 == "}" }
    }?.range.upperBound
  }

  // MARK: Classes that hear

  private static func hearOfChanges(_ source: inout SourceText, _ observers: ObserverClasses?) {
    let code = source.code
    var edits = SourceEdits(of: code)
    let classes = Classes(in: code)
    let methods = classes.overridingObservers(in: code)
    let hearing = Set(methods.map(\.owner.name))
    for (match, owner) in methods
    where !classes.inherits(owner, from: hearing) && observers?.inherits(owner.name, owner.parent) != true {
      let override = match..<code.index(match, offsetBy: "override".count)
      edits.blank(override)
      edits.insert(", nonisolated ScrollworkFoundation._KeyValueObserver ", at: owner.header)
      edits.insert(
        " public nonisolated static var _observeValue: ScrollworkFoundation._KeyValueMethod { .init(\(owner.name).observeValue) };",
        at: owner.body)
    }
    for match in code.matches(of: #/\boverride\b(?=[^\n{};]*\bfunc[ \t]+automaticallyNotifiesObservers\b)/#) {
      guard let owner = classes.around(match.range.lowerBound) else { continue }
      edits.blank(match.range)
      edits.insert(", nonisolated ScrollworkFoundation._KeyValueSelective ", at: owner.header)
      edits.insert(
        " public nonisolated static func _tellsItself(_ key: String) -> Bool { \(asked("automaticallyNotifiesObservers(forKey: key)")) };",
        at: owner.body)
    }
    dependencies(in: code, classes, &edits)
    source.apply(edits)
  }

  /// Finds classes that declare what their properties depend on.
  private static func dependencies(in code: String, _ classes: Classes, _ edits: inout SourceEdits) {
    var found: [String: (owner: Classes.Class, keys: [(key: String, call: String)], rest: String)] = [:]
    for match in code.matches(of: #/\b(?:func|var)[ \t]+keyPathsForValuesAffecting(?<name>\w+)\s*(?<call>[(:])/#) {
      guard let owner = classes.around(match.range.lowerBound) else { continue }
      let method = "keyPathsForValuesAffecting\(match.name)"
      if match.name == "Value" {
        let override = code[..<match.range.lowerBound].lastLine.firstRange(of: "override")
        if let override { edits.blank(override) }
        found[owner.name, default: (owner, [], "[]")].rest = asked("\(method)(forKey: key)")
      } else {
        let lowercased = match.name.prefix(1).lowercased() + match.name.dropFirst()
        // As in `url` and `URL`.
        let key = code[owner.body..<owner.end].contains("var \(match.name):") ? String(match.name) : lowercased
        found[owner.name, default: (owner, [], "[]")].keys.append((key, match.call == "(" ? "\(method)()" : method))
      }
    }
    let depending = Set(found.keys)
    for (owner, keys, rest) in found.values.sorted(by: { $0.owner.body < $1.owner.body }) {
      if classes.inherits(owner, from: depending) { continue }
      let paths = keys.map { "case \"\($0.key)\": \(asked($0.call))" } + ["default: \(rest)"]
      let values =
        keys.filter { code[owner.body..<owner.end].contains("var \($0.key)") }
        .map { "case \"\($0.key)\": object.\($0.key) as Any" } + ["default: nil"]
      edits.insert(", nonisolated ScrollworkFoundation._KeyValueDependent ", at: owner.header)
      edits.insert(
        " public nonisolated static func _keyPathsAffecting(_ key: String) -> Set<String> { switch key { "
          + paths.joined(separator: "; ") + " } };"
          + " public nonisolated static func _value(ofKey key: String, in object: AnyObject) -> Any? {"
          + " ScrollworkFoundation._askingMainActor(object) { @MainActor (object: \(owner.name)) -> Any? in switch key { "
          + values.joined(separator: "; ") + " } } };", at: owner.body)
    }
  }

  /// Returns an answer that may be the main actor's.
  private static func asked(_ question: String) -> String {
    "ScrollworkFoundation._askingMainActor { @MainActor in \(question) }"
  }

  // MARK: Key paths with names

  private static func nameKeyPaths(_ source: inout SourceText) {
    let words = ["observe(", "publisher(for:", "ChangeValue(for:", "valuesAt:"]
    guard words.contains(where: source.text.contains) else { return }
    let code = source.code
    var edits = SourceEdits(of: code)
    let literals = code.matches(
      of:
        #/(?:\bobserve\s*\(\s*|\bpublisher\s*\(\s*for:\s*|\b(?:will|did)ChangeValue\s*\(\s*for:\s*|\bvaluesAt:[^;{}]*?\bfor:\s*)(?<path>\\(?<type>[A-Z]\w*(?:\.[A-Z]\w*)*)?(?<names>(?:\.\w+[?!]?)+))(?=\s*[,)])/#
        // By Unicode's rules a point between letters is inside a word.
        .wordBoundaryKind(.simple)
    )
    for literal in literals {
      let parts = literal.names.split(separator: ".")
      let root = "\\" + (literal.type.map(String.init) ?? "")
      let names = parts.map { $0.filter { $0 != "?" && $0 != "!" } }
      let steps = parts.indices.dropFirst().map { count in
        let steps = parts[..<count].joined(separator: ".")
        return "\(root).\(steps.last == "?" || steps.last == "!" ? String(steps.dropLast()) : steps)"
      }
      let through = steps.isEmpty ? "" : ", through: [\(steps.joined(separator: ", "))]"
      edits.insert("ScrollworkFoundation._named(\"\(names.joined(separator: "."))\", ", at: literal.path.startIndex)
      edits.insert("\(through))", at: literal.path.endIndex)
    }
    source.apply(edits)
  }
}

extension String {
  /// Returns the matching closing brace.
  fileprivate func closingBrace(of opening: Index) -> Index? {
    var depth = 0
    return self[opening...].indices.first { index in
      if self[index] == "{" { depth += 1 }
      if self[index] == "}" { depth -= 1 }
      return depth == 0
    }
  }
}

extension Substring {
  /// The text from the beginning of the last line.
  fileprivate var lastLine: Substring { self[(lastIndex(where: \.isNewline) ?? startIndex)...] }
}

/// The classes of a module that override `observeValue(forKeyPath:of:change:context:)`.
public struct ObserverClasses: Sendable {
  private var names: Set<String> = []
  private var parents: [String: String] = [:]

  /// Finds the classes in a module's files.
  init(of sources: [String]) {
    guard sources.contains(where: { $0.contains("observeValue") }) else { return }
    for source in sources where source.contains("class ") {
      let code = CodeText(source).text
      let classes = Classes(in: code)
      for type in classes.all { parents[type.name] = type.parent }
      names.formUnion(classes.overridingObservers(in: code).map(\.owner.name))
    }
  }

  /// Returns whether a class inherits from one of these.
  func inherits(_ name: String, _ parent: String?) -> Bool {
    var parent = parent
    for _ in parents {
      guard let above = parent, above != name else { return false }
      if names.contains(above) { return true }
      parent = parents[above]
    }
    return false
  }
}

/// The classes of a file.
private struct Classes {
  struct Class {
    let name: String
    /// Its superclass, as far as can be determined.
    let parent: String?
    /// Where another protocol can be added.
    let header: String.Index
    /// The position after the opening brace.
    let body: String.Index
    let end: String.Index
  }

  let all: [Class]

  init(in code: String) {
    all = code.matches(of: #/\bclass\s+(?<name>[A-Z_]\w*)(?<clause>[^{}]*)\{/#).compactMap { match in
      guard let end = code.closingBrace(of: code.index(before: match.range.upperBound)) else { return nil }
      let head = match.clause.firstMatch(of: #/\s+where\s/#)?.range.lowerBound ?? match.clause.endIndex
      // Generic arguments are in angle brackets.
      let parent = code[match.clause.startIndex..<head].prefixMatch(
        of: #/\s*(?:<.*>\s*)?:\s*(\w+)/#.dotMatchesNewlines()
      )
      .map { String($0.1) }
      return Class(
        name: String(match.name), parent: parent, header: head, body: match.range.upperBound, end: end)
    }
  }

  /// Returns the innermost class around a position.
  func around(_ place: String.Index) -> Class? { all.last { $0.body <= place && place < $0.end } }

  /// Returns the position of the word `override` of each method for changes, and its class.
  func overridingObservers(in code: String) -> [(place: String.Index, owner: Class)] {
    code.matches(of: #/\boverride\b(?:\s+[\w()]+)*?\s+func\s+observeValue\s*\(\s*forKeyPath\b/#).compactMap { match in
      around(match.range.lowerBound).map { (match.range.lowerBound, $0) }
    }
  }

  /// Returns whether a class inherits from one of these.
  func inherits(_ own: Class, from names: Set<String>) -> Bool {
    var parent = own.parent
    for _ in all {
      guard let name = parent else { return false }
      if names.contains(name) { return true }
      parent = all.first { $0.name == name }?.parent
    }
    return false
  }
}
