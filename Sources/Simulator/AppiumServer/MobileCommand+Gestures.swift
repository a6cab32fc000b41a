import Automation
import Foundation
import ScrollworkUIKit

extension MobileCommand {
  /// Gestures on the screen or on the element that `elementId` names.
  static let gestures: [MobileCommand] = [
    MobileCommand("mobile: tap") { session, arguments in
      try await session.gesture { try await $0.press(at: try session.point(arguments)) }
    },
    MobileCommand("mobile: doubleTap") { session, arguments in
      try await session.gesture { try await $0.doubleTap(at: try session.point(arguments)) }
    },
    MobileCommand("mobile: touchAndHold") { session, arguments in
      let duration = try arguments.seconds("duration") ?? 1
      return try await session.gesture { try await $0.press(at: try session.point(arguments), for: duration) }
    },
    MobileCommand("mobile: dragFromToForDuration") { session, arguments in
      let rest = try arguments.seconds("duration") ?? 0
      let (start, end) = try session.line(arguments)
      return try await session.gesture(coasts: true) {
        try await $0.drag(
          from: start, to: end, after: rest, within: duration(start, end, Self.usualSpeed), holding: 0.2)
      }
    },
    MobileCommand("mobile: dragFromToWithVelocity") { session, arguments in
      let rest = try arguments.seconds("pressDuration") ?? 0
      let hold = try arguments.seconds("holdDuration") ?? 0
      let speed = try speed(arguments)
      let (start, end) = try session.line(arguments)
      return try await session.gesture(coasts: true) {
        try await $0.drag(from: start, to: end, after: rest, within: duration(start, end, speed), holding: hold)
      }
    },
    MobileCommand("mobile: swipe") { session, arguments in
      let direction = try direction(arguments)
      let speed = try speed(arguments)
      try await session.waitForIdle(coasts: true)
      let rect = try session.area(arguments)
      // Over the middle half, as `swipeUp()` and the like of XCUITest do.
      let (dx, dy) = (rect.width / 4 * direction.dx, rect.height / 4 * direction.dy)
      let start = CGPoint(x: rect.midX - dx, y: rect.midY - dy)
      let end = CGPoint(x: rect.midX + dx, y: rect.midY + dy)
      return try await session.gesture(coasts: true) {
        try await $0.drag(from: start, to: end, after: 1.0 / 60, within: duration(start, end, speed))
      }
    },
    MobileCommand("mobile: pinch") { session, arguments in
      let scale = try arguments.number("scale")
      let velocity = try arguments.number("velocity")
      guard (0.05...20).contains(scale), scale != 1, velocity != 0, (velocity < 0) == (scale < 1) else {
        throw WebDriverError(
          .invalidArgument,
          "\"scale\" must be 0.05 to 20, but not 1; \"velocity\", its change a second, must be negative if it is below 1."
        )
      }
      try await session.waitForIdle()
      let rect = try session.area(arguments)
      let duration = min(abs((scale - 1) / velocity), 60)
      return try await session.gesture { try await $0.pinch(in: rect, scale: scale, within: duration) }
    },
    MobileCommand("mobile: scroll") { session, arguments in
      try await session.scroll(arguments)
      return .null
    },
    MobileCommand("mobile: scrollToElement") { session, arguments in
      try await session.waitForIdle()
      _ = try await session.touchPoint(of: try arguments.element ?? arguments.text("elementId"))
      return .null
    },
  ]

  /// Points per second: XCUITest's default.
  private static let usualSpeed: CGFloat = 1600

  private static func duration(_ start: CGPoint, _ end: CGPoint, _ speed: CGFloat) -> TimeInterval {
    hypot(end.x - start.x, end.y - start.y) / speed
  }

  private static func speed(_ arguments: Arguments) throws -> CGFloat {
    let speed = try arguments.optionalNumber("velocity") ?? usualSpeed
    guard (10...20_000).contains(speed) else {
      throw WebDriverError(.invalidArgument, "\"velocity\" must be 10 to 20000 points a second.")
    }
    return speed
  }

  /// Returns the direction in which a finger moves.
  fileprivate static func direction(_ arguments: Arguments) throws -> CGVector {
    switch try arguments.word("direction", ["up", "down", "left", "right"]) {
    case "up": return CGVector(dx: 0, dy: -1)
    case "down": return CGVector(dx: 0, dy: 1)
    case "left": return CGVector(dx: -1, dy: 0)
    case "right": return CGVector(dx: 1, dy: 0)
    default: throw WebDriverError(.invalidArgument, "\"direction\" must be up, down, left or right.")
    }
  }
}

