import DisplayList
import Foundation

/// How much of a part is visible.
package struct InspectedVisibility: Sendable {
  /// From 0 to 1.
  package var fraction: Double
  /// The visible rectangle on the screen, in points; null if nothing is visible.
  package var rect: CGRect
  /// The reason why nothing is visible.
  package var reason: String?
}

/// The coordinate space of a scroll view's content, whose origin scrolls.
package struct ScrollContentSpaceName: Hashable, Sendable {
  package init() {}
}

extension InspectedPart {
  /// The bounding rectangle of the part on the screen, transforms included, in points.
  package var screenFrame: CGRect {
    nodes.map { $0.shown($0.elementBounds) }.reduce(.null) { $0.union($1) }
  }

  /// Returns the frame in a coordinate space, including transforms on the way; nil if no ancestor has the name.
  package func frame(in space: CoordinateSpace) -> CGRect? {
    switch space {
    case .global: return screenFrame
    case .local: return CGRect(origin: .zero, size: screenFrame.size)
    case .named(let name):
      let ancestor: RenderNode? =
        name.base is ScrollContentSpaceName
        ? nodes[0].enclosing(ScrollRender.self)?.content : nodes[0].ancestor(named: name)
      guard let ancestor else { return nil }
      return nodes.map { $0.shown($0.elementBounds, in: ancestor) }.reduce(.null) { $0.union($1) }
    }
  }

  /// The names of the coordinate spaces around, innermost first.
  package var coordinateSpaceNames: [String] {
    var names: [String] = []
    var node = nodes[0].parent
    while let candidate = node {
      if let named = candidate as? CoordinateSpaceRender { names.append("\(named.name)") }
      node = candidate.parent
    }
    return names
  }

  /// How much of the part lies inside the screen and all clips of its ancestors. Views in front of the part are not
  /// considered.
  package var visibility: InspectedVisibility {
    let seen = nodes.map(\.seen)
    let whole = seen.reduce(0) { $0 + $1.whole.area }
    let visible = seen.reduce(0) { $0 + $1.visible.area }
    guard visible > 0 else {
      return InspectedVisibility(fraction: 0, rect: .null, reason: seen.lazy.compactMap(\.reason).first)
    }
    let rect = seen.map(\.visible).filter { $0.area > 0 }.reduce(CGRect.null) { $0.union($1) }
    return InspectedVisibility(fraction: min(visible / whole, 1), rect: rect)
  }

  /// The texts inside that are at least partly visible, in reading order.
  package var visibleTexts: [String] {
    var texts: [String] = []
    func visit(_ node: RenderNode) {
      if node is SpokenOnlyRender { return }
      if let text = (node as? any TextShowing)?.shownText, !text.isEmpty, node.seen.visible.area > 0 {
        texts.append(text)
      }
      node.children.forEach(visit)
    }
    nodes.forEach(visit)
    return texts
  }
}

/// A node that draws words.
@MainActor
protocol TextShowing: RenderNode {
  var shownText: String { get }
}

extension TextRender: TextShowing {
  var shownText: String { text.string(in: environment) }
}

extension RenderNode {
  /// Converts a rectangle in the node's coordinates to those of its parent.
  private func shownInParent(_ rect: CGRect) -> CGRect {
    guard !rect.isNull else { return rect }
    let transformed = shownBounds(of: rect)
    guard !transformed.isNull else { return transformed }
    let translation = parent?.contentTranslation(of: self) ?? .zero
    return transformed.offsetBy(dx: origin.x + translation.x, dy: origin.y + translation.y)
  }

  /// Converts a rectangle in the node's coordinates to those of an ancestor (the screen if nil), transforms included.
  func shown(_ rect: CGRect, in ancestor: RenderNode? = nil) -> CGRect {
    var rect = rect
    var node = self
    while node !== ancestor {
      rect = node.shownInParent(rect)
      guard let parent = node.parent else { break }
      node = parent
    }
    return rect
  }

  /// The node's frame on the screen, the part inside all clips, and the reason if there is none.
  fileprivate var seen: (whole: CGRect, visible: CGRect, reason: String?) {
    var whole = CGRect(origin: .zero, size: size)
    var visible = whole
    var reason = whole.area > 0 ? nil : "it has no size"
    var node = self
    while true {
      let effects = node.effects
      if effects.opacity <= 0 {
        visible = .null
        reason = reason ?? "opacity 0"
      }
      var clip = effects.clip?.bounds
      if node.parent == nil { clip = CGRect(origin: .zero, size: runtime.screen.size) }
      if let clip {
        if reason == nil, visible.intersection(clip).area <= 0 { reason = node.reasonForCutting(visible, at: clip) }
        visible = visible.intersection(clip)
      }
      whole = node.shownInParent(whole)
      visible = node.shownInParent(visible)
      guard let parent = node.parent else { return (whole, reason == nil ? visible : .null, reason) }
      node = parent
    }
  }

  /// Returns why nothing of `rect` is inside the node's visible area.
  private func reasonForCutting(_ rect: CGRect, at clip: CGRect) -> String {
    let distances = [
      (rect.minY - clip.maxY, "below"), (clip.minY - rect.maxY, "above"), (rect.minX - clip.maxX, "right of"),
      (clip.minX - rect.maxX, "left of"),
    ]
    guard let (distance, side) = distances.max(by: { $0.0 < $1.0 }), parent == nil || self is ScrollRender else {
      return "clipped by \(viewDescription(below: nil))"
    }
    return "\(max(distance, 0).formattedPoints) \(side) the \(parent == nil ? "screen" : "viewport")"
  }
}

extension CGRect {
  /// In square points; 0 for a null rectangle.
  var area: CGFloat { isNull ? 0 : width * height }
}

extension CGFloat {
  /// `132 points`, with a decimal only where it is needed.
  fileprivate var formattedPoints: String {
    let rounded = (self * 10).rounded() / 10
    let number = rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    return "\(number) point\(number == "1" ? "" : "s")"
  }
}
