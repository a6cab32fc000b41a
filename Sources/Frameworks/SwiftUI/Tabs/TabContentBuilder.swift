/// A result builder for tabs.
@available(iOS 18.0, *)
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// Builds a statement that is one tab or several.
  public static func buildExpression<Content: TabContent>(
    _ content: Content
  ) -> Content where Content.TabValue == TabValue { content }
  /// Builds a single statement.
  public static func buildBlock<Content: TabContent>(
    _ content: Content
  ) -> Content where Content.TabValue == TabValue { content }
  /// Builds several statements in order.
  public static func buildBlock<each Content: TabContent>(
    _ content: repeat each Content
  ) -> _Tabs<TabValue, TupleView<(repeat each Content)>> {
    _Tabs(view: TupleView((repeat each content)))
  }
  /// Builds an `if` without `else`.
  public static func buildIf<Content: TabContent>(_ content: Content?) -> _Tabs<TabValue, Content?> {
    _Tabs(view: content)
  }
  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither<First: TabContent, Second: TabContent>(
    first: First
  ) -> _Tabs<TabValue, _ConditionalContent<First, Second>> {
    _Tabs(view: _ConditionalContent(storage: .trueContent(first)))
  }
  /// Builds the other branch.
  public static func buildEither<First: TabContent, Second: TabContent>(
    second: Second
  ) -> _Tabs<TabValue, _ConditionalContent<First, Second>> {
    _Tabs(view: _ConditionalContent(storage: .falseContent(second)))
  }
  /// Builds the content of `if #available`.
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
