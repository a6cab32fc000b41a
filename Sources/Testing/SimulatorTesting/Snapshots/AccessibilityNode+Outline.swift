import Foundation
import Simulator

extension AccessibilityNode {
  /// The node and its descendants as indented text, one line each: only what a test can rely on, so that it can be
  /// stored.
  var outline: String { outlineLines(depth: 0).joined(separator: "\n") }

  private func outlineLines(depth: Int) -> [String] {
    [String(repeating: "  ", count: depth) + outlineLine] + children.flatMap { $0.outlineLines(depth: depth + 1) }
  }

  private var outlineLine: String {
    var parts = [role.rawValue]
    func add(_ name: String, _ text: String) {
      if !text.isEmpty { parts.append("\(name)\"\(text.replacing("\n", with: "\\n"))\"") }
    }
    add("", label)
    add("value ", value)
    add("hint ", hint)
    add("id ", identifier)
    if !isEnabled { parts.append("disabled") }
    if isSelected { parts.append("selected") }
    if isFocused { parts.append("focused") }
    parts.append(frame.inPoints)
    return parts.joined(separator: " ")
  }
}

extension CGRect {
  /// The origin and size in points, with at most two decimals: `(16, 59.33) 361 x 44`.
  var inPoints: String {
    func number(_ value: CGFloat) -> String {
      let rounded = (value * 100).rounded() / 100
      return rounded == rounded.rounded() ? String(format: "%.0f", rounded + 0) : "\(rounded)"
    }
    return "(\(number(minX)), \(number(minY))) \(number(width)) x \(number(height))"
  }
}
