import DisplayList
import Foundation

/// The outline around the element that the keyboard acts on. It lies in front of everything, since the element's own
/// surroundings would cut it off, and is asked for its fragment whenever the screen is painted: so it follows the element
/// without anybody watching that.
@MainActor
final class FocusRing {
  private let key = FragmentKey.next()
  private var shown: Fragment?

  /// Points: the line, what is free between it and the element, and the radius of its corners. Read off screenshots of iOS 17,
  /// where the person can choose another colour and size; so guesses.
  private static let width: CGFloat = 2
  private static let gap: CGFloat = 2
  private static let radius: CGFloat = 8

  /// From the element to the ring's outer edge.
  private static var reach: CGFloat { width + gap }

  /// Nil if nothing can be seen of the element.
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
    // A scroll view cuts the ring off, with room for it where the element lies at an edge.
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

  /// What the scroll views around a node show of the screen.
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
