import Foundation
import ScrollworkFoundation

/// A segue as a storyboard describes it, which creates a `UIStoryboardSegue` each time it is performed.
@MainActor
final class NibSegue: NSObject {
  private let element: _NibElement
  private weak var scene: NibScene?

  init(_ element: _NibElement, in scene: NibScene) {
    (self.element, self.scene) = (element, scene)
    super.init()
  }

  private var identifier: String? { element["identifier"] }

  /// Performs the segue when its trigger is used.
  func trigger(_ sender: Any?) {
    guard let source = scene?.controller,
      source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender)
    else { return }
    perform(sender)
  }

  func perform(_ sender: Any?) {
    guard let scene, let source = scene.controller else { return }
    if element["kind"] == "unwind" { return unwind(from: source, sender) }
    guard let destination = destination(in: scene, sender) else { return }
    style(destination, sender)
    let segue = made(source, destination)
    segue.handler = { [weak segue] in
      guard let segue else { return }
      self.show(segue, sender)
    }
    source.prepare(for: segue, sender: sender)
    run(segue)
  }

  private func run(_ segue: UIStoryboardSegue) {
    if element.bool("animates") == false {
      UIView.performWithoutAnimation { segue.perform() }
    } else {
      segue.perform()
    }
  }

  private func made(_ source: UIViewController, _ destination: UIViewController) -> UIStoryboardSegue {
    guard let name = element["customClass"] else {
      return UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
    }
    guard let type = NibClass.custom(name, module: element["customModule"]), type is UIStoryboardSegue.Type else {
      NibReport.say("Unknown segue class \(name): is it a subclass of UIStoryboardSegue in the target?")
      return UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
    }
    return .made(type, identifier, source, destination)
  }

  /// Returns the segue's destination, created by the source's `@IBSegueAction` if it has one.
  private func destination(in scene: NibScene, _ sender: Any?) -> UIViewController? {
    guard let element = element["destination"].flatMap(scene.storyboard.document.controller) else { return nil }
    guard let name = self.element["destinationCreationSelector"], let source = scene.controller else {
      return scene.storyboard.controller(for: element)
    }
    return scene.storyboard.controller(for: element) {
      source._makeInterfaceDestination(name, coder: $0, sender: sender, identifier: self.identifier)
    }
  }

  // MARK: Showing

  private func style(_ destination: UIViewController, _ sender: Any?) {
    if let style = Self.styles[element["modalPresentationStyle"] ?? ""] { destination.modalPresentationStyle = style }
    if let style = Self.transitions[element["modalTransitionStyle"] ?? ""] { destination.modalTransitionStyle = style }
    if ["popoverPresentation", "popover"].contains(element["kind"] ?? "") {
      destination.modalPresentationStyle = .popover
    }
    guard destination.modalPresentationStyle == .popover else { return }
    let popover = destination.popoverPresentationController
    popover?.barButtonItem = sender as? UIBarButtonItem
    if let anchor = sender as? UIView {
      popover?.sourceView = anchor
      popover?.sourceRect = anchor.bounds
    }
    if let directions = element.value(for: "popoverArrowDirection") {
      let known: [(String, UIPopoverArrowDirection)] = [
        ("up", .up), ("down", .down), ("left", .left), ("right", .right),
      ]
      popover?.permittedArrowDirections = known.reduce([]) { all, direction in
        directions.bool(direction.0) == true ? all.union(direction.1) : all
      }
    }
  }

  private func show(_ segue: UIStoryboardSegue, _ sender: Any?) {
    let (source, destination) = (segue.source, segue.destination)
    switch element["kind"] {
    case "show", "push": source.show(destination, sender: sender)
    case "showDetail", "replace": source.showDetailViewController(destination, sender: sender)
    case "custom":
      NibReport.say("The segue \(identifier ?? "without a name") is custom, and its class has no perform().")
    default: source.present(destination, animated: UIView.areAnimationsEnabled)
    }
  }

  private static let styles: [String: UIModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet, "currentContext": .currentContext,
    "custom": .custom, "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
    "popover": .popover, "automatic": .automatic, "none": .none,
  ]
  private static let transitions: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
    "partialCurl": .partialCurl,
  ]
  static func style(named name: String?) -> UIModalPresentationStyle? { name.flatMap { styles[$0] } }
  static func transition(named name: String?) -> UIModalTransitionStyle? { name.flatMap { transitions[$0] } }

  // MARK: Embedding

  /// Embeds the controller of a container view, if the element is one.
  static func embed(_ element: _NibElement, in object: NSObject, _ graph: NibGraph) {
    guard let container = object as? UIView, let scene = graph.scene, let parent = scene.controller else { return }
    for segue in element.child("connections")?.children ?? [] where segue["kind"] == "embed" {
      let template = NibSegue(segue, in: scene)
      guard let child = template.destination(in: scene, nil) else { continue }
      let made = template.made(parent, child)
      parent.prepare(for: made, sender: nil)
      parent.addChild(child)
      child.view.frame = container.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(child.view)
      if !child.view.translatesAutoresizingMaskIntoConstraints { fill(container, with: child.view) }
      child.didMove(toParent: parent)
    }
  }

  /// Pins the view of a controller that has turned its autoresizing mask off, so that the container gets its size.
  private static func fill(_ container: UIView, with view: UIView) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
    ])
  }

  // MARK: Unwinding

  private func unwind(from source: UIViewController, _ sender: Any?) {
    guard let name = element["unwindAction"] else { return }
    let action = NibConnections.selector(name)
    let way = UIStoryboardUnwindSegueSource(source, action, sender)
    let candidates = UnwindSearch.candidates(for: way)
    // Which of the candidates has the method is known only when it is called.
    let segue = made(source, candidates.first ?? source)
    source.prepare(for: segue, sender: sender)
    for candidate in candidates where candidate.canPerformUnwindSegueAction(action, from: source, sender: sender) {
      segue.destination = candidate
      guard candidate._performInterfaceAction(name, sender: segue, event: nil) else { continue }
      segue.handler = { [weak segue] in
        if let segue { UnwindSearch.goBack(segue) }
      }
      return run(segue)
    }
    NibReport.say("No controller before \(type(of: source)) has the unwind action \(name).")
  }
}
