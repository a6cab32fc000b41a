import Foundation

/// The attributes that an edited text may have, and their allowed values.
@available(iOS 26.0, *)
public protocol AttributedTextFormattingDefinition<Scope> {
  /// The allowed attributes; all others are removed.
  associatedtype Scope: AttributeScope
  /// The type of its body.
  associatedtype Body: AttributedTextFormattingDefinition
  typealias ValueConstraint<Key: AttributedStringKey> = AttributedTextFormatting.ValueConstraint<Scope, Key>
  where Key.Value: Sendable
  /// The constraints, in the order in which they are applied.
  @AttributedTextFormatting.DefinitionBuilder<Scope> var body: Body { get }
  /// Applies the constraints.
  func _enforce(on container: inout AttributeContainer)
}

@available(iOS 26.0, *)
extension AttributedTextFormattingDefinition {
  /// Applies the definition of its body.
  public func _enforce(on container: inout AttributeContainer) { body._enforce(on: &container) }

  /// Constrains the attributes to allowed values.
  public func constrain(_ container: inout AttributeContainer) {
    container = container.keeping(Scope.self)
    _enforce(on: &container)
  }
}

/// A constraint on the values of an attribute.
@available(iOS 26.0, *)
public protocol AttributedTextValueConstraint: AttributedTextFormattingDefinition, Hashable, Sendable {
  /// The type of the attribute.
  associatedtype AttributeKey: AttributedStringKey where AttributeKey.Value: Sendable
  typealias Attributes = AttributedTextFormatting.AttributeContainerProxy<Scope, AttributeKey>
  /// Changes the attribute to an allowed value.
  func constrain(_ container: inout Attributes)
}

@available(iOS 26.0, *)
extension AttributedTextValueConstraint {
  /// The constraint itself.
  public var body: Self { self }

  public func _enforce(on container: inout AttributeContainer) {
    var proxy = Attributes(container: container)
    constrain(&proxy)
    container = proxy.container
  }
}

/// The building blocks of attribute definitions.
@available(iOS 26.0, *)
public enum AttributedTextFormatting {
  /// Creates a definition that allows all values.
  public struct EmptyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    /// Creates a definition that allows all values.
    public init() {}
    public var body: Self { self }
    public func _enforce(on container: inout AttributeContainer) {}
  }

  /// Several definitions, applied in order.
  public struct TupleDefinition<Scope: AttributeScope, each Definition: AttributedTextFormattingDefinition>:
    AttributedTextFormattingDefinition
  {
    private let definition: (repeat each Definition)

    /// Combines several definitions.
    public init(definition: repeat each Definition) { self.definition = (repeat each definition) }
    public var body: Self { self }
    public func _enforce(on container: inout AttributeContainer) {
      for part in repeat each definition { part._enforce(on: &container) }
    }
  }

  /// A type-erased definition for a scope.
  public struct AnyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    private let enforce: (inout AttributeContainer) -> Void

    /// Wraps a definition.
    public init<D: AttributedTextFormattingDefinition>(_ definition: D) where D.Scope == Scope {
      enforce = { definition._enforce(on: &$0) }
    }
    public var body: Self { self }
    public func _enforce(on container: inout AttributeContainer) { enforce(&container) }
  }

  /// A constraint that allows some values of an attribute.
  public struct ValueConstraint<Scope: AttributeScope, AttributeKey: AttributedStringKey>: AttributedTextValueConstraint
  where AttributeKey.Value: Sendable {
    private let values: Set<AttributeKey.Value?>
    private let standard: AttributeKey.Value?

    /// Creates a constraint with the allowed values, where nil is no value; any other value becomes `default`.
    public init(
      for attribute: KeyPath<AttributeDynamicLookup, AttributeKey>, values: Set<AttributeKey.Value?>,
      default defaultValue: AttributeKey.Value?
    ) {
      self.values = values
      standard = defaultValue
    }

    /// Replaces a value that is not allowed.
    public func constrain(_ container: inout AttributeContainerProxy<Scope, AttributeKey>) {
      if !values.contains(container[AttributeKey.self]) { container[AttributeKey.self] = standard }
    }
  }

  /// The attributes of a run of text, one of which can be changed.
  @dynamicMemberLookup
  public struct AttributeContainerProxy<Scope: AttributeScope, Attribute: AttributedStringKey>: Sendable
  where Attribute.Value: Sendable {
    fileprivate(set) var container: AttributeContainer

    /// The attribute that can be changed.
    public subscript(attribute: Attribute.Type) -> Attribute.Value? {
      get { container[Attribute.self] }
      set { container[Attribute.self] = newValue }
    }
    /// Any other attribute.
    @_disfavoredOverload
    public subscript<T: AttributedStringKey>(attribute: T.Type) -> T.Value? where T.Value: Sendable {
      container[T.self]
    }
    /// The attribute that can be changed.
    public subscript(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, Attribute>) -> Attribute.Value? {
      get { container[Attribute.self] }
      set { container[Attribute.self] = newValue }
    }
    /// Any other attribute.
    @_disfavoredOverload
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, T>) -> T.Value?
    where T.Value: Sendable { container[T.self] }
    /// The attributes of a scope, by name.
    public subscript<Subscope: AttributeScope>(
      dynamicMember keyPath: KeyPath<AttributeScopes, Subscope.Type>
    ) -> Scoped<Subscope> {
      get { Scoped(container: container) }
      set { container = newValue.container }
    }

    /// The attributes of a scope.
    @dynamicMemberLookup
    public struct Scoped<Subscope: AttributeScope>: Sendable {
      fileprivate var container: AttributeContainer

      /// The attribute that can be changed.
      public subscript(dynamicMember keyPath: KeyPath<Subscope, Attribute>) -> Attribute.Value? {
        get { container[Attribute.self] }
        set { container[Attribute.self] = newValue }
      }
      /// Any other attribute.
      @_disfavoredOverload
      public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<Subscope, T>) -> T.Value?
      where T.Value: Sendable { container[T.self] }
    }
  }

  /// A result builder for definitions.
  @resultBuilder
  public struct DefinitionBuilder<Scope: AttributeScope> {
    /// Builds an empty definition, which allows all values.
    public static func buildBlock() -> EmptyDefinition<Scope> { EmptyDefinition() }
    /// Builds a statement that is a definition.
    public static func buildExpression<D: AttributedTextFormattingDefinition>(_ definition: D) -> D
    where D.Scope == Scope { definition }
    /// Builds a single definition.
    public static func buildBlock<D: AttributedTextFormattingDefinition>(_ definition: D) -> D { definition }
    /// Builds several definitions, which are applied in order.
    public static func buildBlock<F: AttributedTextFormattingDefinition, each D: AttributedTextFormattingDefinition>(
      _ first: F, _ definition: repeat each D
    ) -> TupleDefinition<F.Scope, F, repeat each D> {
      TupleDefinition(definition: first, repeat each definition)
    }
    /// Builds an `if` without `else`.
    public static func buildIf<D: AttributedTextFormattingDefinition>(_ definition: D?) -> D? { definition }
    /// Builds the first branch of an `if` or `switch`.
    public static func buildEither<T: AttributedTextFormattingDefinition, F: AttributedTextFormattingDefinition>(
      first definition: T
    ) -> _ConditionalContent<T, F> { _ConditionalContent(storage: .trueContent(definition)) }
    /// Builds the other branch.
    public static func buildEither<T: AttributedTextFormattingDefinition, F: AttributedTextFormattingDefinition>(
      second definition: F
    ) -> _ConditionalContent<T, F> { _ConditionalContent(storage: .falseContent(definition)) }
    /// Builds the content of `if #available`.
    public static func buildLimitedAvailability<D: AttributedTextFormattingDefinition>(
      _ definition: D
    ) -> AnyDefinition<Scope> where D.Scope == Scope { AnyDefinition(definition) }
  }
}

