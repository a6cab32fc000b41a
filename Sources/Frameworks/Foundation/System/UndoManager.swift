import Foundation

/// Remembers how to take back what the person did. What is registered in one turn of the run loop is taken back at once.
@MainActor
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
  /// The groups that are open, the outermost first.
  private var open: [Group] = []
  private var disabled = 0
  /// The group that the end of the event closes, if one does.
  private var closing = false

  /// Without anything to take back.
  public override init() { super.init() }

  /// What is registered in one turn of the run loop is one group.
  open var groupsByEvent = true
  /// The most groups that are kept; 0 for all.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }
  /// The groups that are open.
  open var groupingLevel: Int { open.count }
  /// Registering counts.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// `undo()` is at work.
  open private(set) var isUndoing = false
  /// `redo()` is at work.
  open private(set) var isRedoing = false
  /// There is something to take back.
  open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.steps.isEmpty } }
  /// There is something taken back.
  open var canRedo: Bool { !redoStack.isEmpty }
  /// How many times can be taken back.
  open var undoCount: Int { undoStack.count }
  /// How many times can be done again.
  open var redoCount: Int { redoStack.count }

  // MARK: Groups

  /// What follows belongs together.
  open func beginUndoGrouping() {
    open.append(Group())
    NotificationCenter.default.post(name: .NSUndoManagerDidOpenUndoGroup, object: self)
  }

  /// It does no more. Without an open group nothing happens.
  open func endUndoGrouping() {
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

  /// Registering counts no more, until it is enabled as often as it was disabled.
  open func disableUndoRegistration() { disabled += 1 }
  /// Registering counts again.
  open func enableUndoRegistration() { disabled = max(disabled - 1, 0) }

  /// How to take back what is being done. The target is not kept; without it nothing is called.
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

  /// Forgets everything.
  open func removeAllActions() {
    undoStack.removeAll()
    redoStack.removeAll()
    for index in open.indices { open[index].steps.removeAll() }
  }

  /// Forgets what would be done to an object.
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

  /// Takes back the latest group.
  open func undo() {
    if open.count == 1 { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Takes back the latest group.
  open func undoNestedGroup() {
    guard open.isEmpty, let group = undoStack.popLast() else { return }
    NotificationCenter.default.post(name: .NSUndoManagerWillUndoChange, object: self)
    isUndoing = true
    perform(group)
    isUndoing = false
    NotificationCenter.default.post(name: .NSUndoManagerDidUndoChange, object: self)
  }

  /// Does the latest again that was taken back.
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

  /// What is being done, as menus say it.
  open func setActionName(_ actionName: String) {
    if open.isEmpty {
      if !undoStack.isEmpty { undoStack[undoStack.count - 1].name = actionName }
    } else {
      open[open.count - 1].name = actionName
    }
  }
  /// What would be taken back.
  open var undoActionName: String { open.last.map(\.name) ?? undoStack.last?.name ?? "" }
  /// What would be done again.
  open var redoActionName: String { redoStack.last?.name ?? "" }
  /// "Undo", and what. Caveat: in English only.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// "Redo", and what. Caveat: in English only.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// "Undo", and what.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// "Redo", and what.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
}

extension Notification.Name {
  /// A group was opened.
  public static let NSUndoManagerDidOpenUndoGroup = Notification.Name("NSUndoManagerDidOpenUndoGroupNotification")
  /// A group was closed.
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
  /// Something will be taken back.
  public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
  /// Something was taken back.
  public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
  /// Something will be done again.
  public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
  /// Something was done again.
  public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
}
