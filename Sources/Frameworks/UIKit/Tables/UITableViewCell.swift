import Foundation

/// A row of a table.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  /// The layout of a cell's texts.
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    /// The second text at the trailing edge.
    case value1
    /// The second text beside a small first one.
    case value2
    /// The second text below the first.
    case subtitle
  }

  /// The identifier under which a table reuses the cell.
  open internal(set) var reuseIdentifier: String?
  /// The segues of the cell and its accessory button in the storyboard.
  final var segues: (selection: NibSegue?, accessory: NibSegue?)
  let style: CellStyle
  /// The view for the content: add subviews to it.
  public let contentView = UIView()
  /// Makes a line of text 44 points high, with the separator's inset at the sides: a guess.
  private static let contentMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
  /// For a cell with an accessory, which has the cell's margin itself; the space before it equals that before the
  /// texts.
  private static let accessoryMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 8)
  weak var table: UITableView?
  /// The identity of the cell's row in the table.
  var row: AnyHashable?

  /// Creates a cell of the default style.
  public override convenience init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }

  /// Creates a cell of a style.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    begin()
  }

  public required init?(coder: NSCoder) {
    style = Self.nibStyle(coder) ?? .default
    reuseIdentifier = (coder as? _NibCoder)?.element["reuseIdentifier"]
    super.init(coder: coder)
    if !(coder is _NibCoder) { begin() }
  }
  open override func _decode(_ element: _NibElement, from coder: _NibCoder) {
    begin()
    super._decode(element, from: coder)
    decodeCell(element, from: coder)
  }
  private func begin() {
    addSubview(contentView)
    contentView.layoutTerms.ownMargins = Self.contentMargins
  }

  static func made(reuseIdentifier: String) -> UITableViewCell {
    unsafeBitCast(self as AnyClass, to: _InstantiableCell.Type.self).init(
      style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// Called before the cell is reused for another row.
  open func prepareForReuse() {
    setSelected(false, animated: false)
    setHighlighted(false, animated: false)
    setEditing(false, animated: false)
  }

  // MARK: Content

  final var texts: (first: UILabel?, second: UILabel?, image: UIImageView?)
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
  /// An image before the texts.
  open var imageView: UIImageView? {
    if let known = texts.image { return known }
    let made = UIImageView()
    texts.image = made
    contentView.addSubview(made)
    return made
  }

  final var configured: (any UIView & UIContentView)?
  /// The configuration of the content; nil for custom subviews.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showContent(configurationState) } }
  /// Whether the content configuration is updated when the state changes.
  open var automaticallyUpdatesContentConfiguration = true
  private func showContent(_ state: UICellConfigurationState) {
    let shown =
      automaticallyUpdatesContentConfiguration ? contentConfiguration?.updated(for: state) : contentConfiguration
    configured = ConfiguredContent.show(shown, in: contentView, configured)
  }
  /// The configuration of the background, which replaces `backgroundView`; nil to use that.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      if backgroundConfiguration != nil { backgroundView = nil }
      showConfiguredGround(configurationState)
      showState()
    }
  }
  /// Whether the background configuration is updated when the state changes.
  open var automaticallyUpdatesBackgroundConfiguration = true
  private var configuredGround: ConfiguredGround?
  private func showConfiguredGround(_ state: UICellConfigurationState) {
    let shown =
      automaticallyUpdatesBackgroundConfiguration
      ? backgroundConfiguration?.updated(for: state) : backgroundConfiguration
    configuredGround = ConfiguredGround.show(shown, in: self, configuredGround)
  }
  /// Returns the default background of a row.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    table?.style == .plain || table == nil ? .listPlainCell() : .listGroupedCell()
  }
  /// The view behind the content; nil for none.
  open var backgroundView: UIView? { didSet { exchange(oldValue, backgroundView) } }
  /// The view behind the content while the cell is selected; nil for a grey background.
  open var selectedBackgroundView: UIView? {
    didSet {
      customized(.selectedBackgroundView, \UITableViewCell.selectedBackgroundView)
      showState()
    }
  }
  /// The view behind the content of a selected cell where several can be selected; nil for `selectedBackgroundView`.
  open var multipleSelectionBackgroundView: UIView? { didSet { showState() } }
  private func exchange(_ old: UIView?, _ new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  /// Returns the configuration of a default row: an image and two texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  /// The cell's state, for configurations.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: .current)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isEditing = table?.isEditing ?? isEditing
    state.isDisabled = !isUserInteractionEnabled
    state.isReordering = drag != .none
    state.cellDragState = UICellConfigurationState.DragState(rawValue: drag.rawValue) ?? .none
    return state
  }
  /// A closure that updates the cell when its state changes.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Requests an update of the configuration for a changed state.
  open func setNeedsUpdateConfiguration() {
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
  }
  /// Updates the cell for a state. The default updates the configurations.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if contentConfiguration != nil { showContent(state) }
    if backgroundConfiguration != nil { showConfiguredGround(state) }
  }

  // MARK: Accessories

  /// The accessory at the end of the cell.
  open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { showAccessory() } } }
  /// A custom view at the end of the cell.
  open var accessoryView: UIView? { didSet { if accessoryView !== oldValue { showAccessory() } } }
  /// The accessory at the end of the cell in editing mode.
  open var editingAccessoryType = AccessoryType.none { didSet { if isEditing { showAccessory() } } }
  /// A custom view at the end of the cell in editing mode.
  open var editingAccessoryView: UIView? { didSet { if isEditing { showAccessory() } } }
  final var accessory: UIView? {
    didSet {
      // Margins set by the app are kept.
      guard let own = contentView.layoutTerms.ownMargins, [Self.contentMargins, Self.accessoryMargins].contains(own)
      else { return }
      contentView.layoutTerms.ownMargins = accessory == nil ? Self.contentMargins : Self.accessoryMargins
    }
  }

  private func showAccessory() {
    let old = accessory
    old?.removeFromSuperview()
    let (view, type) = isEditing ? (editingAccessoryView, editingAccessoryType) : (accessoryView, accessoryType)
    let shown = view ?? symbol(type)
    if shown !== old || shown != nil { accessory = shown }
    if let shown { addSubview(shown) }
    setNeedsLayout()
    invalidateSurroundingLayout()
  }

  /// The insets of the separator, in points; nil for those of the table.
  private(set) var ownInset: UIEdgeInsets?
  open var separatorInset: UIEdgeInsets! {
    get { ownInset ?? table?.separatorInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
    set {
      ownInset = newValue
      superview?.setNeedsLayout()
    }
  }

  // MARK: State

  /// The appearance when selected.
  open var selectionStyle = SelectionStyle.default {
    didSet {
      customized(.selectionStyle, \UITableViewCell.selectionStyle)
      showState()
    }
  }
  /// Whether the cell is selected.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  private var selected = false
  /// Whether a finger is on the cell.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var highlighted = false

  /// Selects or deselects the cell.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != self.selected else { return }
    self.selected = selected
    stateDidChange()
  }
  /// Highlights the cell or removes the highlight.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != self.highlighted else { return }
    self.highlighted = highlighted
    stateDidChange()
  }
  private func stateDidChange() {
    showState()
    if editControl != nil { showEditControl() }
    setNeedsUpdateConfiguration()
  }

  private var ground: UIView?
  private func showState() {
    ground?.removeFromSuperview()
    ground = nil
    guard selected || highlighted, selectionStyle != .none else { return }
    // A custom background configuration defines its own selected look.
    if let backgroundConfiguration, !backgroundConfiguration.isSystemList { return }
    let own =
      table?.choosesSeveral == true ? multipleSelectionBackgroundView ?? selectedBackgroundView : selectedBackgroundView
    let made = own ?? UIView()
    if own == nil { made.backgroundColor = .systemGray4 }
    made.isUserInteractionEnabled = false
    ground = made
    insertSubview(made, at: backgroundView == nil && configuredGround == nil ? 0 : 1)
    setNeedsLayout()
  }

  // MARK: Editing

  /// Whether the cell is in editing mode.
  open var isEditing: Bool {
    get { edited }
    set { setEditing(newValue, animated: false) }
  }
  private var edited = false
  /// Enters or leaves editing mode.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != edited else { return }
    let mask: StateMask = editing && editingStyle != .none ? .showingEditControl : []
    willTransition(to: mask)
    edited = editing
    showAccessory()
    showEditControl()
    setNeedsUpdateConfiguration()
    if animated { UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() } }
    didTransition(to: mask)
  }
  /// Called before the controls shown besides the content change.
  open func willTransition(to state: UITableViewCell.StateMask) {}
  /// Called when the controls shown besides the content have changed.
  open func didTransition(to state: UITableViewCell.StateMask) {}
  /// The editing control of the row.
  open var editingStyle: EditingStyle { row.flatMap { table?.editingStyle(of: $0) } ?? .none }
  /// Whether the content is indented in editing mode.
  open var shouldIndentWhileEditing = true { didSet { editRoomDidChange() } }
  /// Whether the cell shows a reorder control in editing mode: as the data source says, unless set to false.
  open var showsReorderControl: Bool {
    get { hasHandle ?? row.flatMap { table?.canMove($0) } ?? false }
    set {
      guard newValue != showsReorderControl else { return }
      hasHandle = newValue
      table?.contentDidChange()
    }
  }
  package final var hasHandle: Bool?
  /// The indentation level of the content.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { editRoomDidChange() } } }
  /// The width of one indentation level, in points.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { editRoomDidChange() } } }
  /// Whether the delegate gave the level.
  final var hasLevelOfDelegate = false
  /// The appearance when focused. Caveat: cells get no focus.
  open var focusStyle = FocusStyle.default
  /// Whether the cell's content takes touches while dragged. Caveat: it does not.
  open var userInteractionEnabledWhileDragging = false
  /// Called when the drag state has changed.
  open func dragStateDidChange(_ dragState: UITableViewCell.DragState) {}
  /// The drag state.
  package final var drag = DragState.none {
    didSet {
      guard drag != oldValue else { return }
      dragStateDidChange(drag)
      setNeedsUpdateConfiguration()
    }
  }

  /// The control that selects the row or inserts one. Those that delete and move it belong to the list.
  final var editControl: UIView?
  private func showEditControl() {
    editControl?.removeFromSuperview()
    editControl = edited ? madeEditControl : nil
    if let editControl { addSubview(editControl) }
    editRoomDidChange()
  }
  private func editRoomDidChange() {
    setNeedsLayout()
    invalidateSurroundingLayout()
  }

  private var landed: CGPoint?
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    landed = touches.first?.location(in: nil)
    if let row, let table, table.canHighlight(row) { highlight(true) }
  }
  private func highlight(_ isOn: Bool) {
    guard isOn != highlighted else { return }
    setHighlighted(isOn, animated: false)
    if let row { table?.highlightDidChange(row, isOn) }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let landed, let here = touches.first?.location(in: nil), hypot(here.x - landed.x, here.y - landed.y) >= 10
    else { return }
    touchesCancelled(touches, with: event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard landed != nil else { return }
    landed = nil
    highlight(false)
    if let row { table?.tapped(row) }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    landed = nil
    highlight(false)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    configuredGround?.fit()
    ground?.frame = bounds
    layOutContent()
  }
}

/// A stand-in for any cell class that a table creates; see `_Instantiable`.
open class _InstantiableCell: UITableViewCell {
  public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
