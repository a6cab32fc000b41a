import Foundation

/// Containers with access to the individual views of their content.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias Children = _VariadicView_Children

  /// A content, with a root that processes its views.
  nonisolated public struct Tree<Root: _VariadicView_Root, Content> {
    /// The root that processes the views.
    public var root: Root
    /// The views.
    public var content: Content

    /// Applies a root to the views of a content.
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
  }
}

/// A type that processes the views of a content.
public protocol _VariadicView_Root {}

/// A root that makes views from the views of a content.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of the resulting view.
  associatedtype Body: View
  /// Returns a view made from the children.
  @MainActor @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A root that makes one view from the views of a content.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root that makes several views from the views of a content, for the enclosing container.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View, FrameworkView where Root: _VariadicView_ViewRoot, Content: View {
  /// The views made by the root.
  @MainActor public var body: some View {
    GroupElementsOfContent(subviews: content) { subviews, _ in
      VariadicBody(content: root.body(children: _VariadicView_Children(subviews: subviews)), isOne: isOne)
    }
  }

  private var isOne: Bool { Root.self is any _VariadicView_UnaryViewRoot.Type }
}

/// The result of a root: one view, or as many as there are.
nonisolated private struct VariadicBody<Content: View>: View, FrameworkView {
  let content: Content
  let isOne: Bool

  @MainActor var body: some View {
    if isOne, Content._leafCount != 1 { VStack { content } } else { content }
  }
}

/// The subviews of a content in order.
nonisolated public struct _VariadicView_Children: View, FrameworkView, RandomAccessCollection {
  let subviews: [Subview]
  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> Element { Element(subview: subviews[index]) }

  /// The views.
  @MainActor public var body: some View { ForEach(subviews) { $0 } }

  /// One of the views.
  nonisolated public struct Element: View, FrameworkView, Identifiable {
    let subview: Subview

    /// The subview's id, stable as long as the view exists.
    public var id: AnyHashable { AnyHashable(subview.id) }
    /// Returns the id that the app gave the view, if it has this type.
    public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
      subview.ids.lazy.compactMap { $0.base as? ID }.first
    }
    /// The view's value for a key.
    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value { subview.containerValues[trait: key] }

    /// The view.
    @MainActor public var body: some View { subview }
  }
}

/// A key for a value that views pass to their container.
public protocol _ViewTraitKey {
  /// The type of the value.
  associatedtype Value
  /// The value for views that do not set one.
  static var defaultValue: Value { get }
}

/// Passes a value of the view to its container.
nonisolated public struct _TraitWritingModifier<Trait: _ViewTraitKey>: LeafStatement, LayoutStatement {
  /// The value of the trait.
  public let value: Trait.Value
  public typealias Body = Never

  /// Creates a trait with a value.
  public init(value: Trait.Value) { self.value = value }

  @MainActor func write(to facts: inout LeafFacts, in environment: EnvironmentValues) {
    let value = value
    facts.containerValues.append { $0[trait: Trait.self] = value }
  }
}

nonisolated extension View {
  /// Sets a trait that the container finds in the views of a `_VariadicView.Tree`.
  public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    modifier(_TraitWritingModifier<K>(value: value))
  }
}
