/// What the person has done on a screen, for the next version of its views: for each view of the app and each part of the
/// frameworks that keeps something, its state, under the view that it was in.
@MainActor
package final class KeptScreen {
  let root = KeptPlace(key: KeptPlace.Key(name: "", ids: []), position: [], content: "", module: "")
  /// The module of the version that is shown now.
  let module: String
  private let onLoss: @MainActor (Loss) -> Void
  /// The first frame has not ended: what was on the screen already appears at once.
  var isFirstFrame = true

  /// A view, or one of its properties, that begins anew although there was one like it.
  package struct Loss {
    /// Without a full stop.
    package let sentence: String
    /// It is what was edited, and not that such values can never be kept.
    package let isOfEdit: Bool
  }

  /// - Parameters:
  ///   - module: of the version that is shown next.
  ///   - onLoss: told of what begins anew.
  package init(module: String, onLoss: @escaping @MainActor (Loss) -> Void) {
    self.module = module
    self.onLoss = onLoss
  }

  /// What there is on a screen, for the next one.
  /// - Parameter module: of the version that is shown now.
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
        // What this version has not built yet, the next one may.
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

  /// What there was where a new node is, which takes it. Nil if there was nothing.
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
      onLoss(Loss(sentence: "\(name) starts anew: its stored properties have changed", isOfEdit: true))
      place.values = []
    }
    return place
  }

  /// Gives the values of a place to storage that is new.
  /// - Parameter view: what the view is called; nil if nobody is told what begins anew.
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
    onLoss(Loss(sentence: "\(property) starts anew: \(obstacle.description)", isOfEdit: isOfEdit))
  }

  /// The way from the closest node of which something was kept down to another.
  @MainActor
  private struct Path {
    let start: KeptPlace
    let end: _Node
    /// Of the rows and the views with an explicit id on the way.
    var ids: [String] = []
    /// The places among the siblings on the way.
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

/// A view that there was, and what was kept of it.
@MainActor
final class KeptPlace {
  /// Tells a view from others in the same one.
  struct Key: Equatable {
    /// The view's type, without its module and its arguments.
    var name: String
    var ids: [String]
  }

  let key: Key
  let position: [Int]
  /// What was in the view: while it is the same, positions are.
  var content: String
  let module: String
  /// The view's stored properties; nil where they do not matter.
  var signature: [String]?
  var values: [KeptValue] = []
  /// In the order of their nodes. What the next version has is taken away.
  var children: [KeptPlace] = []

  init(key: Key, position: [Int], content: String, module: String) {
    (self.key, self.position, self.content, self.module) = (key, position, content, module)
  }

  /// The only value of what is no property.
  func value<Value>(as: Value.Type = Value.self) -> Value? { values.first?.value as? Value }
}

/// A value that goes on in the next version.
struct KeptValue {
  /// The property's.
  var name = ""
  var value: Any
}

/// Storage whose value goes on.
protocol KeptSlot: AnyObject {
  /// Nil if there is nothing worth to be kept.
  @MainActor var keptValue: Any? { get }
  /// Takes the value of the version before, which may be of another type of the same name.
  @MainActor func take(_ value: Any, by transfer: ValueTransfer) throws(ValueTransfer.Obstacle)
}

/// An object of the frameworks that belongs to one screen, of which something goes on.
@MainActor
protocol Keepsake: AnyObject {
  /// Nil if there is nothing worth to be kept.
  var kept: Any? { get }
  func take(_ kept: Any, by transfer: ValueTransfer)
}

/// A view of the frameworks whose state goes on; that of all others begins anew.
protocol KeptFrameworkView: FrameworkView {}
