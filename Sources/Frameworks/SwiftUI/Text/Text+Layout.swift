import DisplayList
import Foundation
import Typesetting

extension Text {
  /// The layout of a text: its lines, from the top.
  public struct Layout: RandomAccessCollection, Equatable {
    private let lines: [Line]
    /// Whether an ellipsis replaces text that does not fit.
    public let isTruncated: Bool

    /// Always 0.
    public var startIndex: Int { 0 }
    /// The number of lines.
    public var endIndex: Int { lines.count }
    /// Returns a line.
    public subscript(index: Int) -> Line { lines[index] }

    @MainActor
    init(
      _ layout: TextLayout, _ segments: [Text.Segment], _ fills: [_ResolvedShapeStyle],
      _ environment: EnvironmentValues, _ size: CGSize
    ) {
      let rect = CGRect(origin: .zero, size: size)
      var character = 0
      isTruncated = layout.isTruncated
      lines = layout.lines.map { line in
        let runs = line.runs.filter { fills.indices.contains($0.span) }.map { run in
          let made = Run(run, segments[run.span], fills[run.span], rect, environment, first: character)
          character += run.glyphs.text.count
          return made
        }
        return Line(runs: runs, line.frame, baseline: line.baseline)
      }
    }

    /// A line of text: its runs, from left to right.
    public struct Line: RandomAccessCollection, Equatable {
      private let runs: [Run]
      private let place: CGPoint
      private let bounds: TypographicBounds
      /// The left end of the baseline. Changing it moves the line when it is drawn.
      public var origin: CGPoint

      fileprivate init(runs: [Run], _ frame: CGRect, baseline: CGFloat) {
        self.runs = runs
        place = CGPoint(x: frame.minX, y: baseline)
        origin = place
        bounds = TypographicBounds(
          origin: place, width: frame.width, ascent: baseline - frame.minY, descent: frame.maxY - baseline)
      }

      private var shift: CGPoint { CGPoint(x: origin.x - place.x, y: origin.y - place.y) }
      /// Always 0.
      public var startIndex: Int { 0 }
      /// The number of runs.
      public var endIndex: Int { runs.count }
      /// Returns a run.
      public subscript(index: Int) -> Run { runs[index].moved(by: shift) }
      /// The typographic bounds.
      public var typographicBounds: TypographicBounds { bounds.moved(by: shift) }
    }

    /// A run of glyphs with the same style, from left to right. A ligature is one glyph.
    public struct Run: RandomAccessCollection, Equatable {
      fileprivate private(set) var drawing: Drawing
      private let attributes: CustomTextAttributes
      private let first: Int

      /// The drawing of the run.
      fileprivate struct Drawing: Equatable {
        var glyphs: GlyphRun
        var pieces: [GlyphRun]
        var paint: Paint
        /// An image in place of the glyphs.
        var picture: Bitmap?
        var tint: DisplayColor?
      }

      @MainActor
      fileprivate init(
        _ run: TextLayout.Run, _ segment: Text.Segment, _ fill: _ResolvedShapeStyle, _ rect: CGRect,
        _ environment: EnvironmentValues, first: Int
      ) {
        let picture = segment.bitmap(in: environment)
        drawing = Drawing(
          glyphs: run.glyphs, pieces: picture == nil ? run.glyphs.pieces : [run.glyphs],
          paint: fill.paint(in: rect, layoutDirection: environment.layoutDirection), picture: picture?.bitmap,
          tint: picture?.isStencil == true ? fill.displayColor : nil)
        attributes = segment.attributes
        self.first = first
      }

      fileprivate func moved(by shift: CGPoint) -> Run {
        if shift == .zero { return self }
        var copy = self
        copy.drawing.glyphs = drawing.glyphs.offset(by: shift)
        copy.drawing.pieces = drawing.pieces.map { $0.offset(by: shift) }
        return copy
      }

      /// Always 0.
      public var startIndex: Int { 0 }
      /// The number of glyphs.
      public var endIndex: Int { drawing.pieces.count }
      /// Returns a glyph.
      public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
      /// Returns some of its glyphs.
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
      /// The value that `customAttribute(_:)` set for the text.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { attributes[key] }
      /// The layout direction.
      public var layoutDirection: LayoutDirection { drawing.glyphs.isRightToLeft ? .rightToLeft : .leftToRight }
      /// The typographic bounds.
      public var typographicBounds: TypographicBounds { TypographicBounds(drawing.glyphs) }
      /// The characters of the text that the glyphs represent.
      public var characterIndices: [CharacterIndex] { indices.map { CharacterIndex(value: first + $0) } }
    }

