import Foundation
import ScrollworkCombine
import ScrollworkSwiftUI

/// The results of a view's fetch request, kept up to date with the context.
final class LiveFetch<Result: NSFetchRequestResult>: ObservableObject, @unchecked Sendable {
  let objectWillChange = ObservableObjectPublisher()
  private(set) var results: [Result] = []
  /// The current fetch: the view's own, until the view sets another.
  private(set) var request: NSFetchRequest<Result>?
  /// The Swift sort descriptors from which the others were made.
  private(set) var sortDescriptors: Any?
  /// The request of the view's last value.
  private var given: NSFetchRequest<Result>?
  private weak var context: NSManagedObjectContext?
  private var observation: ContextObservation?
  private var transaction = Transaction()

  /// Adopts the view's new value and its context.
  func follow(_ new: FetchSource<Result>, _ context: NSManagedObjectContext) {
    transaction = new.transaction
    let request = new.request
    let isNew = !request.isSame(given)
    if isNew {
      given = request
      self.request = request.converted()
      sortDescriptors = new.sortDescriptors
    }
    guard isNew || context !== self.context else { return }
    self.context = context
    observation = ContextObservation(context) { [weak self] changed in self?.update(changed) }
    fetch()
  }

  /// Changes the fetch.
  func change(_ body: (NSFetchRequest<Result>) -> Void) {
    guard let request else { return }
    body(request)
    publish()
  }

  func setSortDescriptors(_ new: Any, _ descriptors: [NSSortDescriptor]) {
    sortDescriptors = new
    change { $0.sortDescriptors = descriptors }
  }

  /// Adopts the configuration that the view has set.
  func take(_ descriptors: [NSSortDescriptor], _ predicate: NSPredicate?, given: Any?) {
    sortDescriptors = given
    change {
      $0.sortDescriptors = descriptors
      $0.predicate = predicate
    }
  }

  private func fetch() {
    guard let request, let context else { return }
    results = (try? context.fetch(request)) ?? []
  }

  private func update(_ changed: Set<NSManagedObject>) {
    let before = results
    fetch()
    let isSame = before.elementsEqual(results) { $0 === $1 }
    guard !isSame || results.contains(where: { ($0 as? NSManagedObject).map(changed.contains) == true }) else { return }
    let after = results
    results = before
    withTransaction(transaction) {
      objectWillChange.send()
      results = after
    }
  }

  private func publish() {
    withTransaction(transaction) {
      objectWillChange.send()
      fetch()
    }
  }
}

/// The fetch of a view's value.
struct FetchSource<Result: NSFetchRequestResult>: @unchecked Sendable {
  let request: NSFetchRequest<Result>
  var sortDescriptors: Any?
  var transaction = Transaction()

  init(_ request: NSFetchRequest<Result>, animation: Animation?) {
    self.request = request
    transaction.animation = animation
  }

  init(_ request: NSFetchRequest<Result>, transaction: Transaction) {
    self.request = request
    self.transaction = transaction
  }

  /// - Parameter entity: nil for that of the result's type.
  init(
    _ entity: NSEntityDescription?, _ descriptors: [NSSortDescriptor], _ predicate: NSPredicate?,
    _ animation: Animation?, sortDescriptors: Any? = nil
  ) {
    let request = NSFetchRequest<Result>()
    request.entity = entity
    request.sortDescriptors = descriptors
    request.predicate = predicate
    self.init(request, animation: animation)
    self.sortDescriptors = sortDescriptors
  }
}

extension NSFetchRequest {
  /// Returns whether it is the same fetch as another one.
  fileprivate func isSame(_ other: NSFetchRequest?) -> Bool {
    guard let other else { return false }
    let orders = { (descriptors: [NSSortDescriptor]?) in (descriptors ?? []).map { ($0.keyPath, $0.ascending) } }
    return self === other
      || entityName == other.entityName && entity === other.entity && fetchLimit == other.fetchLimit
        && fetchOffset == other.fetchOffset && predicate === other.predicate
        && orders(sortDescriptors).elementsEqual(orders(other.sortDescriptors), by: ==)
  }
}
