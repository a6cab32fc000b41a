import DisplayList
import Foundation
import Rasterizer
import Simulator
import SwiftUI
import VirtualTime
import Testing

/// A view on a simulated phone, driven the way a person drives it: everything goes through touches, keys and time.
///
/// In a test with the `.simulator` trait time is virtual, and `advance`, `settle` and the gestures run 60 frames a
/// second of it. Without the trait the same calls take real time.
@MainActor
public final class Screen {
  @TaskLocal static var configuration = ScreenConfiguration()

  /// The phone itself, for what this type has no words for.
  public let simulator: Simulator
  let start = ContinuousClock.now
  /// Where each finger is that is on the screen.
  var fingers: [Int: CGPoint] = [:]
  /// Called after every frame.
  var frameObservers: [() -> Void] = []
  /// Keeps frames for films.
  let recorder = FilmRecorder()
  /// With how many recorded frames the trace began that is being made; nil for none.
  var traceStart: Int?

  /// The time between two frames in seconds.
  static let frame: TimeInterval = 1.0 / 60

  /// Puts a view on the screen and runs the first frame. `location`, here and in what follows, is where the phone is then and
  /// whether the app may know; nil for no change.
  public convenience init<Root: View>(
    device: Device? = nil, settings: DeviceSettings? = nil, location: SimulatedLocation? = nil,
    @ViewBuilder _ root: () -> Root
  ) async {
    await self.init(location) { Simulator(device: device ?? $0.device, settings: settings ?? $0.settings, root: root) }
  }

  /// Puts the view of a controller on the screen, in a window of its own, and runs the first frame.
  public convenience init(
    device: Device? = nil, settings: DeviceSettings? = nil, location: SimulatedLocation? = nil,
    rootViewController: @autoclosure () -> UIViewController
  ) async {
    await self.init(location) {
      Simulator(
        device: device ?? $0.device, settings: settings ?? $0.settings, rootViewController: rootViewController())
    }
  }

  /// Starts an app as the system does, its delegate first and then the scene that it configures, and runs the first frame.
  public convenience init(
    device: Device? = nil, settings: DeviceSettings? = nil, location: SimulatedLocation? = nil,
    delegate: @autoclosure () -> any UIApplicationDelegate
  ) async {
    await self.init(location) {
      Simulator(device: device ?? $0.device, settings: settings ?? $0.settings, delegate: delegate())
    }
  }

  /// Shows a phone that somebody else has made, and runs the first frame.
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

  /// What assistive technology sees, in reading order.
  public var elements: [AccessibilityNode] { simulator.accessibilityTree.flattened }

  /// What the runtime did since the screen appeared; independent of the machine, so that tests can assert it.
  public var counters: Counters { simulator.counters }

  /// The one element that meets a query. Throws ``ScreenError`` if there is none or several.
  public func find(_ query: Query, sourceLocation: SourceLocation = #_sourceLocation) throws -> Element {
    try at(sourceLocation) {
      _ = try match(query)
      return Element(screen: self, query: query, sourceLocation: sourceLocation)
    }
  }

  /// What a query will find; nobody looks yet whether it is there.
  public func element(_ query: Query, sourceLocation: SourceLocation = #_sourceLocation) -> Element {
    Element(screen: self, query: query, sourceLocation: sourceLocation)
  }

  /// All elements that meet a query as they are now, in reading order.
  public func findAll(_ query: Query) -> [AccessibilityNode] { ElementTree(simulator).matches(query).map(\.node) }

  /// True if any element that has been built meets the query, on the visible part of the screen or not.
  public func exists(_ query: Query) -> Bool { !ElementTree(simulator).matches(query).isEmpty }

  /// True if anything can be seen of an element that meets the query; false too if there is none.
  public func isVisible(_ query: Query) -> Bool {
    ElementTree(simulator).matches(query).contains { $0.part.visibility.fraction > 0 }
  }

  /// The texts of which anything can be seen, in reading order. They are what is drawn, whatever labels say.
  public var visibleText: [String] { simulator.runtime.inspectedRoot?.visibleTexts ?? [] }

  /// How far the scroll view has scrolled that meets a query or belongs to what does: see ``Element/scrollOffset``.
  public func scrollOffset(of query: Query, sourceLocation: SourceLocation = #_sourceLocation) throws -> CGPoint {
    try at(sourceLocation) { try element(query).scrollOffset }
  }

  func resolve(_ query: Query) throws -> AccessibilityNode { try match(query).match.node }

  /// The one match of a query, and the tree that it was found in.
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

  /// The accessibility tree as indented text: a line for each element, with what state it is in and whether it is out of
  /// sight or covered.
  public func describeTree() -> String { ElementTree(simulator).describe() }

  /// The screen as pixels.
  /// - Parameter content: the app alone, or with what the system draws over it, or with the device around it.
  public func image(showing content: PictureContent = .app) -> Bitmap {
    Rasterizer().render(simulator.displayList(showing: content))
  }
}

/// Why a screen could not do what a test asked for.
public enum ScreenError: Error, CustomStringConvertible {
  /// No element is what was asked for; what comes near, with queries that find it, and what is there instead.
  case notFound(String, hints: [String], tree: String)
  /// Several elements are what was asked for; each with a query that finds only it.
  case ambiguous(String, [String])
  /// An element has no such coordinate space around it.
  case noSpace(String, wanted: String, known: [String])
  /// There is no scroll view, or none that could be meant or moved; in words.
  case noScrollView(String)
  /// Something still moves or is due after the limit; what it is.
  case busy([String])
  /// A condition did not come true within the limit; what still moves or is due.
  case waited(String, busy: [String])
  /// A person could not touch the element, and why.
  case notHittable(String, reason: String)
  /// Scrolling did not bring the element into view; how far it went and what it met.
  case notReached(String, String)
  /// A finger was to do what it cannot from where it is.
  case finger(String)
  /// A gesture that fingers cannot make here.
  case gesture(String)

  /// What was wanted and what was there instead.
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
      "Waited in vain for \(what). "
        + (reasons.isEmpty
          ? "The screen is at rest." : "The screen is not at rest: \(reasons.joined(separator: "; ")).")
    case .notHittable(let what, let reason): "A finger cannot touch \(what): \(reason)."
    case .notReached(let what, let way): "Scrolling did not bring \(what) into view: \(way)"
    case .finger(let problem), .gesture(let problem): problem
    }
  }
}
