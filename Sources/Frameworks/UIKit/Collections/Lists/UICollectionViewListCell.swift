import Foundation

/// A list cell, with accessories, indentation, a separator and swipe actions.
@MainActor @preconcurrency
open class UICollectionViewListCell: UICollectionViewCell {
  /// The accessories at the leading and trailing edges.
  open var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }
  /// The indentation level of the content.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { contentPlaceDidChange() } } }
  /// The width of an indentation level, in points.
  open var indentationWidth: CGFloat = 16 { didSet { if indentationWidth != oldValue { contentPlaceDidChange() } } }
  /// Whether accessories are indented as well.
  open var indentsAccessories = true
  /// A guide at the start of the content, for constraints of the separator.
  public let separatorLayoutGuide = UILayoutGuide()

  private var leading: [UIView] = []
  private var trailing: [UIView] = []
  private let line = UIView()
  private let upperLine = UIView()
  private var mover: ItemMover?
  private var place: ListPlace?
  private lazy var swipe = CellSwipe(self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }
  private func begin() {
    addLayoutGuide(separatorLayoutGuide)
    contentView.autoresizingMask = []
    for line in [line, upperLine] {
      line.isUserInteractionEnabled = false
      addSubview(line)
    }
  }

  /// The cell's state for configurations.
  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isSwiped = swipe.isOpen
    return state
  }
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    collection?.listConfiguration?.isGrouped == true ? .listGroupedCell() : .listPlainCell()
  }

  /// Returns the default content: an image and two texts, or those of a header or footer.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    let isPlain = collection?.listConfiguration.map { !$0.isGrouped } ?? true
    if sectionKind == UICollectionView.elementKindSectionFooter { return isPlain ? .plainFooter() : .groupedFooter() }
    let isFirst = item.flatMap { collection?.itemModel.place(of: $0) }?.item == 0
    let isHeader = collection?.listConfiguration?.headerMode == .firstItemInSection && isFirst
    guard isHeader || sectionKind == UICollectionView.elementKindSectionHeader else { return .cell() }
    return isPlain ? .plainHeader() : .groupedHeader()
  }
  /// The element kind, if the cell is a header or footer of its section.
  final var sectionKind: String?

  open override func prepareForReuse() {
    super.prepareForReuse()
    swipe.close(animated: false)
  }

  // MARK: In the list

  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    place = layoutAttributes.list
    showGround()
    setNeedsLayout()
  }

  override func groundDidChange() { showGround() }

  private static let allCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  /// Shows the default background; cards have rounded corners at both ends of a section.
  private func showGround() {
    let state = configurationState
    super.groundDidChange()
    let ground = shownGround
    let isPlain = place.map { !$0.configuration.isGrouped } ?? true
    var color = ground?.needsView == true ? nil : ground?.shownColor
    if ground == nil || (ground?.isSystemList == true && ground?.needsView == false), place != nil {
      color =
        place?.isHeader == true
        ? nil
        : state.isHighlighted || state.isSelected
          ? .systemGray4
          : isPlain ? place?.configuration.ground : .secondarySystemGroupedBackground
    }
    backgroundColor = color
    let radius: CGFloat = place?.configuration.isInset == true && place?.isHeader == false ? 10 : 0
    layer.cornerRadius = max(radius, ground?.cornerRadius ?? 0)
    var corners: CACornerMask = []
    if place?.isFirst == true { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if place?.isLast == true { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = radius > 0 ? corners : Self.allCorners
    clipsToBounds = radius > 0
  }

  // MARK: Accessories

  /// The state that accessories depend on, now and when they were created.
  private var accessoryState: [Bool] { [configurationState.isEditing, isSelected] }
  private var shownFor: [Bool] = []

  private func showAccessories() {
    shownFor = accessoryState
    for view in leading + trailing { view.removeFromSuperview() }
    let isEditing = configurationState.isEditing
    let shown = accessories.filter { $0.isShown(isEditing: isEditing) }
    leading = shown.filter(\.isLeading).compactMap(view)
    trailing = shown.filter { !$0.isLeading }.compactMap(view)
    for view in leading + trailing { addSubview(view) }
    contentPlaceDidChange()
  }

  /// Updates the accessories when the item is expanded or collapsed.
  func outlineDidChange() { showAccessories() }

  override func stateDidChange() {
    super.stateDidChange()
    let dependsOnState = accessories.contains {
      if case .multiselect = $0.kind { return true }
      return $0.displayed != .always
    }
    // Accessories that remain keep their touches.
    if dependsOnState, shownFor != accessoryState { showAccessories() }
    showGround()
  }

  private func contentPlaceDidChange() {
    setNeedsLayout()
    if superview != nil { collection?.layoutDidBecomeInvalid() }
  }

  private func view(_ accessory: UICellAccessory) -> UIView? {
    func symbol(_ name: String, _ color: UIColor?) -> UIView {
      let made = UIImageView(image: UIImage(systemName: name))
      made.contentMode = .center
      made.tintColor = accessory.tint ?? color
      return made
    }
    func button(_ name: String, _ color: UIColor?, _ label: String, _ press: @escaping @MainActor () -> Void) -> UIView
    {
      let made = UIButton(type: .system, primaryAction: UIAction(image: UIImage(systemName: name)) { _ in press() })
      made.tintColor = accessory.tint ?? color
      made.accessibilityLabel = label
      return made
    }
    switch accessory.kind {
    case .disclosure: return symbol("chevron.forward", .tertiaryLabel)
    case .checkmark: return symbol("checkmark", nil)
    case .reorder:
      let made = symbol("line.3.horizontal", .tertiaryLabel)
      made.isUserInteractionEnabled = true
      mover = ItemMover(collection, on: made)
      return made
    case .multiselect:
      return symbol(isSelected ? "checkmark.circle.fill" : "circle", isSelected ? nil : .tertiaryLabel)
    case .delete:
      return button("minus.circle.fill", .systemRed, "Delete") { [weak self] in
        accessory.action?()
        if accessory.action == nil { self?.swipe.open(towardsEnd: true) }
      }
    case .insert: return button("plus.circle.fill", .systemGreen, "Insert") { accessory.action?() }
    case .detail: return button("info.circle", nil, "More Info") { accessory.action?() }
    case .outline:
      let isOpen = item.flatMap { collection?.outline?.isExpanded($0) } ?? false
      return button(isOpen ? "chevron.down" : "chevron.forward", nil, isOpen ? "Collapse" : "Expand") { [weak self] in
        guard let self, let item else { return }
        if let action = accessory.action { action() } else { collection?.toggleOutline(item) }
      }
    case .label(let text):
      let made = UILabel()
      made.text = text
      made.font = accessory.font
      made.textColor = accessory.tint ?? .secondaryLabel
      return made
    case .menu(let menu):
      let made = UIButton(type: .system)
      made.setImage(UIImage(systemName: "chevron.up.chevron.down"), for: .normal)
      made.menu = menu
      made.showsMenuAsPrimaryAction = true
      return made
    case .view(let view): return view
    }
  }

  private static let spacing: CGFloat = 8
  private static let margin: CGFloat = 16
  /// The margin at the end; accessories include the cell's margin themselves.
  var contentEndMargin: CGFloat { trailing.isEmpty ? Self.margin : 0 }

  private func width(_ view: UIView) -> CGFloat {
    let wanted = view.intrinsicContentSize.width
    return wanted > 0 ? wanted : view.frame.width
  }

  /// The space of accessories and indentation at both ends, in points.
  private var taken: (start: CGFloat, end: CGFloat) {
    func sum(_ views: [UIView]) -> CGFloat {
      views.isEmpty ? 0 : Self.margin + views.map(width).reduce(0, +) + Self.spacing * CGFloat(views.count - 1)
    }
    return (sum(leading) + CGFloat(indentationLevel) * indentationWidth, sum(trailing))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = readsRightToLeft
    func placed(_ frame: CGRect) -> CGRect {
      isRightToLeft
        ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
    }
    let taken = taken
    contentView.rest(
      in: placed(
        CGRect(x: taken.start, y: 0, width: max(0, bounds.width - taken.start - taken.end), height: bounds.height)))
    var x = Self.margin + CGFloat(indentationLevel) * indentationWidth
    for view in leading {
      view.frame = placed(CGRect(x: x, y: 0, width: width(view), height: bounds.height))
      x += width(view) + Self.spacing
    }
    x = bounds.width - Self.margin
    for view in trailing.reversed() {
      let size = CGSize(width: width(view), height: min(view.intrinsicContentSize.height, bounds.height))
      let height = size.height > 0 ? size.height : bounds.height
      x -= size.width
      view.frame = placed(CGRect(x: x, y: (bounds.height - height) / 2, width: size.width, height: height))
      x -= Self.spacing
    }
    let thickness = 1 / UIScreen.main.scale
    let lines = separators
    let isListed = place?.configuration.showsSeparators == true && place?.isHeader == false
    let start = taken.start + separatorStart
    let upper = UIListSeparatorConfiguration.ends(lines.topSeparatorInsets, automatic: start)
    let lower = UIListSeparatorConfiguration.ends(lines.bottomSeparatorInsets, automatic: start)
    upperLine.isHidden = !isListed || lines.topSeparatorVisibility != .visible
    line.isHidden =
      !isListed || lines.bottomSeparatorVisibility == .hidden
      || (lines.bottomSeparatorVisibility == .automatic && place?.isLast == true)
    upperLine.frame = placed(
      CGRect(x: upper.start, y: 0, width: max(0, bounds.width - upper.start - upper.end), height: thickness))
    line.frame = placed(
      CGRect(
        x: lower.start, y: bounds.height - thickness, width: max(0, bounds.width - lower.start - lower.end),
        height: thickness))
    for line in [line, upperLine] {
      line.backgroundColor = lines.color
      bringSubviewToFront(line)
    }
    swipe.layout()
  }

  /// The separator configuration of the item.
  private var separators: UIListSeparatorConfiguration {
    guard let configuration = place?.configuration else { return UIListSeparatorConfiguration(listAppearance: .plain) }
    let all = configuration.separatorConfiguration
    guard let handler = configuration.itemSeparatorHandler, let item, let index = collection?.itemModel.place(of: item)
    else { return all }
    return handler(index, all)
  }

  /// The start of the separator, where the texts begin.
  private var separatorStart: CGFloat { (configuredView as? UIListContentView)?.textStart ?? Self.margin }

  override func fittingSize(_ size: CGSize, isWidthFixed: Bool) -> CGSize {
    let taken = taken
    let room = CGSize(width: max(0, size.width - taken.start - taken.end), height: size.height)
    var fitting = super.fittingSize(isWidthFixed ? room : size, isWidthFixed: isWidthFixed)
    if isWidthFixed { fitting.width = size.width }
    return CGSize(width: fitting.width, height: max(fitting.height, place?.isHeader == true ? 0 : 44))
  }

  // MARK: Swipes

  func swipeActions(towardsEnd: Bool) -> UISwipeActionsConfiguration? {
    guard let configuration = place?.configuration, let item, let index = collection?.itemModel.place(of: item) else {
      return nil
    }
    return towardsEnd
      ? configuration.trailingSwipeActionsConfigurationProvider?(index)
      : configuration.leadingSwipeActionsConfigurationProvider?(index)
  }
}
