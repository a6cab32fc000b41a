/// A part of the user interface, described by a value.
///
/// A type conforms by providing a `body` made of other views. The two underscored requirements have default
/// implementations; this module's own views use them to take part in the runtime.
@MainActor @preconcurrency
public protocol View {
  /// The type of `body`, usually inferred by the compiler.
  associatedtype Body: View
  /// The content of the view. Evaluated when the view is new, and again when something that it read changes.
  @ViewBuilder var body: Body { get }

  /// Returns the view's node in the structure tree.
  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self>
  /// The number of leaves of every value of the type; nil if it is not known without building it.
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
  public var body: Never { preconditionFailure("\(TypeName.of(Self.self)) has no body, so nothing may ask for it.") }
}

/// A view of this module that is made of others; its body does not count as the app's.
protocol FrameworkView: View {}

/// A result builder for views.
@resultBuilder
public struct ViewBuilder {
  /// Builds a statement that is a view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Builds an empty view.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Builds a single view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Builds several views in order.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    TupleView((repeat each content))
  }

  /// Builds an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Builds the first branch of an `if` or `switch`; each branch has its own identity and state.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Builds the other branch.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Builds the content of `if #available`, hiding types that older systems lack.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
