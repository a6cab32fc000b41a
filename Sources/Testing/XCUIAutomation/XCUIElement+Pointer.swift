import Automation
import Foundation
import SimulatorTesting

// What a mouse or a track pad does. A click arrives as a tap does, and one with the other button as a long press: both open the same menu.
extension XCUIElement {
  /// A pointer moves over the element and rests.
  public func hover(file: StaticString = #filePath, line: UInt = #line) {
    onMainActor { touch("hover over", file, line) { app, point, _ in try await app.screen.hover(at: point) } }
  }

  /// A click.
  public func click(file: StaticString = #filePath, line: UInt = #line) { tap(file: file, line: line) }

  /// Two clicks, a tenth of a second apart.
  public func doubleClick(file: StaticString = #filePath, line: UInt = #line) { doubleTap(file: file, line: line) }

  /// A click with the other button, which opens the element's menu.
  public func rightClick(file: StaticString = #filePath, line: UInt = #line) {
    press(forDuration: 1, file: file, line: line)
  }

  /// A button that is held, moves to the middle of another element and is let go.
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement, file: StaticString = #filePath,
    line: UInt = #line
  ) { press(forDuration: duration, thenDragTo: otherElement, file: file, line: line) }

  /// A button that is held, moves to the middle of another element at a speed, rests there and is let go.
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    press(
      forDuration: duration, thenDragTo: otherElement, withVelocity: velocity, thenHoldForDuration: holdDuration,
      file: file, line: line)
  }

  /// A wheel turns over the element; positive distances move what it shows to the right and down.
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
  /// A pointer moves there and rests.
  public func hover(file: StaticString = #filePath, line: UInt = #line) {
    act("hover", file, line) { app, point in try await app.screen.hover(at: point) }
  }

  /// A click.
  public func click(file: StaticString = #filePath, line: UInt = #line) { tap(file: file, line: line) }

  /// Two clicks, a tenth of a second apart.
  public func doubleClick(file: StaticString = #filePath, line: UInt = #line) { doubleTap(file: file, line: line) }

  /// A click with the other button, which opens a menu.
  public func rightClick(file: StaticString = #filePath, line: UInt = #line) {
    press(forDuration: 1, file: file, line: line)
  }

  /// A button that is held, moves to another place and is let go.
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate, file: StaticString = #filePath,
    line: UInt = #line
  ) { press(forDuration: duration, thenDragTo: otherCoordinate, file: file, line: line) }

  /// A button that is held, moves to another place at a speed, rests there and is let go.
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    press(
      forDuration: duration, thenDragTo: otherCoordinate, withVelocity: velocity, thenHoldForDuration: holdDuration,
      file: file, line: line)
  }

  /// A wheel turns there; positive distances move what it shows to the right and down.
  public func scroll(
    byDeltaX deltaX: CGFloat, deltaY: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    act("scroll", file, line) { app, point in
      try await app.scroll(by: CGVector(dx: -deltaX, dy: -deltaY), at: point)
    }
  }
}
