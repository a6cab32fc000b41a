import Foundation
import ScrollworkFoundation

/// The outlets, actions and segues of an object that are not connected yet.
@MainActor
final class NibConnections {
  private weak var object: NSObject?
  private var rest: [_NibElement]

  init(of object: NSObject, _ element: _NibElement) {
    self.object = object
    rest = element.child("connections")?.children ?? []
  }

  /// Makes the possible connections: outlets first, so that they are set when other code runs.
  /// - Parameter isWhole: Whether no more objects will be created.
  /// - Returns: Whether nothing is left to connect.
  func connect(in graph: NibGraph, isWhole: Bool) -> Bool {
    guard let object else { return true }
    let wanted = rest
    rest = []
    for outlet in wanted where outlet.name == "outlet" {
      guard let target = outlet["destination"].flatMap(graph.object) else {
        rest.append(outlet)
        continue
      }
      set(target, outlet["property"] ?? "", of: object, in: graph)
    }
    connectCollections(wanted.filter { $0.name == "outletCollection" }, of: object, in: graph, isWhole: isWhole)
    for connection in wanted {
      switch connection.name {
      case "action": if !connectAction(connection, of: object, in: graph) { rest.append(connection) }
      case "segue": connectSegue(connection, of: object, in: graph)
      default: continue
      }
    }
    return rest.isEmpty
  }

  private func set(_ value: Any, _ property: String, of object: NSObject, in graph: NibGraph) {
    if InterfaceValue.set(value, property, of: object) { return }
    NibReport.say(
      "[\(type(of: object)) setValue:forKey:] in \(graph.document.name): this class is not key value coding-compliant for the key "
        + "\(property). Either it has no such outlet, or the outlet is not a \(type(of: value)): remove the connection, or add "
        + "@IBOutlet var \(property).")
  }

  private func connectCollections(
    _ outlets: [_NibElement], of object: NSObject, in graph: NibGraph, isWhole: Bool
  ) {
    var names: [String] = []
    for outlet in outlets {
      if let name = outlet["property"], !names.contains(name) { names.append(name) }
    }
    for name in names {
      let own = outlets.filter { $0["property"] == name }
      let targets = own.compactMap { $0["destination"].flatMap(graph.object) }
      if targets.count == own.count || isWhole { set(targets, name, of: object, in: graph) } else { rest += own }
    }
  }

  // MARK: Actions

  private func connectAction(_ action: _NibElement, of object: NSObject, in graph: NibGraph) -> Bool {
    guard let name = action["selector"], let destination = action["destination"] else { return true }
    let target = graph.object(destination)
    if target == nil, graph.document.placeholder(destination, in: graph.scene?.element) == nil { return false }
    let selector = Self.selector(name, searches: target == nil)
    switch object {
    case let control as UIControl:
      control.addTarget(target, action: selector, for: UIControl.Event(interfaceName: action["eventType"]))
    case let item as UIBarButtonItem:
      (item.target, item.action) = (target, selector)
    case let recognizer as UIGestureRecognizer:
      // An action of the first responder searches the responder chain from the recognizer's view.
      if let target = target ?? recognizer.view { recognizer.addTarget(target, action: selector) }
    default: break
    }
    return true
  }

  /// Returns a selector for a method that is looked up by name.
  /// - Parameter searches: Whether the receiver is found along the responder chain.
  static func selector(_ name: String, searches: Bool = false) -> Selector {
    let parts = name.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let labels = parts.dropFirst().dropLast().map { "\($0):" }.joined()
    let swift = name.contains(":") ? "\(parts[0])(_:\(labels))" : "\(name)()"
    let call: (NSObject) -> @MainActor (Any?, UIEvent?) -> Void = { target in
      return { sender, event in perform(name, on: target, searches: searches, sender, event) }
    }
    return Selector._method(swift, call)
  }

  private static func perform(
    _ name: String, on target: NSObject, searches: Bool, _ sender: Any?, _ event: UIEvent?
  ) {
    var candidate: NSObject? = target
    while let object = candidate {
      if (object as? any _InterfaceObject)?._performInterfaceAction(name, sender: sender, event: event) == true {
        return
      }
      candidate = searches ? (object as? UIResponder)?.next : nil
    }
    if searches { return }
    NibReport.say(
      "-[\(type(of: target)) \(name)]: unrecognized selector sent to instance. Add an @IBAction of this name, or remove the "
        + "connection; its parameter must accept \(sender.map { "\(type(of: $0))" } ?? "nothing").")
  }

  // MARK: Segues

  private static func hasValue(_ control: UIControl) -> Bool {
    control is UISwitch || control is UISlider || control is UIStepper || control is UISegmentedControl
      || control is UIDatePicker || control is UIPageControl || control is UIRefreshControl
  }

  private func connectSegue(_ element: _NibElement, of object: NSObject, in graph: NibGraph) {
    guard let scene = graph.scene, !["relationship", "embed"].contains(element["kind"] ?? "") else { return }
    let segue = NibSegue(element, in: scene)
    let selector = Selector._method("perform(_:)", NibSegue.trigger)
    switch object {
    case let control as UIControl:
      scene.keep(segue)
      control.addTarget(segue, action: selector, for: Self.hasValue(control) ? .valueChanged : .touchUpInside)
    case let item as UIBarButtonItem:
      scene.keep(segue)
      (item.target, item.action) = (segue, selector)
    case let recognizer as UIGestureRecognizer:
      scene.keep(segue)
      recognizer.addTarget(segue, action: selector)
    case let cell as UITableViewCell:
      if element["trigger"] == "accessoryAction" {
        cell.segues.accessory = segue
      } else {
        cell.segues.selection = segue
      }
    case let cell as UICollectionViewCell: cell.segue = segue
    // A controller's own segues are performed by their identifiers.
    default: break
    }
  }
}

extension UIControl.Event {
  /// Returns the event of Interface Builder's name; without a name, the default event of buttons.
  fileprivate init(interfaceName name: String?) {
    self =
      switch name {
      case "touchDown": .touchDown
      case "touchDownRepeat": .touchDownRepeat
      case "touchDragInside": .touchDragInside
      case "touchDragOutside": .touchDragOutside
      case "touchDragEnter": .touchDragEnter
      case "touchDragExit": .touchDragExit
      case "touchUpOutside": .touchUpOutside
      case "touchCancel": .touchCancel
      case "valueChanged": .valueChanged
      case "primaryActionTriggered": .primaryActionTriggered
      case "editingDidBegin": .editingDidBegin
      case "editingChanged": .editingChanged
      case "editingDidEnd": .editingDidEnd
      case "editingDidEndOnExit": .editingDidEndOnExit
      case "allTouchEvents": .allTouchEvents
      case "allEditingEvents": .allEditingEvents
      case "allEvents": .allEvents
      default: .touchUpInside
      }
  }
}
