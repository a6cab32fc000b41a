import Foundation
import ScrollworkCoreLocation

/// Looks for places by words. Caveat: there is no data of the world, so every search fails with `MKError.serverFailure`.
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
  }

  /// What was found.
  open class Response: NSObject, @unchecked Sendable {
    /// The places.
    public let mapItems: [MKMapItem] = []
    /// Where they are.
    public let boundingRegion = MKCoordinateRegion()
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

  /// A search that has not begun.
  public init(request: Request) {}

  /// Looks, and fails.
  open func start() async throws -> Response { throw MKError.noService("places") }

  /// Looks, and fails.
  @preconcurrency @MainActor
  open func start(completionHandler: @escaping @MainActor (Response?, (any Error)?) -> Void) {
    isSearching = true
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        guard self.isSearching else { return }
        self.isSearching = false
        completionHandler(nil, MKError.noService("places"))
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
