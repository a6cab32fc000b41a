/// The models of an entity in a context.
final class ModelTable {
  let entity: Schema.Entity
  /// Whether it contains all models of the store.
  var isComplete = false
  private(set) var byKey: [Int64: any PersistentModel] = [:]
  private var isSorted = true
  private var ordered: [any PersistentModel] = []

  init(_ entity: Schema.Entity) { self.entity = entity }

  /// The models in order of creation.
  var models: [any PersistentModel] {
    if !isSorted {
      ordered.sort { $0._$backing.key < $1._$backing.key }
      isSorted = true
    }
    return ordered
  }

  func add(_ model: any PersistentModel) {
    guard byKey.updateValue(model, forKey: model._$backing.key) == nil else { return }
    if let last = ordered.last, last._$backing.key > model._$backing.key { isSorted = false }
    ordered.append(model)
  }

  func remove(_ model: any PersistentModel) {
    guard byKey.removeValue(forKey: model._$backing.key) != nil else { return }
    ordered.removeAll { $0 === model }
  }
}

/// An observer of the models of a context.
protocol ModelObserver: AnyObject {
  func inserted(_ model: any PersistentModel)
  func deleted(_ model: any PersistentModel)
  func changed(_ model: any PersistentModel)
  /// Models may have changed in any way.
  func changedElsewhere()
  /// The app has finished its current work.
  func turnEnded()
}

struct WeakObserver {
  weak var observer: (any ModelObserver)?
}

extension ModelContext {
  func table(_ entity: Schema.Entity) -> ModelTable {
    let id = ObjectIdentifier(entity)
    if let table = tables[id] { return table }
    let made = ModelTable(entity)
    tables[id] = made
    return made
  }

  func add(_ observer: any ModelObserver) {
    observers.removeAll { $0.observer == nil }
    observers.append(WeakObserver(observer: observer))
  }

  func remove(_ observer: any ModelObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }

  func tell(_ news: (any ModelObserver) -> Void) {
    for observer in observers { observer.observer.map(news) }
  }
}
