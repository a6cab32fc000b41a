import Foundation

/// The storyboard scene of a controller.
@MainActor
final class NibScene {
  let storyboard: UIStoryboard
  /// The controller's element.
  let element: _NibElement
  weak var controller: UIViewController?
  /// The graph that creates the view; nil once that is done.
  private(set) var graph: NibGraph?
  private var hasBegun = false
  private var isLoaded = false
  /// Objects without another owner: those beside the controller, and what its controls trigger.
  private var kept: [NSObject] = []

  init(_ storyboard: UIStoryboard, _ element: _NibElement) {
    (self.storyboard, self.element) = (storyboard, element)
    let graph = NibGraph(storyboard.document, storyboard: storyboard)
    self.graph = graph
    graph.scene = self
  }

  func keep(_ object: NSObject) { kept.append(object) }

  /// Returns a segue of the controller, or of something in its view, by identifier.
  func segue(_ identifier: String) -> NibSegue? {
    element.first { $0.name == "segue" && $0["identifier"] == identifier }.map { NibSegue($0, in: self) }
  }

  private var viewElement: _NibElement? {
    element.children.first { $0["key"] == "view" || $0["key"] == "tableView" || $0["key"] == "collectionView" }
  }

  /// The name of the nib that Xcode creates for the view.
  var nibName: String? {
    guard let id = element.id, let view = viewElement?.id else { return nil }
    return "\(id)-view-\(view)"
  }

  /// Creates the view of the controller, and connects everything.
  /// - Returns: Whether the storyboard has a view for it.
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

  /// Creates the objects beside the controller, and makes the connections that need no view.
  func begin() {
    guard let graph else { return }
    for companion in graph.document.companions(of: element) {
      if let object = graph.make(companion) { keep(object) }
    }
    hasBegun = true
    finish(graph)
  }

  /// An initializer may ask for the view before the controller is registered.
  private func finish(_ graph: NibGraph) {
    let isWhole = hasBegun && isLoaded
    graph.complete(isWhole: isWhole)
    if isWhole { self.graph = nil }
  }
}

extension _NibElement {
  /// Returns the first descendant element that matches.
  func first(where isWanted: (_NibElement) -> Bool) -> _NibElement? {
    for child in children {
      if isWanted(child) { return child }
      if let found = child.first(where: isWanted) { return found }
    }
    return nil
  }
}
