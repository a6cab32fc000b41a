/// A rectangle with a filled part, such as `rectangle.lefthalf.inset.filled`.
struct SymbolInset: Hashable, Sendable {
  private enum Side: CaseIterable {
    case left, right, leading, trailing, top, bottom

    var name: String { "\(self)" }
  }

  private let side: Side?
  private let share: Float

  /// All names, the older ones and those since SF Symbols 6.
  static let names: [(name: String, inset: SymbolInset)] = {
    var names = [("", SymbolInset(side: nil, share: 1)), ("center", SymbolInset(side: nil, share: 0.5))]
    for side in Side.allCases {
      for (part, share) in [("half", Float(1) / 2), ("third", Float(1) / 3)] {
        names.append(("\(side.name)\(part)", SymbolInset(side: side, share: share)))
      }
    }
    return names.flatMap { name, inset in
      let part = name.isEmpty ? "" : name + "."
      return [("rectangle.\(part)inset.filled", inset), ("inset.filled.\(part)rectangle", inset)]
    }
  }()

  /// Returns the outline with lines of a width, in units of the 24 of an icon's grid, from the middle, y up.
  func outline(lineWidth: Float) -> GlyphOutline {
    let (width, height, radius) = (Float(22), Float(16), Float(3.6))
    func box(_ width: Float, _ height: Float, _ radius: Float) -> GlyphOutline {
      .roundedRectangle(width: width, height: height, radius: min(radius, width / 2, height / 2))
    }
    let inner = (width: width - 2 * lineWidth, height: height - 2 * lineWidth)
    let frame =
      box(width, height, radius)
      + box(inner.width, inner.height, max(0.5, radius - lineWidth)).running(clockwise: true)
    let room = (width: inner.width - 2.4, height: inner.height - 2.4)
    let filled: GlyphOutline
    switch side {
    case nil: filled = box(room.width * share, room.height * share, 1.2)
    case .left?, .leading?, .right?, .trailing?:
      let way: Float = side == .left || side == .leading ? -1 : 1
      filled = box(room.width * share, room.height, 1.2).scaled(by: 1, dx: way * room.width * (1 - share) / 2)
    case .top?, .bottom?:
      let way: Float = side == .top ? 1 : -1
      filled = box(room.width, room.height * share, 1.2).scaled(by: 1, dy: way * room.height * (1 - share) / 2)
    }
    return frame + filled
  }
}
