import DisplayList
import Foundation
import ScrollworkSwiftUI

/// A simulated phone that shows one view. `advance(to:)` is the only entrance: every host and every test sends input
/// and lets time pass through it, so all of them see the same frames.
@MainActor
public final class Simulator {
  /// What is simulated; `apply(device:settings:)` changes it.
  public private(set) var device: Device
  /// What the person set; `apply(device:settings:)` changes it.
  public private(set) var settings: DeviceSettings
  private let runtime: Runtime

  /// Shows `root` on a device. Nothing is laid out before the first `advance(to:)`.
  public init<Root: View>(
    device: Device = .iPhone15Pro, settings: DeviceSettings = DeviceSettings(), @ViewBuilder root: () -> Root
  ) {
    self.device = device
    self.settings = settings
    runtime = Runtime(screen: settings.screen(of: device))
    runtime.setRoot(root())
  }

  /// Another device or other settings; the next frame shows them.
  public func apply(device: Device, settings: DeviceSettings) {
    self.device = device
    self.settings = settings
    runtime.setScreen(settings.screen(of: device))
  }

  // MARK: Input and time

  /// Queues input; it acts in the next frame, in order of the timestamps.
  public func send(_ event: InputEvent) { runtime.send(event.runtimeEvent) }

  /// Runs one frame. `timestamp` is in seconds on the host's clock and must not run backwards; if it does, the frame
  /// shows the latest time so far.
  public func advance(to timestamp: TimeInterval) { runtime.frame(at: timestamp) }

  /// The time of the last frame.
  public var now: TimeInterval { runtime.now }

  /// True while another frame would show something new: an animation, a scroll, a change of state.
  public var needsFrame: Bool { runtime.needsFrame }

  /// Called on the main actor when `needsFrame` turns true between two frames.
  public var onNeedsFrame: (@MainActor () -> Void)? {
    get { runtime.onNeedsFrame }
    set { runtime.onNeedsFrame = newValue }
  }

  /// When a frame is due although nothing moves, such as at the end of a resting finger's delay; nil if never.
  public var nextDeadline: TimeInterval? { runtime.nextDeadline }

  // MARK: Output

  /// The picture as of the last frame.
  public var displayList: DisplayList { runtime.displayList }

  /// What assistive technology sees now. Made when it is asked for.
  public var accessibilityTree: AccessibilityNode {
    let list = displayList
    return AccessibilityNode(
      key: list.root.key, role: .application, frame: CGRect(origin: .zero, size: list.size),
      children: runtime.accessibilityElements.map(AccessibilityNode.init))
  }

  /// Changes whenever anything in `accessibilityTree` but frames can have changed.
  public var accessibilityVersion: Int { runtime.accessibilityVersion }

  /// Records what happens in the frames; nil for nobody who wants to know.
  package var trace: FrameTrace? {
    get { runtime.trace }
    set { runtime.trace = newValue }
  }

  /// What has been done so far.
  public var counters: Counters { runtime.counters }
}

/// What the runtime did, as numbers that do not depend on the machine.
public typealias Counters = ScrollworkSwiftUI.Counters
