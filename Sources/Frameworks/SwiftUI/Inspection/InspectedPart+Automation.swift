import Foundation
import ScrollworkUIKit

/// A container that XCUITest distinguishes and assistive technology does not.
@MainActor
package struct AutomationContainer {
  /// The XCUITest type, such as "navigationBar".
  package let type: String
  package let identifier: String
  package let part: InspectedPart
  /// In points on the screen.
  package var frame: CGRect { part.frame }

  fileprivate init?(_ node: RenderNode) {
    switch (node as? UIViewRender)?.view {
    case let bar as UINavigationBar:
      type = "navigationBar"
      identifier = bar.automationIdentifier
    case let bar as UIToolbar:
      type = "toolbar"
      identifier = bar.accessibilityIdentifier ?? "Toolbar"
    case let cell? where cell is UITableViewCell || cell is UICollectionViewCell:
      type = "cell"
      identifier = cell.accessibilityIdentifier ?? ""
    case let view as any AutomationTyped:
      type = view.automationType
      identifier = view.accessibilityIdentifier ?? ""
    default: return nil
    }
    part = InspectedPart(nodes: [node])
  }
}

extension InspectedPart {
  /// Returns the containers of the part inside another one, outermost first.
  package func automationContainers(inside outer: InspectedPart?) -> [AutomationContainer] {
    nodes[0].ancestors.prefix { $0 !== outer?.nodes[0] }.reversed().compactMap(AutomationContainer.init)
  }

  /// Returns what is directly inside a scroll view around the part: SwiftUI's whole content, or the view that is a
  /// subview of UIKit's. Nil if that is the part itself.
  package func scrolledPart(in scroll: InspectedPart) -> InspectedPart? {
    guard let scroll = scroll.nodes[0] as? ScrollRender else { return nil }
    let inner = Array(nodes[0].ancestors.prefix { $0 !== scroll })
    guard let place = inner.lastIndex(where: { $0 is ScrolledRender }) else {
      return InspectedPart(nodes: [scroll.content])
    }
    // A control draws what is in its view itself.
    guard place > 1, let view = (inner[place - 1] as? UIViewRender)?.view,
      !(view is any ContentDrawing), !(view is UIScrollView)
    else { return nil }
    return InspectedPart(nodes: [inner[place - 1]])
  }

  /// The frame of the first node, in points on the screen.
  package var frame: CGRect { nodes[0].shown(nodes[0].elementBounds) }

  /// The XCUITest type of a scroll view with rows, and of a multiline field; nil for other parts.
  package var automationType: String? {
    if let field = nodes[0] as? TextInputRender { return field.view.kind == .line ? nil : "textView" }
    guard nodes[0] is ScrollRender else { return nil }
    var isList = false
    for node in nodes[0].ancestors.dropFirst() {
      // A UIKit table is a list, too.
      if node is ListTouchRender { isList = true }
      if node is ScrollRender { break }
      guard let view = (node as? UIViewRender)?.view else { continue }
      if view is UITableView { return "table" }
      if view is UICollectionView { isList = true }
      break
    }
    return isList ? "collectionView" : nil
  }

  /// Whether this is the text of an editor, which XCUITest does not distinguish from its scroll view.
  package var isTextEditor: Bool {
    if case .editor = (nodes[0] as? TextInputRender)?.view.kind { true } else { false }
  }

  /// Whether it belongs to a system alert, which is in front of the app.
  package var isOfSystemAlert: Bool {
    guard let alert = nodes[0].runtime.part(SystemOverlays.self).alert?.leaf(at: 0) else { return false }
    return nodes[0].ancestors.contains { $0 === alert }
  }
}
