/// Entries of a rotor.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
  /// The type of the body.
  associatedtype Body: AccessibilityRotorContent
  /// The type of the body.
  @AccessibilityRotorContentBuilder var body: Body { get }
  /// Returns the entries in order.
  static func _entries(of content: Self) -> [_AccessibilityRotorTarget]
}

extension AccessibilityRotorContent {
  /// The entries of its body.
  public static func _entries(of content: Self) -> [_AccessibilityRotorTarget] { Body._entries(of: content.body) }
}

extension Never: AccessibilityRotorContent {
  public static func _entries(of content: Never) -> [_AccessibilityRotorTarget] {}
}

/// Content that this module implements without a body.
@MainActor
protocol PrimitiveAccessibilityRotorContent: AccessibilityRotorContent where Body == Never {}

extension PrimitiveAccessibilityRotorContent {
  public var body: Never { preconditionFailure("\(TypeName.of(Self.self)) has no body, so nothing may ask for it.") }
}

/// One entry of a rotor. Not for use outside this module.
public struct _AccessibilityRotorTarget {
  enum Place {
    /// The view with an id set by `ForEach` or `id(_:)`, inside the view that has the rotor.
    case view(AnyHashable)
    /// The view that `accessibilityRotorEntry(id:in:)` named.
    case named(AnyHashable, Namespace.ID)
    /// A range of the element's own text.
    case text
  }

  /// Nil uses the text at the place.
  let label: Text?
  let place: Place
  let textRange: Range<String.Index>?
  let prepare: () -> Void
}

/// A place that a rotor leads to.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: PrimitiveAccessibilityRotorContent {
  private let target: _AccessibilityRotorTarget

  @MainActor public static func _entries(of entry: Self) -> [_AccessibilityRotorTarget] { [entry.target] }

  /// Creates an entry for the view with an id, inside the view that has the rotor. `prepare` runs before navigation.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {
    target = _AccessibilityRotorTarget(
      label: label, place: .view(AnyHashable(id)), textRange: textRange, prepare: prepare)
  }
  /// Creates an entry for the view with an id, inside the view that has the rotor.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) { self.init(Text(labelKey), id: id, textRange: textRange, prepare: prepare) }
  /// Creates an entry for the view with an id, inside the view that has the rotor; the label is not localized.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) { self.init(Text(label), id: id, textRange: textRange, prepare: prepare) }

  /// Creates an entry for the view that `accessibilityRotorEntry(id:in:)` named. `prepare` runs before navigation.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    target = _AccessibilityRotorTarget(
      label: label, place: .named(AnyHashable(id), namespace), textRange: textRange, prepare: prepare)
  }
  /// The view that `accessibilityRotorEntry(id:in:)` named.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) { self.init(Text(labelKey), id: id, in: namespace, textRange: textRange, prepare: prepare) }
  /// Creates an entry for the view that `accessibilityRotorEntry(id:in:)` named; the label is not localized.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) { self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare) }
}

extension AccessibilityRotorEntry where ID == Never {
  /// Creates an entry for a range of the element's text. Without a label, that text is its name.
  public init(_ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}) {
    target = _AccessibilityRotorTarget(label: label, place: .text, textRange: textRange, prepare: prepare)
  }
  /// Creates an entry for a range of the element's text.
  public init(_ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}) {
    self.init(Text(labelKey), textRange: textRange, prepare: prepare)
  }
  /// Creates an entry for a range of the element's text; the label is not localized.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
  ) { self.init(Text(label), textRange: textRange, prepare: prepare) }
}

/// The entries from the statements of a closure.
public struct _AccessibilityRotorTargets: PrimitiveAccessibilityRotorContent {
  let targets: [_AccessibilityRotorTarget]
  public static func _entries(of targets: Self) -> [_AccessibilityRotorTarget] { targets.targets }
}

extension ForEach: AccessibilityRotorContent, PrimitiveAccessibilityRotorContent
where Content: AccessibilityRotorContent {
  public static func _entries(of entries: Self) -> [_AccessibilityRotorTarget] {
    entries.data.flatMap { Content._entries(of: entries.content($0)) }
  }
}

extension ForEach where Content: AccessibilityRotorContent {
  /// Creates rotor entries for each element, identified by `id`.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }

  /// Creates rotor entries for each identifiable element.
  public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data, id: \.id, content: content)
  }
}

/// A result builder for the entries of a rotor.
@resultBuilder @MainActor
public struct AccessibilityRotorContentBuilder {
  /// Turns a statement into entries.
  public static func buildExpression<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> _AccessibilityRotorTargets { _AccessibilityRotorTargets(targets: Content._entries(of: content)) }
  /// Lists the entries of several statements in order.
  public static func buildBlock(_ content: _AccessibilityRotorTargets...) -> _AccessibilityRotorTargets {
    _AccessibilityRotorTargets(targets: content.flatMap(\.targets))
  }
  /// Allows an `if` without `else`.
  public static func buildIf(_ content: _AccessibilityRotorTargets?) -> _AccessibilityRotorTargets {
    content ?? _AccessibilityRotorTargets(targets: [])
  }
  /// Returns the first branch of an `if` or `switch`.
  public static func buildEither(first: _AccessibilityRotorTargets) -> _AccessibilityRotorTargets { first }
  /// Returns the other branch.
  public static func buildEither(second: _AccessibilityRotorTargets) -> _AccessibilityRotorTargets { second }
  /// Allows `if #available`.
  public static func buildLimitedAvailability(_ content: _AccessibilityRotorTargets) -> _AccessibilityRotorTargets {
    content
  }
}
