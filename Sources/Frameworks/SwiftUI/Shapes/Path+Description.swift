import Foundation

extension Path: LosslessStringConvertible {
  /// The elements of the path, with coordinates before each: `m` for a move, `l` a line, `q` and `c` curves, `h` the
  /// end of a subpath.
  public var description: String {
    var words: [String] = []
    func add(_ letter: String, _ points: CGPoint...) {
      for point in points { words += [Self.word(point.x), Self.word(point.y)] }
      words.append(letter)
    }
    forEach { element in
      switch element {
      case .move(let end): add("m", end)
      case .line(let end): add("l", end)
      case .quadCurve(let end, let control): add("q", control, end)
      case .curve(let end, let control1, let control2): add("c", control1, control2, end)
      case .closeSubpath: add("h")
      }
    }
    return words.joined(separator: " ")
  }

  private static func word(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(Double(number))
  }

  /// Creates a path from a `description`; nil for any other string.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word), number.isFinite {
        numbers.append(CGFloat(number))
        continue
      }
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
      guard numbers.count % 2 == 0 else { return nil }
      switch (word, points.count) {
      case ("m", 1): move(to: points[0])
      case ("l", 1): addLine(to: points[0])
      case ("q", 2): addQuadCurve(to: points[1], control: points[0])
      case ("c", 3): addCurve(to: points[2], control1: points[0], control2: points[1])
      case ("h", 0): closeSubpath()
      default: return nil
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
  }
}
