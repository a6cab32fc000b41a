import DisplayList
import Foundation

/// The behaviour of a list row in edit mode.
extension ListRowRender {
  func editingDidChange(from old: _ListRowModifier) {
    guard
      modifier.isEditing != old.isEditing || modifier.progress != old.progress
        || modifier.selection?.isMultiple != old.selection?.isMultiple
    else { return }
    if modifier.isEditing != old.isEditing, slide != 0 { close() }
    updateControls()
    guard leadingControl != nil || handle != nil else { return }
    for control in [leadingControl, handle] { control?.progress = modifier.progress }
    setNeedsLayout()
  }

  /// Updates the row's controls.
  func updateControls() {
    let isShown = place.part == .content && (modifier.isEditing || modifier.progress > 0)
    var kind: ListEditControl.Kind?
    if isShown {
      if modifier.selection?.isMultiple == true {
        kind = traits.isSelectable ? .choice : nil
      } else if traits.swipes.contains(where: \.isDeletion) {
        kind = .remove
      }
    }
    replace(\.leadingControl, with: kind)
    replace(\.handle, with: isShown && canMove ? .handle : nil)
  }

  private func replace(
    _ control: ReferenceWritableKeyPath<ListRowRender, ListEditControl?>, with kind: ListEditControl.Kind?
  ) {
    guard kind != self[keyPath: control]?.kind else { return }
    if let old = self[keyPath: control] { disown(old) }
    self[keyPath: control] = nil
    if let kind {
      let made = ListEditControl(kind, row: self)
      made.isOn = isSelected
      made.progress = modifier.progress
      self[keyPath: control] = made
      adopt(made)
    }
    if isAttached { childrenDidChange() }
  }

  /// Places the controls at the ends of the card. Each is as wide as the space that it takes from the content plus the
  /// distance from the edge, so that a finger hits it easily.
  func placeControls() {
    let (insets, margins) = (contentInsets(size.width), cardMargins(size.width))
    func place(_ control: ListEditControl?, inset: CGFloat, atStart: Bool) {
      guard let control else { return }
      control.inset = inset + ListEditControl.distance + ListEditControl.diameter / 2
      let width = inset + ListEditControl.room
      self.place(
        control, at: CGPoint(x: atStart ? margins.leading : size.width - margins.trailing - width, y: card.minY),
        proposal: ProposedViewSize(width: width, height: card.height))
    }
    place(leadingControl, inset: insets.leading, atStart: true)
    place(handle, inset: insets.trailing, atStart: false)
  }

  /// The row's content takes no touches: a tap selects the row, or does nothing.
  var takesAllTouches: Bool {
    modifier.isEditing && (modifier.selection?.isMultiple == true && traits.isSelectable || traits.isLink)
  }

  /// Reveals the delete action.
  func openDeletion() {
    let strips = swipes(at: .trailing)
    let width = strips.reduce(0) { $0 + $1.naturalWidth }
    guard width > 0 else { return }
    if modifier.model.openRow !== self { modifier.model.openRow?.close() }
    modifier.model.openRow = self
    slide(to: -width)
  }

  // MARK: Moving

  /// The appearance of a row that a finger holds; a guess.
  static let lifted = Fragment.Effects(
    shadow: Shadow(color: DisplayColor.black.opacity(0.2), radius: 8, offset: CGPoint(x: 0, y: 2)))

  /// Follows the finger.
  func setShift(_ new: CGFloat) {
    shiftMotion?.stop()
    shiftMotion = nil
    shift = new
  }

  func shift(to target: CGFloat) {
    shiftMotion?.stop()
    shiftMotion = nil
    guard target != shift else { return }
    let made = SwipeMotion(row: self, \.shift, to: target, velocity: 0)
    shiftMotion = made
    runtime.start(made)
  }

  /// Animates from the shown position to the row's place.
  func settle(from way: CGFloat) {
    setShift(way)
    shift(to: 0)
  }
}
