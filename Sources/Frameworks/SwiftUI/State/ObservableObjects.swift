// Objects of `@Observable` classes in the environment, by type.

private struct ObservableObjectKey<T: AnyObject>: EnvironmentKey {
  static var defaultValue: T? { nil }
}

extension EnvironmentValues {
  /// The observable object of a type that the closest ancestor put into the environment; nil if there is none.
  public subscript<T: AnyObject>(objectType: T.Type) -> T? where T: Observable {
    get { self[ObservableObjectKey<T>.self] }
    set { self[ObservableObjectKey<T>.self] = newValue }
  }
}

/// Puts an observable object into the environment by its type.
nonisolated public struct _ObservableObjectModifier<T: AnyObject & Observable>: ViewModifier {
  public typealias Body = Never
  let object: T?

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    EnvironmentWritingNode(view, inputs)
  }

  @MainActor public static func _leafCount(of base: Int?) -> Int? { base }
}

extension _ObservableObjectModifier: EnvironmentWriting {
  func write(to values: inout EnvironmentValues) { values[T.self] = object }
}

nonisolated extension View {
  /// Puts an observable object into the environment of this view by its type, replacing an inherited one; nil removes
  /// it.
  public func environment<T: AnyObject>(_ object: T?) -> some View where T: Observable {
    modifier(_ObservableObjectModifier(object: object))
  }
}
