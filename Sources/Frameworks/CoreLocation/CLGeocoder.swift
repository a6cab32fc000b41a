import Foundation
import Synchronization

/// What a geocoder calls at the end.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds addresses of places and places of addresses. Caveat: there is no service. What is known are the middles of 49 large
/// cities and what is within 25 km of them; everything else fails with `CLError.network`, as on an iPhone without a network.
open class CLGeocoder: NSObject, @unchecked Sendable {
  private struct State {
    var number = 0
    /// What is asked and neither answered nor taken back.
    var open: Set<Int> = []
  }

  private let state = Mutex(State())

  /// Asks nothing yet.
  public override init() {}

  /// The answer is waited for.
  open var isGeocoding: Bool { state.withLock { !$0.open.isEmpty } }

  /// Takes the question back, which is answered with `CLError.geocodeCanceled`.
  open func cancelGeocode() { state.withLock { $0.open = [] } }

  // MARK: From a place

  /// Asks for the address of a place; the answer comes on the main thread.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    reverseGeocodeLocation(location, preferredLocale: nil, completionHandler: completionHandler)
  }

  /// Asks for the address of a place in a language; the answer comes on the main thread.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    begin(completionHandler) { Self.place(location, locale) }
  }

  /// The address of a place, in a language or the phone's.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] {
    try await answer { Self.place(location, locale) }
  }

  // MARK: From an address

  /// Asks for the place of an address; the answer comes on the main thread.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    geocodeAddressString(addressString, in: nil, preferredLocale: nil, completionHandler: completionHandler)
  }

  /// Asks for the place of an address, one near a region first; the answer comes on the main thread.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    geocodeAddressString(addressString, in: region, preferredLocale: nil, completionHandler: completionHandler)
  }

  /// Asks for the place of an address in a language; the answer comes on the main thread. No two cities that are known have
  /// one name, so the region does not matter.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    begin(completionHandler) { KnownCity.named(addressString).map { $0.placemark(in: locale) } }
  }

  /// The place of an address.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion? = nil, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] {
    try await answer { KnownCity.named(addressString).map { $0.placemark(in: locale) } }
  }

  // MARK: Answers

  private static func place(_ location: CLLocation, _ locale: Locale?) -> [CLPlacemark] {
    KnownCity.around(location).map { [$0.placemark(at: location, in: locale)] } ?? []
  }

  private func begin(
    _ completion: @escaping CLGeocodeCompletionHandler, _ find: @escaping @Sendable () -> [CLPlacemark]
  ) {
    let number = state.withLock { state in
      state.number += 1
      state.open.insert(state.number)
      return state.number
    }
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async { [self] in
      let isWanted = state.withLock { $0.open.remove(number) != nil }
      let found = find()
      if !isWanted {
        completion(nil, CLError(.geocodeCanceled))
      } else if found.isEmpty {
        completion(nil, CLError(.network))
      } else {
        completion(found, nil)
      }
    }
  }

  private func answer(_ find: @escaping @Sendable () -> [CLPlacemark]) async throws -> [CLPlacemark] {
    try await withCheckedThrowingContinuation { continuation in
      begin(
        { places, error in
          if let places {
            continuation.resume(returning: places)
          } else {
            continuation.resume(throwing: error ?? CLError(.network))
          }
        }, find)
    }
  }
}
