import Foundation
import Simulator
import SwiftUI
import Testing

extension Screen {
  /// Records an issue if an element is displaced in any frame while a change takes effect.
  ///
  /// ```swift
  /// try await screen.expectStable("Pet 40", "Pet 41") {
  ///   try await screen.find("Pet 41").tap("Like")
  /// }
  /// ```
  ///
  /// The closure runs first, then frames until the screen has settled; the elements are checked after each of them. The
  /// issue reports the first and the largest displacement of each, with times.
  ///
  /// - Parameters:
  ///   - queries: Each matches one element before the change and, for the test to pass, in every frame of it.
  ///   - tolerance: The allowed displacement along each axis, in points; also applies to the size.
  public func expectStable(
    _ queries: Query..., tolerance: CGFloat = 0, sourceLocation: SourceLocation = #_sourceLocation,
    while change: () async throws -> Void
  ) async throws {
    let watched = try at(sourceLocation) {
      try queries.map { Watched(query: $0, origin: try resolve($0).frame.origin) }
    }
    var frame = 0
    let observer = {
      frame += 1
      for element in watched { element.look(at: self, frame: frame) }
    }
    frameObservers.append(observer)
    defer { frameObservers.removeLast() }
    try await change()
    try await settle(sourceLocation: sourceLocation)
    // A change that requests no frame moves nothing, but earlier movement is visible in one.
    if frame == 0 { try await frames(1) }
    for element in watched {
      if let problem = element.problem(tolerance: tolerance) {
        recordFailure(problem, sourceLocation: sourceLocation)
      }
    }
  }
}

/// An element that must not move.
@MainActor
private final class Watched {
  private let query: Query
  private let origin: CGPoint
  private var drifts: [(frame: Int, x: CGFloat, y: CGFloat)] = []
  private var lost: (frame: Int, reason: String)?

  init(query: Query, origin: CGPoint) {
    self.query = query
    self.origin = origin
  }

  func look(at screen: Screen, frame: Int) {
    guard lost == nil else { return }
    do {
      let now = try screen.resolve(query).frame.origin
      if now != origin { drifts.append((frame, now.x - origin.x, now.y - origin.y)) }
    } catch {
      lost = (frame, screen.exists(query) ? "is no longer the only one" : "was gone")
    }
  }

  func problem(tolerance: CGFloat) -> String? {
    let beyond = drifts.filter { max(abs($0.x), abs($0.y)) > tolerance }
    var parts: [String] = []
    if let first = beyond.first, let most = beyond.max(by: { hypot($0.x, $0.y) < hypot($1.x, $1.y) }) {
      parts.append("drifted by \(Self.text(first)) in frame \(first.frame)")
      if most.frame != first.frame { parts.append("at most by \(Self.text(most)) in frame \(most.frame)") }
      parts.append("off in \(beyond.count) frames")
    }
    if let lost { parts.append("\(lost.reason) in frame \(lost.frame)") }
    return parts.isEmpty ? nil : "\(query) did not stay where it was: \(parts.joined(separator: ", "))."
  }

  private static func text(_ drift: (frame: Int, x: CGFloat, y: CGFloat)) -> String {
    String(format: "(x %+.2f, y %+.2f) points", drift.x, drift.y)
  }
}
