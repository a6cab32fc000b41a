import Automation
import Foundation
import SwiftUI
import UIKit

/// The attributes of an element.
public protocol XCUIElementAttributes {
  /// The accessibility identifier.
  var identifier: String { get }
  /// The frame in points of the screen.
  var frame: CGRect { get }
  /// The value: text, `"1"` or `"0"` for a switch; nil for none.
  var value: Any? { get }
  /// The title. Caveat: always empty, as for SwiftUI on iOS.
  var title: String { get }
  /// The accessibility label.
  var label: String { get }
  /// The type of the element.
  var elementType: XCUIElement.ElementType { get }
  /// Whether the element is enabled.
  var isEnabled: Bool { get }
  /// The placeholder of an empty text field.
  var placeholderValue: String? { get }
  /// Whether the element is the selected one of several.
  var isSelected: Bool { get }
  /// Whether the element has the keyboard focus.
  var hasFocus: Bool { get }
  /// The horizontal size class of the screen.
  var horizontalSizeClass: XCUIElement.SizeClass { get }
  /// The vertical size class of the screen.
  var verticalSizeClass: XCUIElement.SizeClass { get }
}

extension XCUIElement {
  /// The size class. Numbers as in XCUITest.
  public enum SizeClass: Int, Sendable { case unspecified, compact, regular }

  /// The name of an attribute.
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
  /// The horizontal size class of the screen.
  public var horizontalSizeClass: XCUIElement.SizeClass {
    onMainActor {
      XCUIElement.SizeClass(rawValue: UITraitCollection.current.horizontalSizeClass.rawValue) ?? .unspecified
    }
  }

  /// The vertical size class of the screen.
  public var verticalSizeClass: XCUIElement.SizeClass {
    onMainActor {
      XCUIElement.SizeClass(rawValue: UITraitCollection.current.verticalSizeClass.rawValue) ?? .unspecified
    }
  }
}

/// The state of an element and its descendants at one moment.
public protocol XCUIElementSnapshot: XCUIElementAttributes {
  /// The direct children, in reading order.
  var children: [any XCUIElementSnapshot] { get }
  /// All attributes, including those of descendants.
  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}

extension XCUIElementSnapshot {
  /// All attributes, including those of descendants.
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

/// A type that provides snapshots.
public protocol XCUIElementSnapshotProviding {
  /// Returns the current state of the element and its descendants.
  func snapshot() throws -> any XCUIElementSnapshot
}

extension XCUIElement: XCUIElementSnapshotProviding {}

extension ElementSnapshot: XCUIElementSnapshot {
  package var children: [any XCUIElementSnapshot] { inside }
}
