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

@available(iOS 18.0, *)
nonisolated extension View {
  /// A page with the transition `zoom(sourceID:in:)` grows out of the view.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    matchedTransitionSource(id: id, in: namespace) { $0 }
  }

  /// A page with the transition `zoom(sourceID:in:)` grows out of the view, and looks as `configuration` says as long as it does.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    modifier(
      TransitionSourceModifier(
        key: _TransitionSourceKey(id: AnyHashable(id), namespace: namespace),
        look: configuration(EmptyMatchedTransitionSourceConfiguration())._look))
  }

  /// How the page that the view is on comes and goes. Caveat: on navigation stacks only.
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    modifier(_BarStatementModifier(statement: .transition(style._source)))
  }
}
