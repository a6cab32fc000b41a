import DisplayList
import Foundation
import Typesetting

extension Text {
  /// A text that is laid out: its lines, from the top.
  public struct Layout: RandomAccessCollection, Equatable {
    private let lines: [Line]
    /// An ellipsis stands for text that had no room.
    public let isTruncated: Bool

    /// Always 0.
    public var startIndex: Int { 0 }
    /// The number of lines.
    public var endIndex: Int { lines.count }
    /// A line.
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

    /// A line: its runs, from left to right.
    public struct Line: RandomAccessCollection, Equatable {
      private let runs: [Run]
      private let place: CGPoint
      private let bounds: TypographicBounds
      /// The left end of its baseline. A line that is given another one is drawn there.
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
      /// A run.
      public subscript(index: Int) -> Run { runs[index].moved(by: shift) }
      /// Its extent.
      public var typographicBounds: TypographicBounds { bounds.moved(by: shift) }
    }

    /// Glyphs that look alike: single ones, from left to right. Where letters are joined, all of them are one.
    public struct Run: RandomAccessCollection, Equatable {
      fileprivate private(set) var drawing: Drawing
      private let attributes: CustomTextAttributes
      private let first: Int

      /// What is drawn of it.
      fileprivate struct Drawing: Equatable {
        var glyphs: GlyphRun
        var pieces: [GlyphRun]
        var paint: Paint
        /// A picture that stands for the glyphs.
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
      /// A glyph.
      public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
      /// Some of its glyphs.
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
      /// The value that the text is marked with by `customAttribute(_:)`.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { attributes[key] }
      /// In which direction it is read.
      public var layoutDirection: LayoutDirection { drawing.glyphs.isRightToLeft ? .rightToLeft : .leftToRight }
      /// Its extent.
      public var typographicBounds: TypographicBounds { TypographicBounds(drawing.glyphs) }
      /// Which characters of the text the glyphs are.
      public var characterIndices: [CharacterIndex] { indices.map { CharacterIndex(value: first + $0) } }
    }

    /// Some glyphs of a run.
    public struct RunSlice: RandomAccessCollection, Equatable {
      /// The run.
      public var run: Run
      /// Which of its glyphs.
      public var indices: Range<Int>

      /// Glyphs of a run.
      public init(run: Run, indices: Range<Int>) {
        self.run = run
        self.indices = indices
      }

      /// The first glyph.
      public var startIndex: Int { indices.lowerBound }
      /// The one after the last glyph.
      public var endIndex: Int { indices.upperBound }
      /// A glyph.
      public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<index + 1) }
      /// Some of the glyphs.
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
      /// The value that the text is marked with by `customAttribute(_:)`.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

      private var pieces: ArraySlice<GlyphRun> {
        run.drawing.pieces[indices.clamped(to: run.startIndex..<run.endIndex)]
      }

      /// The extent of the glyphs.
      public var typographicBounds: TypographicBounds {
        guard let first = pieces.first, let last = pieces.last else { return TypographicBounds() }
        var bounds = TypographicBounds(first)
        bounds.width = last.origin.x + last.width - first.origin.x
        return bounds
      }

      /// Which characters of the text they are.
      public var characterIndices: [CharacterIndex] {
        let all = run.characterIndices
        return Array(all[indices.clamped(to: all.startIndex..<all.endIndex)])
      }

      fileprivate var commands: [DrawCommand] {
        if indices == run.startIndex..<run.endIndex { return run.commands }
        return pieces.map { .glyphs($0, run.drawing.paint) }
      }
    }

    /// Which character of a text something is, to compare it with others.
    public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
      fileprivate let value: Int
      /// The one that comes first is less.
      public static func < (a: Self, b: Self) -> Bool { a.value < b.value }
      /// The one so many characters on.
      public func advanced(by distance: Int) -> Self { Self(value: value + distance) }
      /// How many characters on another one is.
      public func distance(to other: Self) -> Int { other.value - value }
    }

    /// The extent of something in a text.
    public struct TypographicBounds: Equatable, Sendable {
      /// The left end of the baseline, in the text's coordinates.
      public var origin = CGPoint.zero
      /// Points.
      public var width: CGFloat = 0
      /// How far it reaches above the baseline, in points.
      public var ascent: CGFloat = 0
      /// How far it reaches below the baseline, in points.
      public var descent: CGFloat = 0
      /// Extra space between two lines, in points.
      public var leading: CGFloat = 0

      /// No extent.
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

      /// All of it.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// How glyphs are drawn.
    public struct DrawingOptions: OptionSet, Sendable {
      /// The options' bits.
      public let rawValue: UInt32
      /// Options by their bits.
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// Glyphs may stand anywhere between two pixels, for such as move slowly. Here those that a renderer turns or scales always do.
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
  /// Draws a line of a text where it is.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    add(line.flatMap(\.commands))
  }

  /// Draws a run of glyphs where it is.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) { add(run.commands) }

  /// Draws some glyphs where they are.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    add(slice.commands)
  }

  private func add(_ commands: [DrawCommand]) {
    guard !commands.isEmpty else { return }
    core.add([DrawnPart(commands: commands)], at: .zero)
  }
}
