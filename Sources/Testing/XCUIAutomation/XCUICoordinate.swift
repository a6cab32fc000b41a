import Automation
import Foundation
// On iOS it comes with XCTest.
@_exported import struct UIKit.CGVector

/// A location on the screen relative to an element, computed each time it is used.
///
/// Actions there do not depend on whether the element itself can be reached.
public final class XCUICoordinate: NSObject, @unchecked Sendable {
  /// The element to which the location is relative.
  public let referencedElement: XCUIElement
  private let normalizedOffset: CGVector
  private let offset: CGVector

  init(element: XCUIElement, normalizedOffset: CGVector, offset: CGVector) {
    referencedElement = element
    self.normalizedOffset = normalizedOffset
    self.offset = offset
    super.init()
  }

  /// Returns the location offset by points to the right and down.
  public func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
    let sum = CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy)
    return XCUICoordinate(element: referencedElement, normalizedOffset: normalizedOffset, offset: sum)
  }

  /// The location on the screen, in points.
  public var screenPoint: CGPoint { point(in: referencedElement.frame) }

  private func point(in frame: CGRect) -> CGPoint {
    CGPoint(
      x: frame.minX + frame.width * normalizedOffset.dx + offset.dx,
      y: frame.minY + frame.height * normalizedOffset.dy + offset.dy)
  }

  func act(
    _ action: String, _ file: StaticString, _ line: UInt,
    _ gesture: @escaping @MainActor (RunningApp, CGPoint) async throws -> Void
  ) {
    onMainActor {
      referencedElement.act("\(action) at a place in \(referencedElement)", file, line) { app in
        try await gesture(app, self.point(in: self.referencedElement.path.findOne(in: app.root).frame))
      }
    }
  }

  /// Taps the element.
  public func tap(file: StaticString = #filePath, line: UInt = #line) {
    act("tap", file, line) { app, point in try await app.press(at: [point]) }
  }

  /// Taps twice, a tenth of a second apart.
  public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
    act("double tap", file, line) { app, point in try await app.doubleTap(at: point) }
  }

  /// Presses for a duration in seconds.
  public func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
    act("press", file, line) { app, point in try await app.press(at: [point], for: duration) }
  }

  /// Presses, drags to another location and lifts after a short rest.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    press(
      forDuration: duration, thenDragTo: otherCoordinate, withVelocity: .default, thenHoldForDuration: 0.2, file: file,
      line: line)
  }

  /// Presses, drags to another location at a speed, rests there and lifts.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    act("drag", file, line) { app, point in
      let target = try otherCoordinate.referencedElement.path.findOne(in: app.root).frame
      try await app.drag(
        from: point, to: otherCoordinate.point(in: target), after: duration, velocity: velocity.rawValue,
        holding: holdDuration)
    }
  }
}
