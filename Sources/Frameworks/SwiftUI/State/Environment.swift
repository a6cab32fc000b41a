/// Reads a value from the view's environment. The view depends on it if its body reads it.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    /// The object of the property's type.
    case object((EnvironmentValues) -> Value)
  }

  private let source: Source
  private var slot: EnvironmentSlot?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .keyPath(keyPath)
  }

  /// Reads the observable object of a type that the closest ancestor set. A missing object is a programming error and
  /// ends the process, as on Apple's systems; a property of an optional type is nil instead.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    source = .object { values in
      if let object = values[objectType] { return object }
      let name = TypeName.of(objectType)
      Report.failure(
        "No Observable object of type \(name) in the environment: an ancestor must call .environment(_:) with one.")
    }
  }

  /// Reads the observable object of a type that the closest ancestor set; nil if there is none.
  public init<T: AnyObject>(_ objectType: T.Type) where T: Observable, Value == T? {
    source = .object { $0[objectType] }
  }

  /// The value in the view's environment. Outside views, and off the main thread, the default.
  public var wrappedValue: Value {
    let values = slot?.values ?? EnvironmentValues()
    switch source {
    case .keyPath(let keyPath): return values[keyPath: keyPath]
    case .object(let read): return read(values)
    }
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

/// The node whose environment a wrapper reads.
final class EnvironmentSlot: @unchecked Sendable {
  private weak var node: _Node?

  init(node: _Node) {
    self.node = node
  }

  var values: EnvironmentValues {
    guard MainThread.isCurrent else { return EnvironmentValues() }
    return MainActor.assumeIsolated { Sending(value: node?.environment ?? EnvironmentValues()) }.value
  }

  private struct Sending: @unchecked Sendable {
    let value: EnvironmentValues
  }
}

extension Environment: StoredDynamicProperty {
  func makeSlot(for node: _Node, scope: DependencyScope) -> EnvironmentSlot { EnvironmentSlot(node: node) }
  mutating func install(_ slot: EnvironmentSlot) { self.slot = slot }
}

extension Environment: InputComparable {
  func isEqualInput(to other: Environment) -> Bool {
    switch (source, other.source) {
    case (.keyPath(let a), .keyPath(let b)): a == b
    // The type determines the object.
    case (.object, .object): true
    default: false
    }
  }
}

// MARK: Writing

/// Sets an environment value for the content; adds no leaf.
nonisolated public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier {
  public typealias Body = Never
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    EnvironmentWritingNode(view, inputs)
  }

  @MainActor public static func _leafCount(of base: Int?) -> Int? { base }
}

extension _EnvironmentKeyWritingModifier: EnvironmentWriting {
  func write(to values: inout EnvironmentValues) { values[keyPath: keyPath] = value }
}

/// Transforms an environment value for the content.
nonisolated public struct _EnvironmentKeyTransformModifier<Value>: ViewModifier {
  public typealias Body = Never
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    EnvironmentWritingNode(view, inputs)
  }

  @MainActor public static func _leafCount(of base: Int?) -> Int? { base }
}

extension _EnvironmentKeyTransformModifier: EnvironmentWriting {
  func write(to values: inout EnvironmentValues) { transform(&values[keyPath: keyPath]) }
}

@MainActor
protocol EnvironmentWriting: ViewModifier {
  func write(to values: inout EnvironmentValues)
}

@MainActor
final class EnvironmentWritingNode<Base: View, Modifier: EnvironmentWriting>: ContentNode<
  ModifiedContent<Base, Modifier>, Base
>
{
  private var written: (from: EnvironmentValues, to: EnvironmentValues)?

  override func contentView(of view: ModifiedContent<Base, Modifier>) -> Base { view.content }

  /// Created once per environment and modifier, so that equal inputs give the identical chain.
  override var contentEnvironment: EnvironmentValues {
    if let written, written.from.isIdentical(to: environment) { return written.to }
    var values = environment
    view.modifier.write(to: &values)
    written = (environment, values)
    return values
  }

  override func viewDidChange(from old: ModifiedContent<Base, Modifier>) {
    if !ValueComparison.areEqual(old.modifier, view.modifier) {
      written = nil
      propagateEnvironment()
    }
    super.viewDidChange(from: old)
  }
}

nonisolated extension View {
  /// Sets an environment value for this view and its descendants.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Transforms an environment value, as inherited, for this view and its descendants.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }
}
