import Foundation
import ScrollworkActivityKit
import ScrollworkSwiftUI

/// What an activity's views know.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// The activity's name.
  public let activityID: String
  /// What stays the same.
  public let attributes: Attributes
  /// What is shown now.
  public let state: Attributes.ContentState
  /// It is out of date.
  public let isStale: Bool
}

/// Where a view of a large activity stands.
public struct DynamicIslandExpandedRegionVerticalPlacement: Equatable, Sendable {
  private let isBelow: Bool
  /// Where the system likes.
  public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(isBelow: false)
  /// Below the camera if there is no room beside it.
  public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(isBelow: true)
}

/// A place in a large activity.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  private let name: String
  /// Where reading begins.
  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
  /// Where reading ends.
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
  /// Below the camera.
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")
  /// At the bottom.
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// A part of a large activity.
public struct DynamicIslandExpandedRegion<Content: View> {
  /// Creates a part at a place.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: () -> Content
  ) {}
}

/// The parts of a large activity.
public struct DynamicIslandExpandedContent<Content: View> {}

/// Collects the parts of a large activity.
@resultBuilder
public struct DynamicIslandExpandedContentBuilder {
  /// One after the other.
  public static func buildBlock<each Content: View>(
    _ region: repeat DynamicIslandExpandedRegion<each Content>
  ) -> DynamicIslandExpandedContent<TupleView<(repeat each Content)>> {
    DynamicIslandExpandedContent()
  }
}

/// What an activity looks like around the camera. The simulated phone shows none.
public struct DynamicIsland {
  /// Views for each size.
  public init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {}

  /// Returns what opens when somebody taps it.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
  /// Returns the colour of its edge.
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
}
