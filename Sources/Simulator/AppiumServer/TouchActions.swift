import DisplayList
import Automation
import Foundation
import ScrollworkUIKit
import Simulator

/// WebDriver's actions: sources that act simultaneously, tick by tick. A tick lasts as long as its longest action.
/// Pointers of any kind are fingers.
@MainActor
struct TouchActions {
  private enum Origin {
    case viewport, pointer
    case element(String)
  }

  private enum Action {
    case rest
    case down, up, cancel
    case move(Origin, CGPoint)
    case key(Character, isDown: Bool)
    case scroll(Origin, CGPoint, CGVector)
  }

  private struct Source {
    var id: String
    var actions: [(action: Action, duration: TimeInterval)]

    /// Whether a finger moves while it is down: it stops flung content, so it need not wait until that comes to rest.
    var isDragging: Bool {
      var isDown = false
      return actions.contains { action, duration in
        switch action {
        case .down: isDown = true
        case .up, .cancel: isDown = false
        case .move: return isDown && duration > 0
        case .rest, .key, .scroll: break
        }
        return false
      }
    }
  }

  private let sources: [Source]

  /// Far more than a client sends.
  private static let most = 5000
  /// The longest total time of all ticks, in seconds.
  private static let longest: TimeInterval = 300

  /// Parses actions.
  /// - Throws: `invalid argument`, with what is wrong.
  init(_ list: [JSON]) throws {
    sources = try list.map(Self.source)
    guard sources.reduce(0, { $0 + $1.actions.count }) <= Self.most else {
      throw WebDriverError(.invalidArgument, "There are more than \(Self.most) actions.")
    }
    guard sources.allSatisfy({ $0.actions.reduce(0) { $0 + $1.duration } <= Self.longest }) else {
      throw WebDriverError(.invalidArgument, "The actions last longer than \(Int(Self.longest)) seconds.")
    }
  }

  private static func source(_ json: JSON) throws -> Source {
    guard let members = json.object else { throw WebDriverError(.invalidArgument, "An action source is an object.") }
    let source = Arguments(members)
    guard let type = try source.word("type", ["pointer", "key", "none", "wheel"]) else {
      throw WebDriverError(.invalidArgument, "An action source needs a \"type\".")
    }
    let actions = try (source.optionalList("actions") ?? []).map { json in
      guard let members = json.object else { throw WebDriverError(.invalidArgument, "An action is an object.") }
      return try action(Arguments(members), of: type)
    }
    return Source(id: try source.optionalText("id") ?? type, actions: actions)
  }

  private static func action(_ action: Arguments, of source: String) throws -> (Action, TimeInterval) {
    let type = try action.text("type")
    let duration = try action.optionalNumber("duration") ?? 0
    guard (0...60_000).contains(duration) else {
      throw WebDriverError(.invalidArgument, "\"duration\" must be 0 to 60000 milliseconds.")
    }
    switch (source, type) {
    case (_, "pause"): return (.rest, duration / 1000)
    case ("pointer", "pointerDown"): return (.down, 0)
    case ("pointer", "pointerUp"): return (.up, 0)
    case ("pointer", "pointerCancel"): return (.cancel, 0)
    case ("pointer", "pointerMove"): return (.move(try origin(action), try place(action)), duration / 1000)
    case ("key", "keyDown"), ("key", "keyUp"):
      guard let key = try action.text("value").first else {
        throw WebDriverError(.invalidArgument, "\"value\" must be a key.")
      }
      return (.key(key, isDown: type == "keyDown"), 0)
    case ("wheel", "scroll"):
      let delta = CGVector(dx: try action.optionalNumber("deltaX") ?? 0, dy: try action.optionalNumber("deltaY") ?? 0)
      return (.scroll(try origin(action), try place(action), delta), duration / 1000)
    default:
      throw WebDriverError(.invalidArgument, "A \(source) has no action \"\(type.prefix(80))\".")
    }
  }

