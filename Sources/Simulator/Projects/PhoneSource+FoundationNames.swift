import Foundation

extension PhoneSource {
  /// Replaces Apple's names for parts of Foundation that have another name here, or that would end the process.
  static func withNamesOfFoundation(_ source: inout SourceText) {
    guard ["forStatusCode:", ".streamError", "Timer()", "URLResponse()"].contains(where: source.text.contains) else {
      return
    }
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
    // As tests create it without looking into it. Caveat: it has an address.
    for match in code.matches(of: #/(?:^|[^\w.])(?<response>(?<http>HTTP)?URLResponse\(\))/#) {
      edits.replace(
        match.response.startIndex..<match.response.endIndex,
        with: match.http == nil
          ? #"URLResponse(url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil)"#
          : #"HTTPURLResponse(url: URL(fileURLWithPath: "/"), statusCode: 200, httpVersion: nil, headerFields: nil)!"#)
    }
    source.apply(edits)
  }
}