    /// A slice of a run's glyphs.
    public struct RunSlice: RandomAccessCollection, Equatable {
      /// The run.
      public var run: Run
      /// The indices of the glyphs in the run.
      public var indices: Range<Int>

      /// Creates a slice of a run.
      public init(run: Run, indices: Range<Int>) {
        self.run = run
        self.indices = indices
      }

      /// The index of the first glyph.
      public var startIndex: Int { indices.lowerBound }
      /// The index after the last glyph.
      public var endIndex: Int { indices.upperBound }
      /// Returns a glyph.
      public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<index + 1) }
      /// Returns some of the glyphs.
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
      /// The value that `customAttribute(_:)` set for the text.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

      private var pieces: ArraySlice<GlyphRun> {
        run.drawing.pieces[indices.clamped(to: run.startIndex..<run.endIndex)]
      }

      /// The typographic bounds of the glyphs.
      public var typographicBounds: TypographicBounds {
        guard let first = pieces.first, let last = pieces.last else { return TypographicBounds() }
        var bounds = TypographicBounds(first)
        bounds.width = last.origin.x + last.width - first.origin.x
        return bounds
      }

      /// The characters of the text that the glyphs represent.
      public var characterIndices: [CharacterIndex] {
        let all = run.characterIndices
        return Array(all[indices.clamped(to: all.startIndex..<all.endIndex)])
      }

      fileprivate var commands: [DrawCommand] {
        if indices == run.startIndex..<run.endIndex { return run.commands }
        return pieces.map { .glyphs($0, run.drawing.paint) }
      }
    }

    /// The position of a character in a text, for comparison with others.
    public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
      fileprivate let value: Int
      /// Returns whether the first position precedes the second.
      public static func < (a: Self, b: Self) -> Bool { a.value < b.value }
      /// Returns the position that many characters ahead.
      public func advanced(by distance: Int) -> Self { Self(value: value + distance) }
      /// Returns the number of characters to another position.
      public func distance(to other: Self) -> Int { other.value - value }
    }

    /// The typographic bounds of a part of a text.
    public struct TypographicBounds: Equatable, Sendable {
      /// The left end of the baseline, in the text's coordinates.
      public var origin = CGPoint.zero
      /// In points.
      public var width: CGFloat = 0
      /// The height above the baseline, in points.
      public var ascent: CGFloat = 0
      /// The depth below the baseline, in points.
      public var descent: CGFloat = 0
      /// The extra space between two lines, in points.
      public var leading: CGFloat = 0

      /// Creates empty bounds.
      public init() {}

      fileprivate init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat) {
        (self.origin, self.width, self.ascent, self.descent) = (origin, width, ascent, descent)
      }

      fileprivate init(_ run: GlyphRun) {
        self.init(origin: run.origin, width: run.width, ascent: run.ascent, descent: run.descent)
      }

      fileprivate func moved(by shift: CGPoint) -> Self {
        var copy = self
        copy.origin = CGPoint(x: origin.x + shift.x, y: origin.y + shift.y)
        return copy
      }

      /// The bounds as a rectangle.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// Options for drawing glyphs.
    public struct DrawingOptions: OptionSet, Sendable {
      /// The raw bits.
      public let rawValue: UInt32
      /// Creates options from raw bits.
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// Allows glyphs at any subpixel position, for text that moves slowly. Here, glyphs that a renderer rotates or
      /// scales always are.
      public static var disablesSubpixelQuantization: DrawingOptions { DrawingOptions(rawValue: 1) }
    }
  }
}

extension Text.Layout.Run {
  fileprivate var commands: [DrawCommand] {
    if let picture = drawing.picture { return [.image(picture, drawing.glyphs.box, tint: drawing.tint)] }
    return [.glyphs(drawing.glyphs, drawing.paint)]
  }
}

extension GraphicsContext {
  /// Draws a line of text at its position.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    add(line.flatMap(\.commands))
  }

  /// Draws a run of glyphs at its position.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) { add(run.commands) }

  /// Draws some glyphs at their positions.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    add(slice.commands)
  }

  private func add(_ commands: [DrawCommand]) {
    guard !commands.isEmpty else { return }
    core.add([DrawnPart(commands: commands)], at: .zero)
  }
}
