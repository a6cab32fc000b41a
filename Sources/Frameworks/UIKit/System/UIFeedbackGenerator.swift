import Foundation

/// The base class of haptic generators.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() {}
  /// Creates a generator for a view.
  @available(iOS 17.5, *)
  public convenience init(view: UIView) { self.init() }

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

  /// Creates a generator of one style for a view.
  @available(iOS 17.5, *)
  public convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle, view: UIView) { self.init(style: style) }
  /// Plays an impact at full intensity for a point of the view. Caveat: the point does not matter.
  @available(iOS 17.5, *)
  open func impactOccurred(at location: CGPoint) { impactOccurred() }
  /// Plays an impact with an intensity from 0 to 1 for a point of the view. Caveat: the point does not matter.
  @available(iOS 17.5, *)
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }
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
  /// Plays the feedback of an outcome for a point of the view. Caveat: the point does not matter.
  @available(iOS 17.5, *)
  open func notificationOccurred(
    _ notificationType: UINotificationFeedbackGenerator.FeedbackType, at location: CGPoint
  ) { notificationOccurred(notificationType) }
}

/// A generator of ticks like those of a wheel. Nothing is felt on a simulated phone, but they are recorded for tests.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Plays one tick.
  open func selectionChanged() { record(.selection) }
  /// Plays one tick for a point of the view. Caveat: the point does not matter.
  @available(iOS 17.5, *)
  open func selectionChanged(at location: CGPoint) { selectionChanged() }
}
