import Foundation

/// The placement of the margins of `contentMargins`.
public struct ContentMarginPlacement: Sendable {
  enum Kind { case automatic, content, indicators }
  let kind: Kind

  /// Around the content and the scroll indicators, unless a margin for one of these overrides it.
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(kind: .automatic) }
  /// Around the content, which stays visible in the margins while it scrolls; the indicators stay at the edges.
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(kind: .content) }
  /// Around the scroll indicators.
  public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(kind: .indicators) }
}

/// The margins that modifiers around a scroll view set, in points.
struct ContentMargins: Equatable {
  private var lengths: [ContentMarginPlacement.Kind: [Edge: CGFloat]] = [:]

  /// An inner modifier takes precedence over an outer one. Nil leaves it to the scroll view, which has no margins of
  /// its own.
  mutating func set(_ edges: Edge.Set, for placement: ContentMarginPlacement, to length: (Edge) -> CGFloat?) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      lengths[placement.kind, default: [:]][edge] = length(edge)
    }
  }

  var content: EdgeInsets { insets(.content) }
  var indicators: EdgeInsets { insets(.indicators) }

  /// A margin for one kind takes precedence over one for both.
  private func insets(_ kind: ContentMarginPlacement.Kind) -> EdgeInsets {
    func length(_ edge: Edge) -> CGFloat { lengths[kind]?[edge] ?? lengths[.automatic]?[edge] ?? 0 }
    return EdgeInsets(
      top: length(.top), leading: length(.leading), bottom: length(.bottom), trailing: length(.trailing))
  }
}

/// Surrounds a scroll view with margins: lays it out inside them, while its viewport extends over them as it does over
/// bars.
@MainActor
final class ContentMarginsRender: SafeAreaPaddingRender {
  /// Margins larger than the room leave nothing for the content, but do not enlarge the scroll view.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let (all, inner) = (super.measure(proposal), child.sizeThatFits(proposal.inset(by: insets)))
    func length(_ offered: CGFloat?, margins: CGFloat, _ all: CGFloat, _ inner: CGFloat) -> CGFloat {
      guard let offered, offered < margins else { return all }
      return max(offered, inner)
    }
    return CGSize(
      width: length(proposal.width, margins: insets.leading + insets.trailing, all.width, inner.width),
      height: length(proposal.height, margins: insets.top + insets.bottom, all.height, inner.height))
  }

  /// The spacing of a scroll view does not depend on its margins.
  override func measureSpacing() -> ViewSpacing { child.spacing }
}

extension EdgeInsets {
  /// Returns the margins with the physical left as leading.
  func physical(in direction: LayoutDirection) -> EdgeInsets {
    direction == .leftToRight ? self : EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
  }
}

nonisolated extension View {
  /// Adds margins around the content of scroll views in this view, or around their indicators. Unlike padding of the
  /// content, margins count as insets: `scrollTo` and target behaviours align views with them. They do not apply to
  /// nested scroll views.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, for: placement) { edge in
      switch edge {
      case .top: insets.top
      case .leading: insets.leading
      case .bottom: insets.bottom
      case .trailing: insets.trailing
      }
    }
  }

  /// Adds margins of `length` points at `edges` of the scroll views in this view; nil for the default.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, for: placement) { _ in length }
  }

  /// Adds margins of `length` points at all edges of the scroll views in this view.
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
    contentMargins(.all, for: placement) { _ in length }
  }

  private func contentMargins(
    _ edges: Edge.Set, for placement: ContentMarginPlacement, _ length: @escaping (Edge) -> CGFloat?
  ) -> some View {
    transformEnvironment(\.scrollSettings) { settings in
      var margins = settings.margins ?? ContentMargins()
      margins.set(edges, for: placement, to: length)
      settings.margins = margins
    }
  }
}
