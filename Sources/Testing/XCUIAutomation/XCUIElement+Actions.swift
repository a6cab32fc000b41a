import Automation
import Foundation
import SimulatorTesting
import SwiftUI
import UIKit

// `file` and `line` are not among XCUITest's parameters, which determines the caller by itself.
extension XCUIElement {
  /// Acts on the idle running app, after handling interruptions, and waits until it is idle again. Errors fail the test
  /// at its line: "Failed to tap ...".
  @MainActor func act(
    _ failure: @autoclosure () -> String, _ file: StaticString, _ line: UInt,
    _ body: @escaping @MainActor (RunningApp) async throws -> Void
  ) {
    do {
      guard let app = RunningApp.current else { throw UITestError("No app is running: call launch() first.") }
      try app.run { try await $0.waitForIdle() }
      dealWithInterruption()
      try app.run { app in
        try await app.waitForIdle()
        try await body(app)
        try await app.waitForIdle()
      }
      SimulatorTestCase.current?.stopIfDue()
    } catch {
      SimulatorTestCase.fail("Failed to \(failure()): \(error)", (file, line))
    }
  }

  /// Acts at a touchable point of the element, which is scrolled into view first.
  @MainActor func touch(
    _ action: String, _ file: StaticString, _ line: UInt,
    _ gesture: @escaping @MainActor (RunningApp, CGPoint, ElementSnapshot) async throws -> Void
  ) {
    let path = path
    act("\(action) \(path)", file, line) { app in
      try await app.bringIntoView(path)
      let element = try path.findOne(in: app.root)
      guard let point = element.touchPoint else {
        throw UITestError("A finger cannot touch it: \(element.reasonForMissing).")
      }
      try await gesture(app, point, element)
    }
  }

  // MARK: Taps

  /// Taps the element.
  public func tap(file: StaticString = #filePath, line: UInt = #line) {
    onMainActor { touch("tap", file, line) { app, point, _ in try await app.press(at: [point]) } }
  }

