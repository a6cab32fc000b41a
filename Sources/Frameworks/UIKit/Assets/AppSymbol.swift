import DisplayList
import Foundation
import Rasterizer
import Synchronization
import Typesetting

/// A custom symbol in the template format of Apple's symbol app: an SVG with a drawing for each weight and size, and
/// guide lines for positions.
package struct AppSymbol {
  private let text: String

  /// Creates a symbol; nil if the file is no such template.
  package init?(_ file: URL) {
    guard let text = try? String(contentsOf: file, encoding: .utf8), text.contains("-M\"") else { return nil }
    self.text = text
  }

  private static let weights = [
    (100, "Ultralight"), (200, "Thin"), (300, "Light"), (400, "Regular"), (500, "Medium"), (600, "Semibold"),
    (700, "Bold"), (800, "Heavy"), (900, "Black"),
  ]
  private static let letters: [SymbolScale: String] = [.small: "S", .medium: "M", .large: "L"]
  /// The type size that templates are drawn for.
  private static let templateSize: CGFloat = 100

  /// Returns the symbol's shape beside text of a size.
  package func pixels(
    pointSize: CGFloat, weight: Int = 400, imageScale: SymbolScale = .medium, displayScale: CGFloat
  ) -> AssetPicture.Pixels? {
    let letter = Self.letters[imageScale] ?? "M"
    let name = Self.weights.min { abs($0.0 - weight) < abs($1.0 - weight) }?.1 ?? "Regular"
    let wishes =
      [(name, letter, 1), ("Regular", letter, 1), (name, "M", imageScale.factor), ("Regular", "M", imageScale.factor)]
      as [(String, String, CGFloat)]
    for (name, letter, factor) in wishes + [("Regular", "S", imageScale.factor / SymbolScale.small.factor)] {
      guard let drawing = element("\(name)-\(letter)"), let cap = number("y1", of: "Capline-\(letter)"),
        let base = number("y1", of: "Baseline-\(letter)"), let left = margin("left", name, letter),
        let right = margin("right", name, letter), right > left, base > cap
      else { continue }
      // As much space above and below as a symbol can extend beyond a line.
      let room = base - cap
      let box = CGRect(x: left, y: cap - room, width: right - left, height: 3 * room)
      let style = element(of: "style") ?? ""
      let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" width="\(box.width)" height="\(box.height)" \
        viewBox="\(box.minX) \(box.minY) \(box.width) \(box.height)">\(style)\(drawing)</svg>
        """
      let scale = pointSize / Self.templateSize * factor * displayScale
      guard let drawn = try? VectorPicture.draw(Data(svg.utf8), scale: scale) else { return nil }
      let (bitmap, above) = drawn.bitmap.trimmedAboveAndBelow
      let baseline = 2 * room * CGFloat(drawn.bitmap.height) / box.height - CGFloat(above)
      Self.baselines.withLock { $0[bitmap.id] = baseline / displayScale }
      return (bitmap, displayScale)
    }
    return nil
  }

  private static let baselines = Mutex<[UInt64: CGFloat]>([:])

  /// Returns the distance from the upper edge of a symbol's pixels to the text's baseline, in points; nil for other
  /// images.
  package static func baseline(of bitmap: Bitmap) -> CGFloat? { baselines.withLock { $0[bitmap.id] } }

  /// Returns a margin; templates of the first version have it only for the regular weight in the middle size.
  private func margin(_ side: String, _ weight: String, _ letter: String) -> CGFloat? {
    number("x1", of: "\(side)-margin-\(weight)-\(letter)")
      ?? (weight == "Regular" && letter == "M" ? number("x1", of: "\(side)-margin") : nil)
  }

  /// Returns the group with an identifier and its content.
  private func element(_ id: String) -> Substring? {
    guard let mark = text.range(of: "id=\"\(id)\""), let start = text[..<mark.lowerBound].lastIndex(of: "<"),
      text[start...].hasPrefix("<g")
    else { return nil }
    var depth = 0
    var rest = text[start...]
    while let tag = rest.firstMatch(of: #/<g(?:\s[^>]*)?>|<\/g>/#) {
      let isEnd = tag.0.hasPrefix("</")
      depth += isEnd ? -1 : tag.0.hasSuffix("/>") ? 0 : 1
      if depth <= 0 { return text[start..<tag.range.upperBound] }
      rest = text[tag.range.upperBound...]
    }
    return nil
  }

  private func element(of kind: String) -> Substring? {
    guard let start = text.range(of: "<\(kind)"),
      let end = text.range(of: "</\(kind)>", range: start.upperBound..<text.endIndex)
    else { return nil }
    return text[start.lowerBound..<end.upperBound]
  }

  /// Returns one coordinate of a line's tag.
  private func number(_ attribute: String, of id: String) -> CGFloat? {
    guard let mark = text.range(of: "id=\"\(id)\""), let start = text[..<mark.lowerBound].lastIndex(of: "<"),
      let end = text[mark.upperBound...].firstIndex(of: ">"),
      let value = text[start..<end].range(of: "\(attribute)=\"")
    else { return nil }
    return Double(text[value.upperBound..<end].prefix { $0 != "\"" }).map { CGFloat($0) }
  }
}

extension Bitmap {
  /// The bitmap without empty rows at both ends, and the number of those above.
  fileprivate var trimmedAboveAndBelow: (bitmap: Bitmap, above: Int) {
    let rowBytes = width * 4
    let start = pixels.startIndex
    func bytes(_ rows: Range<Int>) -> Data {
      pixels[start + rows.lowerBound * rowBytes..<start + rows.upperBound * rowBytes]
    }
    let rows = (0..<height).filter { row in bytes(row..<row + 1).contains { $0 != 0 } }
    guard let first = rows.first, let last = rows.last else { return (self, 0) }
    let trimmed = Bitmap(width: width, height: last - first + 1, pixels: Data(bytes(first..<last + 1)))
    return (trimmed, first)
  }
}
