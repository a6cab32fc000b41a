import DisplayList
import Foundation
import ScrollworkUIKit

/// Keyboard and pasteboard input of a field.
extension TextInputRender {
  /// Replaces the selection with text; in a single line without newlines, as UIKit does.
  func insert(_ text: String) {
    verticalGoal = nil
    let text = isMultiline ? text : String(text.map { $0.isNewline ? " " : $0 })
    edit { $0.insert(text) }
  }

  /// Types text: the UIKit view that owns the text inserts it.
  func type(_ text: String) {
    if let textOwner { textOwner.insertText(text) } else { insert(text) }
  }

  /// Handles the return key.
  func submit() {
    guard !isMultiline else { return type("\n") }
    if let standIn, standIn.delegate?.textFieldShouldReturn(standIn) == false { return }
    for action in environment.submitActions.actions { action() }
    runtime.textInput.resign(self)
  }

  /// Handles the delete key.
  func deleteBackward() {
    if let textOwner { textOwner.deleteBackward() } else { erase() }
  }

  func erase() {
    verticalGoal = nil
    if editing.range == 0..<0, let delete = environment.deleteBeforeText { return delete() }
    edit { $0.deleteBackward() }
  }

  /// Returns false if the field does not handle the key.
  func handle(_ key: InputEvent.Key) -> Bool {
    if key.name != .upArrow, key.name != .downArrow { verticalGoal = nil }
    switch key.name {
    case .space: type(" ")
    case .return: submit()
    case .delete:
      if key.command { edit { [line] in $0.move(to: line.lowerBound, extending: true) } }
      deleteBackward()
    case .forwardDelete: edit { $0.deleteForward() }
    case .leftArrow, .rightArrow: moveSideways(toRight: key.name == .rightArrow, key)
    case .upArrow, .downArrow: moveVertically(down: key.name == .downArrow, key)
    case .home: move(to: key.command ? 0 : line.lowerBound, key)
    case .end: move(to: key.command ? editing.count : line.upperBound, key)
    case .a, .c, .v, .x: return handleCommand(key)
    case .tab, .pageUp, .pageDown, .escape, .character: return false
    }
    return true
  }

  private func handleCommand(_ key: InputEvent.Key) -> Bool {
    guard key.command else { return false }
    switch key.name {
    case .a: order("selectAll:", { $0.selectAll(nil) }) { edit { $0.selectAll() } }
    case .v: paste()
    case .x: order("cut:", { $0.cut(nil) }) { perform(.cut) }
    default: order("copy:", { $0.copy(nil) }) { perform(.copy) }
    }
    return true
  }

  /// Pastes from the pasteboard.
  func paste() { order("paste:", { $0.paste(nil) }) { perform(.paste) } }

  /// Sends a command to the UIKit view that owns the text, if that can handle it; otherwise to the text.
  private func order(_ name: String, _ command: (UIView) -> Void, _ act: () -> Void) {
    guard let textOwner else { return act() }
    if textOwner.canPerformAction(Selector(name), withSender: nil) { command(textOwner) }
  }

  /// Cuts, copies or pastes.
  func perform(_ command: TextCommand) {
    switch command {
    case .paste: if let text = UIPasteboard.general.string { insert(text) }
    case .copy, .cut:
      // Secure text is not copied.
      guard !view.isSecure, !editing.range.isEmpty else { return }
      UIPasteboard.general.string = String(editing.selected)
      if command == .cut { insert("") }
    }
  }

  private func move(to place: Int, _ key: InputEvent.Key) { edit { $0.move(to: place, extending: key.shift) } }

  /// In a right-to-left line, the character to the right is the previous one.
  private func moveSideways(toRight: Bool, _ key: InputEvent.Key) {
    let forwards = toRight != caret(at: editing.head).isRightToLeft
    if key.command { return move(to: forwards ? line.upperBound : line.lowerBound, key) }
    edit { $0.step(forwards: forwards, extending: key.shift) }
  }

  /// Moves to the line above or below; on the first and the last one to the text's end.
  private func moveVertically(down: Bool, _ key: InputEvent.Key) {
    let now = caret(at: editing.head)
    let isOutermost = down ? now.line == caret(at: editing.count).line : now.line == 0
    if key.command || isOutermost {
      verticalGoal = nil
      return move(to: down ? editing.count : 0, key)
    }
    let goal = verticalGoal ?? now.frame.minX
    verticalGoal = goal
    let step = linePitch
    move(to: place(at: CGPoint(x: goal, y: now.frame.midY + (down ? step : -step))), key)
  }
}
