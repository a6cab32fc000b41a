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

  /// The name under which a table keeps the cell for another row.
  open internal(set) var reuseIdentifier: String?
  /// What the storyboard has the cell and its button lead to.
  final var segues: (selection: NibSegue?, accessory: NibSegue?)
  let style: CellStyle
  /// Holds what the cell shows: add subviews to it.
  public let contentView = UIView()
  /// As high as makes a line of text 44 points, and as wide as the separator's inset: a guess.
  private static let contentMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
  /// Before an accessory, which keeps the cell's margin itself, as before the texts of the cell.
  private static let accessoryMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 8)
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

  /// The cell is about to be used for another row.
  open func prepareForReuse() {
    setSelected(false, animated: false)
    setHighlighted(false, animated: false)
    setEditing(false, animated: false)
  }

  // MARK: What it shows

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
  /// A picture before the texts.
  open var imageView: UIImageView? {
    if let known = texts.image { return known }
    let made = UIImageView()
    texts.image = made
    contentView.addSubview(made)
    return made
  }

  final var configured: (any UIView & UIContentView)?
  /// Says what the cell shows; nil for what was added to it.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showContent(configurationState) } }
  /// The content follows the state by itself.
  open var automaticallyUpdatesContentConfiguration = true
  private func showContent(_ state: UICellConfigurationState) {
    let shown =
      automaticallyUpdatesContentConfiguration ? contentConfiguration?.updated(for: state) : contentConfiguration
    configured = ConfiguredContent.show(shown, in: contentView, configured)
  }
  /// Says what is behind the content, in place of `backgroundView`; nil for that.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      if backgroundConfiguration != nil { backgroundView = nil }
      showConfiguredGround(configurationState)
      showState()
    }
  }
  /// What is behind the content follows the state by itself.
  open var automaticallyUpdatesBackgroundConfiguration = true
  private var configuredGround: ConfiguredGround?
  private func showConfiguredGround(_ state: UICellConfigurationState) {
    let shown =
      automaticallyUpdatesBackgroundConfiguration
      ? backgroundConfiguration?.updated(for: state) : backgroundConfiguration
    configuredGround = ConfiguredGround.show(shown, in: self, configuredGround)
  }
  /// What is behind a row of the table, as long as nothing else is said.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    table?.style == .plain || table == nil ? .listPlainCell() : .listGroupedCell()
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
  /// Stands behind the content of a chosen cell where several can be; nil for `selectedBackgroundView`.
  open var multipleSelectionBackgroundView: UIView? { didSet { showState() } }
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
    var state = UICellConfigurationState(traitCollection: .current)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isEditing = table?.isEditing ?? isEditing
    state.isDisabled = !isUserInteractionEnabled
    state.isReordering = drag != .none
    state.cellDragState = UICellConfigurationState.DragState(rawValue: drag.rawValue) ?? .none
    return state
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
  /// The state changed. The default lets the configurations follow.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if contentConfiguration != nil { showContent(state) }
    if backgroundConfiguration != nil { showConfiguredGround(state) }
  }

  // MARK: The end

  /// What is shown at the end of the cell.
  open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { showAccessory() } } }
  /// A view of the app's at the end of the cell.
  open var accessoryView: UIView? { didSet { if accessoryView !== oldValue { showAccessory() } } }
  /// What is shown at the end of the cell while its row can be changed.
  open var editingAccessoryType = AccessoryType.none { didSet { if isEditing { showAccessory() } } }
  /// A view of the app's at the end of the cell while its row can be changed.
  open var editingAccessoryView: UIView? { didSet { if isEditing { showAccessory() } } }
  final var accessory: UIView? {
    didSet {
      // What the app has set stays.
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

  /// How far the line below keeps from the edges, in points; nil for as far as in the whole table.
  private(set) var ownInset: UIEdgeInsets?
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
    if editControl != nil { showEditControl() }
    setNeedsUpdateConfiguration()
  }

  private var ground: UIView?
  private func showState() {
    ground?.removeFromSuperview()
    ground = nil
    guard selected || highlighted, selectionStyle != .none else { return }
    // A background of the app's own says itself how it looks when the row is chosen.
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

  /// The row shows that it can be changed.
  open var isEditing: Bool {
    get { edited }
    set { setEditing(newValue, animated: false) }
  }
  private var edited = false
  /// The row shows that it can be changed, or no longer.
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
  /// What the row shows besides its content is about to change.
  open func willTransition(to state: UITableViewCell.StateMask) {}
  /// What the row shows besides its content has changed.
  open func didTransition(to state: UITableViewCell.StateMask) {}
  /// What a person may do to the row.
  open var editingStyle: EditingStyle { row.flatMap { table?.editingStyle(of: $0) } ?? .none }
  /// The content moves aside while the row can be changed.
  open var shouldIndentWhileEditing = true { didSet { editRoomDidChange() } }
  /// The row has a handle to move it with while it can be changed: as its data source says, unless it is set to false.
  open var showsReorderControl: Bool {
    get { hasHandle ?? row.flatMap { table?.canMove($0) } ?? false }
    set {
      guard newValue != showsReorderControl else { return }
      hasHandle = newValue
      table?.contentDidChange()
    }
  }
  package final var hasHandle: Bool?
  /// How many steps the content stands from the start.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { editRoomDidChange() } } }
  /// The points of a step.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { editRoomDidChange() } } }
  /// The level is one that the delegate gave.
  final var hasLevelOfDelegate = false
  /// How the cell looks while keys go to it. Caveat: no keys go to cells.
  open var focusStyle = FocusStyle.default
  /// What is in the cell can be touched while it is dragged. Caveat: it cannot.
  open var userInteractionEnabledWhileDragging = false
  /// What a finger that drags does with the cell has changed.
  open func dragStateDidChange(_ dragState: UITableViewCell.DragState) {}
  /// What a finger that drags does with the cell.
  package final var drag = DragState.none {
    didSet {
      guard drag != oldValue else { return }
      dragStateDidChange(drag)
      setNeedsUpdateConfiguration()
    }
  }

  /// What chooses the row, or inserts another one. What deletes and moves it belongs to the list.
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

/// Stands for any class of cells where a table makes one; see `_Instantiable`.
open class _InstantiableCell: UITableViewCell {
  public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
