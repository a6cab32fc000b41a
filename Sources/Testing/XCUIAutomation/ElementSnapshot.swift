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

/// An element of the accessibility tree at one moment; never changed once the tree is complete.
final class ElementSnapshot: XCUIElementSnapshot, @unchecked Sendable {
  let elementType: XCUIElement.ElementType
  let identifier: String
  let label: String
  let value: Any?
  let placeholderValue: String?
  let frame: CGRect
  let isEnabled: Bool
  let isSelected: Bool
  let hasFocus: Bool
  let title = ""
  private(set) var inside: [ElementSnapshot]
  private(set) weak var parent: ElementSnapshot?
  /// What the runtime knows of it; nil for the application and its window. To be asked before the next frame.
  let part: InspectedPart?

  var children: [any XCUIElementSnapshot] { inside }

  var hasFocusInside: Bool { hasFocus || inside.contains(where: \.hasFocusInside) }

  /// The application: one window with all that is on the screen.
  @MainActor init(screen: Runtime) {
    elementType = .application
    identifier = ""
    label = ""
    value = nil
    placeholderValue = nil
    frame = CGRect(origin: .zero, size: screen.screen.size)
    isEnabled = true
    isSelected = false
    hasFocus = false
    part = nil
    inside = []
    let elements = screen.accessibilityElements.map(ElementSnapshot.init)
    adopt([ElementSnapshot(windowWith: elements, frame: frame)])
  }

  private init(windowWith elements: [ElementSnapshot], frame: CGRect) {
    elementType = .window
    identifier = ""
    label = ""
    value = nil
    placeholderValue = nil
    self.frame = frame
    isEnabled = true
    isSelected = false
    hasFocus = false
    part = nil
    inside = []
    adopt(elements)
  }

  @MainActor private init(_ element: AccessibilityElement) {
    elementType = XCUIElement.ElementType(role: element.role.rawValue, hasValue: !element.value.isEmpty)
    identifier = element.identifier
    label = element.label
    value = element.value.isEmpty ? nil : element.value
    placeholderValue = element.placeholder.isEmpty ? nil : element.placeholder
    frame = element.frame
    isEnabled = element.isEnabled
    isSelected = element.isSelected
    hasFocus = element.isFocused
    part = element.part
    inside = []
    adopt(element.children.map(ElementSnapshot.init))
  }

  private func adopt(_ elements: [ElementSnapshot]) {
    inside = elements
    for element in elements { element.parent = self }
  }

  /// All that is inside, at any depth, in reading order.
  var descendants: [ElementSnapshot] { inside.flatMap { [$0] + $0.descendants } }

  /// The innermost element of a type around this one.
  func enclosing(_ type: XCUIElement.ElementType) -> ElementSnapshot? {
    var element = parent
    while let candidate = element {
      if candidate.elementType == type { return candidate }
      element = candidate.parent
    }
    return nil
  }

  /// The texts by which a subscript or `matching(identifier:)` finds the element.
  var names: [String] {
    [identifier, label, title, placeholderValue ?? "", value as? String ?? ""].filter { !$0.isEmpty }
  }
}

extension ElementSnapshot {
  /// The part of it that can be seen, in points on the screen; null if nothing can.
  @MainActor var visibleRect: CGRect {
    guard let part else { return frame }
    return part.visibility.rect
  }

  /// Where a finger reaches the element: the middle of what can be seen of it, or else the first of nine places there that
  /// nothing else covers; nil if there is none.
  @MainActor var touchPoint: CGPoint? {
    let rect = visibleRect
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return nil }
    guard let part else { return CGPoint(x: rect.midX, y: rect.midY) }
    let shares: [CGFloat] = [0.5, 0.1, 0.9]
    for y in shares {
      for x in shares {
        let point = CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
        if case .covered = part.touch(at: point) { continue }
        return point
      }
    }
    return nil
  }

  /// Why a finger does not reach the element.
  @MainActor var reasonForMissing: String {
    guard let part else { return "it is not on the screen" }
    let visibility = part.visibility
    if let reason = visibility.reason { return reason }
    if case .covered(_, let view) = part.touch(at: CGPoint(x: visibility.rect.midX, y: visibility.rect.midY)) {
      return "it is covered by \(view)"
    }
    return "nothing of it can be seen"
  }
}

extension ElementSnapshot: CustomStringConvertible {
  /// `Button, {{16, 20}, {100, 44}}, identifier: 'retry', label: 'Retry', Disabled`
  var description: String {
    func number(_ value: CGFloat) -> String { String(format: "%.1f", value) }
    var words = ["\(elementType)".prefix(1).uppercased() + "\(elementType)".dropFirst()]
    words.append(
      "{{\(number(frame.minX)), \(number(frame.minY))}, {\(number(frame.width)), \(number(frame.height))}}")
    if !identifier.isEmpty { words.append("identifier: '\(identifier)'") }
    if !label.isEmpty { words.append("label: '\(label)'") }
    if let placeholderValue { words.append("placeholderValue: '\(placeholderValue)'") }
    if let value { words.append("value: \(value)") }
    if !isEnabled { words.append("Disabled") }
    if isSelected { words.append("Selected") }
    if hasFocus { words.append("Keyboard Focused") }
    return words.joined(separator: ", ")
  }

  /// The element and what is inside, one line each.
  var treeDescription: String {
    func lines(_ element: ElementSnapshot, _ depth: Int) -> [String] {
      [String(repeating: "  ", count: depth) + element.description] + element.inside.flatMap { lines($0, depth + 1) }
    }
    return lines(self, 0).joined(separator: "\n")
  }
}
