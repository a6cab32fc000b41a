/// The declarations of the frameworks that need a newer iOS than the app, by their `@available(iOS 18.0, *)`: on Linux
/// the compiler does not check it.
struct NewerAPI {
  struct Parameter: Equatable {
    let label: String
    let isOptional: Bool
  }

  struct Declaration {
    let name: String
    /// The parameters; nil for a declaration that takes none.
    let parameters: [Parameter]?
    let isType: Bool
    let version: Int
  }

  let deploymentTarget: Int
  private(set) var newer: [String: [Declaration]] = [:]
  private var older: [String: [Declaration]] = [:]
  /// The modules that are part of a newer iOS.
  private let modules = ["Synchronization": 18]

  init(declaredIn files: [SourceFile], deploymentTarget: Int) {
    self.deploymentTarget = deploymentTarget
    for file in files where file.text.contains("@available(iOS ") {
      for declaration in declarations(in: file)
      where declaration.version > deploymentTarget && !Self.sharedNames.contains(declaration.name) {
        newer[declaration.name, default: []].append(declaration)
      }
    }
    for file in files where functions(in: file).contains(where: { newer[$0] != nil }) {
      for declaration in declarations(in: file) where declaration.version == deploymentTarget {
        older[declaration.name, default: []].append(declaration)
      }
    }
  }

  /// Nested option sets share the name of Swift's own set, other nested types those of generic parameters, associated
  /// types and types that every module may declare, and a toolbar placement of iOS 26 that of a font.
  private static let sharedNames: Set = [
    "Body", "CodingKeys", "Content", "Element", "Failure", "Set", "Value", "largeTitle",
  ]
  private static let types: Set = ["actor", "class", "enum", "protocol", "struct", "typealias"]

