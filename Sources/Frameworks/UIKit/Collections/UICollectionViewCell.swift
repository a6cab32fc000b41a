import Foundation

/// A reusable view of a collection view.
@MainActor @preconcurrency
open class UICollectionReusableView: UIView {
  /// The identifier for reuse.
  open internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open override func _decode(_ element: _NibElement, from coder: _NibCoder) {
    super._decode(element, from: coder)
    if let name = element["reuseIdentifier"] { reuseIdentifier = name }
  }

  static func made(_ identifier: String) -> UICollectionReusableView {
    let made = unsafeBitCast(self as AnyClass, to: _InstantiableReusable.Type.self).init(frame: .zero)
    made.reuseIdentifier = identifier
    return made
  }

  /// Called before the view is reused.
  open func prepareForReuse() {}
  /// Called when the layout has positioned the view.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the preferred attributes in place of an estimate. The default uses the constraints.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    let estimated = layoutAttributes.isEstimated
    guard estimated.width || estimated.height else { return layoutAttributes }
    let made = layoutAttributes.duplicate()
    let fitting = fittingSize(layoutAttributes.size, isWidthFixed: !estimated.width)
    if estimated.width, fitting.width > 0 { made.size.width = fitting.width }
    if estimated.height, fitting.height > 0 { made.size.height = fitting.height }
    return made
  }

  func fittingSize(_ size: CGSize, isWidthFixed: Bool) -> CGSize {
    systemLayoutSizeFitting(
      CGSize(width: isWidthFixed ? size.width : 0, height: 0),
      withHorizontalFittingPriority: isWidthFixed ? .required : .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
}

/// A stand-in for any view class that a collection view instantiates; see `_Instantiable`.
open class _InstantiableReusable: UICollectionReusableView {
  public required override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A cell of a collection view.
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that holds the cell's content; add subviews to it.
  public let contentView = UIView()
  weak var collection: UICollectionView?
  /// The segue of the cell in the storyboard.
  final var segue: NibSegue?
  /// The identifier of the cell's item.
  var item: AnyHashable?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if !(coder is _NibCoder) { begin() }
  }
  open override func _decode(_ element: _NibElement, from coder: _NibCoder) {
    begin()
    super._decode(element, from: coder)
    decodeItem(element, from: coder)
  }
  private func begin() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
  }

  private var configured: (any UIView & UIContentView)?
  /// The view of `contentConfiguration`.
  final var configuredView: UIView? { configured }
  /// The background configuration; nil for `backgroundColor` and `backgroundView`, and for the list's default.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { groundDidChange() } }
  /// Whether the background follows the state automatically.
  open var automaticallyUpdatesBackgroundConfiguration = true
  private var configuredGround: ConfiguredGround?
  /// Updates the background from its configuration.
  func groundDidChange() {
    guard let ground = shownGround else {
      configuredGround = ConfiguredGround.show(nil, in: self, configuredGround)
      return
    }
    configuredGround = ConfiguredGround.show(ground.needsView ? ground : nil, in: self, configuredGround)
    backgroundColor = ground.needsView ? nil : ground.shownColor
    layer.cornerRadius = ground.cornerRadius
    layer.borderWidth = ground.needsView ? 0 : ground.strokeWidth
    layer.borderColor = ground.shownStroke?.cgColor
  }
  final var shownGround: UIBackgroundConfiguration? {
    automaticallyUpdatesBackgroundConfiguration
      ? backgroundConfiguration?.updated(for: configurationState) : backgroundConfiguration
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    configuredGround?.fit()
  }
  /// Returns the default background of an item.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
  /// The content configuration; nil for the cell's own subviews.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showContent(configurationState) } }
  /// Whether the content follows the state automatically.
  open var automaticallyUpdatesContentConfiguration = true
  private func showContent(_ state: UICellConfigurationState) {
    let shown =
      automaticallyUpdatesContentConfiguration ? contentConfiguration?.updated(for: state) : contentConfiguration
    configured = ConfiguredContent.show(shown, in: contentView, configured)
  }
  /// The cell's state for configurations.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: .current)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isEditing = collection?.isEditing ?? false
    state.isDisabled = !isUserInteractionEnabled
    state.isExpanded = item.flatMap { collection?.outline?.isExpanded($0) } ?? false
    state.isReordering = item != nil && collection?.movement?.id == item
    state.cellDragState = UICellConfigurationState.DragState(rawValue: drag.rawValue) ?? .none
    return state
  }
  /// Updates the cell's content when its state changes.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Updates the configuration for a changed state.
  open func setNeedsUpdateConfiguration() {
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
  }
  /// Called when the state changes. The default updates the configurations.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if contentConfiguration != nil { showContent(state) }
    if backgroundConfiguration != nil { groundDidChange() }
  }

  /// The state of a cell during a drag.
  public enum DragState: Int, Sendable { case none = 0, lifting, dragging }
  /// Called when the cell's drag state changes.
  open func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}
  /// The cell's drag state.
  final var drag = DragState.none {
    didSet {
      guard drag != oldValue else { return }
      dragStateDidChange(drag)
      setNeedsUpdateConfiguration()
    }
  }

  override func fittingSize(_ size: CGSize, isWidthFixed: Bool) -> CGSize {
    if let configured {
      return configured.sizeThatFits(CGSize(width: isWidthFixed ? size.width : .infinity, height: .infinity))
    }
    let own = super.fittingSize(size, isWidthFixed: isWidthFixed)
    let inner = contentView.systemLayoutSizeFitting(
      CGSize(width: isWidthFixed ? size.width : 0, height: 0),
      withHorizontalFittingPriority: isWidthFixed ? .required : .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
    return CGSize(width: max(own.width, inner.width), height: max(own.height, inner.height))
  }

  // MARK: State

  /// The view behind the content; nil for none.
  open var backgroundView: UIView? { didSet { exchange(oldValue, backgroundView) } }
  /// The view behind the content while the cell is selected; nil for none.
  open var selectedBackgroundView: UIView? { didSet { exchange(oldValue, selectedBackgroundView) } }
  private func exchange(_ old: UIView?, _ new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new {
      new.frame = bounds
      new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(new, belowSubview: contentView)
    }
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }

  /// Whether the item is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether a finger is on the item.
  open var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      stateDidChange()
      if let item { collection?.highlightDidChange(item, isHighlighted) }
    }
  }
  func stateDidChange() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    setNeedsUpdateConfiguration()
  }

  private var landed: CGPoint?
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    landed = touches.first?.location(in: nil)
    if let item, collection?.canHighlight(item) == true { isHighlighted = true }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let landed, let here = touches.first?.location(in: nil), hypot(here.x - landed.x, here.y - landed.y) >= 10
    else { return }
    touchesCancelled(touches, with: event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard landed != nil else { return }
    landed = nil
    isHighlighted = false
    if let item { collection?.tapped(item) }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    landed = nil
    isHighlighted = false
  }
}
