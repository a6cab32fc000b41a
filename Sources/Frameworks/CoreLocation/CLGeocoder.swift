import Foundation
import Synchronization

/// The handler of a geocoding result.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Converts between coordinates and addresses. Caveat: there is no service. It knows the centres of 49 large cities and
/// what is within 25 km of them; everything else fails with `CLError.network`, as on an iPhone without a network.
open class CLGeocoder: NSObject, @unchecked Sendable {
  private struct State {
    var number = 0
    /// The requests that are neither completed nor cancelled.
    var open: Set<Int> = []
  }

  private let state = Mutex(State())

  /// Creates a geocoder.
  public override init() {}

  /// Whether a request is in progress.
  open var isGeocoding: Bool { state.withLock { !$0.open.isEmpty } }

  /// Cancels the request, which fails with `CLError.geocodeCanceled`.
  open func cancelGeocode() { state.withLock { $0.open = [] } }

  // MARK: From a place

  /// Finds the address of a location; the handler is called on the main thread.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    reverseGeocodeLocation(location, preferredLocale: nil, completionHandler: completionHandler)
  }

  /// Finds the address of a location in a language; the handler is called on the main thread.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    begin(completionHandler) { Self.place(location, locale) }
  }

  /// Returns the address of a location, in a language or the phone's.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] {
    try await answer { Self.place(location, locale) }
  }

  // MARK: From an address

  /// Finds the location of an address; the handler is called on the main thread.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    geocodeAddressString(addressString, in: nil, preferredLocale: nil, completionHandler: completionHandler)
  }

  /// Finds the location of an address, preferably near a region; the handler is called on the main thread.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    geocodeAddressString(addressString, in: region, preferredLocale: nil, completionHandler: completionHandler)
  }

  /// Finds the location of an address in a language; the handler is called on the main thread. All known cities have
  /// different names, so the region does not matter.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    begin(completionHandler) { KnownCity.named(addressString).map { $0.placemark(in: locale) } }
  }

  /// Returns the location of an address.
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
