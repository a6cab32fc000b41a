import DisplayList
import Foundation
import Typesetting

/// The transition of a text to new content.
@MainActor
final class TextChange: RunningAnimation {
  private struct Piece {
    let run: GlyphRun
    let fill: _ResolvedShapeStyle
  }

  private let old: [Piece]
  private let animation: Animation
  private let start: TimeInterval
  /// Nil if everything fades; otherwise the parts that differ roll.
  private let rollsDown: Bool?
  private weak var render: TextRender?
  private var progress = 0.0

  init(
    from lines: [TextLayout.Line], _ fills: [_ResolvedShapeStyle], rollsDown: Bool?, animation: Animation,
    of render: TextRender
  ) {
    self.rollsDown = rollsDown
    self.animation = animation
    self.render = render
    start = render.runtime.now
    old = Self.pieces(of: lines, fills, single: rollsDown != nil)
    render.runtime.start(self)
  }

  func advance(to time: TimeInterval) -> Bool {
    guard let render, render.isAttached, render.change === self else { return false }
    let (value, isFinished) = animation.progress(at: time - start)
    progress = min(max(value, 0), 1)
    if isFinished { render.change = nil }
    render.setNeedsPaint()
    return !isFinished
  }

  var summary: String { "a text's contentTransition" }
  var isEndless: Bool { animation.isEndless }
  var movedNode: _Node? { render?.owner }

  /// Draws both contents at their current progress.
  func draw(
    to lines: [TextLayout.Line], _ fills: [_ResolvedShapeStyle], in rect: CGRect, direction: LayoutDirection,
    into canvas: inout Drawing
  ) {
    let new = Self.pieces(of: lines, fills, single: rollsDown != nil)
    func stays(_ piece: Piece, in others: [Piece]) -> Bool {
      others.contains {
        $0.run.text == piece.run.text && $0.run.face == piece.run.face
          && abs($0.run.origin.x - piece.run.origin.x) < 0.5
          && abs($0.run.origin.y - piece.run.origin.y) < 0.5
      }
    }
    func draw(_ piece: Piece, share: Double, from side: CGFloat) {
      guard share > 0 else { return }
      let way = rollsDown == nil ? 0 : side * (1 - share) * (piece.run.ascent + piece.run.descent) / 2
      canvas.append(
        .glyphs(
          piece.run.offset(by: CGPoint(x: 0, y: way)),
          piece.fill.opacity(share).paint(in: rect, layoutDirection: direction)))
    }
    let below: CGFloat = rollsDown == true ? -1 : 1
    for piece in old where rollsDown == nil || !stays(piece, in: new) { draw(piece, share: 1 - progress, from: -below) }
    for piece in new {
      draw(piece, share: rollsDown != nil && stays(piece, in: old) ? 1 : progress, from: below)
    }
  }

  /// Returns the runs or, with `single`, each character of those with one glyph per character.
  private static func pieces(of lines: [TextLayout.Line], _ fills: [_ResolvedShapeStyle], single: Bool) -> [Piece] {
    lines.flatMap(\.runs).flatMap { run -> [Piece] in
      guard fills.indices.contains(run.span) else { return [] }
      return (single ? run.glyphs.pieces : [run.glyphs]).map { Piece(run: $0, fill: fills[run.span]) }
    }
  }
}
