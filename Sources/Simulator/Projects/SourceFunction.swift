import Foundation

/// The declaration of a function in a file that does not throw, is not async and not generic.
struct SourceFunction {
  struct Parameter {
    /// The argument label; "_" for none.
    let label: String
    let type: String
  }

  /// Attributes and modifiers.
  let modifiers: String
  let name: String
  let parameters: [Parameter]
  /// The result type; nil for none.
  let result: String?
  /// The positions where its attributes and modifiers begin, and where its signature ends.
  let start: String.Index
  let signatureEnd: String.Index
  /// The position of the word `optional`.
  let optionalWord: Range<String.Index>?

  /// Whether it is an optional requirement of an Objective-C protocol.
  var isOptional: Bool { optionalWord != nil }

  /// "panel(_:didMoveTo:)".
  var fullName: String { "\(name)(\(parameters.map { $0.label + ":" }.joined()))" }

  /// The result type as an optional, or nothing.
  var optionalResult: String {
    guard let result else { return "Void?" }
    return result.hasSuffix("?") || result.hasSuffix("!") ? "\(result.dropLast())?" : "(\(result))?"
  }

  /// The signature with our parameter names: "_ p0: Panel, didMoveTo p1: Int".
  var signature: String {
    parameters.enumerated().map { "\($1.label) p\($0): \($1.type)" }.joined(separator: ", ")
  }

  /// The arguments of a call with these parameters.
  var arguments: String {
    parameters.enumerated().map { number, parameter in
      let value = (parameter.type.hasPrefix("inout ") ? "&p" : "p") + String(number)
      return parameter.label == "_" ? value : "\(parameter.label): \(value)"
    }.joined(separator: ", ")
  }

  /// The type of a closure that calls it.
  var closureType: String { "(\(parameters.map(\.type).joined(separator: ", "))) -> \(result ?? "Void")" }

  /// A closure that calls it.
  var closure: String {
    let names = parameters.indices.map { "p\($0)" }.joined(separator: ", ")
    return "{ \(names)\(names.isEmpty ? "" : " in ")self.\(name)(\(arguments)) }"
  }

  /// Returns all functions.
  ///
  /// - Parameter code: the file as `CodeText` has it.
  static func all(in code: String) -> [SourceFunction] {
    code.matches(
      of:
        #/(?<modifiers>(?:(?:@\w+(?:\([^)]*\))?|\b(?:public|open|internal|private|fileprivate|package|final|override|static|class|mutating|nonisolated|optional|dynamic))\s+)*)\bfunc\s+(?<name>\w+)\s*\(/#
    ).compactMap { match in
      guard let close = closingParenthesis(in: code, from: match.range.upperBound),
        let parameters = parameters(in: code[match.range.upperBound..<close])
      else { return nil }
      var end = code.index(after: close)
      var result: String?
      if let effects = code[end...].prefixMatch(of: #/\s*(?:async|throws|rethrows)\b/#), !effects.0.isEmpty {
        return nil
      }
      if let arrow = code[end...].prefixMatch(of: #/\s*->\s*/#) {
        let type = code[arrow.range.upperBound...].prefix { !$0.isNewline && !"{};".contains($0) }
        end = type.lastIndex { !$0.isWhitespace }.map(code.index(after:)) ?? type.endIndex
        result = String(code[type.startIndex..<end])
      }
      return SourceFunction(
        modifiers: String(match.modifiers), name: String(match.name), parameters: parameters,
        result: result == "Void" || result == "()" ? nil : result, start: match.range.lowerBound, signatureEnd: end,
        optionalWord: match.modifiers.firstRange(of: #/\boptional\b/#))
    }
  }

  /// Returns the labels of a call's arguments; nil if it has an argument that no call has.
  /// - Parameter text: the text between the parentheses.
  static func labels(ofCall text: Substring) -> [String] {
    parts(of: text).map { $0.prefixMatch(of: #/\s*(\w+)\s*:(?!:)/#).map { String($0.1) } ?? "_" }
  }

  static func closingParenthesis(in code: String, from start: String.Index) -> String.Index? {
    var depth = 1
    return code[start...].indices.first { index in
      if code[index] == "(" { depth += 1 }
      if code[index] == ")" { depth -= 1 }
      return depth == 0
    }
  }

  private static func parameters(in text: Substring) -> [Parameter]? {
    var parameters: [Parameter] = []
    for part in parts(of: text) {
      guard let match = part.wholeMatch(of: #/\s*(\w+)(?:\s+\w+)?\s*:\s*([^=]+?)(?:\s*=[\s\S]*)?\s*/#),
        !match.2.contains("..."), !match.2.contains("@autoclosure")
      else { return nil }
      parameters.append(Parameter(label: String(match.1), type: String(match.2)))
    }
    return parameters
  }

  /// Splits a text at commas outside brackets.
  private static func parts(of text: Substring) -> [Substring] {
    guard text.contains(where: { !$0.isWhitespace }) else { return [] }
    var parts: [Substring] = []
    var (depth, start, before) = (0, text.startIndex, Character(" "))
    for index in text.indices {
      switch text[index] {
      case "(", "[", "{", "<": depth += 1
      case ">" where before == "-": break
      case ")", "]", "}", ">": depth -= 1
      case "," where depth == 0:
        parts.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
      before = text[index]
    }
    return parts + [text[start...]]
  }
}
