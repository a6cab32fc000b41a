import Foundation

/// The images of a segmented control's parts, and the offsets of its content.
struct SegmentImages {
  /// The state of a segment, and the metrics of the bar around it.
  struct Ground: Hashable {
    var state: UInt
    var metrics: UIBarMetrics
  }
  /// The states of the segments on both sides of a divider.
  struct Divider: Hashable {
    var left: UInt
    var right: UInt
    var metrics: UIBarMetrics
  }
  /// The kind of a segment.
  struct Shift: Hashable {
    var kind: UISegmentedControl.Segment
    var metrics: UIBarMetrics
  }

  var grounds: [Ground: UIImage] = [:]
  var dividers: [Divider: UIImage] = [:]
  var shifts: [Shift: UIOffset] = [:]
}

extension UISegmentedControl {
  /// The place of a segment in its control.
  public enum Segment: Int, Sendable {
    /// Any segment.
    case any = 0
    /// The first of several.
    case left = 1
    /// One between the first and the last.
    case center = 2
    /// The last of several.
    case right = 3
    /// The only one.
    case alone = 4
  }

  private func image<Key, Value>(_ images: KeyPath<SegmentImages, [Key: Value]>, _ key: Key) -> Value? {
    ownImages[keyPath: images][key] ?? UISegmentedControl.defaults?.ownImages[keyPath: images][key]
  }

  /// Sets the image behind segments in a state, stretched to their size; nil for that of the normal state, or if it has
  /// none either for the system's background. Caveat: those for `.default` metrics are drawn, in bars of any height,
  /// and of the states only normal and selected.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { ownImages.grounds[.init(state: state.rawValue, metrics: barMetrics)] = backgroundImage }
  /// Returns the image that was set for a state.
  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    image(\.grounds, .init(state: state.rawValue, metrics: barMetrics))
  }

  /// Sets the image between two segments by their states; nil for that between unselected ones. It is as high as the
  /// control. Caveat: it covers the ends of both segments, and those for `.default` metrics are drawn in bars of any
  /// height.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    let place = SegmentImages.Divider(left: leftState.rawValue, right: rightState.rawValue, metrics: barMetrics)
    ownImages.dividers[place] = dividerImage
  }
  /// Returns the image that was set between segments in two states.
  public func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    image(\.dividers, .init(left: leftState.rawValue, right: rightState.rawValue, metrics: barMetrics))
  }

  /// Sets the offset of titles and images, in points, by the place of the segment; `.any` for those without one of
  /// their own. Caveat: offsets for `.default` metrics apply to bars of any height.
  public func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics
  ) { ownImages.shifts[.init(kind: leftCenterRightOrAlone, metrics: barMetrics)] = adjustment }
  /// Returns the offset that was set for segments of a place; zero for none.
  public func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    image(\.shifts, .init(kind: leftCenterRightOrAlone, metrics: barMetrics)) ?? .zero
  }

  /// The image to draw behind segments in a state; nil for the system's background.
  package func ground(for state: UIControl.State) -> UIImage? {
    backgroundImage(for: state, barMetrics: .default) ?? backgroundImage(for: .normal, barMetrics: .default)
  }
  /// The image to draw between segments in two states; nil for none.
  package func divider(left: UIControl.State, right: UIControl.State) -> UIImage? {
    dividerImage(forLeftSegmentState: left, rightSegmentState: right, barMetrics: .default)
      ?? dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
  }
  /// The offset of a segment's content; nil for none.
  package func contentShift(of kind: UISegmentedControl.Segment) -> UIOffset? {
    image(\.shifts, .init(kind: kind, metrics: .default)) ?? image(\.shifts, .init(kind: .any, metrics: .default))
  }
}
