import MapKit
import SimulatorTesting
import SwiftUI

private let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)

/// A place 1 % of a degree east of Berlin.
private let east = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.415)

private func region(_ degrees: Double) -> MKCoordinateRegion {
  MKCoordinateRegion(center: berlin, span: MKCoordinateSpan(latitudeDelta: 0, longitudeDelta: degrees))
}

/// A map of 300 by 300 points with two places, and a text about the region that it shows.
private struct Atlas: View {
  @State private var position = MapCameraPosition.region(region(0.06))
  @State private var selection: String?
  @State private var ends = 0
  @State private var frames = 0
  @State private var tapped = "nowhere"
  var modes = MapInteractionModes.all

  var body: some View {
    VStack {
      MapReader { proxy in
        Map(position: $position, interactionModes: modes, selection: $selection) {
          Marker("Berlin", coordinate: berlin).tag("berlin")
          Annotation("East", coordinate: east) {
            Color.green.frame(width: 20, height: 20).accessibilityElement().accessibilityIdentifier("east")
          }
          .annotationTitles(.hidden)
          MapPolygon(coordinates: [
            CLLocationCoordinate2D(latitude: 52.515, longitude: 13.38), berlin,
            CLLocationCoordinate2D(latitude: 52.51, longitude: 13.405),
          ])
          .foregroundStyle(.purple)
        }
        .onMapCameraChange { _ in ends += 1 }
        .onMapCameraChange(frequency: .continuous) { _ in frames += 1 }
        .frame(width: 300, height: 300)
        .accessibilityIdentifier("map")
        .onTapGesture { point in
          guard let place = proxy.convert(point, from: .local) else { return }
          tapped = String(format: "%.3f %.3f", place.latitude, place.longitude)
        }
      }
      Text(selection ?? "none").accessibilityIdentifier("selection")
      Text("\(ends)").accessibilityIdentifier("ends")
      Text("\(frames)").accessibilityIdentifier("frames")
      Text(position.positionedByUser ? "by the person" : "by the app").accessibilityIdentifier("who")
      Text(tapped).accessibilityIdentifier("tapped")
      Button("Closer") { withAnimation { position = .region(region(0.03)) } }
      Button("Jump") { position = .region(region(0.03)) }
    }
  }
}

@Suite("Maps", .simulator(.iPhoneSE)) @MainActor
struct MapTests {
  /// Returns the centres of the map and of the annotation.
  private func places(_ screen: Screen) throws -> (map: CGPoint, east: CGPoint) {
    let (map, east) = (try screen.find("map").frame, try screen.find("east").frame)
    return (CGPoint(x: map.midX, y: map.midY), CGPoint(x: east.midX, y: east.midY))
  }

  @Test("given a region, when the map shows it, then it fits the frame and places are where Mercator has them")
  func fit() async throws {
    // Given 0.06 degrees on 300 points
    let screen = await Screen { Atlas() }
    try await screen.settle()
    // When
    let (map, east) = try places(screen)
    // Then 0.01 degrees are 50 points
    #expect(abs(east.x - map.x - 50) < 0.6)
    #expect(abs(east.y - map.y) < 0.6)
    // and the tip of the marker is in the middle
    let marker = try screen.find(.label("Berlin")).frame
    #expect(abs(marker.midX - map.x) < 0.6)
    #expect(marker.minY < map.y && marker.maxY > map.y - 1)
    // and the map says what it is not
    #expect(screen.visibleText.contains("Drawn, not a real map"))
  }

  @Test("given a map, when a finger drags it, then places follow the finger, and the position is the person's")
  func pan() async throws {
    // Given
    let screen = await Screen { Atlas() }
    try await screen.settle()
    let (map, before) = try places(screen)
    #expect(try screen.find("who").label == "by the app")
    // When
    try await screen.drag(from: CGPoint(x: map.x, y: map.y + 60), to: CGPoint(x: map.x - 40, y: map.y + 90))
    try await screen.settle()
    // Then
    let after = try places(screen).east
    #expect(abs(after.x - before.x + 40) < 1)
    #expect(abs(after.y - before.y - 30) < 1)
    #expect(try screen.find("who").label == "by the person")
    // and the app was notified of the end once more than at the start, and of frames in between
    #expect(try screen.find("ends").label == "2")
    #expect(try #require(Int(screen.find("frames").label)) > 5)
  }

