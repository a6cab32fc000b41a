import Foundation

/// The functions of XPath 1.0 about texts, numbers and nodes; `position` and `last` belong to the evaluation.
@MainActor
struct XPathFunction {
  let document: XPathDocument
  let node: Int

  /// The number of arguments of each function.
  nonisolated static let argumentCounts: [String: ClosedRange<Int>] = [
    "last": 0...0, "position": 0...0, "count": 1...1, "name": 0...1, "local-name": 0...1, "string": 0...1,
    "concat": 2...100, "contains": 2...2, "starts-with": 2...2, "substring": 2...3, "substring-before": 2...2,
    "substring-after": 2...2, "string-length": 0...1, "normalize-space": 0...1, "translate": 3...3, "boolean": 1...1,
    "not": 1...1, "true": 0...0, "false": 0...0, "number": 0...1, "sum": 1...1, "floor": 1...1, "ceiling": 1...1,
    "round": 1...1,
  ]

  func call(_ name: String, _ values: [XPathValue]) throws -> XPathValue {
    let texts = values.isEmpty ? [document.text(of: node)] : values.map(text)
    switch name {
    case "count": return .number(Double(try nodes(values, of: name).count))
    case "sum":
      return .number(try nodes(values, of: name).reduce(0) { $0 + number(.text(document.text(of: $1))) })
    case "name", "local-name":
      let nodes = values.isEmpty ? [node] : try nodes(values, of: name)
      return .text(nodes.first.map { document.nodes[$0].name } ?? "")
    case "string": return .text(texts[0])
    case "concat": return .text(texts.joined())
    case "contains": return .truth(texts[1].isEmpty || texts[0].contains(texts[1]))
    case "starts-with": return .truth(texts[0].hasPrefix(texts[1]))
    case "substring": return .text(substring(texts[0], values.dropFirst().map(number)))
    case "substring-before": return .text(texts[0].range(of: texts[1]).map { String(texts[0][..<$0.lowerBound]) } ?? "")
    case "substring-after": return .text(texts[0].range(of: texts[1]).map { String(texts[0][$0.upperBound...]) } ?? "")
    case "string-length": return .number(Double(texts[0].count))
    case "normalize-space": return .text(texts[0].split { $0.isWhitespace }.joined(separator: " "))
    case "translate": return .text(translate(texts[0], texts[1], texts[2]))
    case "boolean": return .truth(Self.truth(values[0]))
    case "not": return .truth(!Self.truth(values[0]))
    case "true": return .truth(true)
    case "false": return .truth(false)
    case "floor": return .number(number(values[0]).rounded(.down))
    case "ceiling": return .number(number(values[0]).rounded(.up))
    case "round": return .number((number(values[0]) + 0.5).rounded(.down))
    default: return .number(number(values.first ?? .text(texts[0])))
    }
  }

  private func nodes(_ values: [XPathValue], of name: String) throws -> [Int] {
    guard case .nodes(let nodes)? = values.first else {
      throw WebDriverError(.invalidSelector, "\(name) in the XPath takes elements or attributes.")
    }
    return nodes
  }

  /// Returns a substring. Positions count from 1 and are rounded, as in the standard.
  private func substring(_ text: String, _ numbers: [Double]) -> String {
    let start = (numbers[0] + 0.5).rounded(.down)
    let end = numbers.count > 1 ? start + (numbers[1] + 0.5).rounded(.down) : .infinity
    return String(
      text.enumerated().filter { Double($0.offset + 1) >= start && Double($0.offset + 1) < end }.map(\.element))
  }

  private func translate(_ text: String, _ from: String, _ to: String) -> String {
    let (from, to) = (Array(from), Array(to))
    return String(
      text.compactMap { letter in
        guard let index = from.firstIndex(of: letter) else { return letter }
        return to.indices.contains(index) ? to[index] : nil
      })
  }

  // MARK: Conversions

  static func truth(_ value: XPathValue) -> Bool {
    switch value {
    case .nodes(let nodes): !nodes.isEmpty
    case .text(let text): !text.isEmpty
    case .number(let number): number != 0 && !number.isNaN
    case .truth(let truth): truth
    }
  }

  func text(_ value: XPathValue) -> String {
    switch value {
    case .nodes(let nodes): nodes.first.map { document.text(of: $0) } ?? ""
    case .text(let text): text
    case .number(let number): Int(exactly: number).map(String.init) ?? "\(number)"
    case .truth(let truth): "\(truth)"
    }
  }

  func number(_ value: XPathValue) -> Double {
    switch value {
    case .number(let number): number
    case .truth(let truth): truth ? 1 : 0
    case .nodes, .text: Double(text(value).trimmingCharacters(in: .whitespaces)) ?? .nan
    }
  }
}
