/// Builds tabs from the statements of a closure.
@available(iOS 18.0, *)
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// A statement is a tab or several.
  public static func buildExpression<Content: TabContent>(
    _ content: Content
  ) -> Content where Content.TabValue == TabValue { content }
  /// One statement is itself.
  public static func buildBlock<Content: TabContent>(
    _ content: Content
  ) -> Content where Content.TabValue == TabValue { content }
  /// Several statements are tabs in their order.
  public static func buildBlock<each Content: TabContent>(
    _ content: repeat each Content
  ) -> _Tabs<TabValue, TupleView<(repeat each Content)>> {
    _Tabs(view: TupleView((repeat each content)))
  }
  /// An `if` without `else` may be nothing.
  public static func buildIf<Content: TabContent>(_ content: Content?) -> _Tabs<TabValue, Content?> {
    _Tabs(view: content)
  }
  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: TabContent, Second: TabContent>(
    first: First
  ) -> _Tabs<TabValue, _ConditionalContent<First, Second>> {
    _Tabs(view: _ConditionalContent(storage: .trueContent(first)))
  }
  /// The other branch.
  public static func buildEither<First: TabContent, Second: TabContent>(
    second: Second
  ) -> _Tabs<TabValue, _ConditionalContent<First, Second>> {
    _Tabs(view: _ConditionalContent(storage: .falseContent(second)))
  }
  /// Inside `if #available`.
  public static func buildLimitedAvailability<Content: TabContent>(
    _ content: Content
  ) -> AnyTabContent<TabValue> where Content.TabValue == TabValue { AnyTabContent(content) }
}

/// Tabs as one view.
@available(iOS 18.0, *)
nonisolated public struct _Tabs<TabValue: Hashable, Content: View>: TabContent, FrameworkView {
  let view: Content
  /// The tabs.
  @MainActor public var body: some View { view }
}

@available(iOS 18.0, *)
extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
}

@available(iOS 18.0, *)
extension Group: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
}
