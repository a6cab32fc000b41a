import Foundation

/// Something in the chain that events travel along: views, controllers, windows, the app and its delegate.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// Who gets the event that this responder does not handle; nil at the end of the chain.
  open var next: UIResponder? { nil }

  /// True for a responder that can be typed into.
  open var canBecomeFirstResponder: Bool { false }
  /// What keys are for, where that is no field.
  package static weak var first: UIResponder? {
    didSet { if first !== oldValue { NotificationCenter.default.post(name: firstDidChange, object: nil) } }
  }
  /// Posted when keys are for another responder.
  package nonisolated static let firstDidChange = Notification.Name("ScrollworkFirstResponderDidChange")
  /// True while keys are for the responder, and the keyboard types into it.
  open var isFirstResponder: Bool { Self.first === self }
  /// Asks for keys and the keyboard; false if the responder cannot have them, or another one keeps them.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    guard Self.first !== self else { return true }
    guard Self.first?.resignFirstResponder() != false else { return false }
    Self.first = self
    (self as? UIView)?.contentDidChange()
    return true
  }
  /// Gives keys and the keyboard up.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard Self.first === self else { return true }
    Self.first = nil
    (self as? UIView)?.contentDidChange()
    return true
  }

  /// A field has the keyboard, or no longer has it.
  static func textFocusDidChange(_ field: UIView, _ hasFocus: Bool) { if hasFocus { first?.resignFirstResponder() } }

  /// Remembers how to take back what the person does: that of `next`, and the screen's in the end.
  open var undoManager: UndoManager? { next?.undoManager ?? Phone.current.undoManager }

  /// Whether the responder can do a command now, such as `paste(_:)`; fields and text views ask themselves before they edit. False
  /// unless a subclass knows the command.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.isUnderstood(by: self) }
  /// Takes the selection away and puts it on the pasteboard. The default does nothing.
  open func cut(_ sender: Any?) {}
  /// Puts the selection on the pasteboard. The default does nothing.
  open func copy(_ sender: Any?) {}
  /// Puts what is on the pasteboard in the place of the selection. The default does nothing.
  open func paste(_ sender: Any?) {}
  /// Selects what is at the caret. The default does nothing.
  open func select(_ sender: Any?) {}
  /// Selects everything. The default does nothing.
  open func selectAll(_ sender: Any?) {}
  /// Takes the selection away. The default does nothing.
  open func delete(_ sender: Any?) {}

  /// What the responder takes from the pasteboard by `paste(itemProviders:)`; nil for nothing.
  open var pasteConfiguration: UIPasteConfiguration?
  /// Takes what was copied. The default does nothing.
  open func paste(itemProviders: [NSItemProvider]) {}
  /// Whether the responder takes any of what was copied: what its `pasteConfiguration` says.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    let types = pasteConfiguration?.acceptableTypeIdentifiers ?? []
    return itemProviders.contains { types.contains(where: $0.hasItemConformingToTypeIdentifier) }
  }

  /// Stands in place of the keyboard while the responder is typed into; nil for the keyboard.
  open var inputView: UIView? { nil }
  /// Stands on the keyboard while the responder is typed into; nil for nothing.
  open var inputAccessoryView: UIView? { nil }
  /// Shows other views in place of the keyboard and on it.
  open func reloadInputViews() { (self as? UIView)?.contentDidChange() }

  /// Combinations of keys that call methods while the responder is asked for them; nil for none.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// What the person does or did; given to other devices. There are none, so it has no effect.
  open var userActivity: NSUserActivity?
  /// Adds what is to be restored to an activity.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Restores what an activity tells of.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  /// The object that does a command, the responder itself if it understands it; nil for none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }
  /// Changes the menus of the app. Caveat: a phone has no menu bar, so nobody asks.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// A command of the app's is about to be shown. Caveat: it is never asked.
  open func validate(_ command: UICommand) {}

  /// The phone begins to be moved. The default passes it on to `next`.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
  /// The phone was moved, shaken for instance. The default passes it on to `next`.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
  /// The phone was moved otherwise, or for too long. The default passes it on to `next`.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }
  /// Headphones or the lock screen ask for something. The default passes it on to `next`. Caveat: there are none.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  /// Keys went down. The default passes them on to `next`.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { next.pressesBegan(presses, with: event) } else { event?.isIgnored = true }
  }
  /// Keys were let go. The default passes them on to `next`.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { next.pressesEnded(presses, with: event) } else { event?.isIgnored = true }
  }
  /// The keys are for something else from now on. The default passes this on to `next`. Caveat: it does not happen here.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { next.pressesCancelled(presses, with: event) } else { event?.isIgnored = true }
  }

  /// Fingers landed. The default passes them on to `next`.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// Fingers moved. The default passes them on to `next`.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// Fingers lifted. The default passes them on to `next`.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// The fingers belong to something else from now on. The default passes this on to `next`.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Interface Builder

  /// The object was read from a storyboard or nib, and everything is connected with it. A controller's view is not there yet.
  open func awakeFromNib() {}
  /// The object is about to be shown in Interface Builder, which an iPhone never does.
  open func prepareForInterfaceBuilder() {}
  /// Sets an outlet or an inspectable property; false if there is none of this name and type.
  open func _setInterfaceValue(_ value: Any?, forKey key: String) -> Bool {
    InterfaceValue.setKnown(value, key, of: self)
  }
  /// Calls an action by its name in Objective-C; false if there is none, or if it takes another sender.
  open func _performInterfaceAction(_ name: String, sender: Any?, event: UIEvent?) -> Bool { false }
  /// Makes the controller that a segue leads to; nil leaves that to the storyboard.
  open func _makeInterfaceDestination(_ name: String, coder: NSCoder, sender: Any?, identifier: String?)
    -> UIViewController?
  { nil }

  // MARK: Assistive technology

  /// Something changed that assistive technology is told.
  package func accessibilityDidChange() {}
  /// Assistive technology finds it as one thing, and does not look inside.
  open var isAccessibilityElement = false { didSet { accessibilityDidChange() } }
  /// A name for tests. Assistive technology does not read it.
  open var accessibilityIdentifier: String? { didSet { accessibilityDidChange() } }
  /// What assistive technology calls it; nil for what it shows.
  open var accessibilityLabel: String? { didSet { accessibilityDidChange() } }
  /// What assistive technology says of the outcome of using it.
  open var accessibilityHint: String? { didSet { accessibilityDidChange() } }
  /// What it is set to.
  open var accessibilityValue: String? { didSet { accessibilityDidChange() } }
  /// Its kind and state.
  open var accessibilityTraits: UIAccessibilityTraits = .none { didSet { accessibilityDidChange() } }
  /// What a person may say to name it.
  open var accessibilityUserInputLabels: [String]! { didSet { accessibilityDidChange() } }
  /// What assistive technology offers beside activating it.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? { didSet { accessibilityDidChange() } }
  /// What assistive technology finds in it, in this order, in place of what it holds: views and `UIAccessibilityElement`s.
  open var accessibilityElements: [Any]? { didSet { accessibilityDidChange() } }
  /// How many elements assistive technology finds in it, of what says so itself and not by `accessibilityElements`.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// One of them.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// Which one of them it is; `NSNotFound` for none.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
  /// Assistive technology passes over everything in it.
  open var accessibilityElementsHidden = false { didSet { accessibilityDidChange() } }
  /// Assistive technology reaches none of its siblings that are behind it.
  open var accessibilityViewIsModal = false { didSet { accessibilityDidChange() } }
  /// Assistive technology goes through what is in it before it goes on. It always does here.
  open var shouldGroupAccessibilityChildren = false
  /// Its place on the screen, in points.
  open var accessibilityFrame = CGRect.zero
  /// Assistive technology activates it; false if that is left to a touch, as it is unless overridden.
  open func accessibilityActivate() -> Bool { false }
  /// Assistive technology makes an adjustable value larger.
  open func accessibilityIncrement() {}
  /// Assistive technology makes an adjustable value smaller.
  open func accessibilityDecrement() {}
  /// Assistive technology leaves what is shown; true if that was understood. Caveat: nothing here asks for it.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Assistive technology does the one important thing; true if there is one. Caveat: nothing here asks for it.
  open func accessibilityPerformMagicTap() -> Bool { false }
}
