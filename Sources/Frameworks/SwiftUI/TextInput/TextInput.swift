import DisplayList
import Foundation
import ScrollworkUIKit

/// Where what is typed goes: the field that has the focus, its caret's blinking, and the keyboard on the screen.
@MainActor
final class TextInput: RuntimePart {
  private unowned let runtime: Runtime
  private(set) weak var field: TextInputRender?
  let keyboard: SoftwareKeyboard
  private(set) var isCaretVisible = false
  /// When the caret last began to be visible without having blinked.
  private var lastAction: TimeInterval = 0
  /// The caret may have left what is visible of a scroll view.
  private var isRevealDue = false
  /// The focus moved since the field was revealed last.
  private var isFocusNew = false

  /// How long the caret is visible and then is not, in seconds. A guess from looking at one.
  private static let blink: TimeInterval = 0.5
  /// What stays free around a field that is scrolled into view, in points. A guess.
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

  /// Gives a field the focus; one that is disabled or not on the screen does not get it.
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

  /// Takes the focus away; the keyboard goes.
  func blur() {
    guard let old = field else { return }
    field = nil
    leave(old)
    runtime.keyboardFocus.fieldLostFocus(old)
    runtime.part(FocusedValueStore.self).focusDidMove()
    updateKeyboard()
  }

  /// How often the app has asked for a field that there is.
  private var requests = 0

  /// The app asks for a field.
  func grant(_ new: TextInputRender) {
    requests += 1
    focus(new)
  }

  /// A field was submitted: it loses the focus unless what was run for that asked for it, or for another. What it asked for is
  /// granted in the callback pass, before this.
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

  /// The person pastes what another app, or the browser, had copied.
  func paste(_ text: String) {
    UIPasteboard.general.string = text
    field?.paste()
  }

  /// False if there is no field, or the key means nothing to it.
  func handle(_ key: InputEvent.Key) -> Bool { field?.handle(key) ?? false }

  /// The person did something to the field: the caret is visible, and seen.
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

  /// Shows the caret as it is at the frame's time.
  func updateCaret() {
    // A frame that was asked for at the deadline may be early by a rounding error.
    let phase = ((runtime.now - lastAction) / Self.blink + 1e-6).rounded(.down)
    isCaretVisible = Int(phase) % 2 == 0
    field?.caretDidChange()
  }

  /// Scrolls the field into what is visible above the keyboard, if something moved it or its caret.
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
    // Where it will be when the scroll that is under way has arrived.
    let rest = state.isMovingByItself ? state.target : state.offset
    var origin = field.position(in: scroll)
    origin.y -= rest - state.offset
    var target = CGRect(origin: origin, size: field.size)
    if target.height + 2 * Self.margin > visible { target = field.caretFrame.offsetBy(dx: origin.x, dy: origin.y) }
    var delta: CGFloat = 0
    if target.maxY > visible { delta = target.maxY + Self.margin - visible }
    if target.minY - delta < 0 { delta = target.minY - Self.margin }
    guard delta != 0 else { return }
    // To another field it scrolls as it would with the keyboard; what is typed is shown at once.
    if let time = keyboard.timeLeft ?? (isFocusNew ? SoftwareKeyboard.duration : nil) {
      scroll.animate(
        .vertical, to: rest + delta, duration: time, because: .focus, growth: max(0, inset - keyboard.inset))
    } else {
      scroll.jump(.vertical, to: rest + delta, because: .focus)
    }
  }

  // MARK: Keyboard

  /// The keyboard is there while a field has the focus, unless the phone has another.
  func updateKeyboard() {
    if field != nil, !runtime.screen.hasHardwareKeyboard { keyboard.show() } else { keyboard.hide() }
  }

  /// The keyboard moves up.
  func keyboardRises() { isRevealDue = true }

  /// A finger begins to scroll.
  func scrollBegan(_ scroll: ScrollRender) {
    guard field != nil else { return }
    switch scroll.keyboardDismissal {
    case .automatic, .immediately: blur()
    case .interactively, .never: break
    }
  }

  /// The finger that scrolls is at a height of the screen.
  func scrollMoved(_ scroll: ScrollRender, finger y: CGFloat) {
    guard field != nil, scroll.keyboardDismissal == .interactively else { return }
    keyboard.follow(finger: y)
  }

  /// The finger that scrolled lifts, at points a second downwards.
  func scrollEnded(velocity: CGFloat) {
    guard field != nil, keyboard.isPulled else { return }
    if velocity >= 0 { blur() } else { keyboard.show() }
  }
}

extension RenderNode {
  /// Itself and the views around that want to know about the focus, innermost first.
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
