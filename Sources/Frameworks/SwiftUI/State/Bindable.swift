import ScrollworkCombine

/// Creates bindings to the properties of an `@Observable` object: `$model.name`.
///
/// Also works in a body, `@Bindable var model = model`, or inline, `Bindable(model).name`.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// The value whose members are bindings.
  public var projectedValue: Bindable<Value> { self }

  /// A type that is neither `@Observable` nor an `ObservableObject` does not report changes.
  @available(*, unavailable, message: "The wrapped value must be an object of an @Observable class.")
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

extension Bindable where Value: AnyObject {
  /// Returns a binding to a property of the object.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(
      target: .part(of: .object(object), keyPath), get: { object[keyPath: keyPath] },
      set: { value, _ in object[keyPath: keyPath] = value })
  }
}

extension Bindable where Value: Observable {
  /// Wraps an object of a view's property, or of a variable in a body.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Wraps an object inline.
  public init(_ wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Returns the same value, so that `$model` can be passed on.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}

extension Bindable where Value: ObservableObject {
  /// Unavailable: use `@ObservedObject` for an `ObservableObject`.
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
