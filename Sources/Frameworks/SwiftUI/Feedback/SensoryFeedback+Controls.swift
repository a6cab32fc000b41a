@available(iOS 26.0, *)
extension SensoryFeedback {
  /// A control is pressed; felt on a headset only.
  public static func press(_ feedback: PressFeedback) -> SensoryFeedback { .silent("press \(feedback.name)") }

  /// A control is let go; felt on a headset only.
  public static func release(_ feedback: ReleaseFeedback) -> SensoryFeedback { .silent("release \(feedback.name)") }

  /// The value of a control has changed; felt on a headset only.
  public static func selection(_ feedback: SelectionFeedback) -> SensoryFeedback {
    .silent("selection \(feedback.name)")
  }

  /// Which control is pressed.
  public struct PressFeedback: Hashable, Sendable {
    fileprivate let name: String
    /// A button.
    public static let button = PressFeedback(name: "button")
    /// A button with a picture and no text.
    public static let buttonIconOnly = PressFeedback(name: "buttonIconOnly")
    /// The thumb of a slider.
    public static let slider = PressFeedback(name: "slider")
    /// A tab.
    public static let tab = PressFeedback(name: "tab")
    /// A toggle.
    public static let toggle = PressFeedback(name: "toggle")
  }

  /// Which control is let go.
  public struct ReleaseFeedback: Hashable, Sendable {
    fileprivate let name: String
    /// The thumb of a slider.
    public static let slider = ReleaseFeedback(name: "slider")
  }

  /// What has become of a value.
  public struct SelectionFeedback: Hashable, Sendable {
    fileprivate let name: String
    /// It is the greatest there is.
    public static let maximum = SelectionFeedback(name: "maximum")
    /// It is the smallest there is.
    public static let minimum = SelectionFeedback(name: "minimum")
    /// It is off.
    public static let off = SelectionFeedback(name: "off")
    /// It is on.
    public static let on = SelectionFeedback(name: "on")
  }
}
