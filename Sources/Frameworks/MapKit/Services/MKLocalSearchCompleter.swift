import Foundation
import ScrollworkCoreLocation

/// The kinds of suggestions of `MKLocalSearchCompleter`, before iOS 13.
public enum MKSearchCompletionFilterType: Int, Sendable {
  /// Places, and queries for kinds of places.
  case locationsAndQueries = 0
  /// Only places.
  case locationsOnly
}

/// Completes a query while a person types. Caveat: it knows the names of 49 large cities, as `MKLocalSearch` does; if
/// none begins with the query, the delegate receives `MKError.serverFailure`.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
  /// The kinds of suggestions.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses.
    public static let address = ResultType(rawValue: 1)
    /// Places of interest.
    public static let pointOfInterest = ResultType(rawValue: 2)
    /// Queries for kinds of places.
    public static let query = ResultType(rawValue: 4)
  }

  /// The delegate.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// The typed text. Each new text is looked up, unless another follows within a moment.
  open var queryFragment = "" {
    didSet { if queryFragment != oldValue { look() } }
  }
  /// The region to prefer; cities are suggested wherever they are.
  open var region = MKCoordinateRegion(.world)
  /// The filter for points of interest; cities match none.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// The kinds of suggestions; cities are addresses.
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  /// The kinds of suggestions in their older form: with queries, or only places.
  @available(iOS, introduced: 9.3, deprecated: 13.0, message: "Use resultTypes instead.")
  open var filterType: MKSearchCompletionFilterType {
    get { resultTypes.contains(.query) ? .locationsAndQueries : .locationsOnly }
    set {
      if newValue == .locationsOnly { resultTypes.remove(.query) } else { resultTypes.insert(.query) }
    }
  }
  /// The suggestions for the latest query.
  open private(set) var results: [MKLocalSearchCompletion] = []
  /// Whether the request is in progress.
  open private(set) var isSearching = false

  /// The number of seconds without typing before a query is looked up; a guess.
  private static let pause = 0.2
  private var number = 0

  /// Creates a completer without suggestions.
  public override init() {}

  /// Cancels the query.
  open func cancel() {
    number += 1
    isSearching = false
  }

  private func look() {
    cancel()
    guard !queryFragment.isEmpty else { return results = [] }
    isSearching = true
    let number = number
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.pause) { [weak self] in
      guard let self, self.number == number else { return }
      answer()
    }
  }

  private func answer() {
    isSearching = false
    let cities = resultTypes.contains(.address) ? KnownCity.named(queryFragment, isBeginning: true) : []
    results = cities.map { city in
      let subtitle = [city.area == city.name ? nil : city.area, city.country(.current)].compactMap { $0 }
      let typed = queryFragment.prefix { $0 != "," }.utf16.count
      return MKLocalSearchCompletion(
        city.name, subtitle.joined(separator: ", "), NSRange(location: 0, length: min(typed, city.name.utf16.count)))
    }
    if results.isEmpty {
      delegate?.completer(self, didFailWithError: MKError.noService("suggestions"))
    } else {
      delegate?.completerDidUpdateResults(self)
    }
  }
}

/// The delegate of a completer. Every method is optional.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  /// There are new suggestions.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// The query failed.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  /// Does nothing.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// Does nothing.
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// A suggestion.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  /// The name.
  public let title: String
  /// The ranges of the title that match the typed text.
  public let titleHighlightRanges: [NSValue]
  /// The location.
  public let subtitle: String
  /// The ranges of the subtitle that match the typed text; none.
  public let subtitleHighlightRanges: [NSValue] = []

  init(_ title: String, _ subtitle: String, _ typed: NSRange) {
    (self.title, self.subtitle, titleHighlightRanges) = (title, subtitle, [NSValue(range: typed)])
  }

  /// Suggestions with the same text are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? MKLocalSearchCompletion).map { $0.title == title && $0.subtitle == subtitle } ?? false
  }
  /// The hash of the text.
  open override var hash: Int { title.hashValue ^ subtitle.hashValue }
}
