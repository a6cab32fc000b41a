import Automation
import Foundation
import SwiftUI
import UIKit

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
  /// How wide the screen is.
  var horizontalSizeClass: XCUIElement.SizeClass { get }
  /// How high the screen is.
  var verticalSizeClass: XCUIElement.SizeClass { get }
}

extension XCUIElement {
  /// How much room there is. Numbers as in XCUITest.
  public enum SizeClass: Int, Sendable { case unspecified, compact, regular }

  /// What is known about an element, by name.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let children = AttributeName(rawValue: "children")
    public static let elementType = AttributeName(rawValue: "elementType")
    public static let enabled = AttributeName(rawValue: "enabled")
    public static let frame = AttributeName(rawValue: "frame")
    public static let hasFocus = AttributeName(rawValue: "hasFocus")
    public static let horizontalSizeClass = AttributeName(rawValue: "horizontalSizeClass")
    public static let identifier = AttributeName(rawValue: "identifier")
    public static let label = AttributeName(rawValue: "label")
    public static let placeholderValue = AttributeName(rawValue: "placeholderValue")
    public static let selected = AttributeName(rawValue: "selected")
    public static let title = AttributeName(rawValue: "title")
    public static let value = AttributeName(rawValue: "value")
    public static let verticalSizeClass = AttributeName(rawValue: "verticalSizeClass")
  }
}

extension XCUIElementAttributes {
  /// How wide the screen is.
  public var horizontalSizeClass: XCUIElement.SizeClass {
    onMainActor {
      XCUIElement.SizeClass(rawValue: UITraitCollection.current.horizontalSizeClass.rawValue) ?? .unspecified
    }
  }

  /// How high the screen is.
  public var verticalSizeClass: XCUIElement.SizeClass {
    onMainActor {
      XCUIElement.SizeClass(rawValue: UITraitCollection.current.verticalSizeClass.rawValue) ?? .unspecified
    }
  }
}

/// An element and what is inside of it, as they were at one moment.
public protocol XCUIElementSnapshot: XCUIElementAttributes {
  /// What is directly inside, in reading order.
  var children: [any XCUIElementSnapshot] { get }
  /// All that is known, with what is inside.
  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}

extension XCUIElementSnapshot {
  /// All that is known, with what is inside.
  public var dictionaryRepresentation: [XCUIElement.AttributeName: Any] {
    var all: [XCUIElement.AttributeName: Any] = [
      .children: children.map(\.dictionaryRepresentation), .elementType: elementType.rawValue, .enabled: isEnabled,
      .frame: frame, .hasFocus: hasFocus, .horizontalSizeClass: horizontalSizeClass.rawValue, .identifier: identifier,
      .label: label, .selected: isSelected, .title: title, .verticalSizeClass: verticalSizeClass.rawValue,
    ]
    all[.placeholderValue] = placeholderValue
    all[.value] = value
    return all
  }
}

/// What can be looked at as it is at one moment.
public protocol XCUIElementSnapshotProviding {
  /// It, and what is inside of it, as they are now.
  func snapshot() throws -> any XCUIElementSnapshot
}

extension XCUIElement: XCUIElementSnapshotProviding {}

extension ElementSnapshot: XCUIElementSnapshot {
  package var children: [any XCUIElementSnapshot] { inside }
}
