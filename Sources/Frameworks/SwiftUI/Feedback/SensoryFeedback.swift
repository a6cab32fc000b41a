import Foundation
import ScrollworkUIKit

/// Haptic feedback for an event.
public struct SensoryFeedback: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case notification(UINotificationFeedbackGenerator.FeedbackType)
    case selection
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, Double)
    /// Feedback that Apple plays only on other devices: on a phone nothing is felt.
    case silent(String)
  }

  private let kind: Kind

  /// A task succeeded.
  public static let success = SensoryFeedback(kind: .notification(.success))
  /// A task ended with a warning.
  public static let warning = SensoryFeedback(kind: .notification(.warning))
  /// A task failed.
  public static let error = SensoryFeedback(kind: .notification(.error))
  /// The selection changed.
  public static let selection = SensoryFeedback(kind: .selection)
  /// A value rose above a threshold; felt on a watch only.
  public static let increase = SensoryFeedback(kind: .silent("increase"))
  /// A value fell below a threshold; felt on a watch only.
  public static let decrease = SensoryFeedback(kind: .silent("decrease"))
  /// An activity started; felt on a watch only.
  public static let start = SensoryFeedback(kind: .silent("start"))
  /// An activity stopped; felt on a watch only.
  public static let stop = SensoryFeedback(kind: .silent("stop"))
  /// A dragged item aligned; felt on a Mac's trackpad only.
  public static let alignment = SensoryFeedback(kind: .silent("alignment"))
  /// Pressure reached another level; felt on a Mac's trackpad only.
  public static let levelChange = SensoryFeedback(kind: .silent("levelChange"))
  /// A path drawn with a pencil was completed; felt on a Mac's trackpad only.
  public static let pathComplete = SensoryFeedback(kind: .silent("pathComplete"))
  /// A physical impact.
  public static let impact = SensoryFeedback.impact()

  /// A physical impact of the given weight, at an intensity from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(kind: .impact(weight.style, intensity))
  }

  /// A physical impact of the given flexibility, at an intensity from 0 to 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(kind: .impact(flexibility.style, intensity))
  }

  /// The weight of the colliding object.
  public struct Weight: Equatable, Sendable {
    fileprivate let style: UIImpactFeedbackGenerator.FeedbackStyle
    /// Small or light.
    public static let light = Weight(style: .light)
    /// Of medium weight.
    public static let medium = Weight(style: .medium)
    /// Large or heavy.
    public static let heavy = Weight(style: .heavy)
  }

  /// The flexibility of the colliding object.
  public struct Flexibility: Equatable, Sendable {
    fileprivate let style: UIImpactFeedbackGenerator.FeedbackStyle
    /// Hard and inflexible.
    public static let rigid = Flexibility(style: .rigid)
    /// Slightly flexible. That it feels like medium weight is a guess.
    public static let solid = Flexibility(style: .medium)
    /// Soft and flexible.
    public static let soft = Flexibility(style: .soft)
  }

  /// Feedback of other devices only.
  static func silent(_ name: String) -> SensoryFeedback { SensoryFeedback(kind: .silent(name)) }

  /// Runs on the main thread, like all notifications to views.
  fileprivate func play() {
    MainActor.assumeIsolated {
      switch kind {
      case .notification(let type): UINotificationFeedbackGenerator().notificationOccurred(type)
      case .selection: UISelectionFeedbackGenerator().selectionChanged()
      case .impact(let style, let intensity):
        UIImpactFeedbackGenerator(style: style).impactOccurred(intensity: intensity)
      case .silent: return
      }
    }
  }
}

nonisolated extension View {
  /// Plays feedback whenever `trigger` changes.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    onChange(of: trigger) { feedback.play() }
  }

  /// Plays feedback whenever `trigger` changes from an old to a new value for which `condition` holds.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    onChange(of: trigger) { old, new in if condition(old, new) { feedback.play() } }
  }

  /// Plays what `feedback` returns whenever `trigger` changes; nil for nothing.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    onChange(of: trigger) { old, new in feedback(old, new)?.play() }
  }

  /// Plays what `feedback` returns whenever `trigger` changes; nil for nothing.
  public func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping () -> SensoryFeedback?) -> some View {
    onChange(of: trigger) { feedback()?.play() }
  }
}
