import Automation
import Foundation
import SimulatorTesting
import UIKit

// `file` and `line` are not among XCUITest's parameters, which finds out by itself where a test has called it.
extension XCUIElement {
  /// Acts where a finger reaches the element, which is scrolled into view first. Waits for rest before and after.
  @MainActor private func act(
    _ action: String, _ file: StaticString, _ line: UInt,
    _ gesture: @escaping @MainActor (RunningApp, CGPoint, ElementSnapshot) async throws -> Void
  ) {
    do {
      guard let app = RunningApp.current else { throw UITestError("No app is running: call launch() first.") }
      let path = path
      try app.run { try await $0.waitForIdle() }
      dealWithInterruption()
      try app.run { app in
        try await app.waitForIdle()
        try await app.bringIntoView(path)
        let element = try path.findOne(in: app.root)
        guard let point = element.touchPoint else {
          throw UITestError("No finger can reach it: \(element.reasonForMissing).")
        }
        try await gesture(app, point, element)
        try await app.waitForIdle()
      }
      SimulatorTestCase.current?.stopIfDue()
    } catch {
      SimulatorTestCase.fail("Failed to \(action) \(path): \(error)", (file, line))
    }
  }

  // MARK: Taps

  /// A short tap.
  public func tap(file: StaticString = #filePath, line: UInt = #line) {
    onMainActor { act("tap", file, line) { app, point, _ in try await app.press(at: [point]) } }
  }

