import Foundation

/// The appearance of a bar button as set before bars had appearance objects.
@MainActor
struct OlderBarButtonLooks {
  /// The state, style and metrics that a value applies to.
  struct Place: Hashable {
    var state: UInt = 0
    var style: UIBarButtonItem.Style?
    var metrics: UIBarMetrics
  }
  var backgrounds: [Place: UIImage] = [:]
  var backBackgrounds: [Place: UIImage] = [:]
  var titleShifts: [UIBarMetrics: UIOffset] = [:]
  var backTitleShifts: [UIBarMetrics: UIOffset] = [:]
  var backgroundShifts: [UIBarMetrics: CGFloat] = [:]
  var backBackgroundShifts: [UIBarMetrics: CGFloat] = [:]
}

extension UIBarButtonItem {
  private typealias Place = OlderBarButtonLooks.Place

  private func look<Key, Value>(_ looks: KeyPath<OlderBarButtonLooks, [Key: Value]>, _ key: Key) -> Value? {
    older[keyPath: looks][key] ?? Self.defaults?.older[keyPath: looks][key]
  }

  /// Sets a background image for a state.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { older.backgrounds[Place(state: state.rawValue, metrics: barMetrics)] = backgroundImage }
  /// Sets a background image for buttons of a style.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) { older.backgrounds[Place(state: state.rawValue, style: style, metrics: barMetrics)] = backgroundImage }
  /// Returns the background image for a state.
  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    look(\.backgrounds, Place(state: state.rawValue, metrics: barMetrics))
  }
  /// Returns the background image for buttons of a style.
  public func backgroundImage(
    for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) -> UIImage? {
    look(\.backgrounds, Place(state: state.rawValue, style: style, metrics: barMetrics))
      ?? backgroundImage(for: state, barMetrics: barMetrics)
  }
  /// Sets the background image of the back button.
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { older.backBackgrounds[Place(state: state.rawValue, metrics: barMetrics)] = backgroundImage }
  /// Returns the background image of the back button.
  public func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    look(\.backBackgrounds, Place(state: state.rawValue, metrics: barMetrics))
  }

  /// Sets the offset of the title.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    older.titleShifts[barMetrics] = adjustment
  }
  /// Returns the offset of the title.
  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    look(\.titleShifts, barMetrics) ?? .zero
  }
  /// Sets the offset of the back button's title; a large offset hides it.
  public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    older.backTitleShifts[barMetrics] = adjustment
  }
  /// Returns the offset of the back button's title.
  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    look(\.backTitleShifts, barMetrics) ?? .zero
  }
  /// Sets the vertical offset of the background image. It is only stored.
  public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    older.backgroundShifts[barMetrics] = adjustment
  }
  /// Returns the vertical offset of the background image.
  public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    look(\.backgroundShifts, barMetrics) ?? 0
  }
  /// Sets the vertical offset of the back button's background image. It is only stored.
  public func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    older.backBackgroundShifts[barMetrics] = adjustment
  }
  /// Returns the vertical offset of the back button's background image.
  public func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    look(\.backBackgroundShifts, barMetrics) ?? 0
  }

  /// The offset of the title, from any source.
  final var titleShift: UIOffset {
    let shift = barLooks?.normal.titlePositionAdjustment ?? .zero
    guard shift == .zero else { return shift }
    return isBack ? backButtonTitlePositionAdjustment(for: .default) : titlePositionAdjustment(for: .default)
  }

  /// Returns the background image for a state, from any source.
  final func ground(for state: UIControl.State) -> UIImage? {
    if state == .normal, let image = barLooks?.normal.backgroundImage { return image }
    return isBack
      ? backButtonBackgroundImage(for: state, barMetrics: .default)
      : backgroundImage(for: state, style: style, barMetrics: .default)
  }
}
