import Foundation

/// The base class of haptic generators.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  /// Prepares the hardware; a simulated phone is always ready.
  open func prepare() {}

  fileprivate func record(_ feedback: _HapticFeedback) { Phone.current.feedback.append(feedback) }
}

/// A generator of impacts. Nothing is felt on a simulated phone, but they are recorded for tests.
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The style of an impact.
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  private var style = FeedbackStyle.medium

  /// Creates a generator of one style.
  public convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle) {
    self.init()
    self.style = style
  }

  /// Plays an impact at full intensity.
  open func impactOccurred() { impactOccurred(intensity: 1) }
  /// Plays an impact with an intensity from 0 to 1.
  open func impactOccurred(intensity: CGFloat) { record(.impact(style, intensity: min(max(intensity, 0), 1))) }
}

/// A generator of outcomes. Nothing is felt on a simulated phone, but they are recorded for tests.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome.
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  /// Plays the feedback of an outcome.
  open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {
    record(.notification(notificationType))
  }
}

/// A generator of ticks like those of a wheel. Nothing is felt on a simulated phone, but they are recorded for tests.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Plays one tick.
  open func selectionChanged() { record(.selection) }
}
