/// The models of a kind that a context has.
final class ModelTable {
  let entity: Schema.Entity
  /// All models of the store are here.
  var isComplete = false
  private(set) var byKey: [Int64: any PersistentModel] = [:]
  private var isSorted = true
  private var ordered: [any PersistentModel] = []

  init(_ entity: Schema.Entity) { self.entity = entity }

  /// The models as they were made.
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

/// Who shows models of a context.
protocol ModelObserver: AnyObject {
  func inserted(_ model: any PersistentModel)
  func deleted(_ model: any PersistentModel)
  func changed(_ model: any PersistentModel)
  /// Models may have changed in any way.
  func changedElsewhere()
  /// The app has done what it was at.
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
