import Foundation
import Simulator
import SwiftUI
import Testing

// Gestures on an element. They begin in the middle of its visible part, and where a person could not touch it they
// throw the reason instead of touching something else.
extension Element {
  /// A point of the element on the screen, by shares of its size.
  public func point(_ place: UnitPoint = .center, sourceLocation: SourceLocation = #_sourceLocation) throws -> CGPoint {
    try at(sourceLocation) {
      let frame = try frame
      return CGPoint(x: frame.minX + frame.width * place.x, y: frame.minY + frame.height * place.y)
    }
  }

  /// A short tap.
  public func tap(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await at(sourceLocation) { try await screen.tap(at: touchablePoint()) }
  }

  /// A short tap on the element inside with this accessibility identifier, or else with this label.
  public func tap(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await at(sourceLocation) {
      let byIdentifier = Query.identifier(name).inside(query)
      let inner = screen.exists(byIdentifier) ? byIdentifier : Query.label(name).inside(query)
      try await screen.find(inner).tap()
    }
  }

  /// Two taps within 0.2 seconds.
  public func doubleTap(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await at(sourceLocation) { try await screen.doubleTap(at: touchablePoint()) }
  }

  /// A finger rests on the element before it lifts.
  public func longPress(duration: Duration = .seconds(0.6), sourceLocation: SourceLocation = #_sourceLocation)
    async throws
  {
    try await at(sourceLocation) {
      try await screen.longPress(at: touchablePoint(), duration: duration)
    }
  }

  /// A finger lands on the element, moves by a distance in points and lifts after resting.
  ///
  /// - Parameter start: where on the element the finger lands, by shares of its size; the middle of what is visible of
  ///   it unless told otherwise.
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

  /// A finger takes the element to a point of another one (its middle unless told otherwise) and lifts after resting.
  public func drag(
    to target: Element, at place: UnitPoint = .center, from start: UnitPoint? = nil,
    duration: Duration = .milliseconds(300), sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await at(sourceLocation) {
      try await screen.drag(from: touchablePoint(start), to: target.point(place), duration: duration)
    }
  }

  /// A finger lands on the element and lifts while it moves; see ``Screen/fling(from:velocity:)``.
  public func fling(velocity: CGVector, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await at(sourceLocation) {
      try await screen.fling(from: touchablePoint(), velocity: velocity)
    }
  }

  /// A quick movement of at most 200 points across the visible part of the element.
  public func swipe(_ direction: SwipeDirection, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await at(sourceLocation) {
      _ = try touchablePoint()
      try await screen.swipe(direction, inside: visibility.rect)
    }
  }

  /// Two fingers around the middle move apart (a scale above 1) or together.
  public func pinch(
    scale: CGFloat, duration: Duration = .milliseconds(300), sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await at(sourceLocation) {
      try await screen.pinch(at: touchablePoint(), scale: scale, duration: duration)
    }
  }

  /// Two fingers turn around the middle; positive angles are clockwise.
  public func rotate(
    by angle: Angle, duration: Duration = .milliseconds(300), sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await at(sourceLocation) {
      try await screen.rotate(at: touchablePoint(), by: angle, duration: duration)
    }
  }

  /// Where a finger can touch the element. Throws ``ScreenError/notHittable(_:reason:)`` if nowhere.
  func touchablePoint(_ place: UnitPoint? = nil) throws -> CGPoint {
    let hittability = try hittability
    guard let point = hittability.point else {
      throw ScreenError.notHittable("\(query)", reason: hittability.reason ?? "it is not on the screen")
    }
    return try place.map { try self.point($0) } ?? point
  }
}

extension Screen {
  /// A short tap on the one element that meets a query.
  public func tap(_ query: Query, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await at(sourceLocation) { try await find(query).tap() }
  }
  /// Two taps within 0.2 seconds on the one element that meets a query.
  public func doubleTap(_ query: Query, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await at(sourceLocation) { try await find(query).doubleTap() }
  }
  /// A finger rests on the one element that meets a query.
  public func longPress(
    _ query: Query, duration: Duration = .seconds(0.6), sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await at(sourceLocation) {
      try await find(query).longPress(duration: duration)
    }
  }
  /// A finger drags the one element that meets a query by a distance in points, and lifts after resting.
  public func drag(
    _ query: Query, by distance: CGVector, duration: Duration = .milliseconds(300),
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await at(sourceLocation) {
      try await find(query).drag(by: distance, duration: duration)
    }
  }
  /// A finger on the one element that meets a query lifts while it moves.
  public func fling(_ query: Query, velocity: CGVector, sourceLocation: SourceLocation = #_sourceLocation) async throws
  {
    try await at(sourceLocation) { try await find(query).fling(velocity: velocity) }
  }
  /// A quick movement across the one element that meets a query.
  public func swipe(_ query: Query, _ direction: SwipeDirection, sourceLocation: SourceLocation = #_sourceLocation)
    async throws
  {
    try await at(sourceLocation) { try await find(query).swipe(direction) }
  }
  /// Two fingers on the one element that meets a query move apart (a scale above 1) or together.
  public func pinch(
    _ query: Query, scale: CGFloat, duration: Duration = .milliseconds(300),
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await at(sourceLocation) {
      try await find(query).pinch(scale: scale, duration: duration)
    }
  }
}
