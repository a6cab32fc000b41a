import DisplayList
import Foundation
import ScrollworkUIKit

extension Text {
  /// The style of an underline or a strikethrough.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    public struct Pattern: Hashable, Sendable {
      /// Dash, gap, dash, ... in multiples of the line's thickness: a guess. Empty for a solid line.
      let dash: [CGFloat]

      /// A solid line.
      public static let solid = Pattern(dash: [])
      /// Dots.
      public static let dot = Pattern(dash: [2, 2])
      /// Dashes.
      public static let dash = Pattern(dash: [6, 3])
      /// Alternating dashes and dots.
      public static let dashDot = Pattern(dash: [6, 3, 2, 3])
      /// Alternating dashes and pairs of dots.
      public static let dashDotDot = Pattern(dash: [6, 3, 2, 3, 2, 3])
    }

    let pattern: Pattern
    /// Nil for the text's.
    let color: Color?

    /// Creates a line style; without a colour it has the text's.
    public init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// Creates a line style from a UIKit one, without a colour; nil for none.
    public init?(nsUnderlineStyle: NSUnderlineStyle) {
      guard !nsUnderlineStyle.isEmpty else { return nil }
      self.init()
    }

    /// A single solid line.
    public static let single = LineStyle()
  }

  /// Underlines the text, in its colour by default.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  /// Underlines the text with a pattern, in its colour by default.
  public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text {
    with { $0.underline = isActive ? LineStyle(pattern: pattern, color: color) : nil }
  }

  /// Strikes through the text, in its colour by default.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// Strikes through the text with a pattern, in its colour by default.
  public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text {
    with { $0.strikethrough = isActive ? LineStyle(pattern: pattern, color: color) : nil }
  }
}

extension Text.Segment {
  /// Draws patterned lines; plain ones are drawn with the letters. For their position and thickness see `GlyphPainter`.
  @MainActor
  func drawLines(
    of run: GlyphRun, _ fill: _ResolvedShapeStyle, in rect: CGRect, _ environment: EnvironmentValues,
    into canvas: inout Drawing
  ) {
    let pixel = environment.pixelLength
    let size = run.face.size
    let thickness = max(pixel, (size * 0.06 / pixel).rounded() * pixel)
    let variation = environment.textVariation
    let lines = [
      (underline ?? variation.underline, size * 0.11), (strikethrough ?? variation.strikethrough, -size * 0.29),
    ]
    for (line, y) in lines {
      guard let line, line != .single else { continue }
      let paint =
        line.color.map { Paint.color($0.resolve(in: environment.shapeStyleContext.color)) }
        ?? fill.paint(in: rect, layoutDirection: environment.layoutDirection)
      let top = ((run.origin.y + y) / pixel).rounded() * pixel
      let left = run.origin.x
      if line.pattern.dash.isEmpty {
        canvas.append(.fill(.rect(CGRect(x: left, y: top, width: run.width, height: thickness)), paint))
        continue
      }
      let middle = top + thickness / 2
      let outline = Outline.path(
        PathElements([.move(CGPoint(x: left, y: middle)), .line(CGPoint(x: left + run.width, y: middle))]),
        evenOdd: false)
      canvas.append(.stroke(outline, paint, Stroke(width: thickness, dash: line.pattern.dash.map { $0 * thickness })))
    }
  }
}
