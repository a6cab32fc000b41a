import Foundation
import ScrollworkCoreLocation

/// Looks for ways from place to place. Caveat: there is no data of the world, so it always fails with `MKError.serverFailure`.
open class MKDirections: NSObject, @unchecked Sendable {
  /// From where to where.
  open class Request: NSObject, @unchecked Sendable {
    /// From where.
    open var source: MKMapItem?
    /// To where.
    open var destination: MKMapItem?
    /// How.
    open var transportType: MKDirectionsTransportType = .any
    /// Several ways are welcome.
    open var requestsAlternateRoutes = false
    /// When it begins.
    open var departureDate: Date?
    /// When it is to end.
    open var arrivalDate: Date?
    /// Nowhere yet.
    public override init() {}
  }

  /// The ways.
  open class Response: NSObject, @unchecked Sendable {
    /// The ways, the best first.
    public let routes: [MKRoute] = []
  }

  /// How long a way takes.
  open class ETAResponse: NSObject, @unchecked Sendable {
    /// In seconds.
    public let expectedTravelTime: TimeInterval = 0
    /// In metres.
    public let distance: CLLocationDistance = 0
  }

  /// The answer is waited for.
  open private(set) var isCalculating = false

  /// A question that has not been asked.
  public init(request: Request) {}

  /// Asks, and fails.
  open func calculate() async throws -> Response { throw MKError.noService("ways") }
  /// Asks how long it takes, and fails.
  open func calculateETA() async throws -> ETAResponse { throw MKError.noService("ways") }

  /// Asks, and fails.
  @preconcurrency @MainActor
  open func calculate(completionHandler: @escaping @MainActor (Response?, (any Error)?) -> Void) {
    isCalculating = true
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        guard self.isCalculating else { return }
        self.isCalculating = false
        completionHandler(nil, MKError.noService("ways"))
      }
    }
  }

  /// Asks no longer.
  open func cancel() { isCalculating = false }
}

/// How a way is gone.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By car.
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  /// On foot.
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  /// By public transport.
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  /// By bicycle.
  public static let cycling = MKDirectionsTransportType(rawValue: 8)
  /// Any way.
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A way. Caveat: none is ever found.
open class MKRoute: NSObject, @unchecked Sendable {
  /// What it is called.
  public let name: String
  /// In metres.
  public let distance: CLLocationDistance
  /// In seconds.
  public let expectedTravelTime: TimeInterval
  /// How it is gone.
  public let transportType: MKDirectionsTransportType
  /// The line.
  public let polyline: MKPolyline

  init(_ name: String, _ polyline: MKPolyline, distance: Double, time: Double, by type: MKDirectionsTransportType) {
    self.name = name
    self.polyline = polyline
    self.distance = distance
    expectedTravelTime = time
    transportType = type
  }
}
