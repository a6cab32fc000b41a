import Foundation

/// An object in the responder chain: a view, controller, window, the app or its delegate.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// The next responder in the chain, for events not handled here; nil at the end.
  open var next: UIResponder? { nil }

  /// Whether the responder can receive the keyboard.
  open var canBecomeFirstResponder: Bool { false }
  /// The first responder, where it is no text field.
  package static weak var first: UIResponder? {
    didSet { if first !== oldValue { NotificationCenter.default.post(name: firstDidChange, object: nil) } }
  }
  /// Posted when the first responder has changed.
  package nonisolated static let firstDidChange = Notification.Name("ScrollworkFirstResponderDidChange")
  /// Whether the responder receives keys and the keyboard's input.
  open var isFirstResponder: Bool { Self.first === self }
  /// Makes this the first responder; returns false if it cannot be, or another one refuses to resign.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    guard Self.first !== self else { return true }
    guard Self.first?.resignFirstResponder() != false else { return false }
    Self.first = self
    (self as? UIView)?.contentDidChange()
    return true
  }
  /// Whether the responder can stop being the first one; true by default.
  open var canResignFirstResponder: Bool { true }
  /// Resigns as first responder, if it can.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard Self.first === self else { return true }
    guard canResignFirstResponder else { return false }
    Self.first = nil
    (self as? UIView)?.contentDidChange()
    return true
  }

  /// Reports that a text field has gained or lost the keyboard.
  static func textFocusDidChange(_ field: UIView, _ hasFocus: Bool) { if hasFocus { first?.resignFirstResponder() } }

  /// The undo manager: that of `next`, and finally the screen's.
  open var undoManager: UndoManager? { next?.undoManager ?? Phone.current.undoManager }

  /// Returns whether the responder can perform a command now, such as `paste(_:)`; text fields and text views check
  /// this themselves before they edit. The default is false unless the class overrides the command.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.isUnderstood(by: self) }
  /// Moves the selection to the pasteboard. The default does nothing.
  open func cut(_ sender: Any?) {}
  /// Copies the selection to the pasteboard. The default does nothing.
  open func copy(_ sender: Any?) {}
  /// Replaces the selection with the pasteboard's content. The default does nothing.
  open func paste(_ sender: Any?) {}
  /// Selects the content at the caret. The default does nothing.
  open func select(_ sender: Any?) {}
  /// Selects everything. The default does nothing.
  open func selectAll(_ sender: Any?) {}
  /// Deletes the selection. The default does nothing.
  open func delete(_ sender: Any?) {}

  /// What the responder accepts in `paste(itemProviders:)`; nil for nothing.
  open var pasteConfiguration: UIPasteConfiguration?
  /// Pastes copied items. The default does nothing.
  open func paste(itemProviders: [NSItemProvider]) {}
  /// Returns whether the responder accepts any of the items, by its `pasteConfiguration`.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    let types = pasteConfiguration?.acceptableTypeIdentifiers ?? []
    return itemProviders.contains { types.contains(where: $0.hasItemConformingToTypeIdentifier) }
  }

  /// The view shown instead of the keyboard while this is the first responder; nil for the keyboard.
  open var inputView: UIView? { nil }
  /// The view shown above the keyboard while this is the first responder; nil for none.
  open var inputAccessoryView: UIView? { nil }
  /// Updates the input view and the accessory view.
  open func reloadInputViews() { (self as? UIView)?.contentDidChange() }

  /// The key combinations that the responder handles; nil for none.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// The person's current activity, offered to other devices. There are none, so it has no effect.
  open var userActivity: NSUserActivity?
  /// Updates the state of an activity.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Restores the state of an activity.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  /// Returns the object that performs a command: the responder itself if it implements it, or nil.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }
  /// Builds the app's menus. Caveat: never called, since a phone has no menu bar.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Validates a command before it is shown. Caveat: never called.
  open func validate(_ command: UICommand) {}

  /// Called when the phone starts to move. The default forwards to `next`.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
  /// Called when a motion such as a shake has ended. The default forwards to `next`.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
  /// Called when a motion was something else or took too long. The default forwards to `next`.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }
  /// Called for commands of headphones or the lock screen. The default forwards to `next`. Caveat: there are none.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  /// Called when keys are pressed. The default forwards to `next`.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { next.pressesBegan(presses, with: event) } else { event?.isIgnored = true }
  }
  /// Called when keys are released. The default forwards to `next`.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { next.pressesEnded(presses, with: event) } else { event?.isIgnored = true }
  }
  /// Called when presses are cancelled. The default forwards to `next`. Caveat: it does not happen here.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { next.pressesCancelled(presses, with: event) } else { event?.isIgnored = true }
  }

  /// Called when touches begin. The default forwards to `next`.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// Called when touches move. The default forwards to `next`.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// Called when touches end. The default forwards to `next`.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// Called when touches are cancelled. The default forwards to `next`.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Interface Builder

  /// Called when the object was loaded from a storyboard or nib and all connections are set. A controller's view is not
  /// loaded yet.
  open func awakeFromNib() {}
  /// Called before the object is shown in Interface Builder, which never happens on an iPhone.
  open func prepareForInterfaceBuilder() {}
  /// Sets an outlet or an inspectable property; returns false if there is none of this name and type.
  open func _setInterfaceValue(_ value: Any?, forKey key: String) -> Bool {
    InterfaceValue.setKnown(value, key, of: self)
  }
  /// Calls an action by its Objective-C name; returns false if there is none, or if it takes another sender.
  open func _performInterfaceAction(_ name: String, sender: Any?, event: UIEvent?) -> Bool { false }
  /// Returns the controller that a segue leads to; nil leaves its creation to the storyboard.
  open func _makeInterfaceDestination(_ name: String, coder: NSCoder, sender: Any?, identifier: String?)
    -> UIViewController?
  { nil }

  // MARK: Assistive technology

  /// Called when an accessibility property changes.
  package func accessibilityDidChange() {}
  /// Whether it is a single accessibility element, whose inside is not visited.
  open var isAccessibilityElement = false { didSet { accessibilityDidChange() } }
  /// An identifier for tests, which assistive technology does not read.
  open var accessibilityIdentifier: String? { didSet { accessibilityDidChange() } }
  /// The label that assistive technology reads; nil for what is shown.
  open var accessibilityLabel: String? { didSet { accessibilityDidChange() } }
  /// The hint about the outcome of an action.
  open var accessibilityHint: String? { didSet { accessibilityDidChange() } }
  /// The value.
  open var accessibilityValue: String? { didSet { accessibilityDidChange() } }
  /// The traits, such as kind and state.
  open var accessibilityTraits: UIAccessibilityTraits = .none { didSet { accessibilityDidChange() } }
  /// The labels by which a person can refer to it by voice.
  open var accessibilityUserInputLabels: [String]! { didSet { accessibilityDidChange() } }
  /// The actions offered besides activation.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? { didSet { accessibilityDidChange() } }
  /// The elements inside, in order, which replace the subviews: views and `UIAccessibilityElement`s.
  open var accessibilityElements: [Any]? { didSet { accessibilityDidChange() } }
  /// Returns the number of elements, for containers that do not set `accessibilityElements`.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// Returns the element at an index.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// Returns the index of an element; `NSNotFound` for none.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
  /// Whether assistive technology skips everything inside.
  open var accessibilityElementsHidden = false { didSet { accessibilityDidChange() } }
  /// Whether assistive technology ignores the siblings behind.
  open var accessibilityViewIsModal = false { didSet { accessibilityDidChange() } }
  /// Whether assistive technology visits everything inside before continuing. It always does here.
  open var shouldGroupAccessibilityChildren = false
  /// The frame on the screen, in points.
  open var accessibilityFrame = CGRect.zero
  /// Activates the element; returns false to use a touch instead, which is the default.
  open func accessibilityActivate() -> Bool { false }
  /// Increments an adjustable value.
  open func accessibilityIncrement() {}
  /// Decrements an adjustable value.
  open func accessibilityDecrement() {}
  /// Scrolls the content in a direction; returns whether it did. Caveat: nothing here calls it.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Dismisses what is shown; returns whether it did. Caveat: nothing here calls it.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Performs the most important action; returns whether there is one. Caveat: nothing here calls it.
  open func accessibilityPerformMagicTap() -> Bool { false }
}
