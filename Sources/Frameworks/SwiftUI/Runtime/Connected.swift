/// A value whose property wrappers are kept like those of its view, such as a style or toolbar content.
@propertyWrapper
nonisolated struct Connected<Value> {
  var wrappedValue: Value
}

extension Connected: StoredDynamicProperty {
  final class Slot {
    let slots: [AnyObject?]
    init(_ slots: [AnyObject?]) { self.slots = slots }
  }

  @MainActor func makeSlot(for node: _Node, scope: DependencyScope) -> Slot {
    var value = wrappedValue
    return Slot(DynamicProperties.of(Value.self).makeSlots(in: &value, for: node, scope: scope))
  }

  @MainActor mutating func install(_ slot: Slot) {
    DynamicProperties.of(Value.self).install(slot.slots, in: &wrappedValue)
  }
}
