import Foundation
import Observation
import Synchronization

/// Models as somebody works with them: fetched from a store, inserted, changed, deleted, and saved together.
///
/// All models of a kind are read with the first fetch of it and stay, so that later fetches ask no store. A context belongs to one
/// actor or thread.
public final class ModelContext: Equatable {
  let core: ContainerCore
  private weak var owner: ModelContainer?
  let reading = ReadingMode()
  var tables: [ObjectIdentifier: ModelTable] = [:]
  /// Models that are inserted or changed, in this order, without gaps where one was saved or deleted.
  private(set) var touched: [any PersistentModel] = []
  private(set) var removed: [any PersistentModel] = []
  var observers: [WeakObserver] = []
  /// What other contexts have saved since this one has looked.
  private let inbox = Mutex<[ContainerCore.Saved?]>([])
  private var isTurnScheduled = false

  /// Changes are saved by themselves when the main queue has run what it is at.
  public var autosaveEnabled = false {
    didSet { if autosaveEnabled, hasChanges { endTurnSoon() } }
  }
  /// Remembers how to take back what is done with the models.
  public var undoManager: UndoManager?
  /// Who makes the changes.
  public var author: String?

  /// A context of its own, which saves when it is told to.
  public convenience init(_ container: ModelContainer) { self.init(core: container.core, owner: container) }

  init(core: ContainerCore, owner: ModelContainer?) {
    self.core = core
    self.owner = owner
    core.add(self)
  }

  /// The container of the models.
  public var container: ModelContainer { owner ?? ModelContainer(core) }

  /// The same context.
  public static func == (a: ModelContext, b: ModelContext) -> Bool { a === b }

  // MARK: Changing

  /// Takes a model in, with all that its relationships lead to.
  public func insert<T: PersistentModel>(_ model: T) {
    insertGraph(model)
    remember(self) { $0.delete(model) }
  }

  func insertGraph(_ first: any PersistentModel) {
    var waiting = [first]
    while let model = waiting.popLast() {
      let backing = model._$backing
      if backing.status == .deleted, backing.context === self {
        removed.removeAll { $0 === model }
        backing.status = .free
      }
      guard backing.status == .free else { continue }
      guard core.store(of: model._entity) != nil else {
        let reason =
          core.stores.isEmpty
          ? "\(SwiftDataError.missingModelContext)" : "It is not among the models of the container."
        report("A \(model._entity.name) cannot be inserted. \(reason)")
        continue
      }
      backing.status = .inserted
      backing.isChanged = true
      backing.context = self
      backing.reading = reading
      touched.append(model)
      table(model._entity).add(model)
      for relation in model._entity.relations where relation.isLoaded(model) {
        let others = relation.models(of: model)
        waiting += others
        // What was in step before neither was in a context stays so; a model that is in one may not know of this one.
        if let inverse = relation.inverse {
          for other in others where !inverse.models(of: other).contains(where: { $0 === model }) {
            relation.bringInverseInStep(of: model, from: [], to: [other])
          }
        }
      }
      tell { $0.inserted(model) }
      endTurnSoon()
    }
  }

  /// Removes a model with the next saving, with all that the rules of its relationships say.
  public func delete<T: PersistentModel>(_ model: T) {
    guard model._$backing.isInContext, model._$backing.context === self else { return }
    remember(self) { $0.insert(model) }
    let wasInserted = model._$backing.status == .inserted
    // Read before it is gone: the store is not asked afterwards.
    let related = model._entity.relations.map { ($0, $0.models(of: model)) }
    model._$backing.status = .deleted
    table(model._entity).remove(model)
    touched.removeAll { $0 === model }
    if !wasInserted { removed.append(model) }
    tell { $0.deleted(model) }
    for (relation, others) in related {
      if relation.options.deleteRule == .cascade {
        for other in others { delete(other) }
      } else if relation.options.deleteRule != .noAction, let inverse = relation.inverse {
        for other in others where other._$backing.isInContext { inverse.remove(model, from: other) }
      }
    }
    endTurnSoon()
  }

  /// Removes models of a kind with the next saving: all, or those for which a predicate holds.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for found in try fetch(FetchDescriptor(predicate: predicate)) { delete(found) }
  }

  func changed(_ model: any PersistentModel) {
    if !model._$backing.isChanged {
      model._$backing.isChanged = true
      touched.append(model)
    }
    tell { $0.changed(model) }
    endTurnSoon()
  }

  /// The undo manager, which is the main actor's, is to be able to take something back.
  func remember<Target: AnyObject>(_ target: Target, _ undo: @escaping (Target) -> Void) {
    guard let undoManager, Thread.isMainThread else { return }
    let task = UndoTask(manager: undoManager, target: target, undo: undo)
    MainActor.assumeIsolated {
      task.manager.registerUndo(withTarget: task.target) { _ in task.undo(task.target) }
    }
  }

  func forgetUndo() {
    guard let undoManager, Thread.isMainThread else { return }
    let task = UndoTask(manager: undoManager, target: self) { _ in }
    MainActor.assumeIsolated { task.manager.removeAllActions() }
  }

  private struct UndoTask<Target: AnyObject>: @unchecked Sendable {
    let manager: UndoManager
    let target: Target
    let undo: (Target) -> Void
  }

  // MARK: What there is to save

  /// Something differs from what is in the store.
  public var hasChanges: Bool { !touched.isEmpty || !removed.isEmpty }
  /// Models that are not in the store yet.
  public var insertedModelsArray: [any PersistentModel] { touched.filter { $0._$backing.status == .inserted } }
  /// Models of the store that have changed.
  public var changedModelsArray: [any PersistentModel] { touched.filter { $0._$backing.status == .stored } }
  /// Models to be removed from the store.
  public var deletedModelsArray: [any PersistentModel] { removed }

  /// Brings in step what shows models: done by itself when the main queue has run what it is at.
  public func processPendingChanges() { tell { $0.turnEnded() } }

  func touchedIsGone(_ model: any PersistentModel) { touched.removeAll { $0 === model } }

  func clearPending() {
    touched = []
    removed = []
  }

  // MARK: Turns

  private func endTurnSoon() {
    guard !isTurnScheduled, autosaveEnabled || !observers.isEmpty, Thread.isMainThread else { return }
    isTurnScheduled = true
    let context = Sending(context: self)
    DispatchQueue.main.async { context.context?.endTurn() }
  }

  private func endTurn() {
    isTurnScheduled = false
    applyInbox()
    processPendingChanges()
    guard autosaveEnabled, hasChanges else { return }
    do { try save() } catch { report("Changes cannot be saved. \(error)") }
  }

  private struct Sending: @unchecked Sendable {
    weak var context: ModelContext?
  }

  func report(_ message: String) { FileHandle.standardError.write(Data("SwiftData: \(message)\n".utf8)) }

  // MARK: Other contexts

  /// Another context has saved something: who shows models here looks when the main queue comes to it, others with their next fetch.
  func receive(_ saved: ContainerCore.Saved?) {
    inbox.withLock { $0.append(saved) }
    let context = Sending(context: self)
    DispatchQueue.main.async {
      if let context = context.context, !context.observers.isEmpty { context.applyInbox() }
    }
  }

  func applyInbox() {
    let all = inbox.withLock { inbox in
      defer { inbox = [] }
      return inbox
    }
    guard !all.isEmpty else { return }
    for saved in all { merge(saved) }
    tell { $0.changedElsewhere() }
    processPendingChanges()
  }
}
