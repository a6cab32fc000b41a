import Foundation
import ScrollworkCoreLocation

/// Searches for places. Caveat: there is no data of the world. It finds 49 large cities by name, as `CLGeocoder` does;
/// every other search fails with `MKError.serverFailure`.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  /// A search request.
  open class Request: NSObject, @unchecked Sendable {
    /// The query.
    open var naturalLanguageQuery: String?
    /// The region to search.
    open var region = MKCoordinateRegion()
    /// The filter for points of interest.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether to find addresses or points of interest.
    open var resultTypes: ResultType = [.address, .pointOfInterest]

    /// Creates an empty request.
    public override init() {}
    /// Creates a request from a query.
    public init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery }
    /// Creates a request from a query in a region.
    public init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.naturalLanguageQuery = naturalLanguageQuery
      self.region = region
    }
    /// Creates a request from a suggestion.
    public init(completion: MKLocalSearchCompletion) {
      naturalLanguageQuery = [completion.title, completion.subtitle].filter { !$0.isEmpty }.joined(separator: ", ")
    }
  }

  /// The result of a search.
  open class Response: NSObject, @unchecked Sendable {
    /// The places found.
    public let mapItems: [MKMapItem]
    /// A region around them.
    public let boundingRegion: MKCoordinateRegion

    init(_ items: [MKMapItem]) {
      mapItems = items
      let rects = items.map { item in
        // 25 kilometres to each side, about the extent of a city.
        MKCoordinateRegion(
          center: item.placemark.coordinate, latitudinalMeters: 50_000, longitudinalMeters: 50_000
        ).mapRect
      }
      boundingRegion = MKCoordinateRegion(rects.reduce(.null) { $0.union($1) })
    }
  }

  /// The kinds of results.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses.
    public static let address = ResultType(rawValue: 1)
    /// Places of interest.
    public static let pointOfInterest = ResultType(rawValue: 2)
  }

  /// The handler of the result.
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  /// Whether the request is in progress.
  open private(set) var isSearching = false

  private let request: Request

  /// Creates a search for a request.
  public init(request: Request) { self.request = request }

  private func found() throws -> Response {
    let cities = request.resultTypes.contains(.address) ? KnownCity.named(request.naturalLanguageQuery ?? "") : []
    guard !cities.isEmpty else { throw MKError.noService("places") }
    return Response(cities.map { MKMapItem(placemark: MKPlacemark(placemark: $0.placemark())) })
  }

  /// Searches for cities.
  open func start() async throws -> Response { try found() }

  /// Searches for cities.
  @preconcurrency @MainActor
  open func start(completionHandler: @escaping @MainActor (Response?, (any Error)?) -> Void) {
    isSearching = true
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        guard self.isSearching else { return }
        self.isSearching = false
        do { completionHandler(try self.found(), nil) } catch { completionHandler(nil, error) }
      }
    }
  }

  /// Cancels the search.
  open func cancel() { isSearching = false }
}

/// A filter for kinds of places.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  private let included: Set<MKPointOfInterestCategory>?
  private let excluded: Set<MKPointOfInterestCategory>
  /// Creates a filter that includes only some kinds.
  public init(including categories: [MKPointOfInterestCategory]) { (included, excluded) = (Set(categories), []) }
  /// Creates a filter that excludes some kinds.
  public init(excluding categories: [MKPointOfInterestCategory]) { (included, excluded) = (nil, Set(categories)) }
  /// All.
  public static let includingAll = MKPointOfInterestFilter(excluding: [])
  /// None.
  public static let excludingAll = MKPointOfInterestFilter(including: [])
  /// Returns whether a kind is included.
  open func includes(_ category: MKPointOfInterestCategory) -> Bool {
    included?.contains(category) ?? !excluded.contains(category)
  }
  /// Returns whether a kind is excluded.
  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
