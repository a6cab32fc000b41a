import Foundation

/// What haptic generators have in common.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  /// Warms the hardware up; a simulated phone is always ready.
  open func prepare() {}

  fileprivate func record(_ feedback: _HapticFeedback) { Phone.current.feedback.append(feedback) }
}

/// A knock. Nothing is felt on a simulated phone, but it is remembered for tests.
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// What knocks.
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  private var style = FeedbackStyle.medium

  /// A generator of one style.
  public convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle) {
    self.init()
    self.style = style
  }

  /// A knock at full intensity.
  open func impactOccurred() { impactOccurred(intensity: 1) }
  /// A knock of an intensity from 0 to 1.
  open func impactOccurred(intensity: CGFloat) { record(.impact(style, intensity: min(max(intensity, 0), 1))) }
}

/// Says how something ended. Nothing is felt on a simulated phone, but it is remembered for tests.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it ended.
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  /// Says it.
  open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {
    record(.notification(notificationType))
  }
}

/// A tick as of a wheel. Nothing is felt on a simulated phone, but it is remembered for tests.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// One tick.
  open func selectionChanged() { record(.selection) }
}
