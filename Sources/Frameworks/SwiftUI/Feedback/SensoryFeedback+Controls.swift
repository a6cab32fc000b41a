@available(iOS 26.0, *)
extension SensoryFeedback {
  /// A control is pressed; felt on a headset only.
  public static func press(_ feedback: PressFeedback) -> SensoryFeedback { .silent("press \(feedback.name)") }

  /// A control is released; felt on a headset only.
  public static func release(_ feedback: ReleaseFeedback) -> SensoryFeedback { .silent("release \(feedback.name)") }

  /// The value of a control changed; felt on a headset only.
  public static func selection(_ feedback: SelectionFeedback) -> SensoryFeedback {
    .silent("selection \(feedback.name)")
  }

  /// The kind of control that is pressed.
  public struct PressFeedback: Hashable, Sendable {
    fileprivate let name: String
    /// A button.
    public static let button = PressFeedback(name: "button")
    /// A button with an image and no text.
    public static let buttonIconOnly = PressFeedback(name: "buttonIconOnly")
    /// The thumb of a slider.
    public static let slider = PressFeedback(name: "slider")
    /// A tab.
    public static let tab = PressFeedback(name: "tab")
    /// A toggle.
    public static let toggle = PressFeedback(name: "toggle")
  }

  /// The kind of control that is released.
  public struct ReleaseFeedback: Hashable, Sendable {
    fileprivate let name: String
    /// The thumb of a slider.
    public static let slider = ReleaseFeedback(name: "slider")
  }

  /// How a value has changed.
  public struct SelectionFeedback: Hashable, Sendable {
    fileprivate let name: String
    /// It reached its maximum.
    public static let maximum = SelectionFeedback(name: "maximum")
    /// It reached its minimum.
    public static let minimum = SelectionFeedback(name: "minimum")
    /// It was turned off.
    public static let off = SelectionFeedback(name: "off")
    /// It was turned on.
    public static let on = SelectionFeedback(name: "on")
  }
}
