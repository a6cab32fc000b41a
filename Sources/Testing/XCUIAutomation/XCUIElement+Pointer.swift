import Automation
import Foundation
import SimulatorTesting

// Mouse and trackpad input. A click acts as a tap, and one with the secondary button as a long press: both open the
// same menu.
extension XCUIElement {
  /// Moves a pointer over the element.
  public func hover(file: StaticString = #filePath, line: UInt = #line) {
    onMainActor { touch("hover over", file, line) { app, point, _ in try await app.screen.hover(at: point) } }
  }

  /// Clicks.
  public func click(file: StaticString = #filePath, line: UInt = #line) { tap(file: file, line: line) }

  /// Clicks twice, a tenth of a second apart.
  public func doubleClick(file: StaticString = #filePath, line: UInt = #line) { doubleTap(file: file, line: line) }

  /// Clicks with the secondary button, which opens the element's menu.
  public func rightClick(file: StaticString = #filePath, line: UInt = #line) {
    press(forDuration: 1, file: file, line: line)
  }

  /// Holds the button, drags to the middle of another element and releases it.
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement, file: StaticString = #filePath,
    line: UInt = #line
  ) { press(forDuration: duration, thenDragTo: otherElement, file: file, line: line) }

  /// Holds the button, drags to the middle of another element at a speed, rests there and releases it.
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    press(
      forDuration: duration, thenDragTo: otherElement, withVelocity: velocity, thenHoldForDuration: holdDuration,
      file: file, line: line)
  }

  /// Turns the wheel over the element; positive distances move the content to the right and down.
  public func scroll(
    byDeltaX deltaX: CGFloat, deltaY: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    onMainActor {
      touch("scroll", file, line) { app, point, _ in
        try await app.scroll(by: CGVector(dx: -deltaX, dy: -deltaY), at: point)
      }
    }
  }
}

extension XCUICoordinate {
  /// Moves a pointer to the location.
  public func hover(file: StaticString = #filePath, line: UInt = #line) {
    act("hover", file, line) { app, point in try await app.screen.hover(at: point) }
  }

  /// Clicks.
  public func click(file: StaticString = #filePath, line: UInt = #line) { tap(file: file, line: line) }

  /// Clicks twice, a tenth of a second apart.
  public func doubleClick(file: StaticString = #filePath, line: UInt = #line) { doubleTap(file: file, line: line) }

  /// Clicks with the secondary button, which opens a menu.
  public func rightClick(file: StaticString = #filePath, line: UInt = #line) {
    press(forDuration: 1, file: file, line: line)
  }

  /// Holds the button, drags to another location and releases it.
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate, file: StaticString = #filePath,
    line: UInt = #line
  ) { press(forDuration: duration, thenDragTo: otherCoordinate, file: file, line: line) }

  /// Holds the button, drags to another location at a speed, rests there and releases it.
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    press(
      forDuration: duration, thenDragTo: otherCoordinate, withVelocity: velocity, thenHoldForDuration: holdDuration,
      file: file, line: line)
  }

  /// Turns the wheel there; positive distances move the content to the right and down.
  public func scroll(
    byDeltaX deltaX: CGFloat, deltaY: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    act("scroll", file, line) { app, point in
      try await app.scroll(by: CGVector(dx: -deltaX, dy: -deltaY), at: point)
    }
  }
}
