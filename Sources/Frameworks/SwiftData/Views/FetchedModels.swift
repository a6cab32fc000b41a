import Foundation
import Observation
import ScrollworkSwiftUI

/// The fetch of a `Query`.
struct WantedModels<Element: PersistentModel>: Equatable {
  let descriptor: FetchDescriptor<Element>
  let transaction: Transaction?
  private let identity = Identity()

  private final class Identity: Sendable {}

  init(_ descriptor: FetchDescriptor<Element>, _ transaction: Transaction?) {
    self.descriptor = descriptor
    self.transaction = transaction
  }

  /// Predicates cannot be compared, so only those of the same query are equal.
  static func == (a: WantedModels, b: WantedModels) -> Bool {
    if a.identity === b.identity { return true }
    let (a, b) = (a.descriptor, b.descriptor)
    return a.predicate == nil && b.predicate == nil && a.sortBy == b.sortBy && a.fetchLimit == b.fetchLimit
      && a.fetchOffset == b.fetchOffset && a.includePendingChanges == b.includePendingChanges
  }
}

/// The models that a view shows, fetched again when they may have changed.
///
/// A change of a single model is handled immediately, so that its insertion, removal or move in the results belongs to
/// the same animation. All other changes are handled at the end of the app's current work.
final class FetchedModels<Element: PersistentModel>: Observable, ModelObserver, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private weak var context: ModelContext?
  private var wanted: WantedModels<Element>?
  private var models: [Element] = []
  private var isStale = true
  private var needsCheck = false
  private(set) var error: (any Error)?

  func follow(_ context: ModelContext, _ wanted: WantedModels<Element>) {
    if self.context !== context {
      self.context?.remove(self)
      context.add(self)
      self.context = context
      isStale = true
    }
    if self.wanted != wanted { isStale = true }
    self.wanted = wanted
  }

  /// The current models; the view that reads them is updated when they change.
  var current: [Element] {
    registrar.access(self, keyPath: \.models)
    if isStale {
      models = fetched()
      isStale = false
      needsCheck = false
    }
    return models
  }

  private func fetched() -> [Element] {
    guard let context, let wanted else { return [] }
    do {
      let models = try context.fetch(wanted.descriptor)
      error = nil
      return models
    } catch {
      context.report("\(Element.self) cannot be fetched. \(error)")
      self.error = error
      return []
    }
  }

  private func becomeStale() {
    guard !isStale else { return }
    isStale = true
    announce()
  }

  private func announce() {
    let change = { self.registrar.withMutation(of: self, keyPath: \.models) {} }
    guard let transaction = wanted?.transaction else { return change() }
    withTransaction(transaction, change)
  }

  // MARK: News of the context

  private var descriptor: FetchDescriptor<Element>? { wanted?.descriptor }
  private var isPart: Bool { descriptor?.fetchLimit != nil || descriptor?.fetchOffset != nil }

  private func isWanted(_ model: Element) -> Bool {
    guard let predicate = descriptor?.predicate else { return true }
    return context?.reading.quietly { try? predicate.evaluate(model) } ?? false
  }

  func inserted(_ model: any PersistentModel) {
    if let model = model as? Element { if isWanted(model) { becomeStale() } } else { changed(model) }
  }

  func deleted(_ model: any PersistentModel) {
    guard let model = model as? Element else { return changed(model) }
    if isPart || models.contains(where: { $0 === model }) { becomeStale() }
  }

  func changed(_ model: any PersistentModel) {
    guard !isStale, let descriptor, descriptor.predicate != nil || !descriptor.sortBy.isEmpty else { return }
    needsCheck = true
    guard let model = model as? Element else { return }
    let index = models.firstIndex { $0 === model }
    guard isWanted(model) else { return index == nil ? () : becomeStale() }
    guard let index else { return becomeStale() }
    let isInOrder =
      context?.reading.quietly {
        (index == 0 || isOrdered(models[index - 1], model))
          && (index == models.count - 1 || isOrdered(model, models[index + 1]))
      } ?? true
    if !isInOrder { becomeStale() }
  }

  private func isOrdered(_ a: Element, _ b: Element) -> Bool {
    for descriptor in descriptor?.sortBy ?? [] {
      switch descriptor.compare(a, b) {
      case .orderedAscending: return true
      case .orderedDescending: return false
      case .orderedSame: continue
      }
    }
    return true
  }

  func changedElsewhere() { needsCheck = true }

  func turnEnded() {
    guard needsCheck, !isStale else { return }
    needsCheck = false
    let new = fetched()
    guard !new.elementsEqual(models, by: ===) else { return }
    models = new
    announce()
  }
}
