import Foundation
import ScrollworkCoreLocation
import ScrollworkSwiftUI

/// Makes an image of a map, without an app's content.
@MainActor @preconcurrency
open class MKMapSnapshotter: NSObject {
  /// The handler of the image, or the error.
  public typealias CompletionHandler = @MainActor (MKMapSnapshotter.Snapshot?, (any Error)?) -> Void

  /// The options of a snapshot.
  @MainActor @preconcurrency
  open class Options: NSObject {
    /// The region.
    open var region = MKCoordinateRegion(.world)
    /// The region as a rectangle of the flat map.
    open var mapRect: MKMapRect {
      get { Self.rect(region) }
      set { region = MKCoordinateRegion(newValue) }
    }
    /// The map type.
    open var mapType = MKMapType.standard
    /// The look of the map, as of iOS 17.
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration() {
      didSet { mapType = preferredConfiguration.mapType }
    }
    /// The points of interest to show. Caveat: the map here has none.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether points of interest are shown. Caveat: the map here has none.
    open var showsPointsOfInterest = true
    /// Whether buildings are shown. Caveat: the map here has none.
    open var showsBuildings = true
    /// The size of the image, in points.
    open var size = CGSize(width: 256, height: 256)
    /// Pixels per point.
    open var scale: CGFloat = UIScreen.main.scale
    /// The traits, such as dark mode. Caveat: the phone's own are used.
    open var traitCollection = UITraitCollection.current

    /// Creates options for the whole world in 256 by 256 points.
    public override init() {}

    fileprivate static func rect(_ region: MKCoordinateRegion) -> MKMapRect {
      let (center, span) = (region.center, region.span)
      let corners = [-0.5, 0.5].map { share in
        MKMapPoint(
          CLLocationCoordinate2D(
            latitude: min(85, max(-85, center.latitude - share * span.latitudeDelta)),
            longitude: center.longitude + share * span.longitudeDelta))
      }
      return MKMapRect(
        x: corners[0].x, y: corners[0].y, width: corners[1].x - corners[0].x, height: corners[1].y - corners[0].y)
    }
  }

  /// An image of a map.
  @MainActor @preconcurrency
  open class Snapshot: NSObject {
    /// The image.
    public let image: UIImage
    /// The traits, such as dark mode.
    public let traitCollection: UITraitCollection
    private let viewpoint: MapViewpoint

    fileprivate init(_ image: UIImage, _ traits: UITraitCollection, _ viewpoint: MapViewpoint) {
      (self.image, traitCollection, self.viewpoint) = (image, traits, viewpoint)
    }

    /// Returns the point of a coordinate in the image.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
      viewpoint.point(MKMapPoint(coordinate), in: image.size)
    }
  }

  /// Whether an image is being made.
  open private(set) var isLoading = false
  private let options: Options
  private var work: Task<Void, Never>?

  /// Creates a snapshotter for the whole world.
  public override convenience init() { self.init(options: Options()) }
  /// Creates a snapshotter with options.
  public init(options: MKMapSnapshotter.Options) { self.options = options }

  /// Makes the image.
  open func start(completionHandler: @escaping MKMapSnapshotter.CompletionHandler) {
    isLoading = true
    work = Task {
      guard !Task.isCancelled else { return }
      isLoading = false
      if let made = snapshot {
        completionHandler(made, nil)
      } else {
        completionHandler(nil, MKError(.unknown))
      }
    }
  }

  /// Makes the image. Caveat: the handler is called on the main thread.
  open func start(with queue: DispatchQueue, completionHandler: @escaping MKMapSnapshotter.CompletionHandler) {
    start(completionHandler: completionHandler)
  }

  /// Makes the image.
  /// - Throws: `MKError`, if there is none.
  open func start() async throws -> MKMapSnapshotter.Snapshot {
    guard let made = snapshot else { throw MKError(.unknown) }
    return made
  }

  /// Cancels without calling the handler.
  open func cancel() {
    work?.cancel()
    isLoading = false
  }

  private var snapshot: Snapshot? {
    let map = Map(initialPosition: .region(options.region), interactionModes: []) {}
      .environment(\._mapStyle, options.mapType.style)
      .frame(width: options.size.width, height: options.size.height)
    let renderer = ImageRenderer(content: map)
    renderer.scale = options.scale
    let viewpoint = MapViewpoint(fitting: options.mapRect, in: options.size, insets: EdgeInsets())
    return renderer.uiImage.map { Snapshot($0, options.traitCollection, viewpoint) }
  }
}
