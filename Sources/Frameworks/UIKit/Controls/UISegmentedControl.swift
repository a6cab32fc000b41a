import Foundation

/// A row of segments, one of which is selected.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  /// A segment.
  package struct Part {
    package var title: String?
    package var image: UIImage?
    package var isEnabled = true
    /// In points; 0 for a share of the available width.
    package var width: CGFloat = 0
    package var action: UIAction?

    fileprivate init(title: String? = nil, image: UIImage? = nil) { (self.title, self.image) = (title, image) }
    /// A segment with an action's image or else its title.
    @MainActor fileprivate init(_ action: UIAction) {
      image = action.image
      title = action.image == nil ? action.title : nil
      self.action = action
    }
  }

  /// The segments, in reading order.
  package private(set) var segments: [Part] = [] { didSet { contentDidChange() } }
  /// The index for no selection.
  public nonisolated static let noSegment = -1

  private var selection = UISegmentedControl.noSegment
  /// The selected segment, counted from 0; `noSegment` for none. Setting it sends no action.
  open var selectedSegmentIndex: Int {
    get { selection }
    set {
      selection = segments.indices.contains(newValue) ? newValue : Self.noSegment
      contentDidChange()
    }
  }
  /// Whether a selection lasts only while the finger is down.
  open var isMomentary = false

  private var ownSelectedTint: UIColor?
  /// The background of the selected segment; nil for the system's.
  open var selectedSegmentTintColor: UIColor? {
    get { ownSelectedTint ?? UISegmentedControl.defaults?.ownSelectedTint }
    set {
      ownSelectedTint = newValue
      customized(.selectedSegmentTintColor, \UISegmentedControl.selectedSegmentTintColor)
      contentDidChange()
    }
  }
  private var ownAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// Sets `.font` and `.foregroundColor` of the titles in a state: `.normal` or `.selected`.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    ownAttributes[state.rawValue] = attributes
    contentDidChange()
  }
  /// Returns the attributes set for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    ownAttributes[state.rawValue] ?? UISegmentedControl.defaults?.ownAttributes[state.rawValue]
  }

  /// The images and offsets of `setBackgroundImage(_:for:barMetrics:)` and its siblings.
  final var ownImages = SegmentImages() { didSet { contentDidChange() } }

  /// Creates a control from titles (`String`) and images (`UIImage`).
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map { Part(title: $0 as? String, image: $0 as? UIImage) }
    frame.size = intrinsicContentSize
  }

  /// Creates a control with a segment for each action, which is performed when the person selects it.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Part($0) }
    if frame.isEmpty { self.frame.size = intrinsicContentSize }
  }

  /// Whether segments without a width of their own are as wide as their content requires, rather than equally wide.
  open var apportionsSegmentWidthsByContent = false {
    didSet { if apportionsSegmentWidthsByContent != oldValue { contentDidChange() } }
  }
  /// Sets the width of a segment, in points; 0 for a share of the available width.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].width = max(0, width) }
  }
  /// Returns the width set for a segment, in points; 0 for none.
  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }

  /// Inserts a segment for an action; one with the same identifier is replaced. Caveat: never animated.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    if case let old = segmentIndex(identifiedBy: action.identifier), old != NSNotFound {
      return setAction(action, forSegmentAt: old)
    }
    insert(Part(action), at: segment)
  }
  /// Sets the action of a segment, whose image or title it then shows.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    var new = Part(action)
    (new.width, new.isEnabled) = (segments[segment].width, segments[segment].isEnabled)
    segments[segment] = new
  }
  /// Returns the action of a segment; nil for one without.
  open func actionForSegment(at segment: Int) -> UIAction? {
    segments.indices.contains(segment) ? segments[segment].action : nil
  }
  /// Returns the index of the segment whose action has an identifier; `NSNotFound` for none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  private func insert(_ segment: Part, at index: Int) {
    let index = min(max(index, 0), segments.count)
    if selection >= index { selection += 1 }
    segments.insert(segment, at: index)
  }
  /// Inserts a segment. Caveat: never animated, whatever `animated` is.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Part(title: title), at: segment)
  }
  /// Inserts a segment. Caveat: never animated, whatever `animated` is.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Part(image: image), at: segment)
  }
  /// Removes a segment. Caveat: never animated, whatever `animated` is.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    if selection == segment { selection = Self.noSegment }
    if selection > segment { selection -= 1 }
    segments.remove(at: segment)
  }
  /// Removes all segments.
  open func removeAllSegments() {
    selection = Self.noSegment
    segments = []
  }

  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].title = title
    segments[segment].image = nil
  }
  /// Returns the title of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }
  /// Sets the image of a segment, in place of its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].image = image
    segments[segment].title = nil
  }
  /// Returns the image of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }
  /// Enables or disables a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].isEnabled = enabled }
  }
  /// Returns whether a segment is enabled.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  /// Handles a person's choice.
  package func choose(_ index: Int) {
    guard segments.indices.contains(index), segments[index].isEnabled, isMomentary || index != selection else { return }
    selection = index
    segments[index].action?.perform(from: self)
    valueDidChange()
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  open override func _decode(_ element: _NibElement, from coder: _NibCoder) {
    super._decode(element, from: coder)
    decodeSegments(element, in: coder.graph)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: contentSize(fitting: CGSize(width: CGFloat.infinity, height: .infinity)).width, height: 32)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
