import Foundation

/// What a map looks like, with more choices than `MKMapType`.
open class MKMapConfiguration: NSObject {
  /// How hills are drawn. Caveat: there are none on the map here.
  public enum ElevationStyle: Int, Sendable {
    /// Flat.
    case flat = 0
    /// As they are.
    case realistic = 1
  }

  /// How hills are drawn.
  open var elevationStyle = ElevationStyle.flat
  /// The kind that it is without them.
  var mapType: MKMapType { .standard }

  override init() {}
}

/// Streets.
open class MKStandardMapConfiguration: MKMapConfiguration {
  /// How strong colours are.
  public enum EmphasisStyle: Int, Sendable {
    /// As usual.
    case `default` = 0
    /// Pale, so that what the app draws stands out.
    case muted = 1
  }

  /// How strong colours are.
  open var emphasisStyle = EmphasisStyle.default
  /// Which places are named. Caveat: none is on the map here.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether roads tell how full they are. Caveat: nobody knows here.
  open var showsTraffic = false

  /// Streets as usual.
  public override init() {}
  /// Streets with strong or pale colours.
  public convenience init(emphasisStyle: EmphasisStyle) {
    self.init(elevationStyle: .flat, emphasisStyle: emphasisStyle)
  }
  /// Streets with hills.
  public convenience init(elevationStyle: ElevationStyle) {
    self.init(elevationStyle: elevationStyle, emphasisStyle: .default)
  }
  /// Streets with hills, and strong or pale colours.
  public init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle) {
    super.init()
    (self.elevationStyle, self.emphasisStyle) = (elevationStyle, emphasisStyle)
  }

  override var mapType: MKMapType { emphasisStyle == .muted ? .mutedStandard : .standard }
}

/// Pictures from above with names.
open class MKHybridMapConfiguration: MKMapConfiguration {
  /// Which places are named. Caveat: none is on the map here.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether roads tell how full they are. Caveat: nobody knows here.
  open var showsTraffic = false
  /// Pictures with hills.
  public init(elevationStyle: ElevationStyle = .flat) {
    super.init()
    self.elevationStyle = elevationStyle
  }

  override var mapType: MKMapType { .hybrid }
}

/// Pictures from above.
open class MKImageryMapConfiguration: MKMapConfiguration {
  /// Pictures with hills.
  public init(elevationStyle: ElevationStyle = .flat) {
    super.init()
    self.elevationStyle = elevationStyle
  }

  override var mapType: MKMapType { .satellite }
}
