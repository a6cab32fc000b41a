import Foundation
import ScrollworkCoreLocation

/// Looks for places by words. Caveat: there is no data of the world. What is found are 49 large cities by their names, as with
/// `CLGeocoder`; every other search fails with `MKError.serverFailure`.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  /// What is looked for.
  open class Request: NSObject, @unchecked Sendable {
    /// In words.
    open var naturalLanguageQuery: String?
    /// Around where.
    open var region = MKCoordinateRegion()
    /// Only places of these kinds.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Only addresses or only places of interest.
    open var resultTypes: ResultType = [.address, .pointOfInterest]

    /// Nothing yet.
    public override init() {}
    /// Words.
    public init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery }
    /// Words around a place.
    public init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.naturalLanguageQuery = naturalLanguageQuery
      self.region = region
    }
    /// The words of a suggestion.
    public init(completion: MKLocalSearchCompletion) {
      naturalLanguageQuery = [completion.title, completion.subtitle].filter { !$0.isEmpty }.joined(separator: ", ")
    }
  }

  /// What was found.
  open class Response: NSObject, @unchecked Sendable {
    /// The places.
    public let mapItems: [MKMapItem]
    /// A region around them.
    public let boundingRegion: MKCoordinateRegion

    init(_ items: [MKMapItem]) {
      mapItems = items
      let rects = items.map { item in
        // 25 kilometres to each side, as far as a city reaches.
        MKCoordinateRegion(
          center: item.placemark.coordinate, latitudinalMeters: 50_000, longitudinalMeters: 50_000
        ).mapRect
      }
      boundingRegion = MKCoordinateRegion(rects.reduce(.null) { $0.union($1) })
    }
  }

  /// What is found.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses.
    public static let address = ResultType(rawValue: 1)
    /// Places of interest.
    public static let pointOfInterest = ResultType(rawValue: 2)
  }

  /// What is called at the end.
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  /// The answer is waited for.
  open private(set) var isSearching = false

  private let request: Request

  /// A search that has not begun.
  public init(request: Request) { self.request = request }

  private func found() throws -> Response {
    let cities = request.resultTypes.contains(.address) ? KnownCity.named(request.naturalLanguageQuery ?? "") : []
    guard !cities.isEmpty else { throw MKError.noService("places") }
    return Response(cities.map { MKMapItem(placemark: MKPlacemark(placemark: $0.placemark())) })
  }

  /// Looks for cities.
  open func start() async throws -> Response { try found() }

  /// Looks for cities.
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

  /// Looks no longer.
  open func cancel() { isSearching = false }
}

/// Kinds of places that are wanted or not.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  private let included: Set<MKPointOfInterestCategory>?
  private let excluded: Set<MKPointOfInterestCategory>
  /// Only some.
  public init(including categories: [MKPointOfInterestCategory]) { (included, excluded) = (Set(categories), []) }
  /// All but some.
  public init(excluding categories: [MKPointOfInterestCategory]) { (included, excluded) = (nil, Set(categories)) }
  /// All.
  public static let includingAll = MKPointOfInterestFilter(excluding: [])
  /// None.
  public static let excludingAll = MKPointOfInterestFilter(including: [])
  /// Whether a kind is wanted.
  open func includes(_ category: MKPointOfInterestCategory) -> Bool {
    included?.contains(category) ?? !excluded.contains(category)
  }
  /// Whether a kind is not wanted.
  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
