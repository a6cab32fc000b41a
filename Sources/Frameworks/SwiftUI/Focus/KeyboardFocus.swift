import DisplayList
import Foundation

/// Full keyboard access: the element that a hardware keyboard acts on. Tab moves through everything that can be
/// activated, in reading order, and scrolls it into view; Space and Return activate it; Escape and touches clear the
/// focus.
///
/// Only the element is stored. The stops of Tab are computed from the accessibility tree when Tab is pressed, so
/// whatever is hidden from assistive technology is hidden from the keyboard too. A field is reached like a button and
/// then has the focus of `TextInput`.
@MainActor
final class KeyboardFocus: RuntimePart {
  private unowned let runtime: Runtime
  /// The target of key presses, with the ring around it; nil until Tab is pressed.
  private(set) weak var node: RenderNode?
  let ring = FocusRing()
  private var isSet = false
  /// Notified when the focus leaves, even if its former element is gone by then.
  private var followers: [WeakFollower] = []
  /// Where Tab continues if the element is gone: the previous element, or its index among all.
  private weak var last: RenderNode?
  private var place: Int?

  private struct WeakFollower {
    weak var view: (any FocusFollower)?
  }

  /// The margin around an element that is scrolled into view, in points: enough to show that something follows, and for
  /// a lazy stack to build it. A guess.
  private static let margin: CGFloat = 64

  init(runtime: Runtime) {
    self.runtime = runtime
    runtime.join(.focus) { [unowned self] in settle() }
  }

  // MARK: Keys

  /// Offers a key press to the views around the focus, the innermost first. Returns whether one has handled it.
  func offer(_ key: InputEvent.Key, _ phase: KeyPress.Phases) -> Bool {
    KeyPress(key, phase).map { offer($0) } ?? false
  }

  /// Offers typed characters and returns those that were not handled.
  func offer(typing text: String) -> String {
    text.filter { character in
      let isHandled = offer(KeyPress(typing: character, .down))
      _ = offer(KeyPress(typing: character, .up))
      return !isHandled
    }
  }

  private func offer(_ press: KeyPress) -> Bool {
    var candidate = runtime.textInput.field ?? node
    while let view = candidate {
      if let listener = view as? KeyPressRender, listener.isEnabled, listener.modifier.handle(press) { return true }
      candidate = view.parent
    }
    return false
  }

  /// Handles a key press; returns false if it has no effect on the focus.
  func handle(_ key: InputEvent.Key, isRepeat: Bool) -> Bool {
    switch key.name {
    case .tab: return move(backwards: key.shift)
    case .space, .return:
      guard let node, node is any Activatable || (node as? ListRowRender)?.isChosen == true,
        runtime.focusStops.contains(where: { $0 === node })
      else { return false }
      if !isRepeat { node.accessibilityActivate() }
      return true
    case .escape:
      let hadFocus = node != nil || runtime.textInput.field != nil
      runtime.textInput.blur()
      set(nil)
      (last, place) = (nil, nil)
      return hadFocus
    default: return false
    }
  }

  /// Moves to the next or previous element, wrapping around at the ends.
  private func move(backwards: Bool) -> Bool {
    let stops = runtime.focusStops
    guard !stops.isEmpty else { return false }
    let start = node ?? runtime.textInput.field ?? last
    var next = backwards ? -1 : 0
    if let index = stops.firstIndex(where: { $0 === start }) {
      next = index + (backwards ? -1 : 1)
    } else if let place {
      // Another element is now in its position.
      next = min(place, stops.count) - (backwards ? 1 : 0)
    }
    let index = (next + stops.count) % stops.count
    set(stops[index])
    (last, place) = (stops[index], index)
    reveal(stops[index])
    return true
  }

  // MARK: Focus

  /// Moves the focus to an element; nil clears it.
  func set(_ new: RenderNode?) {
    let old = node
    guard new !== old else { return }
    node = new
    isSet = new != nil
    let left = followers
    followers = []
    if let field = new as? TextInputRender {
      tell(left)
      runtime.textInput.focus(field)
    } else if let new {
      runtime.textInput.blur()
      let entered = new.focusFollowers
      followers = entered.map(WeakFollower.init)
      tell(left, staying: entered)
      for follower in entered { follower.focusDidEnter() }
    } else {
      tell(left)
    }
    runtime.focusRingDidChange()
  }

  private func tell(_ left: [WeakFollower], staying: [any FocusFollower] = []) {
    for case let follower? in left.map(\.view) where !staying.contains(where: { $0 === follower }) {
      follower.focusDidLeave()
    }
  }

  /// A field has taken the focus by itself.
  func fieldTookFocus(_ field: TextInputRender) {
    if node != nil { set(field) }
  }

  /// A field has lost the focus by itself; Tab continues from there.
  func fieldLostFocus(_ field: TextInputRender) {
    if node === field { set(nil) }
  }

  /// A touch hides the ring; a field keeps its focus.
  func touchBegan() {
    (last, place) = (nil, nil)
    set(nil)
  }

  /// Checks once per callback pass whether the focused element has left the screen.
  private func settle() {
    guard isSet, node?.isAttached != true else { return }
    node = nil
    isSet = false
    let left = followers
    followers = []
    tell(left)
    runtime.focusRingDidChange()
  }

  private func reveal(_ node: RenderNode) {
    var candidate = node.parent
    while let ancestor = candidate {
      (ancestor as? ScrollRender)?.reveal(node, margin: Self.margin)
      candidate = ancestor.parent
    }
  }
}

extension ScrollRender {
  /// Scrolls as far as needed to show all of a descendant and, if there is room, a margin in points around it.
  func reveal(_ node: RenderNode, margin: CGFloat) {
    guard isScrollEnabled else { return }
    for axis in Axis.allCases {
      // A field avoids the keyboard too (`TextInput.reveal`).
      guard let state = state(axis), axis == .horizontal || !(node is TextInputRender) else { continue }
      let start = node.position(in: self)[axis]
      let length = node.size[axis]
      let margin = max(0, min(margin, (size[axis] - length) / 2))
      var delta = max(0, start + length + margin - size[axis])
      if start - delta < margin { delta = start - margin }
      let target = state.range.clamping(offset[axis] + delta * direction(axis))
      if target != offset[axis] { jump(axis, to: target, because: .focus) }
    }
  }
}

extension Runtime {
  /// The target of a hardware keyboard's key presses.
  var keyboardFocus: KeyboardFocus { part() }

  fileprivate func focusRingDidChange() {
    part(FocusedValueStore.self).focusDidMove()
    accessibilityDidChange()
    root?.childrenDidMove()
    requestFrame()
  }
}
