import Foundation
import ScrollworkUIKit

/// A content configuration that shows a SwiftUI view in a cell.
@MainActor @preconcurrency
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  fileprivate let content: Content
  fileprivate let ground: Background
  fileprivate var ownMargins: [Edge: CGFloat] = [:]
  fileprivate var minWidth: CGFloat?
  fileprivate var minHeight: CGFloat?

  /// Creates a configuration that shows `content`.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.content = content()
    ground = EmptyView()
  }

  fileprivate init(
    content: Content, ground: Background, margins: [Edge: CGFloat], minWidth: CGFloat?, minHeight: CGFloat?
  ) {
    self.content = content
    self.ground = ground
    ownMargins = margins
    self.minWidth = minWidth
    self.minHeight = minHeight
  }

  private func with<Ground: View>(_ ground: Ground) -> UIHostingConfiguration<Content, Ground> {
    UIHostingConfiguration<Content, Ground>(
      content: content, ground: ground, margins: ownMargins, minWidth: minWidth, minHeight: minHeight)
  }

  /// Returns the configuration with a background that fills the cell.
  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
    with(content())
  }

  /// Returns the configuration with a background of a style.
  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<
    Content, _UIHostingConfigurationBackgroundView<S>
  > {
    with(_UIHostingConfigurationBackgroundView(style: style))
  }

  /// Returns the configuration with margins of a length, in points.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background> {
    margins(edges) { _ in length }
  }

  /// Returns the configuration with margins, in points.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration<Content, Background> {
    margins(edges) { edge in
      switch edge {
      case .top: insets.top
      case .leading: insets.leading
      case .bottom: insets.bottom
      case .trailing: insets.trailing
      }
    }
  }

  private func margins(_ edges: Edge.Set, _ length: (Edge) -> CGFloat) -> Self {
    var changed = self
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { changed.ownMargins[edge] = length(edge) }
    return changed
  }

  /// Returns the configuration with a minimum size in points; nil for the default.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration<Content, Background> {
    var changed = self
    (changed.minWidth, changed.minHeight) = (width, height)
    return changed
  }

  /// Returns the configuration with the default minimum size.
  public func minSize() -> UIHostingConfiguration<Content, Background> { minSize(width: nil, height: nil) }

  public func makeContentView() -> any UIView & UIContentView { HostedContentView(self) }
  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration<Content, Background> { self }

  /// The view that fills a cell.
  fileprivate var shown: HostedContent<Content, Background> {
    // The margins of a cell, 11 above and below as in lists; the minimum height is that of a row (a guess).
    func margin(_ edge: Edge, _ usual: CGFloat) -> CGFloat { ownMargins[edge] ?? usual }
    return HostedContent(
      content: content, ground: ground,
      margins: EdgeInsets(
        top: margin(.top, 11), leading: margin(.leading, 16), bottom: margin(.bottom, 11),
        trailing: margin(.trailing, 16)), minWidth: minWidth, minHeight: minHeight ?? 44)
  }
}

/// The background of a cell.
public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View, FrameworkView {
  let style: S
  public var body: some View { Rectangle().fill(style) }
}

/// A SwiftUI view in a cell.
private struct HostedContent<Content: View, Background: View>: View, FrameworkView {
  let content: Content
  let ground: Background
  let margins: EdgeInsets
  let minWidth: CGFloat?
  let minHeight: CGFloat

  var body: some View {
    content
      .padding(margins)
      .frame(minWidth: minWidth, maxWidth: .infinity, minHeight: minHeight, maxHeight: .infinity, alignment: .leading)
      .background { ground }
  }
}

/// The content view of a cell that shows a SwiftUI view.
@MainActor
private final class HostedContentView<Content: View, Background: View>: _UIHostingView<
  HostedContent<Content, Background>
>, UIContentView
{
  var configuration: any UIContentConfiguration {
    didSet {
      if let new = configuration as? UIHostingConfiguration<Content, Background> { rootView = new.shown }
    }
  }

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    self.configuration = configuration
    super.init(rootView: configuration.shown)
    safeAreaRegions = []
  }
}
