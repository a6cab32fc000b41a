import DisplayList
import Foundation
import Rasterizer
import Simulator
import SwiftUI
import VirtualTime
import Testing

/// A view on a simulated phone, driven as a user does: everything goes through touches, keys and time.
///
/// In a test with the `.simulator` trait time is virtual, and `advance`, `settle` and the gestures run 60 frames per
/// second of it. Without the trait the same calls take real time.
@MainActor
public final class Screen {
  @TaskLocal static var configuration = ScreenConfiguration()

  /// The phone itself, for what this type does not cover.
  public let simulator: Simulator
  let start = ContinuousClock.now
  /// The position of each finger on the screen.
  var fingers: [Int: CGPoint] = [:]
  /// Called after every frame.
  var frameObservers: [() -> Void] = []
  /// The frame whose pixels were asked for last; its picture from the second question on.
  var seen: (list: DisplayList, picture: Bitmap?)?
  /// Keeps frames for films.
  let recorder = FilmRecorder()
  /// The number of recorded frames when the current trace started; nil for none.
  var traceStart: Int?

  /// The time between two frames in seconds.
  static let frame: TimeInterval = 1.0 / 60

  /// Shows a view on the screen and runs the first frame. `location`, here and below, is the phone's initial location
  /// and the app's permission; nil for no change.
  public convenience init<Root: View>(
    device: Device? = nil, settings: DeviceSettings? = nil, location: SimulatedLocation? = nil,
    @ViewBuilder _ root: () -> Root
  ) async {
    await self.init(location) { Simulator(device: device ?? $0.device, settings: settings ?? $0.settings, root: root) }
  }

  /// Shows a view controller in its own window and runs the first frame.
  public convenience init(
    device: Device? = nil, settings: DeviceSettings? = nil, location: SimulatedLocation? = nil,
    rootViewController: @autoclosure () -> UIViewController
  ) async {
    await self.init(location) {
      Simulator(
        device: device ?? $0.device, settings: settings ?? $0.settings, rootViewController: rootViewController())
    }
  }

  /// Launches an app as the system does, its delegate first and then the scene that it configures, and runs the first
  /// frame.
  public convenience init(
    device: Device? = nil, settings: DeviceSettings? = nil, location: SimulatedLocation? = nil,
    delegate: @autoclosure () -> any UIApplicationDelegate
  ) async {
    await self.init(location) {
      Simulator(device: device ?? $0.device, settings: settings ?? $0.settings, delegate: delegate())
    }
  }

  /// Shows an existing phone and runs the first frame.
  package convenience init(simulator: @autoclosure () throws -> Simulator) async rethrows {
    let made = try simulator()
    await self.init(nil) { _ in made }
  }

  private init(_ location: SimulatedLocation?, _ start: (ScreenConfiguration) -> Simulator) async {
    if let location { LocationCenter.shared.location = location }
    simulator = start(Self.configuration)
    CurrentTest.scope?.add(simulator)
    TraceRecording.current?.add(simulator)
    await drain()
    runFrame()
  }

  // MARK: Looking

  /// The accessibility elements, in reading order.
  public var elements: [AccessibilityNode] { simulator.accessibilityTree.flattened }

  /// Counts of the runtime's work since the screen appeared; independent of the machine, so that tests can assert them.
  public var counters: Counters { simulator.counters }

  /// Returns the only element that matches a query. Throws ``ScreenError`` if there is none or several.
  public func find(_ query: Query, sourceLocation: SourceLocation = #_sourceLocation) throws -> Element {
    try at(sourceLocation) {
      _ = try match(query)
      return Element(screen: self, query: query, sourceLocation: sourceLocation)
    }
  }

  /// Returns the element for a query, without checking that it exists.
  public func element(_ query: Query, sourceLocation: SourceLocation = #_sourceLocation) -> Element {
    Element(screen: self, query: query, sourceLocation: sourceLocation)
  }

  /// Returns all elements that currently match a query, in reading order.
  public func findAll(_ query: Query) -> [AccessibilityNode] { ElementTree(simulator).matches(query).map(\.node) }

