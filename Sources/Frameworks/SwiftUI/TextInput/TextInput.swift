import DisplayList
import Foundation
import ScrollworkUIKit

/// The target of typed text: the focused field, its blinking caret, and the software keyboard.
@MainActor
final class TextInput: RuntimePart {
  private unowned let runtime: Runtime
  private(set) weak var field: TextInputRender?
  let keyboard: SoftwareKeyboard
  private(set) var isCaretVisible = false
  /// When the caret last restarted its blinking.
  private var lastAction: TimeInterval = 0
  /// Whether the caret may have left the visible part of a scroll view.
  private var isRevealDue = false
  /// Whether the focus moved since the field was last revealed.
  private var isFocusNew = false

  /// How long the caret is visible and then hidden, in seconds. A guess from looking at one.
  private static let blink: TimeInterval = 0.5
  /// The margin around a field that is scrolled into view, in points. A guess.
  private static let margin: CGFloat = 12

  init(runtime: Runtime) {
    self.runtime = runtime
    keyboard = SoftwareKeyboard(runtime: runtime)
    runtime.join(.animation) { [unowned self] in updateCaret() }
    runtime.join(.reveal) { [unowned self] in reveal() }
    runtime.join(.screenChanged) { [unowned self] in
      keyboard.screenDidChange()
      updateKeyboard()
    }
  }

  // MARK: Focus

  /// Focuses a field, unless it is disabled or not on the screen.
  func focus(_ new: TextInputRender) {
    guard new.isAttached, new.environment.isEnabled, new !== field else { return }
    let old = field
    field = new
    isFocusNew = true
    if let old { leave(old) }
    for follower in new.focusFollowers { follower.focusDidEnter() }
    new.focusDidChange()
    runtime.keyboardFocus.fieldTookFocus(new)
    runtime.part(FocusedValueStore.self).focusDidMove()
    keyboard.traitsDidChange()
    didAct()
    updateKeyboard()
  }

  /// Removes the focus and hides the keyboard.
  func blur() {
    guard let old = field else { return }
    field = nil
    leave(old)
    runtime.keyboardFocus.fieldLostFocus(old)
    runtime.part(FocusedValueStore.self).focusDidMove()
    updateKeyboard()
  }

  /// The number of times the app has focused an existing field.
  private var requests = 0

  /// Called when the app focuses a field.
  func grant(_ new: TextInputRender) {
    requests += 1
    focus(new)
  }

  /// Called when a field was submitted: it loses the focus unless the action focused it or another one. Such requests
  /// are granted in the callback pass, before this.
  func resign(_ old: TextInputRender) {
    let before = requests
    runtime.enqueueCallback { [weak self, weak old] in
      guard let self, let old, field === old, requests == before else { return }
      blur()
    }
  }

  private func leave(_ old: TextInputRender) {
    for follower in old.focusFollowers { follower.focusDidLeave() }
    old.focusDidChange()
    old.caretDidChange()
  }

  // MARK: Typing

  func insert(_ text: String) {
    guard let field else { return }
    if text == "\n" { field.submit() } else { field.type(text) }
  }

  /// Pastes text copied in another app or in the browser.
  func paste(_ text: String) {
    UIPasteboard.general.string = text
    field?.paste()
  }

  /// Returns false if there is no field, or it does not handle the key.
  func handle(_ key: InputEvent.Key) -> Bool { field?.handle(key) ?? false }

  /// Called when the user acted on the field: the caret is visible, and scrolled into view.
  func didAct() {
    lastAction = runtime.now
    isRevealDue = true
    updateCaret()
    keyboard.textDidChange()
    runtime.requestFrame()
  }

  func traitsDidChange() { keyboard.traitsDidChange() }

  // MARK: Caret

  /// When the caret blinks next.
  var deadline: TimeInterval? {
    guard field != nil else { return nil }
    return lastAction + (((runtime.now - lastAction) / Self.blink).rounded(.down) + 1) * Self.blink
  }

  /// Updates the caret for the frame's time.
  func updateCaret() {
    // A frame requested for the deadline may be early by a rounding error.
    let phase = ((runtime.now - lastAction) / Self.blink + 1e-6).rounded(.down)
    isCaretVisible = Int(phase) % 2 == 0
    field?.caretDidChange()
  }

  /// Scrolls the field into the area above the keyboard, if it or its caret moved.
  func reveal() {
    guard isRevealDue, let field, field.isAttached else { return }
    isRevealDue = false
    defer { isFocusNew = false }
    var node = field.parent
    while let ancestor = node {
      if let scroll = ancestor as? ScrollRender, scroll.state(.vertical)?.isDragging == false {
        reveal(field, in: scroll)
      }
      node = ancestor.parent
    }
  }

  private func reveal(_ field: TextInputRender, in scroll: ScrollRender) {
    let top = scroll.position().y
    let inset = max(keyboard.inset, keyboard.finalInset)
    let visible = min(scroll.size.height, runtime.screen.size.height - inset - top)
    guard let state = scroll.state(.vertical) else { return }
    // The position after the current scroll has finished.
    let rest = state.isMovingByItself ? state.target : state.offset
    var origin = field.position(in: scroll)
    origin.y -= rest - state.offset
    var target = CGRect(origin: origin, size: field.size)
    if target.height + 2 * Self.margin > visible { target = field.caretFrame.offsetBy(dx: origin.x, dy: origin.y) }
    var delta: CGFloat = 0
    if target.maxY > visible { delta = target.maxY + Self.margin - visible }
    if target.minY - delta < 0 { delta = target.minY - Self.margin }
    guard delta != 0 else { return }
    // To another field it scrolls as with the keyboard; typed text is shown at once.
    if let time = keyboard.timeLeft ?? (isFocusNew ? SoftwareKeyboard.duration : nil) {
      scroll.animate(
        .vertical, to: rest + delta, duration: time, because: .focus, growth: max(0, inset - keyboard.inset))
    } else {
      scroll.jump(.vertical, to: rest + delta, because: .focus)
    }
  }

  // MARK: Keyboard

  /// Shows the keyboard while a field has the focus, unless the phone has a hardware one.
  func updateKeyboard() {
    if field != nil, !runtime.screen.hasHardwareKeyboard { keyboard.show() } else { keyboard.hide() }
  }

  /// Called when the keyboard moves up.
  func keyboardRises() { isRevealDue = true }

  /// Called when a finger starts to scroll.
  func scrollBegan(_ scroll: ScrollRender) {
    guard field != nil else { return }
    switch scroll.keyboardDismissal {
    case .automatic, .immediately: blur()
    case .interactively, .never: break
    }
  }

  /// Called with the height of the scrolling finger on the screen.
  func scrollMoved(_ scroll: ScrollRender, finger y: CGFloat) {
    guard field != nil, scroll.keyboardDismissal == .interactively else { return }
    keyboard.follow(finger: y)
  }

  /// Called when the scrolling finger lifts, with its downward velocity in points per second.
  func scrollEnded(velocity: CGFloat) {
    guard field != nil, keyboard.isPulled else { return }
    if velocity >= 0 { blur() } else { keyboard.show() }
  }
}

extension RenderNode {
  /// This node and the enclosing views that follow the focus, innermost first.
  var focusFollowers: [any FocusFollower] {
    var found: [any FocusFollower] = []
    var node: RenderNode? = self
    while let candidate = node {
      if let follower = candidate as? any FocusFollower { found.append(follower) }
      node = candidate.parent
    }
    return found
  }
}
