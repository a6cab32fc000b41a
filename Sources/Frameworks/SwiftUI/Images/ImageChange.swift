import DisplayList
import Foundation
import Typesetting

/// A transition between two symbols: the old one disappears in the first half of the time, the new one appears in the
/// second.
@MainActor
final class ImageChange: RunningAnimation {
  /// A part of a symbol that is drawn in one colour.
  struct Layer {
    var glyphs: GlyphRun
    var paint: Paint
  }

  private let old: [Layer]
  private let course: AnimationCourse<Double>
  /// The smallest scale at which a symbol is drawn; 1 for one that only fades. A guess.
  private let smallest: CGFloat
  private weak var render: ImageRender?
  private var progress = 0.0

  init(from old: [Layer], scales: Bool, _ animation: Animation, of render: ImageRender) {
    self.old = old
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
  var isEndless: Bool { course.animation.isEndless }
  var isLogicallyComplete: Bool { course.isLogicallyComplete }
  var movedNode: _Node? { render?.owner }

  func draw(to new: [Layer], into canvas: inout Drawing) {
    let isOld = progress < 0.5
    let share = abs(progress - 0.5) * 2
    let layers = isOld ? old : new
    let box = layers.reduce(CGRect.null) { $0.union($1.glyphs.box) }
    for layer in layers {
      let glyphs = layer.glyphs.scaled(
        by: smallest + (1 - smallest) * share, around: CGPoint(x: box.midX, y: box.midY))
      canvas.append(.glyphs(glyphs, layer.paint.opacity(share)))
    }
  }
}

extension GlyphRun {
  /// Returns the run scaled around a point.
  fileprivate func scaled(by factor: CGFloat, around middle: CGPoint) -> GlyphRun {
    var run = self
    run.face.size *= factor
    run.width *= factor
    run.ascent *= factor
    run.descent *= factor
    run.origin = CGPoint(
      x: middle.x + (origin.x - middle.x) * factor, y: middle.y + (origin.y - middle.y) * factor)
    return run
  }
}
