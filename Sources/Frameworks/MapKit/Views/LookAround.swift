import Foundation
import ScrollworkCoreLocation
import ScrollworkSwiftUI

/// A street-level scene. Caveat: there are no street images, so there is never a scene.
open class MKLookAroundScene: NSObject, NSCopying, @unchecked Sendable {
  override init() {}
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Requests a street-level scene. Caveat: there are never any images.
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
  /// The coordinate.
  public let coordinate: CLLocationCoordinate2D
  /// The place.
  public let mapItem: MKMapItem?
  /// Whether the request was cancelled.
  open private(set) var isCancelled = false
  /// Whether the request is in progress.
  open private(set) var isLoading = false

  /// Creates a request for a coordinate.
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    mapItem = nil
  }

  /// Creates a request for a place.
  public init(mapItem: MKMapItem) {
    coordinate = mapItem.placemark.coordinate
    self.mapItem = mapItem
  }

  /// The scene; nil without images.
  open var scene: MKLookAroundScene? { get async throws { nil } }

  /// Passes the scene to a handler; nil without images.
  open func getSceneWithCompletionHandler(
    _ completionHandler: @escaping @MainActor @Sendable (MKLookAroundScene?, (any Error)?) -> Void
  ) {
    isLoading = true
    Task { @MainActor in
      isLoading = false
      if !isCancelled { completionHandler(nil, nil) }
    }
  }

  /// Cancels the request.
  open func cancel() { isCancelled = true }
}

/// The position of the badge of a street-level view.
public enum MKLookAroundBadgePosition: Int, Sendable {
  case topLeading, topTrailing, bottomTrailing
}

/// A small street-level view. Caveat: always the message for places without images.
public struct LookAroundPreview: View {
  /// Creates a view of a scene.
  public init(
    initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}

  /// Creates a view of a scene that changes with navigation.
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
  /// Presents a street-level view in full screen while `isPresented` is true.
  public func lookAroundViewer(
    isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all, onDismiss: (() -> Void)? = nil
  ) -> some View {
    fullScreenCover(isPresented: isPresented, onDismiss: onDismiss) { LookAroundPage() }
  }

  /// Presents a street-level view in full screen while `isPresented` is true.
  public func lookAroundViewer(
    isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all, onDismiss: (() -> Void)? = nil
  ) -> some View {
    fullScreenCover(isPresented: isPresented, onDismiss: onDismiss) { LookAroundPage() }
  }
}

/// A street-level view in full screen.
private struct LookAroundPage: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    LookAroundPreview(initialScene: nil)
      .ignoresSafeArea()
      .overlay(alignment: .topLeading) { Button("Done") { dismiss() }.padding() }
  }
}
