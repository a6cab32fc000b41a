/// A value whose property wrappers are kept like those of the view that holds it.
struct Connected<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

extension Connected: StoredDynamicProperty {
  final class Slot {
    let slots: [AnyObject?]
    init(_ slots: [AnyObject?]) { self.slots = slots }
  }

  func makeSlot(for node: _Node, scope: DependencyScope) -> Slot {
    var value = value
    return Slot(DynamicProperties.of(Value.self).makeSlots(in: &value, for: node, scope: scope))
  }

  mutating func install(_ slot: Slot) {
    DynamicProperties.of(Value.self).install(slot.slots, in: &value)
  }
}
