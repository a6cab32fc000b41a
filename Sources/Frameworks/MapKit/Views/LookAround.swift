import Foundation
import ScrollworkCoreLocation
import ScrollworkSwiftUI

/// What the street looks like somewhere. Caveat: there are no pictures of streets, so there is never one.
open class MKLookAroundScene: NSObject, NSCopying, @unchecked Sendable {
  override init() {}
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Asks what the street looks like somewhere. Caveat: the answer is always that there are no pictures.
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
  /// Where.
  public let coordinate: CLLocationCoordinate2D
  /// The place that is meant.
  public let mapItem: MKMapItem?
  /// Nobody wants the answer any more.
  open private(set) var isCancelled = false
  /// The answer is not there yet.
  open private(set) var isLoading = false

  /// Asks for a coordinate.
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    mapItem = nil
  }

  /// Asks for a place.
  public init(mapItem: MKMapItem) {
    coordinate = mapItem.placemark.coordinate
    self.mapItem = mapItem
  }

  /// The scene; nil where there are no pictures.
  open var scene: MKLookAroundScene? { get async throws { nil } }

  /// Tells the scene; nil where there are no pictures.
  open func getSceneWithCompletionHandler(
    _ completionHandler: @escaping @MainActor @Sendable (MKLookAroundScene?, (any Error)?) -> Void
  ) {
    isLoading = true
    Task { @MainActor in
      isLoading = false
      if !isCancelled { completionHandler(nil, nil) }
    }
  }

  /// Wants no answer any more.
  open func cancel() { isCancelled = true }
}

/// Where the badge of a view of a street is.
public enum MKLookAroundBadgePosition: Int, Sendable {
  case topLeading, topTrailing, bottomTrailing
}

/// A small view of a street. Caveat: always what a phone shows where there are no pictures.
public struct LookAroundPreview: View {
  /// A view of a scene.
  public init(
    initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}

  /// A view of a scene that changes as the person walks.
  public init(
    scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}

  /// Grey, with a pair of binoculars.
  public var body: some View {
    Rectangle().fill(Color(.secondarySystemBackground))
      .overlay { Image(systemName: "binoculars.fill").font(.largeTitle).foregroundStyle(.secondary) }
      .accessibilityElement().accessibilityLabel("No imagery available")
  }
}

nonisolated extension View {
  /// Shows what the street looks like over the whole screen while `isPresented` is true.
  public func lookAroundViewer(
    isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all, onDismiss: (() -> Void)? = nil
  ) -> some View {
    fullScreenCover(isPresented: isPresented, onDismiss: onDismiss) { LookAroundPage() }
  }

  /// Shows what the street looks like over the whole screen while `isPresented` is true.
  public func lookAroundViewer(
    isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all, onDismiss: (() -> Void)? = nil
  ) -> some View {
    fullScreenCover(isPresented: isPresented, onDismiss: onDismiss) { LookAroundPage() }
  }
}

/// A view of a street over the whole screen.
private struct LookAroundPage: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    LookAroundPreview(initialScene: nil)
      .ignoresSafeArea()
      .overlay(alignment: .topLeading) { Button("Done") { dismiss() }.padding() }
  }
}
