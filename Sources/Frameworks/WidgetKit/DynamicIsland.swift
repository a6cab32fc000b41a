import Foundation
import ScrollworkActivityKit
import ScrollworkSwiftUI

/// The context of an activity's views.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// The identifier of the activity.
  public let activityID: String
  /// The static content.
  public let attributes: Attributes
  /// The dynamic content.
  public let state: Attributes.ContentState
  /// Whether it is stale.
  public let isStale: Bool
}

/// The vertical placement of a view in the expanded island.
public struct DynamicIslandExpandedRegionVerticalPlacement: Equatable, Sendable {
  private let isBelow: Bool
  /// The default.
  public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(isBelow: false)
  /// Below the camera if there is no room beside it.
  public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(isBelow: true)
}

/// A region of the expanded island.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  private let name: String
  /// Leading.
  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
  /// Trailing.
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
  /// Below the camera.
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")
  /// At the bottom.
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// The content of an expanded region.
public struct DynamicIslandExpandedRegion<Content: View> {
  /// Creates the content of a region.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: () -> Content
  ) {}
}

/// The content of the expanded island.
public struct DynamicIslandExpandedContent<Content: View> {}

/// Builds the content of the expanded island from regions, and from content that a function of the app has built.
@resultBuilder
public struct DynamicIslandExpandedContentBuilder {
  /// Begins with a region.
  public static func buildPartialBlock<C: View>(
    first: DynamicIslandExpandedRegion<C>
  ) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedContent<C>()
  }
  /// Begins with content that is already built.
  public static func buildPartialBlock<C: View>(
    first: DynamicIslandExpandedContent<C>
  ) -> DynamicIslandExpandedContent<some View> {
    first
  }
  /// Adds a region.
  public static func buildPartialBlock<C0: View, C1: View>(
    accumulated: DynamicIslandExpandedContent<C0>, next: DynamicIslandExpandedRegion<C1>
  ) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedContent<TupleView<(C0, C1)>>()
  }
  /// Adds content that is already built.
  public static func buildPartialBlock<C0: View, C1: View>(
    accumulated: DynamicIslandExpandedContent<C0>, next: DynamicIslandExpandedContent<C1>
  ) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedContent<TupleView<(C0, C1)>>()
  }
}

/// The look of an activity in the Dynamic Island. The simulated phone shows none.
public struct DynamicIsland {
  /// Creates an island with views for each size.
  public init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {}

  /// Sets the URL that a tap opens.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
  /// Sets the colour of the edge.
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
}
