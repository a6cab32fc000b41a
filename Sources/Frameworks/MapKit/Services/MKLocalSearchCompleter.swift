import Foundation
import ScrollworkCoreLocation

/// Suggests what a person may be typing. Caveat: it knows the names of 49 large cities, as `MKLocalSearch` does; for a text that
/// none begins with the delegate is told of `MKError.serverFailure`.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
  /// What is suggested.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses.
    public static let address = ResultType(rawValue: 1)
    /// Places of interest.
    public static let pointOfInterest = ResultType(rawValue: 2)
    /// Kinds of places.
    public static let query = ResultType(rawValue: 4)
  }

  /// Who is told.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// What the person has typed. Each new text is looked up, unless another follows within a moment.
  open var queryFragment = "" {
    didSet { if queryFragment != oldValue { look() } }
  }
  /// Around where; the cities that are known are suggested wherever they are.
  open var region = MKCoordinateRegion(.world)
  /// Only places of these kinds; cities are of none.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Cities are suggested where addresses are wanted.
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  /// The suggestions for the latest text that was looked up.
  open private(set) var results: [MKLocalSearchCompletion] = []
  /// The answer is waited for.
  open private(set) var isSearching = false

  /// How many seconds a text has to stay as it is; a guess.
  private static let pause = 0.2
  private var number = 0

  /// Suggests nothing yet.
  public override init() {}

  /// Looks no longer.
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

/// What a completer tells. Every method may be left out.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  /// There are suggestions.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// There are none.
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
  /// What it is called.
  public let title: String
  /// The parts of the title that the person typed, as ranges.
  public let titleHighlightRanges: [NSValue]
  /// Where it is.
  public let subtitle: String
  /// The parts of the subtitle that the person typed, as ranges; none.
  public let subtitleHighlightRanges: [NSValue] = []

  init(_ title: String, _ subtitle: String, _ typed: NSRange) {
    (self.title, self.subtitle, titleHighlightRanges) = (title, subtitle, [NSValue(range: typed)])
  }

  /// A suggestion of the same words is the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? MKLocalSearchCompletion).map { $0.title == title && $0.subtitle == subtitle } ?? false
  }
  /// Of the words.
  open override var hash: Int { title.hashValue ^ subtitle.hashValue }
}
