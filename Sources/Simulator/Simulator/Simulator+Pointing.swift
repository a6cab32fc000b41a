import Foundation
import ScrollworkSwiftUI

/// What is at a point of the screen.
package struct PointedPlace {
  /// The frame in points on the screen.
  package let frame: CGRect
  /// What is known of it: the view, where it is declared, and the rest.
  package let lines: [String]
}

extension Simulator {
  /// Returns what is at a point.
  /// - Parameter whereIs: returns where the app's source declares the view with a name; nil if that is not known.
  /// - Returns: nil where there is nothing.
  package func place(at point: CGPoint, whereIs: ((String) -> String?)?) -> PointedPlace? {
    guard let view = runtime.pointedView(at: point) else { return nil }
    func number(_ length: CGFloat?) -> String { length.map { "\(($0 * 10).rounded() / 10)" } ?? "any" }
    var lines = [([view.description] + view.appViews.dropFirst()).joined(separator: " in ")]
    if let place = view.appViews.lazy.compactMap({ whereIs?($0) }).first { lines.append(place) }
    lines.append("at \(number(view.frame.minX)), \(number(view.frame.minY))")
    lines.append(
      "offered \(number(view.proposal.width)) x \(number(view.proposal.height)), "
        + "took \(number(view.size.width)) x \(number(view.size.height))")
    if !view.modifiers.isEmpty { lines.append("modifiers: \(view.modifiers.joined(separator: ", "))") }
    if let element = accessibilityTree.flattened.last(where: { $0.frame.contains(point) }) {
      if !element.identifier.isEmpty { lines.append("identifier: \(element.identifier)") }
      if !element.label.isEmpty { lines.append("label: \(element.label)") }
    }
    if let name = view.appViews.first {
      lines.append("body of \(name): \(view.bodyRuns) runs" + (view.reason.map { ", the last because \($0)" } ?? ""))
    }
    return PointedPlace(frame: view.frame, lines: lines)
  }
}
