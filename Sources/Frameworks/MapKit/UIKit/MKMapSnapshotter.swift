import Foundation
import ScrollworkCoreLocation
import ScrollworkSwiftUI

/// Makes a picture of a map, without what an app puts on it.
@MainActor @preconcurrency
open class MKMapSnapshotter: NSObject {
  /// Hears of the picture, or why there is none.
  public typealias CompletionHandler = @MainActor (MKMapSnapshotter.Snapshot?, (any Error)?) -> Void

  /// What the picture shows.
  @MainActor @preconcurrency
  open class Options: NSObject {
    /// The part of the world.
    open var region = MKCoordinateRegion(.world)
    /// The part of the world, on the flat map.
    open var mapRect: MKMapRect {
      get { Self.rect(region) }
      set { region = MKCoordinateRegion(newValue) }
    }
    /// What the map looks like.
    open var mapType = MKMapType.standard
    /// What the map looks like, as of iOS 17.
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration() {
      didSet { mapType = preferredConfiguration.mapType }
    }
    /// Which places are named. Caveat: none is on the map here.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether places are named. Caveat: none is on the map here.
    open var showsPointsOfInterest = true
    /// Whether buildings are shown. Caveat: none is on the map here.
    open var showsBuildings = true
    /// How large the picture is, in points.
    open var size = CGSize(width: 256, height: 256)
    /// Pixels in a point.
    open var scale: CGFloat = UIScreen.main.scale
    /// Whether it is dark, and the like. Caveat: the phone's own count.
    open var traitCollection = UITraitCollection.current

    /// All of the world in 256 by 256 points.
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

  /// A picture of a map.
  @MainActor @preconcurrency
  open class Snapshot: NSObject {
    /// The picture.
    public let image: UIImage
    /// Whether it is dark, and the like.
    public let traitCollection: UITraitCollection
    private let viewpoint: MapViewpoint

    fileprivate init(_ image: UIImage, _ traits: UITraitCollection, _ viewpoint: MapViewpoint) {
      (self.image, traitCollection, self.viewpoint) = (image, traits, viewpoint)
    }

    /// Where a place is in the picture, in points.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
      viewpoint.point(MKMapPoint(coordinate), in: image.size)
    }
  }

  /// A picture is being made.
  open private(set) var isLoading = false
  private let options: Options
  private var work: Task<Void, Never>?

  /// What makes a picture of all of the world.
  public override convenience init() { self.init(options: Options()) }
  /// What makes a picture.
  public init(options: MKMapSnapshotter.Options) { self.options = options }

  /// Makes the picture.
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

  /// Makes the picture. Caveat: the handler is called on the main thread.
  open func start(with queue: DispatchQueue, completionHandler: @escaping MKMapSnapshotter.CompletionHandler) {
    start(completionHandler: completionHandler)
  }

  /// Makes the picture.
  /// - Throws: `MKError`, if there is none.
  open func start() async throws -> MKMapSnapshotter.Snapshot {
    guard let made = snapshot else { throw MKError(.unknown) }
    return made
  }

  /// Makes no picture, and calls nobody.
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
