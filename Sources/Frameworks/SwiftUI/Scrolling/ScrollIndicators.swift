import DisplayList
import Foundation

/// The scroll indicators, which fade out over 0.25 s after about 0.6 s of rest.
@MainActor
final class ScrollIndicators: RunningAnimation {
  private weak var scroll: ScrollRender?
  private let keys: [Axis: FragmentKey] = [.horizontal: .next(), .vertical: .next()]
  private var lastMove: TimeInterval?
  private var opacity = 0.0
  /// The indicators as last drawn.
  private var drawn: [Axis: Fragment] = [:]

  private static let rest: TimeInterval = 0.6
  private static let fade: TimeInterval = 0.25
  /// The indicator's width and its distance from the edge, in points, measured off an iPhone's screen.
  private static let width: CGFloat = 3
  private static let margin: CGFloat = 3
  private static let shortest: CGFloat = 36

  init(scroll: ScrollRender) {
    self.scroll = scroll
  }

  /// Shows the indicators because the content moved.
  func flash() {
    guard let scroll,
      Axis.allCases.contains(where: { scroll.showsIndicator($0) && scroll.state($0)?.range.upperBound ?? 0 > 0 })
    else { return }
    lastMove = scroll.runtime.now
    show(1)
    scroll.runtime.start(self)
  }

  var summary: String { "the scroll bars of \(scroll?.owner.appViewName ?? "a view that is gone")" }

  func advance(to time: TimeInterval) -> Bool {
    guard let lastMove, scroll?.isAttached == true else { return false }
    let resting = time - lastMove
    show(1 - min(max((resting - Self.rest) / Self.fade, 0), 1))
    if opacity > 0 { return true }
    self.lastMove = nil
    return false
  }

  /// Hides the indicators when the scroll view leaves the screen.
  func hide() {
    lastMove = nil
    show(0)
  }

  private func show(_ new: Double) {
    guard new != opacity else { return }
    opacity = new
    scroll?.childrenDidMove()
  }

  func fragments() -> [Fragment] {
    guard opacity > 0 else { return [] }
    return Axis.allCases.filter { scroll?.showsIndicator($0) == true }.compactMap(fragment)
  }

  private func fragment(along axis: Axis) -> Fragment? {
    guard let scroll, let state = scroll.state(axis), state.range.upperBound > 0, let key = keys[axis] else {
      return nil
    }
    let area = scroll.indicatorArea
    let track = area.size[axis] - 2 * Self.margin
    let content = state.range.upperBound + state.length
    let edge = min(max(state.offset, 0), state.range.upperBound)
    let overshoot = abs(state.offset - edge)
    let length = max(min(Self.shortest, track), track * state.length / content) - overshoot
    let way = edge / state.range.upperBound
    let progress = scroll.isMirrored(axis) ? 1 - way : way
    let start = area.origin[axis] + Self.margin
    var origin = CGPoint.zero
    origin[axis] = start + (track - length) * progress
    let isMirrored = scroll.environment.layoutDirection == .rightToLeft && axis == .vertical
    origin[axis.other] =
      area.origin[axis.other] + (isMirrored ? Self.margin : area.size[axis.other] - Self.width - Self.margin)
    var size = CGSize.zero
    size[axis] = max(length, Self.width)
    size[axis.other] = Self.width
    let isDark = scroll.environment.colorScheme == .dark
    let color = (isDark ? DisplayColor.white : .black).opacity(0.35)
    let effects = Fragment.Effects(opacity: opacity)
    let commands: [DrawCommand] = [
      .fill(
        .roundedRect(CGRect(origin: .zero, size: size), radii: CornerRadii(Self.width / 2), style: .circular),
        .color(color))
    ]
    // The indicator becomes shorter past an edge and where the content grows, at full opacity.
    var version = drawn[axis]?.version ?? 0
    if drawn[axis]?.effects != effects || drawn[axis]?.commands != commands { version += 1 }
    var following: Fragment.Following?
    if overshoot == 0 {
      // The content moves against the offset, or with it from the other end if it is mirrored.
      following = Fragment.Following(key: scroll.contentKey, base: origin, factor: .zero)
      following?.base[axis] = scroll.isMirrored(axis) ? start + track - length : start
      following?.factor[axis] = -(track - length) / state.range.upperBound
    }
    let fragment = Fragment(
      key: key, version: version, offset: scroll.runtime.roundedToPixel(origin), size: size, effects: effects,
      commands: commands, following: following)
    drawn[axis] = fragment
    return fragment
  }
}
