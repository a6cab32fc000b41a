import DisplayList
import Foundation

// The names of views in traces: the app's type and the ids of the enclosing rows, so that a name is the same in each
// run.

extension _Node {
  /// The closest app view around this node, or the view directly inside a row if there is none in between, with the ids
  /// of the enclosing rows: `Row[3]`.
  final var tracedName: String {
    var name: String?
    var below = shortTypeName
    var ids: [String] = []
    var next: _Node? = self
    while let node = next {
      if let id = node.tracedID {
        name = name ?? below
        ids.append(id)
      } else if name == nil {
        below = node.shortTypeName
        if node.isAppBody { name = below }
      }
      next = node.parent
    }
    return (name ?? below) + (ids.isEmpty ? "" : "[\(ids.reversed().joined(separator: "/"))]")
  }

  /// The name of a body: that of a modifier includes its view and the modifier.
  final var tracedBodyName: String { isAppBody ? tracedName : "\(tracedName)/\(shortTypeName)" }

  /// The view's type without generic parameters and modifiers.
  final var shortTypeName: String {
    var name = Substring(viewTypeName)
    while name.hasPrefix("ModifiedContent<") { name = name.dropFirst("ModifiedContent<".count) }
    return String(name.prefix { $0 != "<" && $0 != "," && $0 != ">" })
  }
}

extension RenderNode {
  /// The view's name, followed by the part of the view unless it is all of it.
  var tracedName: String {
    let name = owner.tracedName
    guard let parent, parent.owner.tracedName == name else { return name }
    return "\(name)/\(parent is ScrollRender ? "content" : owner.shortTypeName)"
  }
}

extension LazyStackRender {
  /// Returns the id of a built row, or its index if it has none.
  func tracedID(ofRow node: RenderNode, at index: Int) -> String { tracedID(ofRow: node) ?? "#\(index)" }

  func tracedID(ofRow node: RenderNode) -> String? {
    var ids: [String] = []
    var next: _Node? = node.owner
    while let node = next, node !== list.parent {
      if let id = node.tracedID { ids.append(id) }
      next = node.parent
    }
    return ids.isEmpty ? nil : ids.reversed().joined(separator: "/")
  }
}

extension ScrollRender {
  /// The accessibility identifier, otherwise the enclosing view.
  var tracedScrollName: String {
    var node = parent
    while let candidate = node, candidate.children.count == 1 {
      if let statement = (candidate as? AccessibilityRender)?.statement, case .identifier(let name) = statement {
        return name
      }
      node = candidate.parent
    }
    return "\(owner.tracedName)/ScrollView"
  }

  /// Returns the first and last visible row of each lazy stack inside, in stack order.
  func tracedVisibleRows(_ axis: Axis) -> [String] {
    let start = offset[axis] + viewportStart(axis)
    let end = start + viewportLength(axis)
    let stacks = coverage.containers(along: axis)
      .map { (stack: $0, position: contentPosition(of: $0, axis)) }.sorted { $0.position < $1.position }
    return stacks.compactMap { stack, position in
      let ids = stack.rows.filter { row in
        let span = stack.span(ofRow: row.index)
        return position + span.lowerBound < end && position + span.upperBound > start
      }
      .compactMap { stack.tracedID(ofRow: $0.node) }
      guard let first = ids.first, let last = ids.last else { return nil }
      return ids.count == 1 ? first : "\(first)…\(last)"
    }
  }
}

extension InputEvent {
  var tracedName: String {
    func text(_ point: CGPoint) -> String { String(format: "(%g, %g)", point.x, point.y) }
    switch self {
    case .touch(let touch): return "touch \(touch.phase) \(text(touch.location))"
    case .wheel(let wheel): return "wheel \(text(wheel.delta))"
    case .key(let key): return "key \(key.shift ? "shift-" : "")\(key.name.rawValue) \(key.isDown ? "down" : "up")"
    case .hover(let point, _): return "hover \(point.map(text) ?? "nowhere")"
    case .text(let text, _): return "text \(text.debugDescription)"
    case .paste(let text, _): return "paste \(text.debugDescription)"
    case .activate: return "activate"
    case .perform(let action, _, _): return "perform \(action.debugDescription)"
    }
  }
}
