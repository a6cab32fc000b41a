import Foundation

/// A view of a collection that is used again elsewhere.
@MainActor @preconcurrency
open class UICollectionReusableView: UIView {
  /// The name under which the collection keeps the view.
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

  /// The view is about to be used for something else.
  open func prepareForReuse() {}
  /// The layout has decided where the view is.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// What the view would like in place of an estimate. The default asks its constraints.
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

/// Stands for any class of views where a collection makes one; see `_Instantiable`.
open class _InstantiableReusable: UICollectionReusableView {
  public required override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// An item of a collection.
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
  /// Holds what the cell shows: add subviews to it.
  public let contentView = UIView()
  weak var collection: UICollectionView?
  /// What the storyboard has the cell lead to.
  final var segue: NibSegue?
  /// What tells the cell's item apart in the collection.
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
  /// What is behind the content; nil for `backgroundColor` and `backgroundView`, and for what a list has.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { groundDidChange() } }
  /// What is behind the content follows the state by itself.
  open var automaticallyUpdatesBackgroundConfiguration = true
  private var configuredGround: ConfiguredGround?
  /// The background follows its configuration.
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
  /// What is behind an item, as long as nothing else is said.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
  /// Says what the cell shows; nil for what was added to it.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showContent(configurationState) } }
  /// The content follows the state by itself.
  open var automaticallyUpdatesContentConfiguration = true
  private func showContent(_ state: UICellConfigurationState) {
    let shown =
      automaticallyUpdatesContentConfiguration ? contentConfiguration?.updated(for: state) : contentConfiguration
    configured = ConfiguredContent.show(shown, in: contentView, configured)
  }
  /// How the cell is, for configurations.
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
  /// Changes what the cell shows when its state changes.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
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
    if backgroundConfiguration != nil { groundDidChange() }
  }

  /// What a finger that drags does with a cell.
  public enum DragState: Int, Sendable { case none = 0, lifting, dragging }
  /// What a finger that drags does with the cell has changed.
  open func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}
  /// What a finger that drags does with the cell.
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

  /// Stands behind the content; nil for nothing.
  open var backgroundView: UIView? { didSet { exchange(oldValue, backgroundView) } }
  /// Stands behind the content while the cell is chosen; nil for nothing.
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

  /// The item is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// A finger is on the item.
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
