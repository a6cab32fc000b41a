import Foundation
import Rasterizer
import ScrollworkUIKit

extension PDFPage {
  /// Reads the text, which its document keeps for a while.
  func readText() -> PDFPageText { filePlace.map { $0.file.text(of: $0.page) } ?? .none }
  var text: PDFPageText { document?.text(of: self) ?? readText() }

  /// From where poppler says letters are to the page's coordinates.
  private var fromText: CGAffineTransform {
    guard let filePlace else { return .identity }
    let height = filePlace.file.size(of: filePlace.page).height
    return CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height).concatenating(fromFile)
  }

  // MARK: Text

  /// All text, lines apart.
  public var string: String? { text.string }
  /// How long the text is, in UTF-16.
  public var numberOfCharacters: Int { text.places.count }

  /// All text in letters as high as they are. Caveat: in the system's font.
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
      // A letter is about 1.2 times as high as its font's size.
      let size = max(1, text.places[start].height / 1.2)
      whole.append(NSAttributedString(string: part, attributes: [.font: UIFont.systemFont(ofSize: size)]))
      start = next
    }
    return whole
  }

  /// Where a letter is; empty if there is none.
  public func characterBounds(at index: Int) -> CGRect {
    let places = text.places
    return places.indices.contains(index) ? places[index].applying(fromText) : .zero
  }

  /// Which letter is at a point; -1 for none.
  public func characterIndex(at point: CGPoint) -> Int {
    let place = point.applying(fromText.inverted())
    return text.places.firstIndex { !$0.isEmpty && $0.contains(place) } ?? -1
  }

  /// Which letter is nearest to a point; nil on a page without any.
  func characterIndex(nearest point: CGPoint) -> Int? {
    let place = point.applying(fromText.inverted())
    let places = text.places
    // Lines count more than what is beside.
    func distance(_ rect: CGRect) -> CGFloat {
      let x = max(rect.minX - place.x, 0, place.x - rect.maxX)
      let y = max(rect.minY - place.y, 0, place.y - rect.maxY)
      return x + y * 100
    }
    return places.indices.filter { !places[$0].isEmpty }.min { distance(places[$0]) < distance(places[$1]) }
  }

  /// The upper left corner of a letter, or of the page.
  func place(ofCharacter index: Int) -> CGPoint {
    let bounds = characterBounds(at: index)
    let all = self.bounds(for: .cropBox)
    return bounds.isEmpty ? CGPoint(x: all.minX, y: all.maxY) : CGPoint(x: bounds.minX, y: bounds.maxY)
  }

  /// Where a part of the text is, a rectangle for each line.
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
      // Letters of a line follow one another, however the page is turned.
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

  /// A part of the text; nil if there is no such part.
  public func selection(for range: NSRange) -> PDFSelection? {
    guard range.location >= 0, range.length > 0, NSMaxRange(range) <= numberOfCharacters else { return nil }
    return selection([range])
  }

  /// The text whose letters have their middle in a rectangle; nil for none.
  public func selection(for rect: CGRect) -> PDFSelection? {
    let area = rect.standardized.applying(fromText.inverted())
    let places = text.places
    var ranges: [NSRange] = []
    for index in places.indices {
      let place = places[index]
      // The end of a line goes with the line.
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

  /// The word at a point; nil for none.
  public func selectionForWord(at point: CGPoint) -> PDFSelection? {
    around(point) { $0.isLetter || $0.isNumber || $0 == "'" || $0 == "’" }
  }

  /// The line at a point; nil for none.
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

  /// The text from the letter nearest to a point to that nearest to another; nil where there is none.
  public func selection(from startPoint: CGPoint, to endPoint: CGPoint) -> PDFSelection? {
    guard let a = characterIndex(nearest: startPoint), let b = characterIndex(nearest: endPoint) else { return nil }
    return selection([NSRange(location: min(a, b), length: abs(a - b) + 1)])
  }

  /// Where a text is.
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