  /// Taps twice, a tenth of a second apart.
  public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
    onMainActor { touch("double tap", file, line) { app, point, _ in try await app.doubleTap(at: point) } }
  }

  /// Taps with two fingers, 40 points apart.
  public func twoFingerTap(file: StaticString = #filePath, line: UInt = #line) {
    tap(withNumberOfTaps: 1, numberOfTouches: 2, file: file, line: line)
  }

  /// Taps with several fingers, side by side 40 points apart; taps are a tenth of a second apart.
  public func tap(
    withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int, file: StaticString = #filePath, line: UInt = #line
  ) {
    onMainActor {
      touch("tap", file, line) { app, point, _ in
        let offsets = (0..<max(1, numberOfTouches)).map { 40 * (CGFloat($0) - CGFloat(numberOfTouches - 1) / 2) }
        for tap in 0..<max(1, numberOfTaps) {
          if tap > 0 { try await app.screen.frames(6) }
          try await app.press(at: offsets.map { CGPoint(x: point.x + $0, y: point.y) })
        }
      }
    }
  }

  /// Presses for a duration in seconds.
  public func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
    onMainActor {
      touch("press", file, line) { app, point, _ in try await app.press(at: [point], for: duration) }
    }
  }

  /// Presses, drags to the middle of another element and lifts.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    press(
      forDuration: duration, thenDragTo: otherElement, withVelocity: .default, thenHoldForDuration: 0.2, file: file,
      line: line)
  }

  /// Presses, drags to the middle of another element at a speed, rests there and lifts.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity,
    thenHoldForDuration holdDuration: TimeInterval, file: StaticString = #filePath, line: UInt = #line
  ) {
    onMainActor {
      touch("drag", file, line) { app, point, _ in
        let target = try otherElement.path.findOne(in: app.root).frame
        try await app.drag(
          from: point, to: CGPoint(x: target.midX, y: target.midY), after: duration, velocity: velocity.rawValue,
          holding: holdDuration)
      }
    }
  }

  // MARK: Typing

  /// Types on the software keyboard at the focus; the element must be focused, so tap it first.
  public func typeText(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
    onMainActor {
      let path = path
      act("type into \(path)", file, line) { app in
        let element = try path.findOne(in: app.root)
        guard element.elementType == .application || element.hasFocusInside else {
          throw UITestError("Neither it nor anything inside it has keyboard focus: tap it first.")
        }
        try await app.type(text)
      }
    }
  }

  // MARK: Sliders

  /// The position of a slider's thumb, from 0 to 1.
  public var normalizedSliderPosition: CGFloat {
    attribute("slider position", 0) { $0.sliderPosition }
  }

  /// Drags the thumb of a slider to a position, from 0 to 1.
  public func adjust(
    toNormalizedSliderPosition normalizedSliderPosition: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    onMainActor {
      touch("adjust", file, line) { app, _, element in
        let thumb = ControlMetrics(.current).sliderThumb.width
        let way = element.frame.width - thumb
        func place(_ share: CGFloat) -> CGPoint {
          CGPoint(x: element.frame.minX + thumb / 2 + way * min(max(share, 0), 1), y: element.frame.midY)
        }
        try await app.drag(
          from: place(element.sliderPosition), to: place(normalizedSliderPosition), after: 0.1, velocity: 400,
          holding: 0.1)
      }
    }
  }

  /// Turns a wheel row by row to a value, first down and then up; fails if no row has it.
  public func adjust(toPickerWheelValue pickerWheelValue: String, file: StaticString = #filePath, line: UInt = #line) {
    onMainActor {
      touch("adjust", file, line) { app, _, element in
        // By its place in the tree, since it may have been queried by its value.
        @MainActor func value() -> String? { app.root.descendants.first { $0.key == element.key }?.value as? String }
        for step in [30, -30] as [CGFloat] {
          // More rows than any wheel has before it is back at its start.
          for _ in 0..<1000 {
            let old = value()
            if old == pickerWheelValue { return }
            try await app.press(at: [CGPoint(x: element.frame.midX, y: element.frame.midY + step)])
            try await app.waitForIdle()
            if value() == old { break }
          }
        }
        throw UITestError("The wheel has no row \"\(pickerWheelValue)\".")
      }
    }
  }

  // MARK: Swipes

  /// Swipes up over the middle half of the element's visible part.
  public func swipeUp(
    velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
  ) { swipe(CGVector(dx: 0, dy: -0.25), velocity, file, line) }

  /// Swipes down over the middle half of the element's visible part.
  public func swipeDown(
    velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
  ) { swipe(CGVector(dx: 0, dy: 0.25), velocity, file, line) }

  /// Swipes left over the middle half of the element's visible part.
  public func swipeLeft(
    velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
  ) { swipe(CGVector(dx: -0.25, dy: 0), velocity, file, line) }

  /// Swipes right over the middle half of the element's visible part.
  public func swipeRight(
    velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
  ) { swipe(CGVector(dx: 0.25, dy: 0), velocity, file, line) }

  private func swipe(_ share: CGVector, _ velocity: XCUIGestureVelocity, _ file: StaticString, _ line: UInt) {
    onMainActor {
      touch("swipe", file, line) { app, _, element in
        let rect = element.visibleRect
        let offset = CGVector(dx: rect.width * share.dx, dy: rect.height * share.dy)
        try await app.drag(
          from: CGPoint(x: rect.midX - offset.dx, y: rect.midY - offset.dy),
          to: CGPoint(x: rect.midX + offset.dx, y: rect.midY + offset.dy), after: 1.0 / 60, velocity: velocity.rawValue,
          holding: 0)
      }
    }
  }

  // MARK: Two fingers

  /// Moves two fingers apart (`scale` above 1) or together. `velocity` is in scale factors per second; its sign is that
  /// of the change.
  public func pinch(
    withScale scale: CGFloat, velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    onMainActor {
      touch("pinch", file, line) { app, point, element in
        guard scale > 0, velocity != 0 else { throw UITestError("A pinch needs a scale above 0 and a velocity.") }
        // The larger distance fills half of the element's visible part.
        let radius = min(element.visibleRect.width, element.visibleRect.height) / 4 / max(1, scale)
        try await app.moveTwoFingers(
          { share in
            let distance = radius * (1 + (scale - 1) * share)
            return [CGPoint(x: point.x - distance, y: point.y), CGPoint(x: point.x + distance, y: point.y)]
          }, duration: abs((scale - 1) / velocity))
      }
    }
  }

  /// Rotates two fingers around the element's middle, clockwise for a positive angle in radians; `velocity` is in
  /// radians per second.
  public func rotate(
    _ rotation: CGFloat, withVelocity velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    onMainActor {
      touch("rotate", file, line) { app, point, element in
        guard velocity != 0 else { throw UITestError("A rotation needs a velocity.") }
        let radius = min(element.visibleRect.width, element.visibleRect.height) / 4
        try await app.moveTwoFingers(
          { share in
            let arm = CGVector(dx: cos(rotation * share) * radius, dy: sin(rotation * share) * radius)
            return [
              CGPoint(x: point.x - arm.dx, y: point.y - arm.dy), CGPoint(x: point.x + arm.dx, y: point.y + arm.dy),
            ]
          }, duration: abs(rotation / velocity))
      }
    }
  }

  // MARK: Places

  /// Returns a location relative to the element: (0, 0) is its top left corner, (1, 1) the bottom right one.
  public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    XCUICoordinate(element: self, normalizedOffset: normalizedOffset, offset: CGVector(dx: 0, dy: 0))
  }
}

/// The velocity of a gesture, in points per second.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The velocity in points per second.
  public var rawValue: CGFloat

  /// Creates a velocity in points per second.
  public init(rawValue: CGFloat) { self.rawValue = rawValue }
  /// Creates a velocity in points per second.
  public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
  /// Creates a velocity in points per second.
  public init(floatLiteral value: Double) { rawValue = CGFloat(value) }
  /// Creates a velocity in points per second.
  public init(integerLiteral value: Int) { rawValue = CGFloat(value) }

  // The three speeds are guesses: Apple does not publish its own.

  /// 1,600 points per second.
  public static let `default` = XCUIGestureVelocity(1600)
  /// 800 points per second.
  public static let slow = XCUIGestureVelocity(800)
  /// 3,200 points per second.
  public static let fast = XCUIGestureVelocity(3200)
}
