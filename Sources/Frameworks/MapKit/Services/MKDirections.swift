import Foundation
import ScrollworkCoreLocation

/// Calculates directions. Caveat: there is no data of the world, so it always fails with `MKError.serverFailure`.
open class MKDirections: NSObject, @unchecked Sendable {
  /// A request for directions.
  open class Request: NSObject, @unchecked Sendable {
    /// The start.
    open var source: MKMapItem?
    /// The destination.
    open var destination: MKMapItem?
    /// The transport type.
    open var transportType: MKDirectionsTransportType = .any
    /// Whether alternative routes are requested.
    open var requestsAlternateRoutes = false
    /// The departure date.
    open var departureDate: Date?
    /// The arrival date.
    open var arrivalDate: Date?
    /// Creates an empty request.
    public override init() {}
  }

  /// The routes found.
  open class Response: NSObject, @unchecked Sendable {
    /// The routes, the best first.
    public let routes: [MKRoute] = []
  }

  /// The travel time.
  open class ETAResponse: NSObject, @unchecked Sendable {
    /// The travel time in seconds.
    public let expectedTravelTime: TimeInterval = 0
    /// The distance in metres.
    public let distance: CLLocationDistance = 0
  }

  /// Whether the request is in progress.
  open private(set) var isCalculating = false

  /// Creates directions for a request.
  public init(request: Request) {}

  /// Calculates the routes, and fails.
  open func calculate() async throws -> Response { throw MKError.noService("ways") }
  /// Calculates the travel time, and fails.
  open func calculateETA() async throws -> ETAResponse { throw MKError.noService("ways") }

  /// Calculates the routes, and fails.
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

  /// Cancels the request.
  open func cancel() { isCalculating = false }
}

/// The means of transport.
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
  /// Any means.
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A route. Caveat: none is ever found.
open class MKRoute: NSObject, @unchecked Sendable {
  /// The name.
  public let name: String
  /// The distance in metres.
  public let distance: CLLocationDistance
  /// The travel time in seconds.
  public let expectedTravelTime: TimeInterval
  /// The transport type.
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
