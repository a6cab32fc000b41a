import Foundation

/// The base class of interactive views.
@MainActor @preconcurrency
open class UIControl: UIView {
  /// The events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger lifted inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger touched down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger touched down again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moved inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moved outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moved back into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moved out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger lifted outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// Something else took over the touch.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// A button's menu is about to open. Caveat: not sent.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A person changed the control's value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A person changed the text of a field.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// A person ended editing with the return key. A field with an action for this then gives up the focus.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// The control's primary action occurred, such as a button press or return in a field.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control, which its appearance may depend on.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = State([])
    public static let highlighted = State(rawValue: 1 << 0)
    public static let focused = State(rawValue: 1 << 3)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    /// The bits reserved for the app and the system.
    public static let application = State(rawValue: 0xFF_0000)
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Whether the control is enabled.
  open var isEnabled = true {
    willSet { if newValue != isEnabled { tellWillChange("isEnabled") } }
    didSet {
      guard isEnabled != oldValue else { return }
      contentDidChange()
      tellDidChange("isEnabled")
    }
  }
  /// Whether the control is selected.
  open var isSelected = false {
    willSet { if newValue != isSelected { tellWillChange("isSelected") } }
    didSet {
      guard isSelected != oldValue else { return }
      contentDidChange()
      tellDidChange("isSelected")
    }
  }
  /// The current state. Caveat: `focused` is never set.
  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }
  /// Whether a finger is on the control.
  open var isHighlighted = false {
    willSet { if newValue != isHighlighted { tellWillChange("isHighlighted") } }
    didSet {
      guard isHighlighted != oldValue else { return }
      contentDidChange()
      tellDidChange("isHighlighted")
    }
  }
  /// Whether a touch is tracked.
  open var isTracking: Bool { isFollowing }
  /// Whether the tracked touch is on the control, or close to it.
  open var isTouchInside: Bool { isFingerInside }
  private var isFollowing = false
  private var isFingerInside = false
  /// Whether a tap opens the menu that `contextMenuInteraction(_:configurationForMenuAtLocation:)` returns.
  open var showsMenuAsPrimaryAction = false {
    didSet { if showsMenuAsPrimaryAction != oldValue { contentDidChange() } }
  }
  /// The text shown to a resting pointer. A phone has no pointer, so it has no effect.
  open var toolTip: String?
  /// The horizontal alignment of the content.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { contentDidChange() } }
  }
  /// The vertical alignment of the content.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { contentDidChange() } }
  }
  /// The horizontal alignment of content.
  public enum ContentHorizontalAlignment: Int, Sendable { case center = 0, left, right, fill, leading, trailing }
  /// The vertical alignment of content.
  public enum ContentVerticalAlignment: Int, Sendable { case center = 0, top, bottom, fill }

  // MARK: Tracking

  /// Called when a touch begins; returns false to ignore it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the touch moves; returns false to stop tracking.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the touch ends or the control stops tracking it.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when something else takes over the touch.
  open func cancelTracking(with event: UIEvent?) {}

  /// The distance outside the control that still counts as inside, in points (known for UIKit's controls; Apple states
  /// no figure).
  private static let reach: CGFloat = 70
  /// Whether the control itself reports a lifted finger, when it performs its action.
  package var tellsTouchUp: Bool { true }

  /// Tracks touches, which a control handles itself.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isFollowing, let touch = touches.first, beginTracking(touch, with: event) else { return }
    (isFollowing, isFingerInside, isHighlighted) = (true, true, true)
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isFollowing, let touch = touches.first else { return }
    let wasInside = isFingerInside
    isFingerInside = bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(touch.location(in: self))
    if isFingerInside != wasInside { isHighlighted = isFingerInside }
    guard continueTracking(touch, with: event) else { return stopTracking { endTracking(touch, with: event) } }
    sendActions(
      for: isFingerInside == wasInside
        ? isFingerInside ? .touchDragInside : .touchDragOutside : isFingerInside ? .touchDragEnter : .touchDragExit)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isFollowing else { return }
    let isInside = isFingerInside
    stopTracking { endTracking(touches.first, with: event) }
    if !isInside { sendActions(for: .touchUpOutside) } else if tellsTouchUp { sendActions(for: .touchUpInside) }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isFollowing else { return }
    stopTracking { cancelTracking(with: event) }
    sendActions(for: .touchCancel)
  }

  private func stopTracking(_ tell: () -> Void) {
    tell()
    (isFollowing, isFingerInside, isHighlighted) = (false, false, false)
  }

  private var actions: [(action: UIAction, event: Event, target: TargetAction?)] = []

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open override func _decode(_ element: _NibElement, from coder: _NibCoder) {
    super._decode(element, from: coder)
    decodeControl(element)
  }

  /// Creates a control that performs an action when used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Adds an action for events, which replaces one with the same identifier for the same events.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(action, for: controlEvents)
    actions.append((action, controlEvents, nil))
  }

  /// Adds a method that is called for events with the control and an event, as far as it has parameters for them.
  /// - Parameter target: An object, held weakly; nil for the first object in the responder chain that responds to the
  ///   method.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    removeTarget(target, action: action, for: controlEvents)
    let call = TargetAction(target: target as AnyObject?, action: action)
    let performed = UIAction { [weak self] _ in
      guard let self else { return }
      call.send([self, UIEvent([], at: 0)])
    }
    actions.append((performed, controlEvents, call))
  }

  /// Removes a method for events; nil removes those of all objects or all methods.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    let old = actions
    actions = old.compactMap { entry in
      guard let call = entry.target, call.isMeant(by: target, action) else { return entry }
      let rest = entry.event.subtracting(controlEvents)
      return rest.isEmpty ? nil : (entry.action, rest, call)
    }
  }

  /// The events that have actions.
  open var allControlEvents: UIControl.Event { actions.reduce([]) { $0.union($1.event) } }

  /// Calls a closure with each action, or target and method, and its events, until it sets its last argument.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var isStopped = false
    for (action, event, call) in actions where !isStopped {
      iterator(call == nil ? action : nil, call.map { ($0.target, $0.action) }, event, &isStopped)
    }
  }

  /// The objects whose methods are called.
  open var allTargets: Set<AnyHashable> { Set(actions.compactMap { $0.target?.target as? NSObject }) }

  /// Returns the names of the methods that are called on an object for an event; nil for none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? {
    let names = actions.filter { $0.event.contains(controlEvent) && $0.target?.isMeant(by: target, nil) == true }
      .compactMap { $0.target?.action.description }
    return names.isEmpty ? nil : names
  }

  /// Calls a method of an object, as for an event of the control.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Performs an action as if it were one of the control's.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Performs the control's primary action.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  /// Removes an action.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
    // Objects held by the action are released after the change, with the old list.
    let old = actions
    actions = old.filter { $0.action.identifier != actionIdentifier || $0.event != controlEvents }
  }

  func hasActions(for controlEvents: UIControl.Event) -> Bool {
    actions.contains { !$0.event.isDisjoint(with: controlEvents) }
  }

  /// Handles a value change by a person.
  package func valueDidChange() {
    contentDidChange()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Performs the actions for events, in the order in which they were added.
  open func sendActions(for controlEvents: UIControl.Event) {
    for (action, event, _) in actions where !event.isDisjoint(with: controlEvents) { action.perform(from: self) }
  }
}
