import Foundation

extension PhoneSource {
  /// The code with Apple's names of what Foundation calls differently here, or cannot answer without ending the process.
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
    // A property of a variable: cases of enumerations follow a type or nothing.
    for match in code.matches(of: #/\b[a-z]\w*[?!]?\.(?<name>streamError)\b(?!\s*\()/#.wordBoundaryKind(.simple)) {
      edits.replace(match.name.startIndex..<match.name.endIndex, with: "_streamError")
    }
    // One that was never started, as a first value.
    for match in code.matches(of: #/(?:^|[^\w.])(?<timer>Timer\(\))/#) {
      edits.replace(
        match.timer.startIndex..<match.timer.endIndex, with: "Timer(timeInterval: 0, repeats: false) { _ in }")
    }
    // As tests make one that nobody looks into. Caveat: it has an address.
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
