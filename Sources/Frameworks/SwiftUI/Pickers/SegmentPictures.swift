import ScrollworkUIKit

/// The images that a segmented control sets for its parts, and the offsets of its content.
struct SegmentPictures: Equatable {
  var ground: UIImage?
  var selectedGround: UIImage?
  var divider: UIImage?
  /// Right of the selected segment.
  var dividerAfter: UIImage?
  /// Left of the selected segment.
  var dividerBefore: UIImage?
  private var shifts: [UISegmentedControl.Segment: UIOffset] = [:]

  /// Creates the images of a control; nil if it sets none.
  @MainActor init?(_ control: UISegmentedControl) {
    (ground, selectedGround) = (control.ground(for: .normal), control.ground(for: .selected))
    divider = control.divider(left: .normal, right: .normal)
    dividerAfter = control.divider(left: .selected, right: .normal)
    dividerBefore = control.divider(left: .normal, right: .selected)
    let kinds: [UISegmentedControl.Segment] = [.left, .center, .right, .alone]
    for kind in kinds { shifts[kind] = control.contentShift(of: kind) }
    if ground == nil, selectedGround == nil, dividerAfter == nil, dividerBefore == nil, shifts.isEmpty { return nil }
  }

  /// Whether images replace the system's background.
  var haveGround: Bool { ground != nil || selectedGround != nil }
  var haveDivider: Bool { divider != nil || dividerAfter != nil || dividerBefore != nil }

  func ground(isSelected: Bool) -> UIImage? { isSelected ? selectedGround : ground }

  /// Returns the image before a segment.
  func divider(isSelected: Bool, followsSelected: Bool) -> UIImage? {
    followsSelected ? dividerAfter : isSelected ? dividerBefore : divider
  }

  /// Returns the offsets of segments, in points.
  func offsets(of count: Int) -> [CGSize] {
    guard !shifts.isEmpty else { return [] }
    return (0..<count).map { index in
      let kind: UISegmentedControl.Segment =
        count == 1 ? .alone : index == 0 ? .left : index == count - 1 ? .right : .center
      let shift = shifts[kind] ?? .zero
      return CGSize(width: shift.horizontal, height: shift.vertical)
    }
  }
}
