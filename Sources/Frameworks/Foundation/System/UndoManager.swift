import Foundation

/// Records how to undo a person's actions. What is registered in one turn of the run loop is undone together.
@MainActor @preconcurrency
open class UndoManager: NSObject {
  private typealias Step = (target: Target, undo: @MainActor () -> Void)

  private final class Target {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  private struct Group {
    var steps: [Step] = []
    var name = ""
  }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  /// The open groups, outermost first.
  private var open: [Group] = []
  private var disabled = 0
  /// The group that the end of the event closes, if any.
  private var closing = false

  /// Creates an empty undo manager.
  public override init() { super.init() }

  /// Whether everything registered in one turn of the run loop forms a group.
  open var groupsByEvent = true
  /// The maximum number of groups; 0 for all.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }
  /// The number of open groups.
  open var groupingLevel: Int { open.count }
  /// Whether registering is enabled.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// Whether `undo()` is in progress.
  open private(set) var isUndoing = false
  /// Whether `redo()` is in progress.
  open private(set) var isRedoing = false
  /// Whether there is something to undo.
  open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.steps.isEmpty } }
  /// Whether there is something to redo.
  open var canRedo: Bool { !redoStack.isEmpty }
  /// The number of possible undos.
  open var undoCount: Int { undoStack.count }
  /// The number of possible redos.
  open var redoCount: Int { redoStack.count }

  // MARK: Groups

  /// Begins a group.
  open func beginUndoGrouping() {
    if !open.isEmpty { NotificationCenter.default.post(name: .NSUndoManagerCheckpoint, object: self) }
    open.append(Group())
    NotificationCenter.default.post(name: .NSUndoManagerDidOpenUndoGroup, object: self)
  }

  /// Ends a group. Does nothing without an open one.
  open func endUndoGrouping() {
    if !open.isEmpty { NotificationCenter.default.post(name: .NSUndoManagerCheckpoint, object: self) }
    guard let group = open.popLast() else { return }
    if open.isEmpty {
      finish(group)
    } else {
      open[open.count - 1].steps += group.steps
      if !group.name.isEmpty { open[open.count - 1].name = group.name }
    }
    NotificationCenter.default.post(name: .NSUndoManagerDidCloseUndoGroup, object: self)
  }

  private func finish(_ group: Group) {
    guard !group.steps.isEmpty else { return }
    if isUndoing { redoStack.append(group) } else { undoStack.append(group) }
    trim()
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(undoStack.count - levelsOfUndo, 0))
    redoStack.removeFirst(max(redoStack.count - levelsOfUndo, 0))
  }

  private func closeAfterEvent() {
    guard !closing else { return }
    closing = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.closing = false
        while !self.open.isEmpty { self.endUndoGrouping() }
      }
    }
  }

  // MARK: Registering

  /// Disables registering, until it is enabled as often as it was disabled.
  open func disableUndoRegistration() { disabled += 1 }
  /// Enables registering.
  open func enableUndoRegistration() { disabled = max(disabled - 1, 0) }

  /// Registers how to undo an action. The target is not retained; once it is gone nothing is called.
  @preconcurrency
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty, groupsByEvent {
      beginUndoGrouping()
      closeAfterEvent()
    }
    guard !open.isEmpty else { return }
    let held = Target(target)
    open[open.count - 1].steps.append((held, { if let target = held.object as? TargetType { handler(target) } }))
    if !isUndoing, !isRedoing { redoStack.removeAll() }
  }

  /// Registers a method of an object as the way to undo an action. The target is not retained; the argument is.
  public func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    registerUndo(withTarget: target as AnyObject) { selector.send(to: $0, [anObject]) }
  }

  /// Removes all actions.
  open func removeAllActions() {
    undoStack.removeAll()
    redoStack.removeAll()
    for index in open.indices { open[index].steps.removeAll() }
  }

  /// Removes the actions on an object.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    func clean(_ groups: [Group]) -> [Group] {
      groups.map { group in
        var group = group
        group.steps.removeAll { $0.target.object === object }
        return group
      }
    }
    undoStack = clean(undoStack).filter { !$0.steps.isEmpty }
    redoStack = clean(redoStack).filter { !$0.steps.isEmpty }
    open = clean(open)
  }

  // MARK: Taking back

  /// Undoes the latest group.
  open func undo() {
    if open.count == 1 { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Undoes the latest group.
  open func undoNestedGroup() {
    guard open.isEmpty, let group = undoStack.popLast() else { return }
    NotificationCenter.default.post(name: .NSUndoManagerWillUndoChange, object: self)
    isUndoing = true
    perform(group)
    isUndoing = false
    NotificationCenter.default.post(name: .NSUndoManagerDidUndoChange, object: self)
  }

  /// Redoes the group that was undone last.
  open func redo() {
    guard open.isEmpty, let group = redoStack.popLast() else { return }
    NotificationCenter.default.post(name: .NSUndoManagerWillRedoChange, object: self)
    isRedoing = true
    perform(group)
    isRedoing = false
    NotificationCenter.default.post(name: .NSUndoManagerDidRedoChange, object: self)
  }

  private func perform(_ group: Group) {
    open.append(Group(name: group.name))
    for step in group.steps.reversed() { step.undo() }
    while !open.isEmpty { endUndoGrouping() }
  }

  // MARK: Names

  /// Sets the name of the action, as shown in menus.
  open func setActionName(_ actionName: String) {
    if open.isEmpty {
      if !undoStack.isEmpty { undoStack[undoStack.count - 1].name = actionName }
    } else {
      open[open.count - 1].name = actionName
    }
  }
  /// The name of the action to undo.
  open var undoActionName: String { open.last.map(\.name) ?? undoStack.last?.name ?? "" }
  /// The name of the action to redo.
  open var redoActionName: String { redoStack.last?.name ?? "" }
  /// "Undo" and the action's name. Caveat: in English only.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// "Redo" and the action's name. Caveat: in English only.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// Returns "Undo" and the action's name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// Returns "Redo" and the action's name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
}

extension Notification.Name {
  /// A group is about to be opened within another one, or to be closed.
  public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
  /// A group was opened.
  public static let NSUndoManagerDidOpenUndoGroup = Notification.Name("NSUndoManagerDidOpenUndoGroupNotification")
  /// A group was closed.
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
  /// An undo is about to happen.
  public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
  /// An undo happened.
  public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
  /// A redo is about to happen.
  public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
  /// A redo happened.
  public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
}
