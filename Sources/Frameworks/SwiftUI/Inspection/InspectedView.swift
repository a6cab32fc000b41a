import DisplayList
import Foundation

/// A view on screen, with the outermost render nodes that were created for it.
@MainActor
package struct InspectedView {
  /// Distinguishes it from all other views of the screen.
  package let serial: Int
  /// Increases from outer to inner views.
  package let depth: Int
  /// The type without generic arguments.
  package let typeName: String
  package fileprivate(set) var part: InspectedPart
}

extension Runtime {
  /// Returns the views on screen of the wanted types, in reading order, outer ones first.
  package func views(where isWanted: (Any.Type) -> Bool) -> [InspectedView] {
    var views: [InspectedView] = []
    var places: [Int: Int] = [:]
    root?.visitViews { owner, type, node in
      if let place = places[owner.serial] {
        views[place].part = InspectedPart(nodes: views[place].part.nodes + [node])
      } else if isWanted(type) {
        places[owner.serial] = views.count
        views.append(
          InspectedView(
            serial: owner.serial, depth: owner.depth, typeName: ViewTypeName.base(of: type),
            part: InspectedPart(nodes: [node])))
      }
    }
    return views
  }

  /// The app's own view types on screen, in reading order.
  package var customViewTypeNames: [String] {
    var names: [String] = []
    root?.visitViews { owner, type, _ in
      let name = ViewTypeName.base(of: type)
      if owner.isCustomView, !names.contains(name) { names.append(name) }
    }
    return names
  }
}

extension RenderNode {
  /// Visits each view with each outermost render node that was created for it.
  fileprivate func visitViews(_ visit: (_ owner: _Node, _ type: Any.Type, _ node: RenderNode) -> Void) {
    for owner in viewsBeginningHere {
      if let type = owner.viewType { visit(owner, type, self) }
    }
    for child in children { child.visitViews(visit) }
  }

  /// The structure nodes whose outermost render node this is, outer ones first.
  private var viewsBeginningHere: [_Node] {
    let limit = parent?.owner
    var chain: [_Node] = []
    var node: _Node? = owner
    while let candidate = node, candidate !== limit {
      chain.append(candidate)
      node = candidate.parent
    }
    return chain.reversed()
  }

  /// Describes the view: the nearest type with a name of its own, and the app view that contains it, up to the owner of
  /// `limit`.
  func viewDescription(below limit: RenderNode?) -> String {
    var first: String?
    var node: _Node? = owner
    while let candidate = node, candidate !== limit?.owner {
      if let type = candidate.viewType {
        let name = ViewTypeName.base(of: type)
        if candidate.isCustomView { return first.map { "\($0) in \(name)" } ?? name }
        if first == nil, !name.hasPrefix("_"), !ViewTypeName.nameless.contains(name) { first = name }
      }
      node = candidate.parent
    }
    return first ?? "view"
  }
}

extension _Node {
  /// Whether the view is neither from this module nor a plain composition of others.
  var isCustomView: Bool {
    guard let viewType else { return false }
    let name = ViewTypeName.base(of: viewType)
    return !(viewType is any FrameworkView.Type) && !(viewType is any PrimitiveView.Type)
      && !name.hasPrefix("_") && !ViewTypeName.nameless.contains(name)
  }
}

/// Names of view types without generic arguments. Computed once per type, since type names of whole screens are long.
@MainActor
package enum ViewTypeName {
  private static var known: [ObjectIdentifier: String] = [:]
  /// Types whose names carry no information.
  fileprivate static let nameless: Set<String> = ["ModifiedContent", "TupleView", "Group", "AnyView", "Optional"]

  /// `ForEach` for `ForEach<Array<Int>, Int, Text>`.
  package static func base(of type: Any.Type) -> String {
    let id = ObjectIdentifier(type)
    if let name = known[id] { return name }
    let name = String(TypeName.of(type).prefix { $0 != "<" })
    known[id] = name
    return name
  }

  /// The name with generic arguments, as in `Counters.bodiesByType`.
  package static func full(of type: Any.Type) -> String { TypeName.of(type) }
}
