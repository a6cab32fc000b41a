import Foundation
import Rasterizer
import ScrollworkUIKit

extension PDFPage {
  /// Reads the text, which its document caches.
  func readText() -> PDFPageText { filePlace.map { $0.file.text(of: $0.page) } ?? .none }
  var text: PDFPageText { document?.text(of: self) ?? readText() }

  /// The transform from poppler's text coordinates to the page's.
  private var fromText: CGAffineTransform {
    guard let filePlace else { return .identity }
    let height = filePlace.file.size(of: filePlace.page).height
    return CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height).concatenating(fromFile)
  }

  // MARK: Text

  /// The text, with line breaks.
  public var string: String? { text.string }
  /// The length of the text, in UTF-16 units.
  public var numberOfCharacters: Int { text.places.count }

  /// The text with font sizes. Caveat: in the system's font.
  public var attributedString: NSAttributedString? { attributedText(NSRange(location: 0, length: numberOfCharacters)) }

  func attributedText(_ range: NSRange) -> NSAttributedString {
    let text = text
    let whole = NSMutableAttributedString()
    var start = range.location
    func height(_ index: Int) -> Int { Int(text.places[index].height.rounded()) }
    let end = min(NSMaxRange(range), text.places.count)
    while start < end {
      var next = start + 1
      while next < end, text.places[next].isEmpty || height(next) == height(start) { next += 1 }
      let part = (text.string as NSString).substring(with: NSRange(location: start, length: next - start))
      // The text height is about 1.2 times the font size.
      let size = max(1, text.places[start].height / 1.2)
      whole.append(NSAttributedString(string: part, attributes: [.font: UIFont.systemFont(ofSize: size)]))
      start = next
    }
    return whole
  }

  /// Returns the bounds of a character; empty if there is none.
  public func characterBounds(at index: Int) -> CGRect {
    let places = text.places
    return places.indices.contains(index) ? places[index].applying(fromText) : .zero
  }

  /// Returns the character at a point; -1 if there is none.
  public func characterIndex(at point: CGPoint) -> Int {
    let place = point.applying(fromText.inverted())
    return text.places.firstIndex { !$0.isEmpty && $0.contains(place) } ?? -1
  }

  /// Returns the character nearest to a point; nil on a page without any.
  func characterIndex(nearest point: CGPoint) -> Int? {
    let place = point.applying(fromText.inverted())
    let places = text.places
    // Vertical distance counts more than horizontal.
    func distance(_ rect: CGRect) -> CGFloat {
      let x = max(rect.minX - place.x, 0, place.x - rect.maxX)
      let y = max(rect.minY - place.y, 0, place.y - rect.maxY)
      return x + y * 100
    }
    return places.indices.filter { !places[$0].isEmpty }.min { distance(places[$0]) < distance(places[$1]) }
  }

  /// Returns the upper left corner of a character, or of the page.
  func place(ofCharacter index: Int) -> CGPoint {
    let bounds = characterBounds(at: index)
    let all = self.bounds(for: .cropBox)
    return bounds.isEmpty ? CGPoint(x: all.minX, y: all.maxY) : CGPoint(x: bounds.minX, y: bounds.maxY)
  }

  /// Returns the rectangles of a range, one for each line.
  func lines(of range: NSRange) -> [CGRect] {
    let places = text.places
    let transform = fromText
    var lines: [CGRect] = []
    var isOpen = false
    for index in max(0, range.location)..<min(max(0, NSMaxRange(range)), places.count) {
      let place = places[index]
      guard !place.isEmpty else {
        isOpen = false
        continue
      }
      // The characters of a line are adjacent, however the page is rotated.
      let isSame =
        isOpen
        && lines.last.map {
          $0.minY < place.maxY && place.minY < $0.maxY || $0.minX < place.maxX && place.minX < $0.maxX
        } == true
      if isSame, let last = lines.popLast() { lines.append(last.union(place)) } else { lines.append(place) }
      isOpen = true
    }
    return lines.map { $0.applying(transform) }
  }

  // MARK: Selections

  private func selection(_ ranges: [NSRange]) -> PDFSelection? {
    guard let document, !ranges.isEmpty else { return nil }
    let made = PDFSelection(document: document)
    for range in ranges { made.append(self, range) }
    return made
  }

  /// Returns the selection of a range; nil if it is not valid.
  public func selection(for range: NSRange) -> PDFSelection? {
    guard range.location >= 0, range.length > 0, NSMaxRange(range) <= numberOfCharacters else { return nil }
    return selection([range])
  }

  /// Returns the text whose characters are centred in a rectangle; nil if there is none.
  public func selection(for rect: CGRect) -> PDFSelection? {
    let area = rect.standardized.applying(fromText.inverted())
    let places = text.places
    var ranges: [NSRange] = []
    for index in places.indices {
      let place = places[index]
      // A line break belongs to its line.
      let goesOn = ranges.last.map { NSMaxRange($0) == index } ?? false
      guard place.isEmpty ? goesOn : area.contains(CGPoint(x: place.midX, y: place.midY)) else { continue }
      if goesOn {
        ranges[ranges.count - 1].length += 1
      } else {
        ranges.append(NSRange(location: index, length: 1))
      }
    }
    while let last = ranges.last, places[NSMaxRange(last) - 1].isEmpty {
      if last.length == 1 { ranges.removeLast() } else { ranges[ranges.count - 1].length -= 1 }
    }
    return selection(ranges)
  }

  /// Returns the word at a point; nil if there is none.
  public func selectionForWord(at point: CGPoint) -> PDFSelection? {
    around(point) { $0.isLetter || $0.isNumber || $0 == "'" || $0 == "’" }
  }

  /// Returns the line at a point; nil if there is none.
  public func selectionForLine(at point: CGPoint) -> PDFSelection? { around(point) { !$0.isNewline } }

  private func around(_ point: CGPoint, _ belongs: (Character) -> Bool) -> PDFSelection? {
    let index = characterIndex(at: point)
    let string = text.string
    guard index >= 0 else { return nil }
    let middle = String.Index(utf16Offset: index, in: string)
    guard middle < string.endIndex, belongs(string[middle]) else { return nil }
    let start = string[..<middle].lastIndex { !belongs($0) }.map { string.index(after: $0) } ?? string.startIndex
    let end = string[middle...].firstIndex { !belongs($0) } ?? string.endIndex
    return selection([NSRange(start..<end, in: string)])
  }

  /// Returns the text between the characters nearest to two points; nil if there is none.
  public func selection(from startPoint: CGPoint, to endPoint: CGPoint) -> PDFSelection? {
    guard let a = characterIndex(nearest: startPoint), let b = characterIndex(nearest: endPoint) else { return nil }
    return selection([NSRange(location: min(a, b), length: abs(a - b) + 1)])
  }

  /// Returns the occurrences of a string.
  func selections(of string: String, _ options: NSString.CompareOptions) -> [PDFSelection] {
    guard !string.isEmpty else { return [] }
    let text = text.string as NSString
    var found: [PDFSelection] = []
    var rest = NSRange(location: 0, length: text.length)
    while rest.length > 0 {
      let range = text.range(of: string, options: options.subtracting([.backwards, .anchored]), range: rest)
      guard range.location != NSNotFound, range.length > 0 else { break }
      if let selection = selection([range]) { found.append(selection) }
      let start = NSMaxRange(range)
      rest = NSRange(location: start, length: text.length - start)
    }
    return found
  }
}
