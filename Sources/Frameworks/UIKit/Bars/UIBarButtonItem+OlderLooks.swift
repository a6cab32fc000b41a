import Foundation

/// How a button of a bar looks, as apps said it before bars had appearances.
@MainActor
struct OlderBarButtonLooks {
  /// For which state, style and height of the bar something is meant.
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

  /// A picture behind the button's title in a state.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { older.backgrounds[Place(state: state.rawValue, metrics: barMetrics)] = backgroundImage }
  /// A picture behind the titles of buttons of a style.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) { older.backgrounds[Place(state: state.rawValue, style: style, metrics: barMetrics)] = backgroundImage }
  /// The picture behind the button's title in a state.
  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    look(\.backgrounds, Place(state: state.rawValue, metrics: barMetrics))
  }
  /// The picture behind the titles of buttons of a style.
  public func backgroundImage(
    for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) -> UIImage? {
    look(\.backgrounds, Place(state: state.rawValue, style: style, metrics: barMetrics))
      ?? backgroundImage(for: state, barMetrics: barMetrics)
  }
  /// A picture behind the title of the way back.
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { older.backBackgrounds[Place(state: state.rawValue, metrics: barMetrics)] = backgroundImage }
  /// The picture behind the title of the way back.
  public func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    look(\.backBackgrounds, Place(state: state.rawValue, metrics: barMetrics))
  }

  /// How far the title is moved.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    older.titleShifts[barMetrics] = adjustment
  }
  /// How far the title is moved.
  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    look(\.titleShifts, barMetrics) ?? .zero
  }
  /// How far the title of the way back is moved; far enough, it is not seen.
  public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    older.backTitleShifts[barMetrics] = adjustment
  }
  /// How far the title of the way back is moved.
  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    look(\.backTitleShifts, barMetrics) ?? .zero
  }
  /// How far the picture behind the button is moved down. It is only kept.
  public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    older.backgroundShifts[barMetrics] = adjustment
  }
  /// How far the picture behind the button is moved down.
  public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    look(\.backgroundShifts, barMetrics) ?? 0
  }
  /// How far the picture behind the way back is moved down. It is only kept.
  public func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    older.backBackgroundShifts[barMetrics] = adjustment
  }
  /// How far the picture behind the way back is moved down.
  public func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    look(\.backBackgroundShifts, barMetrics) ?? 0
  }

  /// How far the title is moved, whoever says so.
  final var titleShift: UIOffset {
    let shift = barLooks?.normal.titlePositionAdjustment ?? .zero
    guard shift == .zero else { return shift }
    return isBack ? backButtonTitlePositionAdjustment(for: .default) : titlePositionAdjustment(for: .default)
  }

  /// What is behind the title in a state, whoever says so.
  final func ground(for state: UIControl.State) -> UIImage? {
    if state == .normal, let image = barLooks?.normal.backgroundImage { return image }
    return isBack
      ? backButtonBackgroundImage(for: state, barMetrics: .default)
      : backgroundImage(for: state, style: style, barMetrics: .default)
  }
}
