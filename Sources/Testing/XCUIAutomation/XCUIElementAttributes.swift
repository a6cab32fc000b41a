import Automation
import Foundation
import SwiftUI

/// What is known about an element.
public protocol XCUIElementAttributes {
  /// Its name for tests, which nobody hears.
  var identifier: String { get }
  /// Points on the screen.
  var frame: CGRect { get }
  /// What it is set to: text, `"1"` or `"0"` for a switch; nil for nothing.
  var value: Any? { get }
  /// Its title. Caveat: always empty, as for SwiftUI on iOS.
  var title: String { get }
  /// What it is called, in words.
  var label: String { get }
  /// What it is.
  var elementType: XCUIElement.ElementType { get }
  /// False where a view is disabled.
  var isEnabled: Bool { get }
  /// What an empty text field shows.
  var placeholderValue: String? { get }
  /// The chosen one of several.
  var isSelected: Bool { get }
  /// True where the keyboard's input goes.
  var hasFocus: Bool { get }
}

/// An element and what is inside of it, as they were at one moment.
public protocol XCUIElementSnapshot: XCUIElementAttributes {
  /// What is directly inside, in reading order.
  var children: [any XCUIElementSnapshot] { get }
}

extension ElementSnapshot: XCUIElementSnapshot {
  package var children: [any XCUIElementSnapshot] { inside }
}
