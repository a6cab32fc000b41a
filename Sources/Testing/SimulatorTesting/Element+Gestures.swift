import Foundation
import Simulator
import SwiftUI
import Testing

// Gestures on an element. They start in the middle of its visible part; if a user could not touch it they throw the
// reason instead of touching something else.
extension Element {
  /// Returns a point of the element on the screen, in unit coordinates of its size.
  public func point(_ place: UnitPoint = .center, sourceLocation: SourceLocation = #_sourceLocation) throws -> CGPoint {
    try at(sourceLocation) {
      let frame = try frame
      return CGPoint(x: frame.minX + frame.width * place.x, y: frame.minY + frame.height * place.y)
    }
  }

  /// Taps the element.
  public func tap(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await at(sourceLocation) { try await screen.tap(at: touchablePoint()) }
  }

  /// Taps the element inside that has this accessibility identifier, or else this label.
  public func tap(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await at(sourceLocation) {
      let byIdentifier = Query.identifier(name).inside(query)
      let inner = screen.exists(byIdentifier) ? byIdentifier : Query.label(name).inside(query)
      try await screen.find(inner).tap()
    }
  }

  /// Taps twice within 0.2 seconds.
  public func doubleTap(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await at(sourceLocation) { try await screen.doubleTap(at: touchablePoint()) }
  }

  /// Rests a finger on the element before it lifts.
  public func longPress(duration: Duration = .seconds(0.6), sourceLocation: SourceLocation = #_sourceLocation)
    async throws
  {
    try await at(sourceLocation) {
      try await screen.longPress(at: touchablePoint(), duration: duration)
    }
  }

  /// Drags from the element by a distance in points; the finger rests before it lifts.
  ///
  /// - Parameter start: Where on the element the finger lands, in unit coordinates; by default the middle of its
  ///   visible part.
  public func drag(
    by distance: CGVector, from start: UnitPoint? = nil, duration: Duration = .milliseconds(300),
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await at(sourceLocation) {
      let point = try touchablePoint(start)
      try await screen.drag(
        from: point, to: CGPoint(x: point.x + distance.dx, y: point.y + distance.dy), duration: duration)
    }
  }

  /// Drags the element to a point of another one (by default its middle); the finger rests before it lifts.
  public func drag(
    to target: Element, at place: UnitPoint = .center, from start: UnitPoint? = nil,
    duration: Duration = .milliseconds(300), sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await at(sourceLocation) {
      try await screen.drag(from: touchablePoint(start), to: target.point(place), duration: duration)
    }
  }

  /// Flings from the element: the finger lifts while it moves; see ``Screen/fling(from:velocity:)``.
  public func fling(velocity: CGVector, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await at(sourceLocation) {
      try await screen.fling(from: touchablePoint(), velocity: velocity)
    }
  }

  /// Swipes across the visible part of the element, by at most 200 points.
  public func swipe(_ direction: SwipeDirection, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await at(sourceLocation) {
      _ = try touchablePoint()
      try await screen.swipe(direction, inside: visibility.rect)
    }
  }

  /// Moves two fingers around the middle apart (a scale above 1) or together.
  public func pinch(
    scale: CGFloat, duration: Duration = .milliseconds(300), sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await at(sourceLocation) {
      try await screen.pinch(at: touchablePoint(), scale: scale, duration: duration)
    }
  }

  /// Rotates two fingers around the middle; positive angles are clockwise.
  public func rotate(
    by angle: Angle, duration: Duration = .milliseconds(300), sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await at(sourceLocation) {
      try await screen.rotate(at: touchablePoint(), by: angle, duration: duration)
    }
  }

  /// Returns a touchable point of the element. Throws ``ScreenError/notHittable(_:reason:)`` if there is none.
  func touchablePoint(_ place: UnitPoint? = nil) throws -> CGPoint {
    let hittability = try hittability
    guard let point = hittability.point else {
      throw ScreenError.notHittable("\(query)", reason: hittability.reason ?? "it is not on the screen")
    }
    return try place.map { try self.point($0) } ?? point
  }
}

extension Screen {
  /// Taps the only element that matches a query.
  public func tap(_ query: Query, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await at(sourceLocation) { try await find(query).tap() }
  }
  /// Taps the only element that matches a query twice within 0.2 seconds.
  public func doubleTap(_ query: Query, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await at(sourceLocation) { try await find(query).doubleTap() }
  }
  /// Rests a finger on the only element that matches a query.
  public func longPress(
    _ query: Query, duration: Duration = .seconds(0.6), sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await at(sourceLocation) {
      try await find(query).longPress(duration: duration)
    }
  }
  /// Drags the only element that matches a query by a distance in points; the finger rests before it lifts.
  public func drag(
    _ query: Query, by distance: CGVector, duration: Duration = .milliseconds(300),
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await at(sourceLocation) {
      try await find(query).drag(by: distance, duration: duration)
    }
  }
  /// Flings from the only element that matches a query.
  public func fling(_ query: Query, velocity: CGVector, sourceLocation: SourceLocation = #_sourceLocation) async throws
  {
    try await at(sourceLocation) { try await find(query).fling(velocity: velocity) }
  }
  /// Swipes across the only element that matches a query.
  public func swipe(_ query: Query, _ direction: SwipeDirection, sourceLocation: SourceLocation = #_sourceLocation)
    async throws
  {
    try await at(sourceLocation) { try await find(query).swipe(direction) }
  }
  /// Moves two fingers on the only element that matches a query apart (a scale above 1) or together.
  public func pinch(
    _ query: Query, scale: CGFloat, duration: Duration = .milliseconds(300),
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await at(sourceLocation) {
      try await find(query).pinch(scale: scale, duration: duration)
    }
  }
}
