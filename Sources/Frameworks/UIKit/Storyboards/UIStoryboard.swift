import Foundation

/// A graph of controllers and their views, designed in Interface Builder.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
  let document: NibDocument

  /// Creates the storyboard of a name in a bundle; by default the app's. Caveat: a missing one is reported on the
  /// terminal and has no controllers, where iOS ends the app.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let bundle = storyboardBundleOrNil ?? .main
    if let found = NibDocument.named(name, type: "storyboardc", in: bundle) {
      document = found
    } else {
      NibReport.say("Could not find a storyboard named '\(name)' in bundle \(bundle.bundlePath).")
      document = NibDocument(name: name, bundle: bundle, root: _NibElement(name: "document"))
    }
    super.init()
  }

  init(_ document: NibDocument) {
    self.document = document
    super.init()
  }

  /// Returns a new initial controller; nil if the storyboard has no entry point.
  open func instantiateInitialViewController() -> UIViewController? { initial(nil) }

  /// Returns a new initial controller, created by a closure that receives the argument of `init(coder:)`. If it returns
  /// nil, the storyboard creates the controller.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    initial(creator) as? ViewController
  }

  /// Returns a new controller of a storyboard identifier. Caveat: for an unknown one, the terminal shows a message and
  /// an empty controller is returned, while iOS ends the app.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    controller(named: identifier, nil) ?? UIViewController()
  }

  /// Returns a new controller, created by a closure that receives the argument of `init(coder:)`. If it returns nil,
  /// the storyboard creates the controller.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let found = controller(named: identifier, creator)
    if let controller = found as? ViewController { return controller }
    if let found {
      NibReport.say(
        "The controller '\(identifier)' of \(document.name) is a \(type(of: found)), not a \(ViewController.self).")
    }
    // Every controller class has `init()`, so the object is of the requested type.
    return unsafeDowncast(ViewController.instance(), to: ViewController.self)
  }

  private func initial(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    document.root["initialViewController"].flatMap(document.controller).flatMap { controller(for: $0, creator) }
  }

  private func controller(named identifier: String, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    if let element = document.identified(by: identifier) { return controller(for: element, creator) }
    NibReport.say("Storyboard \(document.name) doesn't contain a view controller with identifier '\(identifier)'.")
    return nil
  }

  /// Returns a new controller of a scene, with its children.
  func controller(for element: _NibElement, _ creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
    if element.name == "viewControllerPlaceholder" { return referenced(element, creator) }
    let scene = NibScene(self, element)
    guard let graph = scene.graph else { return nil }
    let made: UIViewController?
    if let controller = creator?(_NibCoder(element, in: graph)) {
      graph.keep(controller, from: element)
      made = controller
    } else {
      made = graph.make(element) as? UIViewController
    }
    guard let made else { return nil }
    takeChildren(of: made, scene)
    scene.begin()
    return made
  }

  /// Returns the controller of a reference to another storyboard.
  private func referenced(_ element: _NibElement, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    let bundle = element["bundleIdentifier"].flatMap(Bundle.init(identifier:)) ?? document.bundle
    let other = element["storyboardName"].map { UIStoryboard(name: $0, bundle: bundle) } ?? self
    guard let identifier = element["referencedIdentifier"] else { return other.initial(creator) }
    return other.controller(named: identifier, creator)
  }

  /// Creates the initial children of a container.
  private func takeChildren(of container: UIViewController, _ scene: NibScene) {
    let relationships = (scene.element.child("connections")?.children ?? []).filter { $0["kind"] == "relationship" }
    var children: [(relationship: String, controller: UIViewController)] = []
    for segue in relationships {
      guard let element = segue["destination"].flatMap(document.controller) else { continue }
      let name = segue["destinationCreationSelector"]
      let child = controller(for: element) { coder in
        name.flatMap {
          container._makeInterfaceDestination($0, coder: coder, sender: nil, identifier: segue["identifier"])
        }
      }
      if let child { children.append((segue["relationship"] ?? "", child)) }
    }
    guard !children.isEmpty else { return }
    switch container {
    case let navigation as UINavigationController: navigation.viewControllers = children.map(\.controller)
    case let tabs as UITabBarController: tabs.viewControllers = children.map(\.controller)
    case let split as UISplitViewController:
      for (relationship, child) in children {
        let column: UISplitViewController.Column =
          switch relationship {
          case "masterViewController", "primaryViewController": .primary
          case "supplementaryViewController": .supplementary
          case "compactViewController": .compact
          default: .secondary
          }
        split.setViewController(child, for: column)
      }
    default: break
    }
  }
}
