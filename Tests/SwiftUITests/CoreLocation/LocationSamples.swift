import CoreLocation
import SimulatorTesting
import SwiftUI
import UIKit

/// Logs the calls that a delegate receives.
@MainActor
final class LocationLog: NSObject, ObservableObject, CLLocationManagerDelegate {
  let manager = CLLocationManager()
  @Published var entries: [String] = []

  override init() {
    super.init()
    manager.delegate = self
  }

  nonisolated func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    let status = manager.authorizationStatus.rawValue
    MainActor.assumeIsolated { entries.append("permission \(status)") }
  }

  nonisolated func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    let places = locations.map { "\($0.coordinate.latitude) \($0.coordinate.longitude)" }
    MainActor.assumeIsolated { entries += places }
  }

  nonisolated func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    let code = (error as? CLError)?.code
    MainActor.assumeIsolated { entries.append("error \(code.map { "\($0)" } ?? "\(error)")") }
  }
}

/// A button that requests authorization, above a text with the log.
struct LocationView: View {
  @ObservedObject var log: LocationLog
  @Environment(\.scenePhase) private var phase
  @State private var taps = 0

  var body: some View {
    VStack {
      Button("Ask") {
        taps += 1
        log.manager.requestWhenInUseAuthorization()
      }
      .accessibilityIdentifier("ask")
      Text(verbatim: "\(taps) \(phase)").accessibilityIdentifier("state")
      Text(verbatim: log.entries.joined(separator: ", ")).accessibilityIdentifier("log")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
  }
}

extension CLLocation {
  static let berlin = CLLocation(latitude: 52.5, longitude: 13.5)
  static let potsdam = CLLocation(latitude: 52.25, longitude: 13)
  static let leipzig = CLLocation(latitude: 51.25, longitude: 12.25)
}
