import Foundation

/// The look of a map, with more options than `MKMapType`.
open class MKMapConfiguration: NSObject {
  /// The elevation style. Caveat: the map here is flat.
  public enum ElevationStyle: Int, Sendable {
    /// Flat.
    case flat = 0
    /// Realistic terrain.
    case realistic = 1
  }

  /// The elevation style.
  open var elevationStyle = ElevationStyle.flat
  /// The map type without the options.
  var mapType: MKMapType { .standard }

  override init() {}
}

/// A street map.
open class MKStandardMapConfiguration: MKMapConfiguration {
  /// The emphasis of colours.
  public enum EmphasisStyle: Int, Sendable {
    /// The default.
    case `default` = 0
    /// Muted, so that the app's content stands out.
    case muted = 1
  }

  /// The emphasis of colours.
  open var emphasisStyle = EmphasisStyle.default
  /// The points of interest to show. Caveat: the map here has none.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether traffic is shown. Caveat: there is no traffic data here.
  open var showsTraffic = false

  /// Creates a configuration with the defaults.
  public override init() {}
  /// Creates a configuration with an emphasis.
  public convenience init(emphasisStyle: EmphasisStyle) {
    self.init(elevationStyle: .flat, emphasisStyle: emphasisStyle)
  }
  /// Creates a configuration with an elevation style.
  public convenience init(elevationStyle: ElevationStyle) {
    self.init(elevationStyle: elevationStyle, emphasisStyle: .default)
  }
  /// Creates a configuration with an elevation style and an emphasis.
  public init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle) {
    super.init()
    (self.elevationStyle, self.emphasisStyle) = (elevationStyle, emphasisStyle)
  }

  override var mapType: MKMapType { emphasisStyle == .muted ? .mutedStandard : .standard }
}

/// Satellite images with labels.
open class MKHybridMapConfiguration: MKMapConfiguration {
  /// The points of interest to show. Caveat: the map here has none.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether traffic is shown. Caveat: there is no traffic data here.
  open var showsTraffic = false
  /// Creates a configuration with an elevation style.
  public init(elevationStyle: ElevationStyle = .flat) {
    super.init()
    self.elevationStyle = elevationStyle
  }

  override var mapType: MKMapType { .hybrid }
}

/// Satellite images.
open class MKImageryMapConfiguration: MKMapConfiguration {
  /// Creates a configuration with an elevation style.
  public init(elevationStyle: ElevationStyle = .flat) {
    super.init()
    self.elevationStyle = elevationStyle
  }

  override var mapType: MKMapType { .satellite }
}
