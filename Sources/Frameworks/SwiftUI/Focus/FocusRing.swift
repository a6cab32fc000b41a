import DisplayList
import Foundation

/// The outline of the element with keyboard focus. It is in front of everything, since the element's container would
/// clip it. It is asked for its fragment whenever the screen is painted, so that it follows the element without
/// observing it.
@MainActor
final class FocusRing {
  private let key = FragmentKey.next()
  private var shown: Fragment?

  /// Points: the line width, the gap between it and the element, and the corner radius. Read off screenshots of iOS 17,
  /// where the person can choose another colour and size; so guesses.
  private static let width: CGFloat = 2
  private static let gap: CGFloat = 2
  private static let radius: CGFloat = 8

  /// The distance from the element to the ring's outer edge.
  private static var reach: CGFloat { width + gap }

  /// Returns nil if the element is not visible.
  func fragment(around node: RenderNode) -> Fragment? {
    guard node.environment.isFocusEffectEnabled, node.isAttached, node.size.width > 0, node.size.height > 0 else {
      return nil
    }
    let frame = node.shown(CGRect(origin: .zero, size: node.size)).insetBy(dx: -Self.reach, dy: -Self.reach)
    let viewport = Self.viewport(of: node)
    guard !viewport.intersection(frame.insetBy(dx: Self.reach, dy: Self.reach)).isEmpty else { return nil }
    let origin = node.runtime.roundedToPixel(frame.origin)
    let line = CGRect(origin: .zero, size: frame.size).insetBy(dx: Self.width / 2, dy: Self.width / 2)
    let outline = Outline.roundedRect(line, radii: CornerRadii(Self.radius), style: .continuous)
    var effects = Fragment.Effects.none
    // A scroll view clips the ring, with room for it if the element lies at an edge.
    let room = viewport.insetBy(dx: -Self.reach, dy: -Self.reach)
    if !room.contains(frame) { effects.clip = .rect(room.offsetBy(dx: -origin.x, dy: -origin.y)) }
    let tint = node.environment.tint ?? AnyShapeStyle(Color.accentColor)
    let color = tint._resolve(in: node.environment.shapeStyleContext).displayColor
    return fragment(
      at: origin, size: frame.size, effects, [.stroke(outline, .color(color), Stroke(width: Self.width))])
  }

  private func fragment(
    at origin: CGPoint, size: CGSize, _ effects: Fragment.Effects, _ commands: [DrawCommand]
  ) -> Fragment {
    var version: UInt64 = 0
    if let shown {
      version = shown.version
      if shown.size == size, shown.effects == effects, shown.commands == commands {
        let same = shown.offset == origin ? shown : shown.moved(to: origin)
        self.shown = same
        return same
      }
    }
    let new = Fragment(
      key: key, version: version + 1, offset: origin, size: size, effects: effects, commands: commands)
    shown = new
    return new
  }

  /// Returns the part of the screen that the scroll views around a node show.
  private static func viewport(of node: RenderNode) -> CGRect {
    var viewport = CGRect(origin: .zero, size: node.runtime.screen.size)
    var candidate = node.parent
    while let ancestor = candidate {
      if let scroll = ancestor as? ScrollRender, !scroll.environment.isScrollClipDisabled {
        viewport = viewport.intersection(scroll.shown(scroll.viewport))
      }
      candidate = ancestor.parent
    }
    return viewport
  }
}
