import Foundation

/// Several choices beside each other, one of which is chosen.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  /// A choice.
  package struct Segment {
    package var title: String?
    package var image: UIImage?
    package var isEnabled = true
  }

  /// The choices, in reading order.
  package private(set) var segments: [Segment] = [] { didSet { contentDidChange() } }
  /// Stands for no choice.
  public nonisolated static let noSegment = -1

  private var selection = UISegmentedControl.noSegment
  /// The choice, counted from 0; `noSegment` for none. Setting it sends no action.
  open var selectedSegmentIndex: Int {
    get { selection }
    set {
      selection = segments.indices.contains(newValue) ? newValue : Self.noSegment
      contentDidChange()
    }
  }
  /// A choice lasts only as long as the finger is there.
  open var isMomentary = false

  private var ownSelectedTint: UIColor?
  /// The ground of the choice; nil for the system's.
  open var selectedSegmentTintColor: UIColor? {
    get { ownSelectedTint ?? UISegmentedControl.defaults?.ownSelectedTint }
    set {
      ownSelectedTint = newValue
      customized(.selectedSegmentTintColor, \UISegmentedControl.selectedSegmentTintColor)
      contentDidChange()
    }
  }
  private var ownAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// `.font` and `.foregroundColor` of the titles in a state: `.normal` or `.selected`.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    ownAttributes[state.rawValue] = attributes
    contentDidChange()
  }
  /// What was set for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    ownAttributes[state.rawValue] ?? UISegmentedControl.defaults?.ownAttributes[state.rawValue]
  }

  /// A control with titles (`String`) and images (`UIImage`).
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
    frame.size = intrinsicContentSize
  }

  /// How many choices there are.
  open var numberOfSegments: Int { segments.count }

  private func insert(_ segment: Segment, at index: Int) {
    let index = min(max(index, 0), segments.count)
    if selection >= index { selection += 1 }
    segments.insert(segment, at: index)
  }
  /// Adds a choice. Caveat: it is there at once, `animated` or not.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }
  /// Adds a choice. Caveat: it is there at once, `animated` or not.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }
  /// Takes a choice away. Caveat: it is gone at once, `animated` or not.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    if selection == segment { selection = Self.noSegment }
    if selection > segment { selection -= 1 }
    segments.remove(at: segment)
  }
  /// Takes all choices away.
  open func removeAllSegments() {
    selection = Self.noSegment
    segments = []
  }

  /// Gives a choice another title.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].title = title
    segments[segment].image = nil
  }
  /// The title of a choice.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }
  /// Gives a choice an image in place of its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].image = image
    segments[segment].title = nil
  }
  /// The image of a choice.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }
  /// Lets a choice be chosen or not.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].isEnabled = enabled }
  }
  /// True if a choice can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  /// A person chose.
  package func choose(_ index: Int) {
    guard segments.indices.contains(index), segments[index].isEnabled, isMomentary || index != selection else { return }
    selection = index
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
