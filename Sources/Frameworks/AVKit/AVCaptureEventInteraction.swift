import Foundation
import ScrollworkUIKit

/// How far a press of one of the phone's buttons is.
@available(iOS 17.2, *)
public enum AVCaptureEventPhase: UInt, Sendable {
  /// It is down.
  case began = 0
  /// It is up again.
  case ended = 1
  /// It does not count.
  case cancelled = 2
}

/// A press of one of the phone's buttons. Caveat: the simulated phone has none, so none exists.
@available(iOS 17.2, *)
open class AVCaptureEvent: NSObject, @unchecked Sendable {
  private override init() {}
  /// How far it is.
  open var phase: AVCaptureEventPhase { .cancelled }
}

/// Hears of presses of the phone's buttons while its view is seen. Caveat: the simulated phone has none, so nothing is
/// heard.
@available(iOS 17.2, *)
@MainActor @preconcurrency
open class AVCaptureEventInteraction: NSObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  /// Whether presses are for the app.
  open var isEnabled = true

  /// Hears of all buttons.
  public init(handler: @escaping (AVCaptureEvent) -> Void) {}
  /// Hears of the button that takes a photo, and of the other one.
  public init(
    primary primaryHandler: @escaping (AVCaptureEvent) -> Void,
    secondary secondaryHandler: @escaping (AVCaptureEvent) -> Void
  ) {}

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
