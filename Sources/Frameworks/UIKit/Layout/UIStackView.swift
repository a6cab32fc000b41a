import Foundation

/// A row or column of views.
@MainActor @preconcurrency
open class UIStackView: UIView {
  /// The distribution of views along the axis.
  public enum Distribution: Int, Sendable {
    /// The remaining space goes to the view with the lowest hugging priority.
    case fill = 0
    /// All have the same length.
    case fillEqually = 1
    /// Lengths are proportional to the preferred ones.
    case fillProportionally = 2
    /// The spacing between them is equal.
    case equalSpacing = 3
    /// The distances between their centres are equal.
    case equalCentering = 4
  }

  /// The alignment of views across the axis.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5
    /// The same as `leading`.
    public static let top = Alignment.leading
    /// The same as `trailing`.
    public static let bottom = Alignment.trailing
  }

  /// The arranged views, in order.
  open private(set) var arrangedSubviews: [UIView] = []
  /// The axis along which views are arranged.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { arrangementDidChange() } } }
  /// The distribution of views along the axis.
  open var distribution = Distribution.fill { didSet { if distribution != oldValue { arrangementDidChange() } } }
  /// The alignment of views across the axis. Caveat: baselines count as top and bottom edges.
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementDidChange() } } }
  /// The spacing between views, in points.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementDidChange() } } }
  /// Whether the views are arranged within `layoutMargins`.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }
  private var spacings: [ObjectIdentifier: CGFloat] = [:]

  /// The value that stands for the system's spacing in `setCustomSpacing(_:after:)`.
  public class var spacingUseSystem: CGFloat { 8 }
  /// The value that stands for `spacing` in `setCustomSpacing`.
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }

  /// Creates an empty row.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a stack from a nib; always succeeds.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    if let nib = coder as? _NibCoder { _decode(nib.element, from: nib) }
  }

  /// Creates a row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open override func _decode(_ element: _NibElement, from coder: _NibCoder) {
    super._decode(element, from: coder)
    takeArrangement(element)
  }

  private func arrangementDidChange() {
    setNeedsLayout()
    invalidateSurroundingLayout()
  }

  /// Appends a view.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
  /// Inserts a view at an index.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }
  /// Stops arranging a view, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    arrangementDidChange()
  }
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    arrangedSubviews.removeAll { $0 === subview }
    arrangementDidChange()
  }
  /// Sets the spacing after a view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    spacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }
  /// Returns the spacing after a view, in points; `spacingUseDefault` if none is set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    spacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: Layout

  private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }
  private var ownMargins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }
  private var isRow: Bool { axis == .horizontal }

  /// Returns the preferred lengths along and across the axis, in a stack of a width; nil for any width.
  private func wanted(_ views: [UIView], width: CGFloat?) -> [(along: CGFloat, across: CGFloat)] {
    guard isRow else {
      return views.map {
        let size = $0.sizeInStack(width: width, fills: alignment == .fill)
        return (size.height, size.width)
      }
    }
    let sizes = views.map { $0.sizeInStack(width: nil, fills: false) }
    guard let width else { return sizes.map { ($0.width, $0.height) } }
    let gaps = views.dropLast().reduce(0) { $0 + gap(after: $1) }
    // Texts are taller where they get less width than they want.
    return zip(views, zip(sizes, share(width - gaps, among: views, sizes.map(\.width)))).map { view, room in
      let (size, length) = room
      guard length < size.width else { return (size.width, size.height) }
      return (size.width, view.sizeInStack(width: length, fills: true).height)
    }
  }

  private func gap(after view: UIView) -> CGFloat { spacings[ObjectIdentifier(view)] ?? spacing }

  /// The size that the arranged views lead to, in points.
  var arrangedSize: CGSize { arrangedSize(width: nil) }

  /// Returns that size in a width, where texts may wrap.
  func arrangedSize(width: CGFloat?) -> CGSize {
    let views = shown
    let sizes = wanted(views, width: width.map { max($0 - ownMargins.left - ownMargins.right, 0) })
    let gaps = views.dropLast().reduce(0) { $0 + gap(after: $1) }
    let most = sizes.map(\.along).max() ?? 0
    let along =
      (distribution == .fillEqually ? most * CGFloat(views.count) : sizes.reduce(0) { $0 + $1.along }) + gaps
    let across = sizes.map(\.across).max() ?? 0
    let size = isRow ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    return CGSize(
      width: size.width + ownMargins.left + ownMargins.right, height: size.height + ownMargins.top + ownMargins.bottom)
  }

  /// Whether a text in the stack may wrap.
  var wrapsText: Bool { shown.contains(where: \.heightDependsOnWidth) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { arrangedSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let views = shown
    guard !views.isEmpty else { return }
    let area = bounds.inset(by: ownMargins)
    let (room, width) = isRow ? (area.width, area.height) : (area.height, area.width)
    let sizes = wanted(views, width: area.width)
    var gaps = views.map { gap(after: $0) }
    gaps[gaps.count - 1] = 0
    let free = room - gaps.reduce(0, +)
    let lengths = share(free, among: views, sizes.map(\.along))
    spread(room - lengths.reduce(0, +), lengths, &gaps)
    var at: CGFloat = 0
    for (index, view) in views.enumerated() {
      let across = alignment == .fill ? width : min(sizes[index].across, width)
      let offset: CGFloat =
        switch alignment {
        case .fill, .leading, .firstBaseline: isRow || !readsRightToLeft ? 0 : width - across
        case .center: (width - across) / 2
        case .trailing, .lastBaseline: isRow || !readsRightToLeft ? width - across : 0
        }
      let along = isRow && readsRightToLeft ? room - at - lengths[index] : at
      view.frame =
        isRow
        ? CGRect(x: area.minX + along, y: area.minY + offset, width: lengths[index], height: across)
        : CGRect(x: area.minX + offset, y: area.minY + along, width: across, height: lengths[index])
      at += lengths[index] + gaps[index]
    }
  }

  private func share(_ room: CGFloat, among views: [UIView], _ wanted: [CGFloat]) -> [CGFloat] {
    let total = wanted.reduce(0, +)
    switch distribution {
    case .fillEqually: return wanted.map { _ in max(room, 0) / CGFloat(wanted.count) }
    case .fillProportionally where total > 0: return wanted.map { $0 * max(room, 0) / total }
    case .equalSpacing where total <= room, .equalCentering where total <= room: return wanted
    case .fill, .fillProportionally, .equalSpacing, .equalCentering: break
    }
    var lengths = wanted
    let isTight = total > room
    let priorities = views.map { view -> Float in
      if view.hasOwnLength(axis) { return 1000 }
      return isTight
        ? view.contentCompressionResistancePriority(for: axis).rawValue
        : view.hasIntrinsicLength(axis) ? view.contentHuggingPriority(for: axis).rawValue : 0
    }
    // Of equals the last one yields, as in UIKit's order of constraints.
    guard let yielding = priorities.indices.reversed().min(by: { priorities[$0] < priorities[$1] }) else {
      return lengths
    }
    lengths[yielding] = max(0, lengths[yielding] + room - total)
    return lengths
  }

  private func spread(_ rest: CGFloat, _ lengths: [CGFloat], _ gaps: inout [CGFloat]) {
    guard lengths.count > 1, distribution == .equalSpacing || distribution == .equalCentering else { return }
    let least = gaps.dropLast().min() ?? 0
    if distribution == .equalSpacing {
      for index in gaps.indices.dropLast() { gaps[index] = max(rest / CGFloat(lengths.count - 1), least) }
    } else {
      let total = lengths.reduce(rest, +)
      let step = (total - (lengths[0] + lengths[lengths.count - 1]) / 2) / CGFloat(lengths.count - 1)
      for index in gaps.indices.dropLast() {
        gaps[index] = max(step - (lengths[index] + lengths[index + 1]) / 2, least)
      }
    }
  }
}

