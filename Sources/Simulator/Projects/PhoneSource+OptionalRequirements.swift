import Foundation

extension PhoneSource {
  /// Turns a file's Objective-C protocols into Swift's.
  ///
  /// They become class protocols. An optional function `f` becomes a requirement `_optional_f` that returns nil by
  /// default; a type with such an `f` gets one that calls it, and `delegate?.f?(x)` becomes `delegate?._optional_f(x)`.
  /// Where some file takes it as a value, `delegate?.f`, there is a variable for that too. Variables are alike, except
  /// that the protocol has the old name too. Lines stay in place. Caveats: optional functions that throw or are async do
  /// not compile; a variable without a written type is not found.
  static func withSwiftProtocols(_ source: inout SourceText, _ optional: OptionalRequirements) {
    let text = source.text
    let hasProtocol = text.contains("@objc") && text.contains("protocol")
    let isConcerned =
      optional.functions.contains { text.contains($0.prefix { $0 != "(" }) }
      || optional.variables.contains { text.contains($0) }
    let isOpaque = !optional.objectiveC.isEmpty && text.contains("some ")
    let calls = text.contains("?(") || text.contains("!(")
    guard hasProtocol || isConcerned || isOpaque || calls else { return }
    let code = source.code
    var edits = SourceEdits(of: code)
    if hasProtocol {
      for match in code.matches(of: OptionalRequirements.protocolPattern) {
        let inherited = code[match.range.upperBound...].prefix { $0 != "{" }
        if match.colon != nil, inherited.contains(#/\bAnyObject\b/#.wordBoundaryKind(.simple)) { continue }
        edits.insert(match.colon == nil ? ": AnyObject" : " AnyObject,", at: match.range.upperBound)
      }
    }
    // Such a protocol conforms to itself, so that any value of it is some value.
    for match in isOpaque ? code.matches(of: #/\bsome\s+(?<name>\w+)\b(?!\s*&)/#) : []
    where optional.objectiveC.contains(String(match.name)) {
      edits.replace(match.range.lowerBound..<match.name.startIndex, with: "any  ")
    }
    if isConcerned {
      answerOptionals(optional, in: code, &edits)
      answerVariables(optional, in: code, &edits)
    }
    if isConcerned {
      selectOptionals(optional, in: code, &edits)
      for (place, function) in optional.references.isEmpty ? [] : optional.references(in: code) {
        edits.replace(place, with: OptionalRequirements.reference(to: function))
      }
    }
    if calls { callOptionals(optional, in: code, &edits) { source.text(at: $0) } }
    source.apply(edits)
  }

  /// Adds requirements, and their implementations.
  private static func answerOptionals(
    _ optional: OptionalRequirements, in code: String, _ edits: inout SourceEdits
  ) {
    let types = SourceTypes(in: code)
    for function in SourceFunction.all(in: code) where optional.functions.contains(function.fullName) {
      guard let type = types.around(function.start) else { continue }
      let name = OptionalRequirements.lastName(of: type.path)
      let reference =
        optional.references.contains(function.fullName)
        ? "var \(OptionalRequirements.reference(to: function.fullName)): (\(function.closureType))?" : nil
      if type.keyword == "protocol" {
        guard let word = function.optionalWord else { continue }
        edits.blank(word)
        edits.replace(
          word.upperBound..<function.signatureEnd,
          with: lines(in: code[word.upperBound..<function.signatureEnd])
            + "func _optional_\(function.name)(\(function.signature)) -> \(function.optionalResult)"
            + (reference.map { "; \($0) { get }" } ?? ""))
        let access = type.modifiers.firstMatch(of: #/\b(?:public|package)\b/#).map { $0.0 + " " } ?? ""
        edits.insert(
          "; extension \(type.path) { \(access)func _optional_\(function.name)(\(function.signature)) -> \(function.optionalResult) { nil }\(reference.map { "; \(access)\($0) { nil }" } ?? "") }",
          at: code.index(after: type.end))
      } else if ["class", "extension"].contains(type.keyword), !optional.protocols.contains(name),
        !function.modifiers.contains(#/\b(?:private|fileprivate|static|class|override|mutating)\b/#)
      {
        let modifiers = function.modifiers.matches(of: #/@MainActor|\b(?:public|open|package|nonisolated)\b/#)
          .map { $0.0 == "open" ? "public " : $0.0 + " " }.joined()
        edits.insert(
          "\(modifiers)func _optional_\(function.name)(\(function.signature)) -> \(function.optionalResult) { self.\(function.name)(\(function.arguments)) }; "
            + (reference.map { "\(modifiers)\($0) { \(function.closure) }; " } ?? ""),
          at: function.start)
      }
    }
  }

  /// Adds variables that are required, and their implementations.
  private static func answerVariables(
    _ optional: OptionalRequirements, in code: String, _ edits: inout SourceEdits
  ) {
    let types = SourceTypes(in: code)
    for variable in SourceVariable.all(in: code) where optional.variables.contains(variable.name) {
      guard let type = types.around(variable.start) else { continue }
      let name = OptionalRequirements.lastName(of: type.path)
      if type.keyword == "protocol" {
        guard let word = variable.optionalWord else { continue }
        let new = "var _optional_\(variable.name): \(variable.optionalType)"
        edits.blank(word)
        edits.replace(
          word.upperBound..<variable.typeEnd, with: lines(in: code[word.upperBound..<variable.typeEnd]) + new)
        let access = type.modifiers.firstMatch(of: #/\b(?:public|package)\b/#).map { $0.0 + " " } ?? ""
        edits.insert(
          "; extension \(type.path) { \(access)\(new) { nil }; \(access)var \(variable.name): \(variable.optionalType) { _optional_\(variable.name) } }",
          at: code.index(after: type.end))
      } else if ["class", "extension"].contains(type.keyword), !optional.protocols.contains(name),
        !variable.modifiers.contains(#/\b(?:private|fileprivate|static|class|override)\b(?!\()/#)
      {
        let modifiers = variable.modifiers.matches(of: #/@MainActor|\b(?:public|open|package|nonisolated)\b(?!\()/#)
          .map { $0.0 == "open" ? "public " : $0.0 + " " }.joined()
        edits.insert(
          "\(modifiers)var _optional_\(variable.name): \(variable.optionalType) { let value: \(variable.type) = self.\(variable.name); return value }; ",
          at: variable.start)
      }
    }
  }

  /// Rewrites selectors of the project's functions that may not exist. Caveat: every object responds to them.
  private static func selectOptionals(_ optional: OptionalRequirements, in code: String, _ edits: inout SourceEdits) {
    for match in code.matches(of: #/#selector\(\s*(?<type>\w+)\.(?<name>\w+)(?<labels>\([\w:]*\))/#)
    where optional.protocols.contains(String(match.type)) {
      guard optional.functions.contains("\(match.name)\(match.labels)") else { continue }
      edits.insert("_optional_", at: match.name.startIndex)
    }
  }

  /// Rewrites calls of functions that may not exist: the project's own, and Apple's.
  /// - Parameter text: returns the file's text at a position of the code.
  private static func callOptionals(
    _ optional: OptionalRequirements, in code: String, _ edits: inout SourceEdits, text: (Range<String.Index>) -> String
  ) {
    for call in code.matches(of: #/\.(?<name>\w+)(?<sign>[?!])\(/#) {
      guard let end = SourceFunction.closingParenthesis(in: code, from: call.range.upperBound) else { continue }
      var labels = SourceFunction.labels(ofCall: code[call.range.upperBound..<end])
      // The code has no strings: one may be the only argument.
      if labels.isEmpty, text(call.range.upperBound..<end).contains("\"") { labels = ["_"] }
      if optional.functions.contains("\(call.name)(\(labels.map { $0 + ":" }.joined()))") {
        edits.replace(call.name.startIndex..<call.sign.endIndex, with: "_optional_\(call.name)")
        if call.sign == "!" { edits.insert("!", at: code.index(after: end)) }
        continue
      }
      let isLabelled = labels.contains { $0 != "_" }
      let isApples =
        isOfApple(call.name, isLabelled: isLabelled, askedBy: code[..<call.range.lowerBound].suffix(12))
        || call.name.prefixMatch(of: requirementName) != nil && code.contains("func \(call.name)(")
      guard isApples else { continue }
      if call.sign == "?", isLabelled, !requirementsOfAnyObject.contains(String(call.name)) {
        edits.insert("_asked?.", at: call.name.startIndex)
      }
      edits.replace(call.sign.startIndex..<call.sign.endIndex, with: "")
    }
  }

  /// Returns whether a call is one of an optional requirement in Apple's protocols, which has an implementation that
  /// does nothing here: `delegate?.scrollViewDidScroll?(view)` calls it without the check.
  ///
  /// A call with labels is one of a requirement, since closures have none: `source.tableView?(table,
  /// titleForHeaderInSection: 0)` is still optional. One without is recognised by its name and its receiver, or by its
  /// name in a file that has the requirement itself and forwards it.
  private static func isOfApple(_ name: Substring, isLabelled: Bool, askedBy asked: Substring) -> Bool {
    guard name.first?.isASCII == true, name.first?.isLowercase == true else { return false }
    return isLabelled
      || asked.contains(#/(?:[dD]elegate|[dD]ataSource)\)?[?!]?$/#) && name.prefixMatch(of: requirementName) != nil
  }

  /// The prefixes of UIKit's requirements with one argument.
  nonisolated(unsafe) private static let requirementName =
    #/(?:scrollView|textField|textView|tableView|collectionView|searchBar|searchController|tabBar|pickerView|gestureRecognizer|mapView|webView|navigationController|tabBarController|splitViewController|pageViewController|presentationController|imagePickerController|application|scene)/#

  /// Requirements of protocols for any classes here, not only Foundation's. Delegates of networking are used as a
  /// protocol above their own: `(delegate as? URLSessionTaskDelegate)?.urlSession?(…)`.
  private static let requirementsOfAnyObject: Set = [
    "urlSession", "parser", "controller", "webView", "userNotificationCenter", "safariViewController",
    "authorizationController", "speechSynthesizer", "previewController",
  ]

  private static func lines(in text: Substring) -> String {
    String(repeating: "\n", count: text.count(where: \.isNewline))
  }
}
