/// The state of a screen, kept for the next version of its views: for each app view and each framework part with state,
/// its values, organized by the enclosing view.
@MainActor
package final class KeptScreen {
  let root = KeptPlace(key: KeptPlace.Key(name: "", ids: []), position: [], content: "", module: "")
  /// The module of the version that is currently shown.
  let module: String
  private let onLoss: @MainActor (Loss) -> Void
  /// Whether the first frame is not finished. Views that were already on screen appear at once.
  var isFirstFrame = true

  /// A view, or one of its properties, that is reset although the previous version had a counterpart.
  package struct Loss {
    /// Without a full stop.
    package let sentence: String
    /// Whether the edit caused the loss, as opposed to a value that can never be kept.
    package let isOfEdit: Bool
  }

  /// - Parameters:
  ///   - module: the module of the next version.
  ///   - onLoss: called for everything that is reset.
  package init(module: String, onLoss: @escaping @MainActor (Loss) -> Void) {
    self.module = module
    self.onLoss = onLoss
  }

  /// Collects the state of a screen for the next version.
  /// - Parameter module: the module of the current version.
  package func keep(_ runtime: Runtime, module: String) {
    var places: [ObjectIdentifier: KeptPlace] = [:]
    func visit(_ node: _Node) {
      if node === runtime.rootNode {
        places[ObjectIdentifier(node)] = root
      } else if let name = node.keptName, let path = Path(to: node, knowing: { places[ObjectIdentifier($0)] }) {
        let place = KeptPlace(
          key: KeptPlace.Key(name: name, ids: path.ids), position: path.position, content: node.keptContent,
          module: module)
        place.signature = node.keptSignature
        place.values = node.keptValues
        // The next version may build what this one has not built yet.
        place.children = node.kept?.children ?? []
        path.start.children.append(place)
        places[ObjectIdentifier(node)] = place
      }
      node.forEachChild(visit)
    }
    root.content = runtime.rootNode?.keptContent ?? ""
    root.children = runtime.rootNode?.kept?.children ?? []
    if let node = runtime.rootNode { visit(node) }
    for hosted in runtime.hostedNodes { hosted.node.map(visit) }
  }

  /// Returns the kept state for the position of a new node, and removes it. Nil if there was none.
  func take(for node: _Node) -> KeptPlace? {
    guard let name = node.keptName, let path = Path(to: node, knowing: { $0.kept }) else { return nil }
    let key = KeptPlace.Key(name: name, ids: path.ids)
    let isSame = path.start.content == path.end.keptContent
    let index =
      (isSame ? path.start.children.firstIndex { $0.key == key && $0.position == path.position } : nil)
      ?? path.start.children.firstIndex { $0.key == key }
    guard let index else { return nil }
    let place = path.start.children.remove(at: index)
    if let signature = node.keptSignature, let old = place.signature, signature != old {
      onLoss(Loss(sentence: "\(name) starts over: its stored properties have changed", isOfEdit: true))
      place.values = []
    }
    return place
  }

  /// Passes the values of a kept place to new storage.
  /// - Parameter view: the name of the view; nil if losses are not reported.
  func hand(_ place: KeptPlace, to slots: [(name: String, slot: any KeptSlot)], of view: String?) {
    for (name, slot) in slots {
      guard let value = place.values.first(where: { $0.name == name }) else { continue }
      let transfer = ValueTransfer(from: place.module, to: module)
      do throws(ValueTransfer.Obstacle) {
        try slot.take(value.value, by: transfer)
      } catch {
        if let view { tell("\(view).\(name)", error) }
      }
      for loss in transfer.losses { tell(loss.property, loss.obstacle) }
    }
  }

  private func tell(_ property: String, _ obstacle: ValueTransfer.Obstacle) {
    let isOfEdit = if case .changed = obstacle { true } else { false }
    onLoss(Loss(sentence: "\(property) starts over: \(obstacle.description)", isOfEdit: isOfEdit))
  }

  /// The path from the nearest ancestor with kept state to a node.
  @MainActor
  private struct Path {
    let start: KeptPlace
    let end: _Node
    /// The ids of rows and of views with an explicit id on the path.
    var ids: [String] = []
    /// The sibling positions on the path.
    var position: [Int] = []

    init?(to node: _Node, knowing place: (_Node) -> KeptPlace?) {
      var node = node
      while true {
        if let number = node.siblingIndex { position.append(number) }
        guard let parent = node.parent else { return nil }
        if let found = place(parent) {
          start = found
          end = parent
          return
        }
        if let id = parent.tracedID { ids.append(id) }
        node = parent
      }
    }
  }
}

/// A previous view, and the state kept of it.
@MainActor
final class KeptPlace {
  /// Distinguishes a view from others in the same view.
  struct Key: Equatable {
    /// The view's type, without its module and its generic arguments.
    var name: String
    var ids: [String]
  }

  let key: Key
  let position: [Int]
  /// The content of the view. While it is the same, positions are.
  var content: String
  let module: String
  /// The view's stored properties; nil where they do not matter.
  var signature: [String]?
  var values: [KeptValue] = []
  /// In the order of their nodes. Those that the next version takes are removed.
  var children: [KeptPlace] = []

  init(key: Key, position: [Int], content: String, module: String) {
    (self.key, self.position, self.content, self.module) = (key, position, content, module)
  }

  /// Returns the only value of a part that is not a property.
  func value<Value>(as: Value.Type = Value.self) -> Value? { values.first?.value as? Value }
}

/// A value that survives into the next version.
struct KeptValue {
  /// The property's name.
  var name = ""
  var value: Any
}

/// Storage whose value survives.
protocol KeptSlot: AnyObject {
  /// Nil if there is nothing worth keeping.
  @MainActor var keptValue: Any? { get }
  /// Takes the value of the previous version, which may be of another type of the same name.
  @MainActor func take(_ value: Any, by transfer: ValueTransfer) throws(ValueTransfer.Obstacle)
}

/// A per-screen framework object, part of which survives.
@MainActor
protocol Keepsake: AnyObject {
  /// Nil if there is nothing worth keeping.
  var kept: Any? { get }
  func take(_ kept: Any, by transfer: ValueTransfer)
}

/// A framework view whose state survives; that of all others is reset.
protocol KeptFrameworkView: FrameworkView {}
