import Foundation
import ScrollworkUIKit

/// What a person feels when something happens.
public struct SensoryFeedback: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case notification(UINotificationFeedbackGenerator.FeedbackType)
    case selection
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, Double)
    /// What Apple plays on other devices only: on a phone nothing is felt.
    case silent(String)
  }

  private let kind: Kind

  /// A task has ended well.
  public static let success = SensoryFeedback(kind: .notification(.success))
  /// A task has ended with a warning.
  public static let warning = SensoryFeedback(kind: .notification(.warning))
  /// A task has failed.
  public static let error = SensoryFeedback(kind: .notification(.error))
  /// What is chosen has changed.
  public static let selection = SensoryFeedback(kind: .selection)
  /// A value has passed a threshold upwards; felt on a watch only.
  public static let increase = SensoryFeedback(kind: .silent("increase"))
  /// A value has passed a threshold downwards; felt on a watch only.
  public static let decrease = SensoryFeedback(kind: .silent("decrease"))
  /// Something begins; felt on a watch only.
  public static let start = SensoryFeedback(kind: .silent("start"))
  /// Something ends; felt on a watch only.
  public static let stop = SensoryFeedback(kind: .silent("stop"))
  /// Something dragged is aligned; felt on a Mac's trackpad only.
  public static let alignment = SensoryFeedback(kind: .silent("alignment"))
  /// Pressure has reached another level; felt on a Mac's trackpad only.
  public static let levelChange = SensoryFeedback(kind: .silent("levelChange"))
  /// A path drawn with a pencil is complete; felt on a Mac's trackpad only.
  public static let pathComplete = SensoryFeedback(kind: .silent("pathComplete"))
  /// Something knocks.
  public static let impact = SensoryFeedback.impact()

  /// Something of a weight knocks, at an intensity from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(kind: .impact(weight.style, intensity))
  }

  /// Something of a flexibility knocks, at an intensity from 0 to 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(kind: .impact(flexibility.style, intensity))
  }

  /// How heavy it is what knocks.
  public struct Weight: Equatable, Sendable {
    fileprivate let style: UIImpactFeedbackGenerator.FeedbackStyle
    /// Small or light.
    public static let light = Weight(style: .light)
    /// Of medium weight.
    public static let medium = Weight(style: .medium)
    /// Large or heavy.
    public static let heavy = Weight(style: .heavy)
  }

  /// How much it gives what knocks.
  public struct Flexibility: Equatable, Sendable {
    fileprivate let style: UIImpactFeedbackGenerator.FeedbackStyle
    /// It does not give.
    public static let rigid = Flexibility(style: .rigid)
    /// It gives a little. That it feels like medium weight is a guess.
    public static let solid = Flexibility(style: .medium)
    /// It gives.
    public static let soft = Flexibility(style: .soft)
  }

  /// What is felt on other devices only.
  static func silent(_ name: String) -> SensoryFeedback { SensoryFeedback(kind: .silent(name)) }

  /// On the main thread, as all that a view is told.
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

  /// Plays what `feedback` says whenever `trigger` changes; nil for nothing.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    onChange(of: trigger) { old, new in feedback(old, new)?.play() }
  }

  /// Plays what `feedback` says whenever `trigger` changes; nil for nothing.
  public func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping () -> SensoryFeedback?) -> some View {
    onChange(of: trigger) { feedback()?.play() }
  }
}
