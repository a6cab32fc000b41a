/// A shape for the points of charts.
public protocol ChartSymbolShape: Shape {
  /// The part of a unit square in which the shape looks as large as others.
  var perceptualUnitRect: CGRect { get }
}

/// A built-in shape for symbols.
nonisolated public struct BasicChartSymbolShape: ChartSymbolShape, Hashable, Sendable {
  enum Kind: CaseIterable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }
  let kind: Kind

  /// The whole square.
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  /// Returns the shape for a rectangle.
  public func path(in rect: CGRect) -> Path {
    switch kind {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
    case .triangle: polygon(3, in: rect)
    case .diamond: polygon(4, in: rect)
    case .pentagon: polygon(5, in: rect)
    case .plus: bars(2, in: rect, from: 0)
    case .cross: bars(2, in: rect, from: .pi / 4)
    case .asterisk: bars(3, in: rect, from: .pi / 2)
    }
  }

  private func point(_ angle: CGFloat, _ rect: CGRect) -> CGPoint {
    CGPoint(x: rect.midX + cos(angle) * rect.width / 2, y: rect.midY + sin(angle) * rect.height / 2)
  }

  private func polygon(_ corners: Int, in rect: CGRect) -> Path {
    Path { path in
      path.addLines((0..<corners).map { point(2 * .pi * CGFloat($0) / CGFloat(corners) - .pi / 2, rect) })
      path.closeSubpath()
    }
  }

  private func bars(_ count: Int, in rect: CGRect, from start: CGFloat) -> Path {
    let lines = Path { path in
      for index in 0..<count {
        let angle = start + .pi * CGFloat(index) / CGFloat(count)
        path.move(to: point(angle, rect))
        path.addLine(to: point(angle + .pi, rect))
      }
    }
    return lines.strokedPath(StrokeStyle(lineWidth: min(rect.width, rect.height) / 4))
  }
}

extension Circle: ChartSymbolShape {
  /// The whole square.
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  /// A square.
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  /// A triangle.
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  /// A square standing on its corner.
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  /// A pentagon.
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  /// A plus.
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  /// Two crossing diagonal strokes.
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  /// Three strokes.
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}

nonisolated private struct StrokedSymbol<Symbol: ChartSymbolShape>: ChartSymbolShape {
  let symbol: Symbol
  let style: StrokeStyle
  var perceptualUnitRect: CGRect { symbol.perceptualUnitRect }
  func path(in rect: CGRect) -> Path {
    symbol.path(in: rect.insetBy(dx: style.lineWidth / 2, dy: style.lineWidth / 2)).strokedPath(style)
  }
}

extension ChartSymbolShape {
  /// Strokes the outline of the symbol.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    StrokedSymbol(symbol: self, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Strokes the outline of the symbol.
  public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape { StrokedSymbol(symbol: self, style: style) }
}

/// A symbol with its type erased.
nonisolated public struct AnyChartSymbolShape: ChartSymbolShape {
  let shape: any ChartSymbolShape

  /// Creates a type-erased value.
  public init(_ shape: any ChartSymbolShape) { self.shape = shape }

  /// The rectangle of the erased symbol.
  public var perceptualUnitRect: CGRect { shape.perceptualUnitRect }

  /// Returns the erased symbol for a rectangle.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}
