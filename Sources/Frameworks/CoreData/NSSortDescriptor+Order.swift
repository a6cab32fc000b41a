import Foundation
import ScrollworkFoundation

extension NSSortDescriptor {
  /// Creates a descriptor with the order of Swift's.
  // When optimised, it refers to a private type of Foundation.
  @_optimize(none)
  public convenience init<Compared: NSObject>(_ sortDescriptor: SortDescriptor<Compared>) {
    self.init(keyPath: \NSObject.[place: Order(sortDescriptor)], ascending: true) { left, right in
      Self.order(Self.flattened(left), Self.flattened(right))
    }
  }
}

/// An order of Swift's, identified by its content.
private final class Order<Compared: NSObject>: Hashable {
  let descriptors: [SortDescriptor<Compared>]

  @_optimize(none)
  init(_ descriptor: SortDescriptor<Compared>) { descriptors = [descriptor] }

  @_optimize(none)
  func compare(_ left: Compared, _ right: Compared) -> ComparisonResult {
    for descriptor in descriptors { return descriptor.compare(left, right) }
    return .orderedSame
  }

  @_optimize(none)
  static func == (left: Order, right: Order) -> Bool { left.descriptors == right.descriptors }
  @_optimize(none)
  func hash(into hasher: inout Hasher) { hasher.combine(descriptors) }
}

/// An object's position in an order of Swift's.
private struct Place<Compared: NSObject>: Comparable {
  let object: Compared
  let order: Order<Compared>

  static func == (left: Place, right: Place) -> Bool { left.order.compare(left.object, right.object) == .orderedSame }
  static func < (left: Place, right: Place) -> Bool {
    left.order.compare(left.object, right.object) == .orderedAscending
  }
}

extension NSObject {
  fileprivate subscript<Compared: NSObject>(place order: Order<Compared>) -> Any? {
    (self as? Compared).map { Place(object: $0, order: order) }
  }
}
