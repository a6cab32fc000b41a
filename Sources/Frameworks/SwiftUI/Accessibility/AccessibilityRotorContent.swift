/// Where a rotor leads.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
  /// What it is made of.
  associatedtype Body: AccessibilityRotorContent
  /// What it is made of.
  @AccessibilityRotorContentBuilder var body: Body { get }
  /// The entries, in their order.
  static func _entries(of content: Self) -> [_AccessibilityRotorTarget]
}

extension AccessibilityRotorContent {
  /// Those of its body.
  public static func _entries(of content: Self) -> [_AccessibilityRotorTarget] { Body._entries(of: content.body) }
}

extension Never: AccessibilityRotorContent {
  public static func _entries(of content: Never) -> [_AccessibilityRotorTarget] {}
}

/// Content of this module, which has no body.
@MainActor
protocol PrimitiveAccessibilityRotorContent: AccessibilityRotorContent where Body == Never {}

extension PrimitiveAccessibilityRotorContent {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// One entry of a rotor. Not for use outside this module.
public struct _AccessibilityRotorTarget {
  enum Place {
    /// The view with an id, as `ForEach` or `id(_:)` give it, in what has the rotor.
    case view(AnyHashable)
    /// The view that `accessibilityRotorEntry(id:in:)` named.
    case named(AnyHashable, Namespace.ID)
    /// The element itself: a part of its words.
    case text
  }

  /// Nil for the words at the place.
  let label: Text?
  let place: Place
  let textRange: Range<String.Index>?
  let prepare: () -> Void
}

/// A place that a rotor leads to.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: PrimitiveAccessibilityRotorContent {
  private let target: _AccessibilityRotorTarget

  @MainActor public static func _entries(of entry: Self) -> [_AccessibilityRotorTarget] { [entry.target] }

  /// The view with an id, in what has the rotor. `prepare` runs before it is gone to.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {
    target = _AccessibilityRotorTarget(
      label: label, place: .view(AnyHashable(id)), textRange: textRange, prepare: prepare)
  }
  /// The view with an id, in what has the rotor.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) { self.init(Text(labelKey), id: id, textRange: textRange, prepare: prepare) }
  /// The view with an id, in what has the rotor; the label is not localized.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) { self.init(Text(label), id: id, textRange: textRange, prepare: prepare) }

  /// The view that `accessibilityRotorEntry(id:in:)` named. `prepare` runs before it is gone to.
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
  /// The view that `accessibilityRotorEntry(id:in:)` named; the label is not localized.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) { self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare) }
}

extension AccessibilityRotorEntry where ID == Never {
  /// A part of the element's words; without a label it is called like that part.
  public init(_ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}) {
    target = _AccessibilityRotorTarget(label: label, place: .text, textRange: textRange, prepare: prepare)
  }
  /// A part of the element's words.
  public init(_ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}) {
    self.init(Text(labelKey), textRange: textRange, prepare: prepare)
  }
  /// A part of the element's words; the label is not localized.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
  ) { self.init(Text(label), textRange: textRange, prepare: prepare) }
}

/// Entries from the statements of a closure.
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
  /// Entries of a rotor for each element, told apart by `id`.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }

  /// Entries of a rotor for each element, which tells its own id.
  public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data, id: \.id, content: content)
  }
}

/// Builds where a rotor leads from the statements of a closure.
@resultBuilder @MainActor
public struct AccessibilityRotorContentBuilder {
  /// A statement is entries.
  public static func buildExpression<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> _AccessibilityRotorTargets { _AccessibilityRotorTargets(targets: Content._entries(of: content)) }
  /// Several statements are entries in their order.
  public static func buildBlock(_ content: _AccessibilityRotorTargets...) -> _AccessibilityRotorTargets {
    _AccessibilityRotorTargets(targets: content.flatMap(\.targets))
  }
  /// An `if` without `else` may be nothing.
  public static func buildIf(_ content: _AccessibilityRotorTargets?) -> _AccessibilityRotorTargets {
    content ?? _AccessibilityRotorTargets(targets: [])
  }
  /// The first branch of an `if` or `switch`.
  public static func buildEither(first: _AccessibilityRotorTargets) -> _AccessibilityRotorTargets { first }
  /// The other branch.
  public static func buildEither(second: _AccessibilityRotorTargets) -> _AccessibilityRotorTargets { second }
  /// Inside `if #available`.
  public static func buildLimitedAvailability(_ content: _AccessibilityRotorTargets) -> _AccessibilityRotorTargets {
    content
  }
}
