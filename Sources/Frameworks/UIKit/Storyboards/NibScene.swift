import Foundation

/// What a controller knows of the storyboard that it comes from.
@MainActor
final class NibScene {
  let storyboard: UIStoryboard
  /// The controller's element.
  let element: _NibElement
  weak var controller: UIViewController?
  /// What makes the view; nil once that is done.
  private(set) var graph: NibGraph?
  private var hasBegun = false
  private var isLoaded = false
  /// What nobody else keeps: objects beside the controller, and what its controls trigger.
  private var kept: [NSObject] = []

  init(_ storyboard: UIStoryboard, _ element: _NibElement) {
    (self.storyboard, self.element) = (storyboard, element)
    let graph = NibGraph(storyboard.document, storyboard: storyboard)
    self.graph = graph
    graph.scene = self
  }

  func keep(_ object: NSObject) { kept.append(object) }

  /// The segue that the controller, or something in its view, has under a name.
  func segue(_ identifier: String) -> NibSegue? {
    element.first { $0.name == "segue" && $0["identifier"] == identifier }.map { NibSegue($0, in: self) }
  }

  private var viewElement: _NibElement? {
    element.children.first { $0["key"] == "view" || $0["key"] == "tableView" || $0["key"] == "collectionView" }
  }

  /// What Xcode calls the nib that it makes of the view.
  var nibName: String? {
    guard let id = element.id, let view = viewElement?.id else { return nil }
    return "\(id)-view-\(view)"
  }

  /// Makes the view of the controller, and connects everything.
  /// - Returns: whether the storyboard has a view for it.
  func loadView(of controller: UIViewController) -> Bool {
    guard let graph, !isLoaded, let viewElement, let view = graph.make(viewElement) as? UIView else { return false }
    isLoaded = true
    controller.view = view
    for guide in element.child("layoutGuides")?.children ?? [] {
      graph.keep(BarGuide.at(top: guide["type"] == "top", in: view), from: guide)
    }
    if let spinner = element.value(for: "refreshControl"), let control = graph.make(spinner) as? UIRefreshControl {
      (view as? UIScrollView)?.refreshControl = control
    }
    finish(graph)
    return true
  }

  /// Makes what is beside the controller in the scene, and connects what can be before there is a view.
  func begin() {
    guard let graph else { return }
    for companion in graph.document.companions(of: element) {
      if let object = graph.make(companion) { keep(object) }
    }
    hasBegun = true
    finish(graph)
  }

  /// An initializer may ask for the view before the controller is known to be made.
  private func finish(_ graph: NibGraph) {
    let isWhole = hasBegun && isLoaded
    graph.complete(isWhole: isWhole)
    if isWhole { self.graph = nil }
  }
}

extension _NibElement {
  /// The first element in this one, however deep, of which something is true.
  func first(where isWanted: (_NibElement) -> Bool) -> _NibElement? {
    for child in children {
      if isWanted(child) { return child }
      if let found = child.first(where: isWanted) { return found }
    }
    return nil
  }
}
