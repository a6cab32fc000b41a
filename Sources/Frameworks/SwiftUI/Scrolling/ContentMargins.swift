import Foundation

/// Where the margins of `contentMargins` go.
public struct ContentMarginPlacement: Sendable {
  enum Kind { case automatic, content, indicators }
  let kind: Kind

  /// Around the content and at the ends and sides of the scroll bars, except where a margin for one of these says otherwise.
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(kind: .automatic) }
  /// Around the content, which goes on to be seen in them while it moves; the scroll bars stay at the edges.
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(kind: .content) }
  /// At the ends and sides of the scroll bars.
  public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(kind: .indicators) }
}

/// The margins that modifiers around a scroll view ask for, in points; leading is where reading starts.
struct ContentMargins: Equatable {
  private var lengths: [ContentMarginPlacement.Kind: [Edge: CGFloat]] = [:]

  /// An inner modifier goes before an outer one. Nil leaves it to the scroll view, which has no margins of its own.
  mutating func set(_ edges: Edge.Set, for placement: ContentMarginPlacement, to length: (Edge) -> CGFloat?) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      lengths[placement.kind, default: [:]][edge] = length(edge)
    }
  }

  var content: EdgeInsets { insets(.content) }
  var indicators: EdgeInsets { insets(.indicators) }

  /// A margin for the one kind goes before one for both.
  private func insets(_ kind: ContentMarginPlacement.Kind) -> EdgeInsets {
    func length(_ edge: Edge) -> CGFloat { lengths[kind]?[edge] ?? lengths[.automatic]?[edge] ?? 0 }
    return EdgeInsets(
      top: length(.top), leading: length(.leading), bottom: length(.bottom), trailing: length(.trailing))
  }
}

/// Stands around a scroll view that has margins: lays it out inside of them, while its viewport reaches over them as it does
/// over bars.
@MainActor
final class ContentMarginsRender: SafeAreaPaddingRender {
  /// A scroll view is a scroll view's neighbour, whatever its margins.
  override func measureSpacing() -> ViewSpacing { child.spacing }
}

extension EdgeInsets {
  /// With the physical left as leading.
  func physical(in direction: LayoutDirection) -> EdgeInsets {
    direction == .leftToRight ? self : EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
  }
}

nonisolated extension View {
  /// Keeps margins around the content of the scroll views in this view, or their scroll bars away from the edges. Unlike padding
  /// of the content the margins count as insets: `scrollTo` and target behaviours bring views to where they end. They do not
  /// concern scroll views inside of those.
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

  /// Keeps margins of `length` points at `edges` of the scroll views in this view; nil for what they have by themselves.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, for: placement) { _ in length }
  }

  /// Keeps margins of `length` points at all edges of the scroll views in this view.
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
