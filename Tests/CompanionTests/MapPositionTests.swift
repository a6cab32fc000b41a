import CoreLocation
import MapKit
import SimulatorTesting
import SwiftUI

private let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)

/// A map with the API before iOS 17, and the region that it reports.
private struct OlderMap: View {
  private struct Place: Identifiable {
    let id: Int
    let longitude: Double
  }

  @State private var region = MKCoordinateRegion(
    center: berlin, span: MKCoordinateSpan(latitudeDelta: 0, longitudeDelta: 0.06))
  private let places = [Place(id: 1, longitude: 13.405), Place(id: 2, longitude: 13.415)]

  var body: some View {
    VStack {
      Map(coordinateRegion: $region, userTrackingMode: .constant(.none), annotationItems: places) { place in
        MapAnnotation(coordinate: CLLocationCoordinate2D(latitude: 52.52, longitude: place.longitude)) {
          Color.green.frame(width: 10, height: 10).accessibilityElement().accessibilityIdentifier("place \(place.id)")
        }
      }
      .frame(width: 300, height: 300)
      Text(String(format: "%.3f", region.center.longitude)).accessibilityIdentifier("centre")
    }
  }
}

@Suite("What maps show", .simulator(.iPhoneSE)) @MainActor
struct MapPositionTests {
  @Test("given a map with a region, when a finger drags it, then the places follow and the region is told")
  func older() async throws {
    // Given
    let screen = await Screen { OlderMap() }
    try await screen.settle()
    let (one, two) = (try screen.find("place 1").frame, try screen.find("place 2").frame)
    #expect(abs(two.midX - one.midX - 50) < 0.6)
    // When
    try await screen.drag(from: CGPoint(x: one.midX, y: one.midY + 60), to: CGPoint(x: one.midX - 50, y: one.midY + 60))
    try await screen.settle()
    // Then
    #expect(try screen.find("centre").label == "13.415")
    #expect(abs(try screen.find("place 2").frame.midX - one.midX) < 1)
  }

  @Test("given no position, when a map has content, then all of it is in the frame, which reaches under the bars")
  func automatic() async throws {
    // Given
    let screen = await Screen {
      Map {
        ForEach([13.3, 13.4, 13.5], id: \.self) { longitude in
          Annotation("", coordinate: CLLocationCoordinate2D(latitude: 52.5, longitude: longitude)) {
            Color.green.frame(width: 10, height: 10).accessibilityElement()
              .accessibilityIdentifier("at \(longitude)")
          }
        }
      }
    }
    // When
    try await screen.settle()
    // Then the content takes 1 / 1.25 of the width of 320
    let (left, right) = (try screen.find("at 13.3").frame, try screen.find("at 13.5").frame)
    #expect(abs(left.midX - 32) < 0.6 && abs(right.midX - 288) < 0.6)
    // in the middle of the area below the status bar
    #expect(abs(left.midY - (20 + 568) / 2) < 0.6)
    #expect(try screen.find(.label("Map")).frame == CGRect(x: 0, y: 0, width: 320, height: 568))
  }

  @Test("given a phone that knows where it is, when the app may know, then the map is there and shows it")
  func phone() async throws {
    // Given
    let location = SimulatedLocation(
      permission: .authorizedWhenInUse,
      position: CLLocation(latitude: berlin.latitude, longitude: berlin.longitude))
    let screen = await Screen(location: location) {
      Map(initialPosition: .userLocation(fallback: .automatic)) { UserAnnotation() }.frame(width: 300, height: 300)
    }
    // When
    try await screen.settle()
    // Then
    let (map, dot) = (try screen.find(.label("Map")).frame, try screen.find(.label("My Location")).frame)
    #expect(abs(dot.midX - map.midX) < 0.6 && abs(dot.midY - map.midY) < 0.6)
  }

  @Test("given a view of the app's for the phone, when the app may know where it is, then the view is told")
  func userAnnotation() async throws {
    // Given
    let location = SimulatedLocation(
      permission: .authorizedWhenInUse,
      position: CLLocation(latitude: berlin.latitude, longitude: berlin.longitude))
    let screen = await Screen(location: location) {
      Map(initialPosition: .userLocation(fallback: .automatic)) {
        Group {
          UserAnnotation { user in
            Text(user.location.map { "at \(Int($0.coordinate.latitude))" } ?? "nowhere").accessibilityIdentifier("me")
          }
        }
      }
      .frame(width: 300, height: 300)
    }
    // When
    try await screen.settle()
    // Then
    #expect(try screen.find("me").label == "at \(Int(berlin.latitude))")
  }

  @Test("given a place, when it is asked what the street looks like, then there are no pictures")
  func lookAround() async throws {
    #expect(try await MKLookAroundSceneRequest(coordinate: berlin).scene == nil)
  }

  @Test("given a map that two fingers turned, when the compass is tapped, then north is up again and it goes")
  func compass() async throws {
    // Given
    let screen = await Screen {
      Map(
        initialPosition: .region(MKCoordinateRegion(center: berlin, latitudinalMeters: 2000, longitudinalMeters: 2000))
      ) {
        Annotation("", coordinate: MKMapPoint(x: MKMapPoint(berlin).x + 3000, y: MKMapPoint(berlin).y).coordinate) {
          Color.green.frame(width: 10, height: 10).accessibilityElement().accessibilityIdentifier("east")
        }
      }
      .mapControls { MapCompass() }
      .frame(width: 300, height: 300)
    }
    try await screen.settle()
    let before = try screen.find("east").frame
    let map = try screen.find(.label("Map")).frame
    #expect(!screen.exists(.label("Compass")))
    // When
    try await screen.rotate(at: CGPoint(x: map.midX, y: map.midY), by: .degrees(90))
    try await screen.settle()
    // Then the place that was in the east is below the middle
    let turned = try screen.find("east").frame
    #expect(turned.midY > before.midY + 30)
    // When
    try await screen.tap(.label("Compass"))
    try await screen.settle()
    // Then
    #expect(abs(try screen.find("east").frame.midY - before.midY) < 2)
    #expect(!screen.exists(.label("Compass")))
  }
}
