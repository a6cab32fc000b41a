import Foundation
import ScrollworkFoundation

extension InlineMarkdown {
  /// Reads attributes that Foundation adds to Markdown, as in `^[3 task](inflect: true)`: inflects nouns by number if
  /// requested; other attributes have no effect.
  struct Attributes {
    let language: String
    /// Returns the text of a value.
    let words: (Text) -> String

    /// Returns the text without the attribute syntax.
    func applied(to elements: [Element], _ values: [Text]) -> [Element] {
      var result: [Element] = []
      var index = 0
      while index < elements.count {
        if elements[index].character == "\\", index + 1 < elements.count {
          result += elements[index...index + 1]
          index += 2
        } else if let found = stretch(at: index, in: elements) {
          let label = applied(to: Array(elements[found.label]), values)
          result += Inflection.asks(found.attributes) ? agreed(label, values) : label
          index = found.end
        } else {
          result.append(elements[index])
          index += 1
        }
      }
      return result
    }

    private func stretch(
      at index: Int, in elements: [Element]
    ) -> (label: Range<Int>, attributes: String, end: Int)? {
      guard elements[index].character == "^", index + 1 < elements.count, elements[index + 1].character == "[",
        let close = Self.end(of: "[", "]", from: index + 2, in: elements),
        close + 1 < elements.count, elements[close + 1].character == "(",
        let end = Self.end(of: "(", ")", from: close + 2, in: elements)
      else { return nil }
      return (index + 2..<close, String(elements[close + 2..<end].compactMap(\.character)), end + 1)
    }

    /// Returns the end of a pair of brackets that opens before `start`.
    private static func end(of open: Character, _ close: Character, from start: Int, in elements: [Element]) -> Int? {
      var depth = 1
      return elements.indices[start...].first { index in
        if elements[index].character == open { depth += 1 } else if elements[index].character == close { depth -= 1 }
        return depth == 0
      }
    }

    private func agreed(_ label: [Element], _ values: [Text]) -> [Element] {
      var text = ""
      /// The source element of each character of the text.
      var origins: [Int] = []
      for (index, element) in label.enumerated() {
        let part =
          switch element {
          case .character(let character): String(character)
          case .value(let value): words(values[value])
          }
        text += part
        origins += Array(repeating: index, count: part.count)
      }
      guard origins.count == text.count, let change = Inflection.change(in: text, language: language) else {
        return label
      }
      let places = change.range.map { origins[$0] }
      // A value of which the noun is only a part does not change.
      guard let first = places.first, let last = places.last,
        origins.indices.allSatisfy({ !(first...last).contains(origins[$0]) || change.range.contains($0) })
      else { return label }
      return label[..<first] + change.noun.map(Element.character) + label[(last + 1)...]
    }
  }
}
