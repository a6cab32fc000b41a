import DisplayList
import Foundation
import Typesetting

/// A symbol on its way from what it showed to what it shows: the old one goes in the first half of the time, the new one comes in the
/// second.
@MainActor
final class ImageChange: RunningAnimation {
  private let old: GlyphRun
  private let fill: Paint
  private let course: AnimationCourse<Double>
  /// The smallest part of its size that a symbol is drawn in; 1 for one that only fades. A guess.
  private let smallest: CGFloat
  private weak var render: ImageRender?
  private var progress = 0.0

  init(from old: GlyphRun, _ fill: Paint, scales: Bool, _ animation: Animation, of render: ImageRender) {
    self.old = old
    self.fill = fill
    self.render = render
    smallest = scales ? 0.3 : 1
    course = AnimationCourse(from: 0, to: 1, animation, at: render.runtime.now, in: render.environment)
    render.runtime.start(self)
  }

  func advance(to time: TimeInterval) -> Bool {
    guard let render, render.isAttached, render.change === self else { return false }
    let value = course.value(at: time)
    progress = min(max(value ?? 1, 0), 1)
    if value == nil { render.change = nil }
    render.setNeedsPaint()
    return value != nil
  }

  var summary: String { "an image's contentTransition" }
  var isEndless: Bool { !course.animation.duration.isFinite }
  var isLogicallyComplete: Bool { course.isLogicallyComplete }
  var movedNode: _Node? { render?.owner }

  func draw(to new: GlyphRun, _ paint: Paint, into canvas: inout Drawing) {
    let isOld = progress < 0.5
    let share = abs(progress - 0.5) * 2
    canvas.append(
      .glyphs((isOld ? old : new).scaled(by: smallest + (1 - smallest) * share), (isOld ? fill : paint).opacity(share)))
  }
}

extension GlyphRun {
  /// The same around the middle of its box, larger or smaller.
  fileprivate func scaled(by factor: CGFloat) -> GlyphRun {
    var run = self
    let middle = CGPoint(x: box.midX, y: box.midY)
    run.face.size *= factor
    run.width *= factor
    run.ascent *= factor
    run.descent *= factor
    run.origin = CGPoint(
      x: middle.x + (origin.x - middle.x) * factor, y: middle.y + (origin.y - middle.y) * factor)
    return run
  }
}