extension UIView {
  /// Returns the length that a constraint of the view alone sets, in points.
  private func ownLength(
    _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation = .equal
  ) -> CGFloat? {
    constraints.first {
      $0.firstItem === self && $0.firstAttribute == attribute && $0.secondItem == nil && $0.relation == relation
    }?.constant
  }

  /// Returns a length limited by constraints of the view alone, in points.
  private func limited(_ length: CGFloat, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    if let own = ownLength(attribute) { return own }
    let limit = ownLength(attribute, .lessThanOrEqual) ?? .infinity
    return max(min(max(length, 0), limit), ownLength(attribute, .greaterThanOrEqual) ?? 0)
  }

  /// Returns the constraint between the view's own width and height.
  private func ratio(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint? {
    constraints.first {
      $0.firstItem === self && $0.secondItem === self && $0.firstAttribute == attribute && $0.relation == .equal
    }
  }

  fileprivate func hasOwnLength(_ axis: NSLayoutConstraint.Axis) -> Bool {
    ownLength(axis == .horizontal ? .width : .height) != nil
  }
  fileprivate func hasIntrinsicLength(_ axis: NSLayoutConstraint.Axis) -> Bool {
    let size = layoutSize
    return (axis == .horizontal ? size.width : size.height) >= 0
  }

  /// Returns the view's size in a stack, in points; `fills` if it has to be as wide as the available space.
  fileprivate func sizeInStack(width room: CGFloat?, fills: Bool) -> CGSize {
    var size = layoutSize
    // A view with neither constraints nor content takes the size of its subviews, if they have one.
    if size.width < 0 || size.height < 0, !constraints.isEmpty, ownLength(.width) == nil || ownLength(.height) == nil {
      var fitting = systemLayoutSizeFitting(.zero)
      if let room, fills || fitting.width > room {
        fitting = systemLayoutSizeFitting(
          CGSize(width: room, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
      }
      if size.width < 0 { size.width = fitting.width }
      if size.height < 0 { size.height = fitting.height }
    }
    var width = limited(size.width, .width)
    if let ratio = ratio(.width) {
      width = limited(size.height, .height) * ratio.multiplier + ratio.constant
    }
    let shown = ownLength(.width) ?? room.map { fills ? $0 : min(width, $0) } ?? width
    if let ratio = ratio(.height) {
      size.height = shown * ratio.multiplier + ratio.constant
    } else if heightDependsOnWidth, room != nil || ownLength(.width) != nil {
      size.height = wrappedHeight(width: shown)
    }
    return CGSize(width: width, height: limited(size.height, .height))
  }
}
