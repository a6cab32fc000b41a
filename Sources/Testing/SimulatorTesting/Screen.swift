import DisplayList
import Foundation
import Rasterizer
import Simulator
import SwiftUI
import VirtualTime

/// A view on a simulated phone, driven the way a person drives it: everything goes through touches, keys and time.
///
/// In a test with the `.simulator` trait time is virtual, and `advance`, `settle` and the gestures run 60 frames a
/// second of it. Without the trait the same calls take real time.
@MainActor
public final class Screen {
  @TaskLocal static var configuration: (device: Device, settings: DeviceSettings) = (.iPhone15Pro, DeviceSettings())

  /// The phone itself, for what this type has no words for.
  public let simulator: Simulator
  private let start = ContinuousClock.now
  /// With how many recorded frames the trace began that is being made; nil for none.
  var traceStart: Int?

  /// The time between two frames in seconds.
  static let frame: TimeInterval = 1.0 / 60

  /// Puts a view on the screen and runs the first frame.
  public init<Root: View>(
    device: Device? = nil, settings: DeviceSettings? = nil, @ViewBuilder _ root: () -> Root
  ) async {
    simulator = Simulator(
      device: device ?? Self.configuration.device, settings: settings ?? Self.configuration.settings, root: root)
    TraceRecording.current?.add(simulator)
    await drain()
    runFrame()
  }

  // MARK: Time

  /// Seconds since the screen appeared, on the clock of the frames.
  public var now: TimeInterval {
    let elapsed = ContinuousClock.now - start
    return Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
  }

  private func drain() async {
    if VirtualTime.isOpen { await VirtualTime.drain() } else { await Task.yield() }
  }

  private func runFrame() { simulator.advance(to: max(now, simulator.now)) }

  /// Lets time pass up to the next frame, with everything that is due on the way, and runs the frame.
  private func nextFrame() async throws {
    if VirtualTime.isOpen {
      try await VirtualTime.advance(by: .seconds(Self.frame))
      await VirtualTime.drain()
    } else {
      try await Task.sleep(for: .seconds(Self.frame))
    }
    runFrame()
  }

  /// Runs a number of frames.
  public func frames(_ count: Int) async throws {
    for _ in 0..<count { try await nextFrame() }
  }

  /// Lets time pass, frame by frame.
  public func advance(by duration: Duration) async throws {
    let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    try await frames(Int((seconds / Self.frame).rounded(.up)))
  }

  /// Runs frames until nothing moves and nothing is due. Throws what keeps the screen busy if that is not so after
  /// `limit`.
  public func settle(limit: Duration = .seconds(30)) async throws {
    let end = now + Double(limit.components.seconds) + Double(limit.components.attoseconds) / 1e18
    repeat {
      await drain()
      if !isBusy { return }
      try await nextFrame()
    } while now < end
    throw ScreenError.busy(busyReasons)
  }

  private var isBusy: Bool { !busyReasons.isEmpty }

  private var busyReasons: [String] {
    var reasons: [String] = []
    if simulator.needsFrame { reasons.append("an animation, a scroll or a changing state") }
    if simulator.nextDeadline != nil { reasons.append("a finger that rests on the screen") }
    if VirtualTime.pendingJobs > 0 { reasons.append("\(VirtualTime.pendingJobs) jobs that could run") }
    if VirtualTime.pendingTimers > 0 { reasons.append("\(VirtualTime.pendingTimers) timers or sleeping tasks") }
    reasons += VirtualTime.externalWork.map { "work outside: \($0)" }
    return reasons
  }

  /// Runs frames in real time until a condition holds: for what a real server answers. Throws after `limit`.
  public func wait(_ what: String, limit: Duration = .seconds(10), until condition: () -> Bool) async throws {
    let clock = ContinuousClock()
    let end = clock.now + limit
    while !condition() {
      guard clock.now < end else { throw ScreenError.waited(what) }
      try await nextFrame()
    }
  }

  // MARK: Looking

  /// What assistive technology sees, in reading order.
  public var elements: [AccessibilityNode] { simulator.accessibilityTree.flattened }

  /// What the runtime did since the screen appeared; independent of the machine, so that tests can assert it.
  public var counters: Counters { simulator.counters }

  /// The one element that meets a query. Throws ``ScreenError`` if there is none or several.
  public func find(_ query: Query) throws -> Element {
    _ = try resolve(query)
    return Element(screen: self, query: query)
  }

  /// All elements that meet a query, in reading order.
  public func findAll(_ query: Query) -> [AccessibilityNode] {
    query.matches(in: simulator.accessibilityTree)
  }

  /// True if any element that has been built meets the query, on the visible part of the screen or not.
  public func exists(_ query: Query) -> Bool { !findAll(query).isEmpty }

  func resolve(_ query: Query) throws -> AccessibilityNode {
    let found = findAll(query)
    guard let first = found.first else { throw ScreenError.notFound("\(query)", tree: describeTree()) }
    guard found.count == 1 else { throw ScreenError.ambiguous("\(query)", found.map(describe)) }
    return first
  }

  private func describe(_ node: AccessibilityNode) -> String {
    let frame = node.frame
    let place = String(format: "at (%.0f, %.0f), %.0f x %.0f", frame.minX, frame.minY, frame.width, frame.height)
    return "\(node.role.rawValue) \"\(node.label)\" id \"\(node.identifier)\" \(place)"
  }

  /// The accessibility tree as indented text.
  public func describeTree() -> String {
    func lines(_ node: AccessibilityNode, _ depth: Int) -> [String] {
      [String(repeating: "  ", count: depth) + describe(node)] + node.children.flatMap { lines($0, depth + 1) }
    }
    return lines(simulator.accessibilityTree, 0).joined(separator: "\n")
  }

  /// The screen as pixels.
  public func image() -> Bitmap { Rasterizer().render(simulator.displayList) }
}

/// Why a screen could not do what a test asked for.
public enum ScreenError: Error, CustomStringConvertible {
  /// No element is what was asked for; what is there instead.
  case notFound(String, tree: String)
  /// Several elements are what was asked for.
  case ambiguous(String, [String])
  /// Something still moves or is due after the limit; what it is.
  case busy([String])
  /// A condition did not come true within the limit.
  case waited(String)

  /// What was wanted and what was there instead.
  public var description: String {
    switch self {
    case .notFound(let what, let tree): "No element with \(what). On the screen:\n\(tree)"
    case .ambiguous(let what, let found): "\(found.count) elements with \(what):\n\(found.joined(separator: "\n"))"
    case .busy(let reasons): "The screen did not come to rest: \(reasons.joined(separator: "; "))."
    case .waited(let what): "Waited in vain for \(what)."
    }
  }
}
