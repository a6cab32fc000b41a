import Foundation
import Observation
import Synchronization

/// A workspace for models: they are fetched from a store, inserted, changed, deleted, and saved together.
///
/// The first fetch of an entity reads all of its models, so that later fetches need no store access. A context belongs
/// to one actor or thread.
public final class ModelContext: Equatable {
  let core: ContainerCore
  private weak var owner: ModelContainer?
  let reading = ReadingMode()
  var tables: [ObjectIdentifier: ModelTable] = [:]
  /// The inserted or changed models, in order, without those that were saved or deleted.
  private(set) var touched: [any PersistentModel] = []
  private(set) var removed: [any PersistentModel] = []
  var observers: [WeakObserver] = []
  /// The changes that other contexts have saved since the last check.
  private let inbox = Mutex<[ContainerCore.Saved?]>([])
  private var isTurnScheduled = false

  /// Whether changes are saved automatically at the end of the main queue's current work.
  public var autosaveEnabled = false {
    didSet { if autosaveEnabled, hasChanges { endTurnSoon() } }
  }
  /// The undo manager that records changes of the models.
  public var undoManager: UndoManager?
  /// The author of the changes.
  public var author: String?

  /// Creates a context that saves only on request.
  public convenience init(_ container: ModelContainer) { self.init(core: container.core, owner: container) }

  init(core: ContainerCore, owner: ModelContainer?) {
    self.core = core
    self.owner = owner
    core.add(self)
  }

  /// The container of the models.
  public var container: ModelContainer { owner ?? ModelContainer(core) }

  /// Returns whether both are the same context.
  public static func == (a: ModelContext, b: ModelContext) -> Bool { a === b }

  // MARK: Changing

  /// Inserts a model, with all models that its relationships refer to.
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
        // Relationships between models outside of a context are consistent already; a model in one may not know of this
        // one.
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

  /// Deletes a model at the next save, following the delete rules of its relationships.
  public func delete<T: PersistentModel>(_ model: T) {
    guard model._$backing.isInContext, model._$backing.context === self else { return }
    remember(self) { $0.insert(model) }
    let wasInserted = model._$backing.status == .inserted
    // Read before the deletion: the store is not asked afterwards.
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

  /// Deletes models of a class at the next save: all, or those that match a predicate.
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

  /// Registers an undo action with the undo manager, which belongs to the main actor.
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

  /// Whether there are unsaved changes.
  public var hasChanges: Bool { !touched.isEmpty || !removed.isEmpty }
  /// The models that are not in the store yet.
  public var insertedModelsArray: [any PersistentModel] { touched.filter { $0._$backing.status == .inserted } }
  /// The models of the store that were changed.
  public var changedModelsArray: [any PersistentModel] { touched.filter { $0._$backing.status == .stored } }
  /// The models to be deleted from the store.
  public var deletedModelsArray: [any PersistentModel] { removed }

  /// Updates the observers of models: happens automatically at the end of the main queue's current work.
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

  /// Receives what another context has saved: observers update on the main queue, others at their next fetch.
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
