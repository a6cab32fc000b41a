import Foundation
import ScrollworkUIKit

/// Registers a destination for values of a type with the enclosing navigation stack.
nonisolated public struct _NavigationDestinationModifier<D: Hashable>: RenderModifier {
  let make: (D) -> AnyView
  public typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> NavigationDestinationRender<D> {
    NavigationDestinationRender(make, owner: owner, child: child)
  }
  @MainActor func update(_ render: NavigationDestinationRender<D>) {
    render.make = make
    render.register()
  }
}

@MainActor
final class NavigationDestinationRender<D: Hashable>: UnaryRender {
  var make: (D) -> AnyView

  init(_ make: @escaping (D) -> AnyView, owner: _Node, child: RenderNode) {
    self.make = make
    super.init(owner: owner, child: child)
  }

  override func didAttach() { register() }

  func register() { environment.navigationModel?.register(D.self, by: self, make: make) }
}

/// Pushes a page onto the enclosing navigation stack while its value is set.
nonisolated public struct _NavigationPresentationModifier: RenderModifier {
  /// The identity of the page; nil while none is requested.
  let key: AnyHashable?
  let content: () -> AnyView
  let onPop: () -> Void
  public typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> NavigationPresentationRender {
    NavigationPresentationRender(self, owner: owner, child: child)
  }
  @MainActor func update(_ render: NavigationPresentationRender) { render.modifier = self }
}

@MainActor
final class NavigationPresentationRender: UnaryRender {
  var modifier: _NavigationPresentationModifier { didSet { sync() } }

  init(_ modifier: _NavigationPresentationModifier, owner: _Node, child: RenderNode) {
    self.modifier = modifier
    super.init(owner: owner, child: child)
  }

  override func didAttach() { sync() }

  /// Runs after the update, like other changes of the presentation. Several leaves of one view request one page.
  private func sync() {
    let source = ObjectIdentifier(owner)
    guard let model = environment.navigationModel, modifier.key != nil || model.isPresenting(for: source) else {
      return
    }
    let isAnimated = !runtime.transaction.disablesAnimations
    runtime.enqueueCallback { [weak self] in
      guard let self else { return }
      let page = self.modifier.key.map { ($0, self.modifier.content()) }
      model.present(page, for: source, animated: isAnimated && !runtime.isContinuing) { [weak self] in
        self?.modifier.onPop()
      }
    }
  }
}

nonisolated extension View {
  /// Sets the destination for values of a type on the enclosing navigation stack: those in its path and those of links.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(_NavigationDestinationModifier<D>(make: { AnyView(destination($0)) }))
  }

  /// Pushes a page onto the enclosing navigation stack while `isPresented` is true; going back sets it to false.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let page = AnyView(destination())
    return modifier(
      _NavigationPresentationModifier(
        key: isPresented.wrappedValue ? true : nil, content: { page },
        onPop: { if isPresented.wrappedValue { isPresented.wrappedValue = false } }))
  }

  /// Pushes a page for the item onto the enclosing navigation stack while it is non-nil; going back sets it to nil.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let value = item.wrappedValue
    return modifier(
      _NavigationPresentationModifier(
        key: value.map { AnyHashable($0) },
        content: { AnyView(value.map { destination($0).id($0) }) },
        onPop: { if item.wrappedValue != nil { item.wrappedValue = nil } }))
  }
}
