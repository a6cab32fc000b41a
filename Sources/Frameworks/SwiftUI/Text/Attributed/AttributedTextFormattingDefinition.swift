import Foundation

/// Which attributes a text may have where it is edited, and which values they may have.
@available(iOS 26.0, *)
public protocol AttributedTextFormattingDefinition<Scope> {
  /// The attributes that there may be; all others go.
  associatedtype Scope: AttributeScope
  /// What it is made of.
  associatedtype Body: AttributedTextFormattingDefinition
  typealias ValueConstraint<Key: AttributedStringKey> = AttributedTextFormatting.ValueConstraint<Scope, Key>
  where Key.Value: Sendable
  /// The constraints, in the order in which they are enforced.
  @AttributedTextFormatting.DefinitionBuilder<Scope> var body: Body { get }
  /// Enforces the constraints.
  func _enforce(on container: inout AttributeContainer)
}

@available(iOS 26.0, *)
extension AttributedTextFormattingDefinition {
  /// Those of its body.
  public func _enforce(on container: inout AttributeContainer) { body._enforce(on: &container) }

  /// Makes attributes what they may be.
  public func constrain(_ container: inout AttributeContainer) {
    container = container.keeping(Scope.self)
    _enforce(on: &container)
  }
}

/// Says which values an attribute may have.
@available(iOS 26.0, *)
public protocol AttributedTextValueConstraint: AttributedTextFormattingDefinition, Hashable, Sendable {
  /// The attribute.
  associatedtype AttributeKey: AttributedStringKey where AttributeKey.Value: Sendable
  typealias Attributes = AttributedTextFormatting.AttributeContainerProxy<Scope, AttributeKey>
  /// Changes the attribute's value to one that it may have.
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

/// What definitions of attributes are made of.
@available(iOS 26.0, *)
public enum AttributedTextFormatting {
  /// Allows all values.
  public struct EmptyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    /// Allows all values.
    public init() {}
    public var body: Self { self }
    public func _enforce(on container: inout AttributeContainer) {}
  }

  /// Several definitions, one after the other.
  public struct TupleDefinition<Scope: AttributeScope, each Definition: AttributedTextFormattingDefinition>:
    AttributedTextFormattingDefinition
  {
    private let definition: (repeat each Definition)

    /// Several definitions.
    public init(definition: repeat each Definition) { self.definition = (repeat each definition) }
    public var body: Self { self }
    public func _enforce(on container: inout AttributeContainer) {
      for part in repeat each definition { part._enforce(on: &container) }
    }
  }

  /// Any definition for a scope.
  public struct AnyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    private let enforce: (inout AttributeContainer) -> Void

