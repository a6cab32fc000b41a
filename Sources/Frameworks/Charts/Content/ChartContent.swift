/// The content of a chart: marks, or a composition of them.
@MainActor @preconcurrency
public protocol ChartContent {
  /// The type of `body`, as a rule left to the compiler.
  associatedtype Body: ChartContent
  /// The content's composition.
  @ChartContentBuilder var body: Body { get }

  /// Adds the content's marks.
  static func _collect(_ content: Self, _ marks: inout _Marks)
}

/// The marks of a chart while they are collected.
nonisolated public struct _Marks {
  var marks: [Mark] = []
}

extension ChartContent {
  public static func _collect(_ content: Self, _ marks: inout _Marks) { Body._collect(content.body, &marks) }
}

/// Content of this module, which has no body.
@MainActor
protocol PrimitiveChartContent: ChartContent where Body == Never {}

extension ChartContent where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body, so nothing may ask for it.") }
}

extension Never: ChartContent {
  public static func _collect(_ content: Never, _ marks: inout _Marks) {}
}

extension Optional: ChartContent, PrimitiveChartContent where Wrapped: ChartContent {
  public typealias Body = Never
  public static func _collect(_ content: Self, _ marks: inout _Marks) {
    if let content { Wrapped._collect(content, &marks) }
  }
}

/// Several pieces of content in their order.
nonisolated public struct _TupleChartContent<each Content: ChartContent>: PrimitiveChartContent {
  let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }

  @MainActor public static func _collect(_ content: Self, _ marks: inout _Marks) {
    func add<C: ChartContent>(_ part: C) { C._collect(part, &marks) }
    repeat add(each content.content)
  }
}

/// Either of two pieces of content.
nonisolated public struct BuilderConditional<TrueContent, FalseContent> {
  enum Branch {
    case first(TrueContent)
    case second(FalseContent)
  }

  let branch: Branch
}

extension BuilderConditional: ChartContent, PrimitiveChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
  public typealias Body = Never
  @MainActor public static func _collect(_ content: Self, _ marks: inout _Marks) {
    switch content.branch {
    case .first(let first): TrueContent._collect(first, &marks)
    case .second(let second): FalseContent._collect(second, &marks)
    }
  }
}

/// Content with its type erased.
nonisolated public struct AnyChartContent: PrimitiveChartContent {
  private let content: any ChartContent

  /// Creates a type-erased value.
  public init(_ content: any ChartContent) { self.content = content }

  /// Creates a type-erased value.
  public init<C: ChartContent>(erasing content: C) { self.content = content }

  @MainActor public static func _collect(_ content: Self, _ marks: inout _Marks) {
    func add<C: ChartContent>(_ content: C) { C._collect(content, &marks) }
    add(content.content)
  }
}

/// Content that modifiers can be applied to as one.
nonisolated public struct Plot<Content: ChartContent>: PrimitiveChartContent {
  let content: Content

  /// Creates content that modifiers treat as one.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _collect(_ content: Self, _ marks: inout _Marks) {
    Content._collect(content.content, &marks)
  }
}

extension ForEach: ChartContent, PrimitiveChartContent where Content: ChartContent {
  public static func _collect(_ content: Self, _ marks: inout _Marks) {
    for element in content.data { Content._collect(content.content(element), &marks) }
  }
}

extension ForEach where Content: ChartContent {
  /// Creates content for each element; `id` identifies elements.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(_elements: data, id: id, content: content) }

  /// Creates content for each element, which is identifiable.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(_elements: data, id: \.id, content: content)
  }

  /// Creates content for each number.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(_elements: data, id: \.self, content: content)
  }
}

/// Builds content from the statements of a closure.
@resultBuilder
public struct ChartContentBuilder {
  /// Builds content from an expression.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }

  /// Builds an empty result.
  public static func buildBlock() -> some ChartContent { AnyChartContent?.none }

  /// Builds the content itself from a single statement.
  public static func buildBlock<C: ChartContent>(_ content: C) -> C { content }

  /// Builds content in order.
  public static func buildBlock<each C: ChartContent>(_ content: repeat each C) -> some ChartContent {
    _TupleChartContent(repeat each content)
  }

  /// An `if` without `else` may be nothing.
  public static func buildIf<T: ChartContent>(_ content: T?) -> T? { content }

  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither<T1: ChartContent, T2: ChartContent>(first: T1) -> BuilderConditional<T1, T2> {
    BuilderConditional(branch: .first(first))
  }

  /// Builds the other branch.
  public static func buildEither<T1: ChartContent, T2: ChartContent>(second: T2) -> BuilderConditional<T1, T2> {
    BuilderConditional(branch: .second(second))
  }

  /// Inside `if #available`: hides types that older systems lack.
  public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(erasing: content)
  }
}