  /// Two taps, a tenth of a second apart.
  public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
    onMainActor { act("double tap", file, line) { app, point, _ in try await app.doubleTap(at: point) } }
  }

  /// A tap with two fingers, 40 points apart.
  public func twoFingerTap(file: StaticString = #filePath, line: UInt = #line) {
    tap(withNumberOfTaps: 1, numberOfTouches: 2, file: file, line: line)
  }

  /// Taps with several fingers, side by side 40 points apart; a tenth of a second between two taps.
  public func tap(
    withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int, file: StaticString = #filePath, line: UInt = #line
  ) {
    onMainActor {
      act("tap", file, line) { app, point, _ in
        let offsets = (0..<max(1, numberOfTouches)).map { 40 * (CGFloat($0) - CGFloat(numberOfTouches - 1) / 2) }
        for tap in 0..<max(1, numberOfTaps) {
          if tap > 0 { try await app.screen.frames(6) }
          try await app.press(at: offsets.map { CGPoint(x: point.x + $0, y: point.y) })
        }
      }
    }
  }

  /// A finger that rests for a time in seconds.
  public func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
    onMainActor {
      act("press", file, line) { app, point, _ in try await app.press(at: [point], for: duration) }
    }
  }

  /// A finger that rests, moves to the middle of another element and lifts.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    press(
      forDuration: duration, thenDragTo: otherElement, withVelocity: .default, thenHoldForDuration: 0.2, file: file,
      line: line)
  }

  /// A finger that rests, moves to the middle of another element at a speed, rests there and lifts.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity,
    thenHoldForDuration holdDuration: TimeInterval, file: StaticString = #filePath, line: UInt = #line
  ) {
    onMainActor {
      act("drag", file, line) { app, point, _ in
        let target = try otherElement.path.findOne(in: app.root).frame
        try await app.drag(
          from: point, to: CGPoint(x: target.midX, y: target.midY), after: duration, velocity: velocity.rawValue,
          holding: holdDuration)
      }
    }
  }

  // MARK: Typing

  /// Types where the focus is, on the keyboard on the screen; the element must have the focus, so tap it first.
  public func typeText(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
    onMainActor {
      do {
        guard let app = RunningApp.current else { throw UITestError("No app is running: call launch() first.") }
        let path = path
        try app.run { try await $0.waitForIdle() }
        dealWithInterruption()
        try app.run { app in
          let element = try path.findOne(in: app.root)
          guard element.elementType == .application || element.hasFocusInside else {
            throw UITestError("Neither it nor anything inside has the keyboard's focus: tap it first.")
          }
          try await app.type(text)
          try await app.waitForIdle()
        }
        SimulatorTestCase.current?.stopIfDue()
      } catch {
        SimulatorTestCase.fail("Failed to type into \(path): \(error)", (file, line))
      }
    }
  }

  // MARK: Sliders

  /// A finger moves the knob of a slider to a part of its way, from 0 to 1.
  public func adjust(
    toNormalizedSliderPosition normalizedSliderPosition: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    onMainActor {
      act("adjust", file, line) { app, _, element in
        let knob: CGFloat = 28
        let way = element.frame.width - knob
        func place(_ share: CGFloat) -> CGPoint {
          CGPoint(x: element.frame.minX + knob / 2 + way * min(max(share, 0), 1), y: element.frame.midY)
        }
        let percent = (element.value as? String).flatMap { Double($0.filter { $0.isNumber || $0 == "." }) } ?? 0
        try await app.drag(
          from: place(percent / 100), to: place(normalizedSliderPosition), after: 0.1, velocity: 400, holding: 0.1)
      }
    }
  }

  // MARK: Swipes

  /// A finger flicks upwards over the middle half of what can be seen of the element.
  public func swipeUp(
    velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
  ) { swipe(CGVector(dx: 0, dy: -0.25), velocity, file, line) }

  /// A finger flicks downwards over the middle half of what can be seen of the element.
  public func swipeDown(
    velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
  ) { swipe(CGVector(dx: 0, dy: 0.25), velocity, file, line) }

  /// A finger flicks to the left over the middle half of what can be seen of the element.
  public func swipeLeft(
    velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
  ) { swipe(CGVector(dx: -0.25, dy: 0), velocity, file, line) }

  /// A finger flicks to the right over the middle half of what can be seen of the element.
  public func swipeRight(
    velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
  ) { swipe(CGVector(dx: 0.25, dy: 0), velocity, file, line) }

  private func swipe(_ share: CGVector, _ velocity: XCUIGestureVelocity, _ file: StaticString, _ line: UInt) {
    onMainActor {
      act("swipe", file, line) { app, _, element in
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

  /// Two fingers move apart (`scale` above 1) or together. `velocity` is in factors a second; its sign is that of the change.
  public func pinch(
    withScale scale: CGFloat, velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    onMainActor {
      act("pinch", file, line) { app, point, element in
        guard scale > 0, velocity != 0 else { throw UITestError("A pinch needs a scale above 0 and a velocity.") }
        // The wider of both distances fills half of what can be seen of the element.
        let radius = min(element.visibleRect.width, element.visibleRect.height) / 4 / max(1, scale)
        try await app.moveTwoFingers(
          { share in
            let distance = radius * (1 + (scale - 1) * share)
            return [CGPoint(x: point.x - distance, y: point.y), CGPoint(x: point.x + distance, y: point.y)]
          }, duration: abs((scale - 1) / velocity))
      }
    }
  }

  /// Two fingers turn around the element's middle, clockwise for a positive angle in radians; `velocity` is in radians a
  /// second.
  public func rotate(
    _ rotation: CGFloat, withVelocity velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    onMainActor {
      act("rotate", file, line) { app, point, element in
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

  /// A place relative to the element: (0, 0) is its top left corner, (1, 1) the bottom right one.
  public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    XCUICoordinate(element: self, normalizedOffset: normalizedOffset, offset: CGVector(dx: 0, dy: 0))
  }
}

/// How fast a finger moves, in points a second.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// Points a second.
  public var rawValue: CGFloat

  /// Points a second.
  public init(rawValue: CGFloat) { self.rawValue = rawValue }
  /// Points a second.
  public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
  /// Points a second.
  public init(floatLiteral value: Double) { rawValue = CGFloat(value) }
  /// Points a second.
  public init(integerLiteral value: Int) { rawValue = CGFloat(value) }

  // The three speeds are guesses: Apple does not publish its own.

  /// 1,600 points a second.
  public static let `default` = XCUIGestureVelocity(1600)
  /// 800 points a second.
  public static let slow = XCUIGestureVelocity(800)
  /// 3,200 points a second.
  public static let fast = XCUIGestureVelocity(3200)
}
