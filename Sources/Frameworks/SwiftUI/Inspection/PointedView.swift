import Foundation
import ScrollworkUIKit

/// A description of the view at a screen point, and where it comes from.
@MainActor
package struct PointedView {
  /// The nearest type that carries information and the app view that contains it: "Text in Card".
  package let description: String
  /// The app views that contain it, innermost first.
  package let appViews: [String]
  /// How often bodies of the innermost one's type have run on this screen.
  package let bodyRuns: Int
  /// Why its body ran last; nil if it has not run since the first inspection of the screen.
  package let reason: String?
  /// The types of the modifiers applied to it in that view, innermost first.
  package let modifiers: [String]
  /// In points on the screen.
  package let frame: CGRect
  /// The last proposal and the resulting size, in points.
  package let proposal: ProposedViewSize
  package let size: CGSize
}

extension Runtime {
  /// Returns the frontmost view at a point: the innermost one that draws there, or else its container; nil if there is
  /// none. From then on the reasons for body runs are recorded.
  package func pointedView(at point: CGPoint) -> PointedView? {
    let reasons = part(BodyReasons.self)
    guard let node = root?.innermost(at: point, leavesOnly: true) ?? root?.innermost(at: point, leavesOnly: false)
    else {
      return nil
    }
    var appViews: [_Node] = []
    var modifiers: [String] = []
    for owner in sequence(first: node.owner, next: \.parent) {
      if owner.isCustomView {
        appViews.append(owner)
      } else if appViews.isEmpty, let type = owner.viewType, let modifier = ViewTypeName.modifier(of: type) {
        modifiers.append(modifier)
      }
    }
    let types = appViews.compactMap(\.viewType)
    return PointedView(
      description: node.viewDescription(below: nil), appViews: types.map(ViewTypeName.base),
      bodyRuns: types.first.flatMap { counters.bodiesByType[ViewTypeName.full(of: $0)] } ?? 0,
      reason: appViews.first.flatMap { reasons.bySerial[$0.serial] }, modifiers: modifiers,
      frame: node.shown(node.elementBounds), proposal: node.placedProposal ?? .unspecified, size: node.size)
  }
}

extension _Node {
  /// The body is about to run.
  final func note(reason: @autoclosure () -> String) {
    (runtime.parts[ObjectIdentifier(BodyReasons.self)] as? BodyReasons)?.bySerial[serial] = reason()
  }
}

/// The reason for each node's last body run, by the node's number. Created on first request.
@MainActor
private final class BodyReasons: RuntimePart {
  var bySerial: [Int: String] = [:]
  init(runtime: Runtime) {}
}

extension RenderNode {
  /// - Parameter leavesOnly: excludes containers, which may cover the screen and draw nothing.
  fileprivate func innermost(at point: CGPoint, leavesOnly: Bool) -> RenderNode? {
    let isThere = placedProposal != nil && shown(elementBounds).contains(point)
    if self is ScrollRender, !isThere { return nil }
    for child in children.reversed() {
      if let found = child.innermost(at: point, leavesOnly: leavesOnly) { return found }
    }
    guard isThere else { return nil }
    let isEmpty = (self as? UIViewRender).map { type(of: $0.view) == UIView.self } ?? false
    return leavesOnly && (!children.isEmpty || isEmpty) ? nil : self
  }
}

extension ViewTypeName {
  /// `Padding` for `ModifiedContent<Text, _PaddingModifier>`; nil for a view that is not modified.
  fileprivate static func modifier(of type: Any.Type) -> String? {
    let name = full(of: type)
    guard name.hasPrefix("ModifiedContent<") else { return nil }
    var depth = 0
    var start = name.startIndex
    for index in name.indices {
      switch name[index] {
      case "<", "(": depth += 1
      case ">", ")": depth -= 1
      case "," where depth == 1: start = name.index(after: index)
      default: break
      }
    }
    var modifier = name[start...].dropLast().drop { $0 == " " || $0 == "_" }.prefix { $0 != "<" }
    if modifier.hasSuffix("Modifier") { modifier = modifier.dropLast("Modifier".count) }
    return modifier.isEmpty ? nil : String(modifier)
  }
}
