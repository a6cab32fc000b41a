import Foundation
import ScrollworkUIKit

/// The transition with which a page of a navigation stack appears and disappears.
@available(iOS 18.0, *)
@MainActor @preconcurrency
public protocol NavigationTransition {
  /// The source the page grows from; nil if it comes from the trailing edge.
  nonisolated var _source: _TransitionSourceKey? { get }
}

/// Identifies the source of a zoom transition. Not for use outside this module.
public struct _TransitionSourceKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// A transition that slides the page in from the trailing edge.
@available(iOS 18.0, *)
public struct AutomaticNavigationTransition: NavigationTransition {
  nonisolated init() {}
  nonisolated public var _source: _TransitionSourceKey? { nil }
}

/// A transition in which the page grows out of a view of the previous page.
@available(iOS 18.0, *)
public struct ZoomNavigationTransition: NavigationTransition {
  fileprivate nonisolated(unsafe) let key: _TransitionSourceKey
  nonisolated public var _source: _TransitionSourceKey? { key }
}

@available(iOS 18.0, *)
extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// A transition that slides the page in from the trailing edge.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

@available(iOS 18.0, *)
extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Zooms the page out of the view with `matchedTransitionSource(id:in:)`.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition(key: _TransitionSourceKey(id: AnyHashable(sourceID), namespace: namespace))
  }
}

@available(iOS 18.0, *)
nonisolated extension View {
  /// Marks the view as the source of pages with the transition `zoom(sourceID:in:)`.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    matchedTransitionSource(id: id, in: namespace) { $0 }
  }

  /// Marks the view as the source of pages with the transition `zoom(sourceID:in:)`, styled by `configuration` during
  /// the transition.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    modifier(
      TransitionSourceModifier(
        key: _TransitionSourceKey(id: AnyHashable(id), namespace: namespace),
        look: configuration(EmptyMatchedTransitionSourceConfiguration())._look))
  }

  /// Sets the transition of the page that contains the view. Caveat: works only on navigation stacks.
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    modifier(_BarStatementModifier(statement: .transition(style._source)))
  }
}