extension Arguments {
  /// The element's name on the wire; nil for the whole screen.
  var element: String? {
    get throws {
      if let name = try optionalText("elementId") ?? optionalText(ElementReference.key) { return name }
      switch self["element"] {
      case .text(let name): return name
      case .object(let members): return (members[ElementReference.key] ?? members["ELEMENT"])?.text
      default: return nil
      }
    }
  }
}

extension Session {
  /// Performs a gesture. It does not wait for content that a finger flings: the next command does so if it needs to.
  /// - Parameter coasts: whether to skip waiting for the previous command's content, too, since a dragging finger stops
  ///   it.
  fileprivate func gesture(
    coasts: Bool = false, _ gesture: (RunningPhone) async throws -> Void
  ) async throws -> JSON {
    try await waitForIdle(coasts: coasts)
    try await gesture(phone)
    try await waitForIdle(coasts: true)
    return .null
  }

  /// Returns the visible area of the element, or the screen.
  fileprivate func area(_ arguments: Arguments) throws -> CGRect {
    let root = try phone.root
    guard let name = try arguments.element else { return root.frame }
    let element = try element(name, in: root)
    let rect = element.visibleRect
    guard !rect.isNull, rect.width > 0, rect.height > 0 else {
      throw WebDriverError(.notInteractable, "A finger cannot touch \(element): \(element.reasonForMissing).")
    }
    return rect
  }

  /// Returns the point at `x` and `y` from the element's or the screen's top left corner; the middle without them.
  fileprivate func point(_ arguments: Arguments) throws -> CGPoint {
    let x = try arguments.optionalNumber("x")
    let y = try arguments.optionalNumber("y")
    let root = try phone.root
    let frame = try arguments.element.map { try element($0, in: root).frame } ?? root.frame
    return CGPoint(x: frame.minX + (x ?? frame.width / 2), y: frame.minY + (y ?? frame.height / 2))
  }

  fileprivate func line(_ arguments: Arguments) throws -> (start: CGPoint, end: CGPoint) {
    let root = try phone.root
    let origin = try arguments.element.map { try element($0, in: root).frame.origin } ?? .zero
    func point(_ x: String, _ y: String) throws -> CGPoint {
      CGPoint(x: origin.x + (try arguments.number(x)), y: origin.y + (try arguments.number(y)))
    }
    return (try point("fromX", "fromY"), try point("toX", "toY"))
  }

  // MARK: Scrolling

  /// Scrolls in a direction by a share of the element's or the screen's size; or until an element is reachable that
  /// `name` or `predicateString` selects; or, with `toVisible`, until the element itself is.
  fileprivate func scroll(_ arguments: Arguments) async throws {
    try await waitForIdle()
    if try arguments.optionalBool("toVisible") == true {
      _ = try await touchPoint(of: try arguments.element ?? arguments.text("elementId"))
      return
    }
    var target: Locator?
    if let name = try arguments.optionalText("name") { target = try Locator(using: "accessibility id", value: name) }
    if let predicate = try arguments.optionalText("predicateString") {
      target = try Locator(using: "-ios predicate string", value: predicate)
    }
    // A finger moves against the direction in which the user wants to see more.
    let wanted = target != nil && arguments["direction"] == nil ? Arguments(["direction": "down"]) : arguments
    let direction = try MobileCommand.direction(wanted)
    let finger = CGVector(dx: -direction.dx, dy: -direction.dy)
    guard let target else {
      return try await drag(arguments, finger, share: try arguments.optionalNumber("distance") ?? 1)
    }
    var last = ""
    while true {
      let root = try phone.root
      if let element = try target.find(in: root).first {
        _ = try await touchPoint(of: reference(to: element, in: root).object?[ElementReference.key]?.text ?? "")
        return
      }
      let source = root.treeDescription
      guard source != last else { throw target.notFound(in: root) }
      last = source
      try await drag(arguments, finger, share: 0.6)
    }
  }

  /// Drags without a flick, as often as needed to move by a share of the size.
  private func drag(_ arguments: Arguments, _ direction: CGVector, share: Double) async throws {
    guard share > 0, share <= 50 else {
      throw WebDriverError(.invalidArgument, "\"distance\" must be above 0 and at most 50.")
    }
    let phone = try phone
    let rect = try area(arguments)
    var left = share
    while left > 0.001 {
      let part = min(left, 0.6)
      left -= part
      let (dx, dy) = (rect.width / 2 * part * direction.dx, rect.height / 2 * part * direction.dy)
      try await phone.drag(
        from: CGPoint(x: rect.midX - dx, y: rect.midY - dy), to: CGPoint(x: rect.midX + dx, y: rect.midY + dy),
        after: 1.0 / 60, within: 0.3, holding: 0.15)
      try await waitForIdle()
    }
  }
}
