import DisplayList
import Foundation

/// Full keyboard access: the element that a hardware keyboard acts on. Tab takes it through everything that can be
/// activated, in the order of reading, and scrolls it into view; space and return activate it; escape and fingers let go
/// of it.
///
/// Nothing is kept but the element: what Tab can reach is asked of the accessibility tree when Tab is pressed, so whatever
/// hides elements from assistive technology hides them from the keyboard too. A field is reached like a button and then has
/// the focus of `TextInput`.
@MainActor
final class KeyboardFocus: RuntimePart {
  private unowned let runtime: Runtime
  /// What keys act on, and has the ring around it; nil until Tab is pressed.
  private(set) weak var node: RenderNode?
  let ring = FocusRing()
  private var isSet = false
  /// Told when the focus leaves, even if what had it is gone by then.
  private var followers: [WeakFollower] = []
  /// Where Tab goes on when the element is gone: the element before it was, or its number among all.
  private weak var last: RenderNode?
  private var place: Int?

  private struct WeakFollower {
    weak var view: (any FocusFollower)?
  }

  /// What is scrolled into view beside an element, in points: enough to see that something follows, and for a lazy stack to
  /// build it. A guess.
  private static let margin: CGFloat = 64

  init(runtime: Runtime) {
    self.runtime = runtime
    runtime.join(.focus) { [unowned self] in settle() }
  }

  // MARK: Keys

  /// Offers a key to the views around the focus, the innermost first; true if one has handled it.
  func offer(_ key: InputEvent.Key, _ phase: KeyPress.Phases) -> Bool {
    KeyPress(key, phase).map { offer($0) } ?? false
  }

  /// Offers typed characters; the answer is what nobody has handled.
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

  /// Acts on a key that goes down; false if it means nothing to the focus.
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

  /// To the next element or the one before; from the last to the first.
  private func move(backwards: Bool) -> Bool {
    let stops = runtime.focusStops
    guard !stops.isEmpty else { return false }
    let start = node ?? runtime.textInput.field ?? last
    var next = backwards ? -1 : 0
    if let index = stops.firstIndex(where: { $0 === start }) {
      next = index + (backwards ? -1 : 1)
    } else if let place {
      // Something else is where the element was.
      next = min(place, stops.count) - (backwards ? 1 : 0)
    }
    let index = (next + stops.count) % stops.count
    set(stops[index])
    (last, place) = (stops[index], index)
    reveal(stops[index])
    return true
  }

  // MARK: Focus

  /// Moves to an element; nil lets go of it.
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

  /// A field has lost the focus by itself; Tab goes on from there.
  func fieldLostFocus(_ field: TextInputRender) {
    if node === field { set(nil) }
  }

  /// Who uses fingers needs no ring; a field keeps its focus.
  func touchBegan() {
    (last, place) = (nil, nil)
    set(nil)
  }

  /// What had the focus may have left the screen. Asked once in a callback pass.
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
  /// Scrolls by as much as it takes to see all of a node inside and, where there is room for it, a margin in points around.
  func reveal(_ node: RenderNode, margin: CGFloat) {
    guard isScrollEnabled else { return }
    for axis in Axis.allCases {
      // A field makes way for the keyboard too (`TextInput.reveal`).
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
  /// What the keys of a hardware keyboard act on.
  var keyboardFocus: KeyboardFocus { part() }

  fileprivate func focusRingDidChange() {
    part(FocusedValueStore.self).focusDidMove()
    accessibilityDidChange()
    root?.childrenDidMove()
    requestFrame()
  }
}
