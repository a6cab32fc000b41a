import Foundation

extension PhoneSource {
  /// Replaces Apple's names for parts of Foundation that have another name here, or that would end the process.
  static func withNamesOfFoundation(_ source: inout SourceText) {
    let names = [
      "forStatusCode:", ".streamError", "Timer()", "URLResponse()", "ProcessInfo()", "NSExpression",
      "NSComparisonPredicate", "getObjectValue(", "isPartialStringValid(", "func attributedString(", "Symbol",
    ]
    guard names.contains(where: source.text.contains) else { return }
    let code = source.code
    var edits = SourceEdits(of: code)
    for match in code.matches(
      of: #/\bHTTPURLResponse\.localizedString\((?=\s*forStatusCode:)/#.wordBoundaryKind(.simple))
    {
      edits.replace(match.range, with: "HTTPURLResponse._localizedString(")
    }
    // A property of a variable: enumeration cases follow a type or nothing.
    for match in code.matches(of: #/\b[a-z]\w*[?!]?\.(?<name>streamError)\b(?!\s*\()/#.wordBoundaryKind(.simple)) {
      edits.replace(match.name.startIndex..<match.name.endIndex, with: "_streamError")
    }
    // A timer that was never started, as an initial value.
    for match in code.matches(of: #/(?:^|[^\w.])(?<timer>Timer\(\))/#) {
      edits.replace(
        match.timer.startIndex..<match.timer.endIndex, with: "Timer(timeInterval: 0, repeats: false) { _ in }")
    }
    // An object of an app's own answers as the shared one does.
    for match in code.matches(of: #/(?:^|[^\w.])(?<info>ProcessInfo\(\))/#) {
      edits.replace(match.info.startIndex..<match.info.endIndex, with: "ProcessInfo.processInfo")
    }
    // As tests create it without looking into it. Caveat: it has an address.
    for match in code.matches(of: #/(?:^|[^\w.])(?<response>(?<http>HTTP)?URLResponse\(\))/#) {
      edits.replace(
        match.response.startIndex..<match.response.endIndex,
        with: match.http == nil
          ? #"URLResponse(url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil)"#
          : #"HTTPURLResponse(url: URL(fileURLWithPath: "/"), statusCode: 200, httpVersion: nil, headerFields: nil)!"#)
    }
    // Foundation's own cannot be created here.
    for match in code.matches(of: #/\bNS(?:Expression|ComparisonPredicate)\b/#.wordBoundaryKind(.simple)) {
      edits.insert("_", at: match.range.lowerBound)
    }
    withDateSymbols(code, &edits)
    withFormatters(code, &edits)
    source.apply(edits)
  }

  /// Lets conditions unwrap a date formatter's names of days and months, which are implicitly unwrapped on Apple's
  /// systems and not optional here. A calendar's cannot be unwrapped there either.
  private static func withDateSymbols(_ code: String, _ edits: inout SourceEdits) {
    for match in code.matches(
      of:
        #/(?:\b(?:if|guard|while)\s+|,\s*)(?:let|var)\s+\w+\s*=\s*[\w.?()]+\.(?:(?<list>(?:(?:very)?[sS]hort)?(?:[sS]tandalone)?(?:[wW]eekday|[mM]onth|[qQ]uarter)Symbols|(?:longE|e)raSymbols)|[ap]mSymbol)(?=\s*(?:,|\{|else\b))/#
    ) {
      edits.insert(match.list == nil ? " as String?" : " as [String]?", at: match.range.upperBound)
    }
  }

  /// Lets a formatter's methods with pointers stand by themselves, since Foundation's classes do not have them here. A
  /// class that reads values says so by a protocol.
  private static func withFormatters(_ code: String, _ edits: inout SourceEdits) {
    let methods = code.matches(
      of:
        #/\b(?<word>override)(?=\s+(?:\w+\s+)*func\s+(?<name>getObjectValue|isPartialStringValid|attributedString)\s*\()/#
    )
    if methods.isEmpty { return }
    let types = SourceTypes(in: code)
    for match in methods {
      guard let type = types.around(match.range.lowerBound), type.keyword == "class",
        ["Formatter", "NumberFormatter", "DateFormatter"].contains(type.parent)
      else { continue }
      edits.blank(match.word.startIndex..<match.word.endIndex)
      guard match.name == "getObjectValue" else { continue }
      edits.insert(", ScrollworkFoundation._ValueFormatter", at: type.header)
      let parameters = code[match.range.upperBound...].prefix { $0 != "{" }
      let reads =
        parameters.contains(#/\brange\b/#)
        ? "do { try getObjectValue(&value, for: string, range: nil) } catch { return nil }; return value"
        : "return getObjectValue(&value, for: string, errorDescription: nil) ? value : nil"
      edits.insert(
        " public func _value(of string: String) -> Any? { var value: AnyObject?; \(reads) };", at: type.body)
    }
  }
}
