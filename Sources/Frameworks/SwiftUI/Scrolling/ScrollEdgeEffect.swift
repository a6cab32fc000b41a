import ScrollworkUIKit

/// The style of a scroll view's edge where content passes under a bar.
@available(iOS 26.0, *)
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  fileprivate enum Kind { case automatic, hard, soft }
  fileprivate let kind: Kind

  /// The default style.
  public static let automatic = ScrollEdgeEffectStyle(kind: .automatic)
  /// Separates the bar with a line as soon as content is under it.
  public static let hard = ScrollEdgeEffectStyle(kind: .hard)
  /// Shows the bar's background without a line. Caveat: it does not fade into the page.
  public static let soft = ScrollEdgeEffectStyle(kind: .soft)
}

/// The appearance of the bars that a scroll view's content passes under.
struct ScrollEdgeEffects: Equatable {
  private var styles: [Edge: BarEdgeEffect] = [:]
  private var hidden: Edge.Set = []

  mutating func set(_ style: BarEdgeEffect, for edges: Edge.Set) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { styles[edge] = style }
  }

  mutating func hide(_ isHidden: Bool, for edges: Edge.Set) {
    if isHidden { hidden.formUnion(edges) } else { hidden.subtract(edges) }
  }

  func bar(_ edge: Edge) -> BarEdgeEffect {
    hidden.contains(Edge.Set(edge)) ? .hidden : styles[edge] ?? .automatic
  }
}

@available(iOS 26.0, *)
nonisolated extension View {
  /// Sets the style of bars that content of scroll views in this view passes under; nil for the default. Applies to
  /// bars at the top and the bottom.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    let effect: BarEdgeEffect =
      switch style?.kind {
      case .hard?: .hard
      case .soft?: .soft
      case .automatic?, nil: .automatic
      }
    return transformEnvironment(\.scrollSettings) { $0.edgeEffects.set(effect, for: edges) }
  }

  /// Sets whether to hide the background of bars that content of scroll views in this view passes under.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    transformEnvironment(\.scrollSettings) { $0.edgeEffects.hide(hidden, for: edges) }
  }
}
