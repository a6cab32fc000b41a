import Foundation

/// A row of a table.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  /// Where a cell shows its texts.
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    /// The second text at the other end.
    case value1
    /// The second text beside a small first one.
    case value2
    /// The second text below the first.
    case subtitle
  }

  /// How a chosen cell looks.
  public enum SelectionStyle: Int, Sendable { case none = 0, blue, gray, `default` }
  /// What is shown at the end of a cell.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// What a person may do to a row.
  public enum EditingStyle: Int, Sendable { case none = 0, delete, insert }
  /// Lines between rows.
  public enum SeparatorStyle: Int, Sendable { case none = 0, singleLine, singleLineEtched }

  /// The name under which a table keeps the cell for another row.
  public let reuseIdentifier: String?
  private let style: CellStyle
  /// Holds what the cell shows: add subviews to it.
  public let contentView = UIView()
  /// As high as makes a line of text 44 points, and as wide as the separator's inset: a guess.
  private static let contentMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
  weak var table: UITableView?
  /// What tells the cell's row apart in the table.
  var row: AnyHashable?

  /// A cell of a style.
  public override convenience init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }

  /// A cell of a style.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
    contentView.layoutTerms.ownMargins = Self.contentMargins
  }

  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
    contentView.layoutTerms.ownMargins = Self.contentMargins
  }

  static func made(reuseIdentifier: String) -> UITableViewCell {
    unsafeBitCast(self as AnyClass, to: _InstantiableCell.Type.self).init(
      style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// The cell is about to be used for another row.
  open func prepareForReuse() {
    setSelected(false, animated: false)
    setHighlighted(false, animated: false)
  }

  // MARK: What it shows

  private var texts: (first: UILabel?, second: UILabel?, image: UIImageView?)
  /// The first text.
  open var textLabel: UILabel? {
    if let known = texts.first { return known }
    let made = UILabel()
    made.font = .preferredFont(forTextStyle: style == .value2 ? .footnote : .body)
    texts.first = made
    contentView.addSubview(made)
    return made
  }
  /// The second text; nil in a cell of the default style.
  open var detailTextLabel: UILabel? {
    if let known = texts.second { return known }
    guard style != .default else { return nil }
    let made = UILabel()
    made.font = .preferredFont(forTextStyle: style == .subtitle ? .caption1 : .body)
    if style == .value1 { made.textColor = .secondaryLabel }
    texts.second = made
    contentView.addSubview(made)
    return made
  }
  /// A picture before the texts.
  open var imageView: UIImageView? {
    if let known = texts.image { return known }
    let made = UIImageView()
    texts.image = made
    contentView.addSubview(made)
    return made
  }

  private var configured: (any UIView & UIContentView)?
  /// Says what the cell shows; nil for what was added to it.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configured = ConfiguredContent.show(
        contentConfiguration?.updated(for: configurationState), in: contentView, configured)
    }
  }
  /// Stands behind the content; nil for nothing.
  open var backgroundView: UIView? { didSet { exchange(oldValue, backgroundView) } }
  /// Stands behind the content while the cell is chosen; nil for a grey ground.
  open var selectedBackgroundView: UIView? {
    didSet {
      customized(.selectedBackgroundView, \UITableViewCell.selectedBackgroundView)
      showState()
    }
  }
  private func exchange(_ old: UIView?, _ new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  /// A default list row: a picture and two texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  /// How the cell is, for configurations.
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(
      traitCollection: .current, isSelected: isSelected, isHighlighted: isHighlighted,
      isEditing: table?.isEditing ?? false)
  }
  /// Changes what the cell shows when its state changes.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The state changed: the configuration follows.
  open func setNeedsUpdateConfiguration() {
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
  }
  /// The state changed. The default lets the configuration follow.
  open func updateConfiguration(using state: UICellConfigurationState) {
    guard let contentConfiguration else { return }
    configured = ConfiguredContent.show(contentConfiguration.updated(for: state), in: contentView, configured)
  }

  // MARK: The end

  /// What is shown at the end of the cell.
  open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { showAccessory() } } }
  /// A view of the app's at the end of the cell.
  open var accessoryView: UIView? { didSet { if accessoryView !== oldValue { showAccessory() } } }
  private var accessory: UIView?

  private func showAccessory() {
    accessory?.removeFromSuperview()
    accessory = accessoryView ?? symbol
    if let accessory { addSubview(accessory) }
    setNeedsLayout()
    invalidateSurroundingLayout()
  }

  private var symbol: UIView? {
    let name: String
    switch accessoryType {
    case .none: return nil
    case .disclosureIndicator: name = "chevron.forward"
    case .checkmark: name = "checkmark"
    case .detailButton, .detailDisclosureButton: name = "info.circle"
    }
    guard let image = UIImage(systemName: name) else { return nil }
    let made = UIImageView(image: image)
    made.contentMode = .center
    if accessoryType == .disclosureIndicator { made.tintColor = .tertiaryLabel }
    return made
  }

  /// How far the line below keeps from the edges, in points; nil for as far as in the whole table.
  private var ownInset: UIEdgeInsets?
  open var separatorInset: UIEdgeInsets! {
    get { ownInset ?? table?.separatorInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
    set {
      ownInset = newValue
      superview?.setNeedsLayout()
    }
  }

  // MARK: State

  /// How the cell looks when it is chosen.
  open var selectionStyle = SelectionStyle.default {
    didSet {
      customized(.selectionStyle, \UITableViewCell.selectionStyle)
      showState()
    }
  }
  /// The row is chosen.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  private var selected = false
  /// A finger is on the row.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var highlighted = false

  /// The row is chosen, or no longer.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != self.selected else { return }
    self.selected = selected
    stateDidChange()
  }
  /// A finger is on the row, or no longer.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != self.highlighted else { return }
    self.highlighted = highlighted
    stateDidChange()
  }
  private func stateDidChange() {
    showState()
    setNeedsUpdateConfiguration()
  }

  private var ground: UIView?
  private func showState() {
    ground?.removeFromSuperview()
    ground = nil
    guard selected || highlighted, selectionStyle != .none else { return }
    let made = selectedBackgroundView ?? UIView()
    if selectedBackgroundView == nil { made.backgroundColor = .systemGray4 }
    made.isUserInteractionEnabled = false
    ground = made
    insertSubview(made, at: backgroundView == nil ? 0 : 1)
    setNeedsLayout()
  }

  private var landed: CGPoint?
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    landed = touches.first?.location(in: nil)
    if table?.allowsSelection == true { setHighlighted(true, animated: false) }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let landed, let here = touches.first?.location(in: nil), hypot(here.x - landed.x, here.y - landed.y) >= 10
    else { return }
    touchesCancelled(touches, with: event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard landed != nil else { return }
    landed = nil
    setHighlighted(false, animated: false)
    if let row { table?.tapped(row) }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    landed = nil
    setHighlighted(false, animated: false)
  }

  // MARK: Layout

  private var margin: CGFloat { separatorInset.left }

  private var accessoryRoom: CGFloat {
    guard let accessory else { return 0 }
    return (accessory === accessoryView ? accessory.bounds.width : accessory.intrinsicContentSize.width) + margin
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    ground?.frame = bounds
    let room = accessoryRoom
    contentView.frame = CGRect(
      x: readsRightToLeft ? room : 0, y: 0, width: max(0, bounds.width - room), height: bounds.height)
    if let accessory {
      let size = accessory === accessoryView ? accessory.bounds.size : accessory.intrinsicContentSize
      accessory.frame = CGRect(
        x: readsRightToLeft ? margin : bounds.width - margin - size.width, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height)
    }
    layOutTexts()
  }

  private func layOutTexts() {
    let area = contentView.bounds
    func place(_ view: UIView?, _ rect: CGRect) {
      view?.frame = readsRightToLeft ? rect.offsetBy(dx: area.width - rect.maxX - rect.minX, dy: 0) : rect
    }
    var x = margin
    if let image = texts.image, let size = image.image?.size {
      place(image, CGRect(x: x, y: (area.height - size.height) / 2, width: size.width, height: size.height))
      x += size.width + 16
    }
    let width = max(0, area.width - x - (accessory == nil ? margin : 8))
    let first = texts.first.map { $0.sizeThatFits(CGSize(width: width, height: 0)) } ?? .zero
    let second = texts.second.map { $0.sizeThatFits(CGSize(width: width, height: 0)) } ?? .zero
    switch style {
    case .default:
      place(texts.first, CGRect(x: x, y: (area.height - first.height) / 2, width: width, height: first.height))
    case .subtitle:
      let top = (area.height - first.height - second.height) / 2
      place(texts.first, CGRect(x: x, y: top, width: width, height: first.height))
      place(texts.second, CGRect(x: x, y: top + first.height, width: width, height: second.height))
    case .value1:
      let end = min(second.width, width)
      place(
        texts.first,
        CGRect(x: x, y: (area.height - first.height) / 2, width: min(first.width, width - end), height: first.height))
      place(
        texts.second,
        CGRect(x: x + width - end, y: (area.height - second.height) / 2, width: end, height: second.height)
      )
    case .value2:
      place(texts.first, CGRect(x: x, y: (area.height - first.height) / 2, width: min(91, width), height: first.height))
      place(
        texts.second,
        CGRect(x: x + 97, y: (area.height - second.height) / 2, width: max(0, width - 97), height: second.height))
    }
  }

  /// How high the cell is in a width, in points. At least 44 where its texts decide.
  func fittingHeight(_ width: CGFloat) -> CGFloat {
    let room = max(0, width - accessoryRoom)
    if let configured { return max(configured.sizeThatFits(CGSize(width: room, height: .infinity)).height, 44) }
    if texts.first != nil || texts.second != nil || texts.image != nil {
      let inside = CGSize(width: max(0, room - margin - (accessory == nil ? margin : 8)), height: 0)
      let heights = [texts.first, texts.second].map { $0?.sizeThatFits(inside).height ?? 0 }
      let texts = style == .subtitle ? heights[0] + heights[1] : max(heights[0], heights[1])
      return max(texts + 22, (self.texts.image?.image?.size.height ?? 0) + 8, 44)
    }
    let own = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    let content = contentView.systemLayoutSizeFitting(
      CGSize(width: room, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    let height = max(own.height, content.height)
    return height > 0 ? height : 44
  }
}

/// Stands for any class of cells where a table makes one; see `_Instantiable`.
open class _InstantiableCell: UITableViewCell {
  public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
