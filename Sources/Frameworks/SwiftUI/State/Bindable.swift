import ScrollworkCombine

/// Makes bindings to the properties of an `@Observable` object: `$model.name`.
///
/// Also in a body, `@Bindable var model = model`, or in place, `Bindable(model).name`.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// What gives out bindings.
  public var projectedValue: Bindable<Value> { self }

  /// What is neither `@Observable` nor an `ObservableObject` tells nobody of its changes.
  @available(*, unavailable, message: "The wrapped value must be an object of an @Observable class.")
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(
      target: .part(of: .object(object), keyPath), get: { object[keyPath: keyPath] },
      set: { value, _ in object[keyPath: keyPath] = value })
  }
}

extension Bindable where Value: Observable {
  /// For an object that a property of a view or a variable in a body is given.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// For an object, in place.
  public init(_ wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// The same: what lets `$model` be passed on.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}

extension Bindable where Value: ObservableObject {
  /// An `ObservableObject` is followed with `@ObservedObject`.
  @available(*, unavailable, message: "Bindable is for @Observable classes; use @ObservedObject instead.")
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The object's id.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
