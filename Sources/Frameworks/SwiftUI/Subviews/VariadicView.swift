import Foundation

/// Containers that see the views of their content one by one.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias Children = _VariadicView_Children

  /// A content, and what makes something of its views.
  nonisolated public struct Tree<Root: _VariadicView_Root, Content> {
    /// What makes something of the views.
    public var root: Root
    /// The views.
    public var content: Content

    /// What a root makes of the views of a content.
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
  }
}

/// What makes something of the views of a content.
public protocol _VariadicView_Root {}

/// What makes views of the views of a content.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of what is made.
  associatedtype Body: View
  /// Makes something of the views.
  @MainActor @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// What makes one view of the views of a content.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// What makes several views of the views of a content, for the container around.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View, FrameworkView where Root: _VariadicView_ViewRoot, Content: View {
  /// What the root makes of the views.
  @MainActor public var body: some View {
    GroupElementsOfContent(subviews: content) { subviews, _ in
      VariadicBody(content: root.body(children: _VariadicView_Children(subviews: subviews)), isOne: isOne)
    }
  }

  private var isOne: Bool { Root.self is any _VariadicView_UnaryViewRoot.Type }
}

/// What a root made: one view, or as many as there are.
nonisolated private struct VariadicBody<Content: View>: View, FrameworkView {
  let content: Content
  let isOne: Bool

  @MainActor var body: some View {
    if isOne, Content._leafCount != 1 { VStack { content } } else { content }
  }
}

/// The views of a content, in their order.
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

    /// The same for as long as the view is there.
    public var id: AnyHashable { AnyHashable(subview.id) }
    /// What the app identifies the view by, if it is of a type.
    public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
      subview.ids.lazy.compactMap { $0.base as? ID }.first
    }
    /// What the view tells for a key.
    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value { subview.containerValues[trait: key] }

    /// The view.
    @MainActor public var body: some View { subview }
  }
}

/// Names a value that views tell the container around them.
public protocol _ViewTraitKey {
  /// The type of the value.
  associatedtype Value
  /// What a view tells that says nothing.
  static var defaultValue: Value { get }
}

/// Tells the container around something about the view.
nonisolated public struct _TraitWritingModifier<Trait: _ViewTraitKey>: TabStatement, LayoutStatement {
  /// What the view tells.
  public let value: Trait.Value
  public typealias Body = Never

  /// Tells `value`.
  public init(value: Trait.Value) { self.value = value }

  @MainActor func write(to facts: inout TabFacts, in environment: EnvironmentValues) {
    let value = value
    facts.containerValues.append { $0[trait: Trait.self] = value }
  }
}

nonisolated extension View {
  /// Tells the container around something about the view, found in the views of a `_VariadicView.Tree`.
  public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    modifier(_TraitWritingModifier<K>(value: value))
  }
}