@available(iOS 26.0, *)
extension Optional: AttributedTextFormattingDefinition where Wrapped: AttributedTextFormattingDefinition {
  public typealias Scope = Wrapped.Scope
  public var body: AttributedTextFormatting.EmptyDefinition<Scope> { AttributedTextFormatting.EmptyDefinition<Scope>() }
  public func _enforce(on container: inout AttributeContainer) {
    if let self { self._enforce(on: &container) }
  }
}

@available(iOS 26.0, *)
extension _ConditionalContent: AttributedTextFormattingDefinition
where
  TrueContent: AttributedTextFormattingDefinition, FalseContent: AttributedTextFormattingDefinition,
  TrueContent.Scope == FalseContent.Scope
{
  public typealias Scope = TrueContent.Scope
  public var body: AttributedTextFormatting.EmptyDefinition<Scope> { AttributedTextFormatting.EmptyDefinition<Scope>() }
  public func _enforce(on container: inout AttributeContainer) {
    switch storage {
    case .trueContent(let definition): definition._enforce(on: &container)
    case .falseContent(let definition): definition._enforce(on: &container)
    }
  }
}

/// Applies a definition to the attributes of edited texts.
struct TextFormatting {
  let constrain: (inout AttributeContainer) -> Void

  /// Returns the text with allowed attributes.
  func applied(to text: AttributedString) -> AttributedString {
    var text = text
    for run in text.runs {
      var attributes = run.attributes
      constrain(&attributes)
      if attributes != run.attributes { text[run.range].setAttributes(attributes) }
    }
    return text
  }
}

private struct TextFormattingKey: EnvironmentKey { static var defaultValue: TextFormatting? { nil } }

extension EnvironmentValues {
  /// Nil if all attributes are allowed.
  var textFormatting: TextFormatting? {
    get { self[TextFormattingKey.self] }
    set { self[TextFormattingKey.self] = newValue }
  }
}

@available(iOS 26.0, *)
nonisolated extension View {
  /// Sets the attributes, and their values, that texts edited in this view may have. Other attributes, whether typed,
  /// pasted or set by the app, are changed before they are shown and reported.
  public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(_ definition: D) -> some View {
    environment(\.textFormatting, TextFormatting { definition.constrain(&$0) })
  }
  /// Restricts texts edited in this view to the attributes of a scope.
  public func attributedTextFormattingDefinition<S: AttributeScope>(
    _ scope: KeyPath<AttributeScopes, S.Type>
  ) -> some View {
    environment(\.textFormatting, TextFormatting { $0 = $0.keeping(S.self) })
  }
}