  @Test("given a map, when a finger lifts while it moves, then the map glides on and comes to rest")
  func glide() async throws {
    // Given
    let screen = await Screen { Atlas() }
    try await screen.settle()
    let (map, before) = try places(screen)
    // When
    try await screen.fling(from: CGPoint(x: map.x + 80, y: map.y + 60), velocity: CGVector(dx: -200, dy: 0))
    let lifted = try places(screen).east
    try await screen.settle()
    // Then
    let after = try places(screen).east
    #expect(after.x < lifted.x - 40)
    #expect(lifted.x < before.x)
  }

  @Test("given a map, when two fingers move apart, then it grows around the middle between them")
  func pinch() async throws {
    // Given
    let screen = await Screen { Atlas() }
    try await screen.settle()
    let map = try places(screen).map
    // When
    try await screen.pinch(at: map, scale: 2)
    try await screen.settle()
    // Then
    let (_, after) = try places(screen)
    #expect(abs(after.x - map.x - 100) < 4)
    #expect(abs(after.y - map.y) < 2)
  }

  @Test("given a map, when a finger taps twice, then the place below it stays and all else is twice as far from it")
  func doubleTap() async throws {
    // Given
    let screen = await Screen { Atlas() }
    try await screen.settle()
    let map = try places(screen).map
    // When
    try await screen.doubleTap(at: CGPoint(x: map.x, y: map.y + 50))
    try await screen.settle()
    // Then a place that was (50, -50) from the finger is (100, -100) from it
    let east = try places(screen).east
    #expect(abs(east.x - map.x - 100) < 1)
    #expect(abs(east.y - map.y + 50) < 1)
  }

  @Test("given a map that only moves, when two fingers move apart, then it keeps its size")
  func modes() async throws {
    // Given
    let screen = await Screen { Atlas(modes: .pan) }
    try await screen.settle()
    let before = try places(screen)
    // When
    try await screen.doubleTap(at: CGPoint(x: before.map.x, y: before.map.y + 50))
    try await screen.settle()
    // Then
    #expect(try places(screen).east == before.east)
  }

  @Test("given a new position in an animation, when time passes, then the map is on its way, and arrives")
  func animation() async throws {
    // Given
    let screen = await Screen { Atlas() }
    try await screen.settle()
    let map = try places(screen).map
    // When
    try await screen.tap(.label("Closer"))
    try await screen.advance(by: .milliseconds(100))
    // Then
    let midway = try places(screen).east.x - map.x
    #expect(midway > 51 && midway < 99)
    try await screen.settle()
    #expect(abs(try places(screen).east.x - map.x - 100) < 0.6)
    #expect(try screen.find("ends").label == "2")
  }

  @Test("given a map that the person moved, when the app says a position, then the map is there at once")
  func jump() async throws {
    // Given
    let screen = await Screen { Atlas() }
    try await screen.settle()
    let map = try places(screen).map
    try await screen.drag(from: CGPoint(x: map.x, y: map.y + 60), to: CGPoint(x: map.x - 40, y: map.y + 90))
    try await screen.settle()
    // When
    try await screen.tap(.label("Jump"))
    try await screen.frames(2)
    // Then
    let east = try places(screen).east
    #expect(abs(east.x - map.x - 100) < 0.6)
    #expect(abs(east.y - map.y) < 0.6)
  }

  @Test("given a marker with a tag, when it and then the map is tapped, then it is selected and no more")
  func selection() async throws {
    // Given
    let screen = await Screen { Atlas() }
    try await screen.settle()
    // When
    try await screen.tap(.label("Berlin"))
    try await screen.settle()
    // Then
    #expect(try screen.find("selection").label == "berlin")
    #expect(try screen.find(.label("Berlin")).isSelected)
    // When
    try await screen.tap(at: CGPoint(x: 60, y: 300))
    try await screen.settle()
    // Then
    #expect(try screen.find("selection").label == "none")
  }

  @Test("given a reader, when the map is tapped, then the proxy tells the place")
  func proxy() async throws {
    // Given
    let screen = await Screen { Atlas() }
    try await screen.settle()
    let map = try places(screen).map
    // When tapped 50 points west of the middle, which is 0.01 degrees
    try await screen.tap(at: CGPoint(x: map.x - 50, y: map.y))
    try await screen.settle()
    // Then
    #expect(try screen.find("tapped").label == "52.520 13.395")
  }

  @Test("given an area, when the map draws it, then its colour is there, and the drawn map is elsewhere")
  func overlay() async throws {
    // Given
    let screen = await Screen { Atlas() }
    try await screen.settle()
    let map = try places(screen).map
    // When
    let inside = try #require(screen.color(at: CGPoint(x: map.x - 20, y: map.y + 30)))
    // Then it is purple: green is its smallest component
    #expect(inside.green < inside.red && inside.green < inside.blue)
  }
}