    /// Hides the type of a definition.
    public init<D: AttributedTextFormattingDefinition>(_ definition: D) where D.Scope == Scope {
      enforce = { definition._enforce(on: &$0) }
    }
    public var body: Self { self }
    public func _enforce(on container: inout AttributeContainer) { enforce(&container) }
  }

  /// Allows some values of an attribute.
  public struct ValueConstraint<Scope: AttributeScope, AttributeKey: AttributedStringKey>: AttributedTextValueConstraint
  where AttributeKey.Value: Sendable {
    private let values: Set<AttributeKey.Value?>
    private let standard: AttributeKey.Value?

    /// Allows some values of an attribute, nil for none; any other becomes `default`.
    public init(
      for attribute: KeyPath<AttributeDynamicLookup, AttributeKey>, values: Set<AttributeKey.Value?>,
      default defaultValue: AttributeKey.Value?
    ) {
      self.values = values
      standard = defaultValue
    }

    /// Changes the value to one that is allowed.
    public func constrain(_ container: inout AttributeContainerProxy<Scope, AttributeKey>) {
      if !values.contains(container[AttributeKey.self]) { container[AttributeKey.self] = standard }
    }
  }

  /// The attributes of a stretch of text, of which one can be changed.
  @dynamicMemberLookup
  public struct AttributeContainerProxy<Scope: AttributeScope, Attribute: AttributedStringKey>: Sendable
  where Attribute.Value: Sendable {
    fileprivate(set) var container: AttributeContainer

    /// The value that can be changed.
    public subscript(attribute: Attribute.Type) -> Attribute.Value? {
      get { container[Attribute.self] }
      set { container[Attribute.self] = newValue }
    }
    /// Any other value.
    @_disfavoredOverload
    public subscript<T: AttributedStringKey>(attribute: T.Type) -> T.Value? where T.Value: Sendable {
      container[T.self]
    }
    /// The value that can be changed.
    public subscript(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, Attribute>) -> Attribute.Value? {
      get { container[Attribute.self] }
      set { container[Attribute.self] = newValue }
    }
    /// Any other value.
    @_disfavoredOverload
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, T>) -> T.Value?
    where T.Value: Sendable { container[T.self] }
    /// The attributes of a scope, by its name.
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

      /// The value that can be changed.
      public subscript(dynamicMember keyPath: KeyPath<Subscope, Attribute>) -> Attribute.Value? {
        get { container[Attribute.self] }
        set { container[Attribute.self] = newValue }
      }
      /// Any other value.
      @_disfavoredOverload
      public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<Subscope, T>) -> T.Value?
      where T.Value: Sendable { container[T.self] }
    }
  }

  /// Builds a definition from the statements of a closure.
  @resultBuilder
  public struct DefinitionBuilder<Scope: AttributeScope> {
    /// No statement allows all values.
    public static func buildBlock() -> EmptyDefinition<Scope> { EmptyDefinition() }
    /// A statement is a definition.
    public static func buildExpression<D: AttributedTextFormattingDefinition>(_ definition: D) -> D
    where D.Scope == Scope { definition }
    /// One definition is itself.
    public static func buildBlock<D: AttributedTextFormattingDefinition>(_ definition: D) -> D { definition }
    /// Several definitions are enforced one after the other.
    public static func buildBlock<F: AttributedTextFormattingDefinition, each D: AttributedTextFormattingDefinition>(
      _ first: F, _ definition: repeat each D
    ) -> TupleDefinition<F.Scope, F, repeat each D> {
      TupleDefinition(definition: first, repeat each definition)
    }
    /// An `if` without `else` may allow all values.
    public static func buildIf<D: AttributedTextFormattingDefinition>(_ definition: D?) -> D? { definition }
    /// The first branch of an `if` or `switch`.
    public static func buildEither<T: AttributedTextFormattingDefinition, F: AttributedTextFormattingDefinition>(
      first definition: T
    ) -> _ConditionalContent<T, F> { _ConditionalContent(storage: .trueContent(definition)) }
    /// The other branch.
    public static func buildEither<T: AttributedTextFormattingDefinition, F: AttributedTextFormattingDefinition>(
      second definition: F
    ) -> _ConditionalContent<T, F> { _ConditionalContent(storage: .falseContent(definition)) }
    /// Inside `if #available`.
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

/// What a definition does to the attributes of texts that are edited.
struct TextFormatting {
  let constrain: (inout AttributeContainer) -> Void

  /// The text with attributes that it may have.
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
  /// Nil where a text may have all attributes.
  var textFormatting: TextFormatting? {
    get { self[TextFormattingKey.self] }
    set { self[TextFormattingKey.self] = newValue }
  }
}

@available(iOS 26.0, *)
nonisolated extension View {
  /// Which attributes texts may have that are edited inside, and which values. What has others, since it was typed, pasted or given by
  /// the app, is changed before it is shown and told.
  public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(_ definition: D) -> some View {
    environment(\.textFormatting, TextFormatting { definition.constrain(&$0) })
  }
  /// Texts that are edited inside may have the attributes of a scope only.
  public func attributedTextFormattingDefinition<S: AttributeScope>(
    _ scope: KeyPath<AttributeScopes, S.Type>
  ) -> some View {
    environment(\.textFormatting, TextFormatting { $0 = $0.keeping(S.self) })
  }
}