  /// Returns the names of the functions that a file declares.
  private func functions(in file: SourceFile) -> [String] {
    file.text.split(separator: "func ").dropFirst().map {
      String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
  }

  private func declarations(in file: SourceFile) -> [Declaration] {
    let tokens = SwiftToken.all(in: file.text)
    guard let versions = AvailableVersions(tokens, deploymentTarget: deploymentTarget).versions else { return [] }
    var found: [Declaration] = []
    var index = 0
    while index + 1 < tokens.count {
      let (word, name, version) = (tokens[index].text, tokens[index + 1].text, versions[index])
      let isInitializer = word == "init" && index > 0 && tokens[index - 1].text != "."
      index += 1
      guard version > deploymentTarget || word == "func" else { continue }
      if Self.types.contains(word) {
        found.append(Declaration(name: name, parameters: nil, isType: true, version: version))
      } else if word == "func", let start = tokens[index...].firstIndex(where: { $0.text == "(" }) {
        let end = tokens.end(of: start)
        found.append(
          Declaration(name: name, parameters: parameters(tokens[start..<end]), isType: false, version: version))
        index = end
      } else if ["case", "let", "var"].contains(word) {
        found.append(Declaration(name: name, parameters: nil, isType: false, version: version))
      } else if !isInitializer {
        // All initializers have the same name, which identifies none.
        continue
      }
      // Nested declarations are local, or members of a value that comes from newer API already.
      let next = tokens[index...].firstIndex { $0.text == "{" || $0.isFirstOnLine && AvailableVersions.isDeclaring($0) }
      if let next, tokens[next].text == "{" { index = tokens.end(of: next) }
    }
    return found
  }

  private func parameters(_ tokens: ArraySlice<SwiftToken>) -> [Parameter] {
    tokens.arguments().map { argument in
      let label = argument.first { $0.isWord && !$0.text.hasPrefix("@") }
      return Parameter(
        label: label?.text ?? "_",
        isOptional: argument.contains { $0.text == "=" } || argument.suffix(3).allSatisfy { $0.text == "." })
    }
  }

  // MARK: Uses

  /// Returns the members that files declare themselves: these are not the frameworks', whatever their names.
  static func members(declaredIn files: [SourceFile]) -> Set<String> {
    var names: Set<String> = []
    for file in files {
      let tokens = SwiftToken.all(in: file.text)
      for (word, name) in zip(tokens, tokens.dropFirst()) where ["case", "func", "let", "var"].contains(word.text) {
        names.insert(name.text)
      }
    }
    return names
  }

  /// Returns the uses of newer API where an older iOS may run, each with its line.
  /// - Parameter own: The names of members that are not the frameworks'.
  func misuses(in file: SourceFile, own: Set<String> = []) -> [String] {
    let tokens = SwiftToken.all(in: file.text)
    guard let versions = AvailableVersions(tokens, deploymentTarget: deploymentTarget).versions else {
      return ["\(file.name): its brackets do not match"]
    }
    return tokens.indices.compactMap { index in
      let token = tokens[index]
      let previous = index > 0 ? tokens[index - 1].text : ""
      if previous == ".", own.contains(token.text) { return nil }
      let needed =
        previous == "import" ? modules[token.text] ?? 0 : needed(at: index, in: tokens, isPrevious: previous)
      guard needed > versions[index] else { return nil }
      return "\(file.name):\(token.line): \(token.text) needs iOS \(needed), and iOS \(versions[index]) may run here"
    }
  }

  private static let declaring: Set = [
    "actor", "associatedtype", "case", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  private func needed(at index: Int, in tokens: [SwiftToken], isPrevious previous: String) -> Int {
    guard let newer = newer[tokens[index].text], !Self.declaring.contains(previous) else { return 0 }
    let next = index + 1 < tokens.count ? tokens[index + 1].text : ""
    let isLabel = next == ":" && (["(", ","].contains(previous) || index > 0 && tokens[index - 1].isWord)
    if isLabel { return 0 }
    let labels = tokens.labelsOfCall(after: index)
    let isUse: (Declaration) -> Bool = { declaration in
      if declaration.isType { return true }
      guard let parameters = declaration.parameters, let labels else { return previous == "." }
      return Self.fits(labels, parameters)
    }
    let fitting = newer.filter(isUse)
    let isOld = (older[tokens[index].text] ?? []).contains(where: isUse)
    return isOld ? 0 : fitting.map(\.version).min() ?? 0
  }

  /// Returns whether a call may be of a function: each argument has a parameter, and all others have defaults. A first
  /// trailing closure, "*", takes any parameter.
  private static func fits(_ labels: [String], _ parameters: [Parameter]) -> Bool {
    var left = parameters[...]
    for label in labels {
      while let parameter = left.first, label != "*", parameter.label != label {
        if !parameter.isOptional { return false }
        left.removeFirst()
      }
      if left.popFirst() == nil { return false }
    }
    return left.allSatisfy(\.isOptional)
  }
}

extension [SwiftToken] {
  /// Returns the index at which the bracket that opens at an index closes.
  func end(of start: Int) -> Int {
    var depth = 0
    for index in start..<count {
      if ["(", "[", "{"].contains(self[index].text) { depth += 1 }
      if [")", "]", "}"].contains(self[index].text) { depth -= 1 }
      if depth == 0 { return index }
    }
    return count - 1
  }

  /// Returns the labels in the call of the name at an index; nil if it is not called.
  func labelsOfCall(after index: Int) -> [String]? {
    var next = index + 1
    var labels: [String]?
    if next < count, self[next].text == "(" {
      let end = end(of: next)
      labels = self[next..<end].arguments().map { argument in
        argument.count > 1 && argument[argument.startIndex + 1].text == ":" ? argument[argument.startIndex].text : "_"
      }
      next = end + 1
    }
    guard next < count, self[next].text == "{" else { return labels }
    labels = (labels ?? []) + ["*"]
    next = end(of: next) + 1
    while next + 2 < count, self[next].isWord, self[next + 1].text == ":", self[next + 2].text == "{" {
      labels?.append(self[next].text)
      next = end(of: next + 2) + 1
    }
    return labels
  }
}

extension ArraySlice<SwiftToken> {
  /// Returns the arguments between brackets, from the opening one on, separated at commas.
  func arguments() -> [ArraySlice<SwiftToken>] {
    var depth = 0
    var arguments: [ArraySlice<SwiftToken>] = []
    var start = startIndex + 1
    for index in indices.dropFirst() {
      if ["(", "[", "{"].contains(self[index].text) { depth += 1 }
      if [")", "]", "}"].contains(self[index].text) { depth -= 1 }
      if depth == 0, self[index].text == "," {
        arguments.append(self[start..<index])
        start = index + 1
      }
    }
    if start < endIndex { arguments.append(self[start...]) }
    return arguments
  }
}
