import DisplayList
import Foundation
import ScrollworkSwiftUI

/// What a person does with the phone. Times are seconds on the clock of the frames; places are points on the screen.
public enum InputEvent: Sendable {
  case touch(Touch)
  case wheel(Wheel)
  case key(Key)
  /// Assistive technology activates the element that belongs to a fragment.
  case activate(FragmentKey, timestamp: TimeInterval)

  /// One change of one finger.
  public struct Touch: Sendable {
    public enum Phase: String, Sendable { case began, moved, ended, cancelled }

    /// Tells fingers apart.
    public var id: Int
    public var phase: Phase
    public var location: CGPoint
    public var timestamp: TimeInterval

    public init(id: Int, phase: Phase, location: CGPoint, timestamp: TimeInterval) {
      self.id = id
      self.phase = phase
      self.location = location
      self.timestamp = timestamp
    }
  }

  /// A turn of the wheel; positive deltas scroll towards the end.
  public struct Wheel: Sendable {
    public var location: CGPoint
    public var delta: CGVector
    public var timestamp: TimeInterval

    public init(location: CGPoint, delta: CGVector, timestamp: TimeInterval) {
      self.location = location
      self.delta = delta
      self.timestamp = timestamp
    }
  }

  /// A key of a hardware keyboard going down or up.
  public struct Key: Sendable {
    public enum Name: String, Sendable, CaseIterable {
      case upArrow, downArrow, leftArrow, rightArrow, pageUp, pageDown, home, end, space, tab, `return`, escape
    }

    public var name: Name
    public var shift: Bool
    public var isDown: Bool
    public var timestamp: TimeInterval

    public init(name: Name, shift: Bool = false, isDown: Bool = true, timestamp: TimeInterval) {
      self.name = name
      self.shift = shift
      self.isDown = isDown
      self.timestamp = timestamp
    }
  }

  /// The event in the runtime's terms.
  var runtimeEvent: RuntimeInput {
    switch self {
    case .touch(let touch):
      let phase: TouchEvent.Phase =
        switch touch.phase {
        case .began: .began
        case .moved: .moved
        case .ended: .ended
        case .cancelled: .cancelled
        }
      return .touch(
        TouchEvent(id: touch.id, phase: phase, location: touch.location, timestamp: touch.timestamp))
    case .wheel(let wheel):
      return .wheel(
        WheelEvent(
          location: wheel.location, delta: CGPoint(x: wheel.delta.dx, y: wheel.delta.dy), timestamp: wheel.timestamp))
    case .key(let key):
      return .key(
        KeyEvent(
          name: KeyEvent.Name(rawValue: key.name.rawValue) ?? .escape, shift: key.shift, isDown: key.isDown,
          timestamp: key.timestamp))
    case .activate(let fragment, let timestamp): return .activate(fragment, timestamp: timestamp)
    }
  }
}
