import Foundation
import ScrollworkUIKit

/// How a page of a navigation stack comes and goes.
@available(iOS 18.0, *)
@MainActor @preconcurrency
public protocol NavigationTransition {
  /// What the page grows from; nil for one that comes from the end of the line.
  nonisolated var _source: _TransitionSourceKey? { get }
}

/// Names what a page grows from. Not for use outside this module.
public struct _TransitionSourceKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// The page comes from the end of the line.
@available(iOS 18.0, *)
public struct AutomaticNavigationTransition: NavigationTransition {
  nonisolated init() {}
  nonisolated public var _source: _TransitionSourceKey? { nil }
}

/// The page grows out of a view of the page before.
@available(iOS 18.0, *)
public struct ZoomNavigationTransition: NavigationTransition {
  fileprivate nonisolated(unsafe) let key: _TransitionSourceKey
  nonisolated public var _source: _TransitionSourceKey? { key }
}

@available(iOS 18.0, *)
extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The page comes from the end of the line.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

@available(iOS 18.0, *)
extension NavigationTransition where Self == ZoomNavigationTransition {
  /// The page grows out of the view with `matchedTransitionSource(id:in:)`.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition(key: _TransitionSourceKey(id: AnyHashable(sourceID), namespace: namespace))
  }
}

/// Something that a page can grow from.
nonisolated private struct TransitionSourceModifier: RenderModifier {
  let key: _TransitionSourceKey
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> TransitionSourceRender {
    TransitionSourceRender(key, owner: owner, child: child)
  }
  @MainActor func update(_ render: TransitionSourceRender) { render.sourceKey = key }
}

@MainActor
final class TransitionSourceRender: UnaryRender {
  var sourceKey: _TransitionSourceKey

  init(_ key: _TransitionSourceKey, owner: _Node, child: RenderNode) {
    sourceKey = key
    super.init(owner: owner, child: child)
  }

  override func didAttach() { runtime.part(TransitionSources.self).all.append(self) }
  override func didDetach() { runtime.part(TransitionSources.self).all.removeAll { $0 === self } }
}

/// Views on the screen that pages can grow from.
@MainActor
final class TransitionSources: LiveViews<TransitionSourceRender> {}

extension Runtime {
  /// Where the view is that a page grows from, in points of the screen.
  func transitionSource(_ key: _TransitionSourceKey) -> CGRect? {
    part(TransitionSources.self).all.last { $0.sourceKey == key }?.screenFrame
  }
}

@available(iOS 18.0, *)
nonisolated extension View {
  /// A page with the transition `zoom(sourceID:in:)` grows out of the view.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    modifier(TransitionSourceModifier(key: _TransitionSourceKey(id: AnyHashable(id), namespace: namespace)))
  }

  /// How the page that the view is on comes and goes. Caveat: on navigation stacks only.
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    modifier(_BarStatementModifier(statement: .transition(style._source)))
  }
}
