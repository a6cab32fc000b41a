import Foundation
import ScrollworkUIKit

/// The phase of a button press.
@available(iOS 17.2, *)
public enum AVCaptureEventPhase: UInt, Sendable {
  /// Pressed.
  case began = 0
  /// Released.
  case ended = 1
  /// Cancelled.
  case cancelled = 2
}

/// A press of a hardware button. Caveat: the simulated phone has none, so none exists.
@available(iOS 17.2, *)
open class AVCaptureEvent: NSObject, @unchecked Sendable {
  private override init() {}
  /// The phase.
  open var phase: AVCaptureEventPhase { .cancelled }
}

/// Handles presses of hardware buttons while its view is visible. Caveat: the simulated phone has none.
@available(iOS 17.2, *)
@MainActor @preconcurrency
open class AVCaptureEventInteraction: NSObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  /// Whether it is enabled.
  open var isEnabled = true

  /// Creates an interaction for all buttons.
  public init(handler: @escaping (AVCaptureEvent) -> Void) {}
  /// Creates an interaction for the primary and the secondary button.
  public init(
    primary primaryHandler: @escaping (AVCaptureEvent) -> Void,
    secondary secondaryHandler: @escaping (AVCaptureEvent) -> Void
  ) {}

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