  private static func place(_ action: Arguments) throws -> CGPoint {
    CGPoint(x: try action.optionalNumber("x") ?? 0, y: try action.optionalNumber("y") ?? 0)
  }

  private static func origin(_ action: Arguments) throws -> Origin {
    switch action["origin"] {
    case nil, .text("viewport"): return .viewport
    case .text("pointer"): return .pointer
    case .object(let members):
      if let name = (members[ElementReference.key] ?? members["ELEMENT"])?.text { return .element(name) }
    default: break
    }
    throw WebDriverError(.invalidArgument, "\"origin\" must be viewport, pointer or an element.")
  }

  // MARK: Performing

  func perform(in session: Session) async throws {
    try await session.waitForIdle(coasts: sources.contains(where: \.isDragging))
    let ticks = sources.map(\.actions.count).max() ?? 0
    let phone = try session.phone
    phone.fingersTime = nil
    defer { phone.fingersTime = nil }
    do {
      for tick in 0..<ticks { try await perform(tick, in: session) }
    } catch let error as CancellationError {
      try session.phone.liftFingers(.cancelled)
      throw error
    }
    try await session.waitForIdle(coasts: true)
  }

  private func perform(_ tick: Int, in session: Session) async throws {
    var duration = 0.0
    var paths: [FingerPath] = []
    for source in sources where source.actions.indices.contains(tick) {
      let (action, ownDuration) = source.actions[tick]
      duration = max(duration, ownDuration)
      if let path = try begin(action, of: source.id, lasting: ownDuration, in: session) { paths.append(path) }
    }
    try await session.phone.move(paths, lasting: duration)
  }

  /// Begins an action.
  /// - Returns: the path of a finger that is down and moves.
  private func begin(
    _ action: Action, of source: String, lasting duration: TimeInterval, in session: Session
  ) throws -> FingerPath? {
    let phone = try session.phone
    let place = phone.fingerPlaces[source] ?? .zero
    switch action {
    case .rest: break
    case .down:
      guard phone.heldFingers[source] == nil else { break }
      let finger = phone.newFinger()
      phone.heldFingers[source] = finger
      phone.touch(finger, .began, at: place)
    case .up:
      if let finger = phone.heldFingers.removeValue(forKey: source) { phone.touch(finger, .ended, at: place) }
    case .cancel:
      if let finger = phone.heldFingers.removeValue(forKey: source) { phone.touch(finger, .cancelled, at: place) }
    case .move(let origin, let offset):
      let target = try point(offset, from: origin, place, in: session)
      phone.fingerPlaces[source] = target
      guard let finger = phone.heldFingers[source] else { break }
      return FingerPath(finger: finger, start: place, end: target, duration: duration)
    case .key(let character, let isDown):
      guard isDown else { break }
      if let key = RunningPhone.key(for: character) {
        phone.press(key)
      } else {
        phone.send(.text(String(character), timestamp: phone.inputTime))
      }
    case .scroll(let origin, let offset, let delta):
      phone.scroll(by: delta, at: try point(offset, from: origin, place, in: session))
    }
    return nil
  }

  /// Returns a point relative to an element's middle, as in the standard.
  private func point(
    _ offset: CGPoint, from origin: Origin, _ place: CGPoint, in session: Session
  ) throws -> CGPoint {
    switch origin {
    case .viewport: return offset
    case .pointer: return CGPoint(x: place.x + offset.x, y: place.y + offset.y)
    case .element(let name):
      let root = try session.phone.root
      let frame = try session.element(name, in: root).frame
      return CGPoint(x: frame.midX + offset.x, y: frame.midY + offset.y)
    }
  }
}

extension RunningPhone {
  /// Lifts the fingers of touch actions.
  func liftFingers(_ phase: InputEvent.Touch.Phase = .ended) {
    for (source, finger) in heldFingers.sorted(by: { $0.value < $1.value }) {
      touch(finger, phase, at: fingerPlaces[source] ?? .zero)
    }
    heldFingers = [:]
    fingerPlaces = [:]
  }
}