  /// Returns whether any built element matches the query, on the visible part of the screen or not.
  public func exists(_ query: Query) -> Bool { !ElementTree(simulator).matches(query).isEmpty }

  /// Returns whether any part of a matching element is visible; false if there is none.
  public func isVisible(_ query: Query) -> Bool {
    ElementTree(simulator).matches(query).contains { $0.part.visibility.fraction > 0 }
  }

  /// The texts that are at least partly visible, in reading order. They are what is drawn, whatever the labels.
  public var visibleText: [String] { simulator.runtime.inspectedRoot?.visibleTexts ?? [] }

  /// Returns the offset of the scroll view that matches a query or belongs to the match: see ``Element/scrollOffset``.
  public func scrollOffset(of query: Query, sourceLocation: SourceLocation = #_sourceLocation) throws -> CGPoint {
    try at(sourceLocation) { try element(query).scrollOffset }
  }

  func resolve(_ query: Query) throws -> AccessibilityNode { try match(query).match.node }

  /// Returns the only match of a query, and its tree.
  func match(_ query: Query) throws -> (match: ElementTree.Match, tree: ElementTree) {
    let tree = ElementTree(simulator)
    let found = tree.matches(query)
    guard let first = found.first else {
      throw ScreenError.notFound("\(query)", hints: tree.hints(for: query), tree: tree.describe(limit: 60))
    }
    guard found.count == 1 else {
      throw ScreenError.ambiguous(
        "\(query)", found.map { "\(tree.describe($0)): \(tree.uniqueQuery(for: $0).source)" })
    }
    return (first, tree)
  }

  /// Returns the accessibility tree as indented text: a line for each element, with its state and whether it is out of
  /// sight or covered.
  public func describeTree() -> String { ElementTree(simulator).describe() }

  /// Returns the screen as a bitmap.
  /// - Parameter content: The app alone, or with what the system draws over it, or with the device around it.
  public func image(showing content: PictureContent = .app) -> Bitmap {
    Rasterizer().render(simulator.displayList(showing: content))
  }
}

/// An error that prevents a screen from doing what a test requested.
public enum ScreenError: Error, CustomStringConvertible {
  /// No element matches: the description, the closest elements with queries that find them, and the tree.
  case notFound(String, hints: [String], tree: String)
  /// Several elements match: the description, and a query for each.
  case ambiguous(String, [String])
  /// The element has no such enclosing coordinate space.
  case noSpace(String, wanted: String, known: [String])
  /// There is no scroll view, or none that could be meant or moved; with a description.
  case noScrollView(String)
  /// Something still moves or is due after the limit; with descriptions.
  case busy([String])
  /// A condition was not met within the limit; with what still moves or is due.
  case waited(String, busy: [String])
  /// A user could not touch the element, with the reason.
  case notHittable(String, reason: String)
  /// Scrolling did not bring the element into view; with the distance and what was found.
  case notReached(String, String)
  /// An action that is impossible in the finger's current state.
  case finger(String)
  /// A gesture that fingers cannot make here.
  case gesture(String)

  /// What was wanted and what was found instead.
  public var description: String {
    switch self {
    case .notFound(let what, let hints, let tree):
      (["Not found: \(what)."] + hints + ["On the screen:", tree]).joined(separator: "\n")
    case .ambiguous(let what, let found):
      (["Found \(found.count) times: \(what). Each with a query for it alone:"] + found).joined(separator: "\n")
    case .noSpace(let what, let wanted, let known):
      "No coordinate space \(wanted) is around \(what). Those with names: "
        + (known.isEmpty ? "none." : known.joined(separator: ", ") + ".")
    case .noScrollView(let problem): "\(problem)."
    case .busy(let reasons): "The screen did not come to rest: \(reasons.joined(separator: "; "))."
    case .waited(let what, let reasons):
      "Timed out waiting for \(what). "
        + (reasons.isEmpty
          ? "The screen is at rest." : "The screen is not at rest: \(reasons.joined(separator: "; ")).")
    case .notHittable(let what, let reason): "A finger cannot touch \(what): \(reason)."
    case .notReached(let what, let way): "Scrolling did not bring \(what) into view: \(way)"
    case .finger(let problem), .gesture(let problem): problem
    }
  }
}
