/// A part of the user interface, described by a value.
///
/// A type conforms by giving a `body` made of other views; the two underscored requirements are how this module's own
/// views take part in the runtime, and have default implementations.
@MainActor @preconcurrency
public protocol View {
  /// The type of `body`, as a rule left to the compiler.
  associatedtype Body: View
  /// What the view is made of. Evaluated when the view is new, and again when something changes that it read.
  @ViewBuilder var body: Body { get }

  /// The view's place in the structure tree.
  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self>
  /// How many leaves every value of the type has; nil if that is not known without building it.
  static var _leafCount: Int? { get }
}

extension View {
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    BodyNode(view, inputs)
  }

  public static var _leafCount: Int? { Body._leafCount }
}

extension Never: View {
  public var body: Never { self }

  public static var _leafCount: Int? { nil }
}

/// A view that this module implements without a body.
@MainActor
protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// A view of this module that is made of others; its body is not counted as one of the app's.
protocol FrameworkView: View {}

/// Builds a view from the statements of a closure.
@resultBuilder
public struct ViewBuilder {
  /// A statement is a view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Without statements there is nothing to show.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One statement is the view itself.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several statements are views in their order.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    TupleView((repeat each content))
  }

  /// An `if` without `else` may be nothing.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` or `switch`; each branch has an identity and state of its own.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The other branch.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Inside `if #available`: hides types that older systems lack.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
