import DisplayList
import Foundation

/// Shows its children only where its mask draws something.
@MainActor @preconcurrency
open class SKCropNode: SKNode {
  /// Creates a node without a mask.
  public override init() { super.init() }
  /// Creates a node of a scene file.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  override func read(_ record: NodeRecord) {
    super.read(record)
    maskNode = record.node("_mask")
  }

  /// The mask, in the node's coordinates; it must not have a parent. Nil for none.
  open var maskNode: SKNode? {
    didSet {
      guard maskNode !== oldValue else { return }
      if oldValue?.holder === self { oldValue?.holder = nil }
      maskNode?.holder = self
      maskLayer.isOrderOld = true
      maskNode?.placeDidChange()
      contentDidChange()
    }
  }

  private let inner = NodeLayer()
  private let maskLayer = NodeLayer()
  private var keptInner = KeptFragment()
  private var keptMask = KeptFragment()

  override var isDrawn: Bool { true }
  override var layer: NodeLayer? { inner }

  override func orderBelowDidChange() { (inner.isOrderOld, maskLayer.isOrderOld) = (true, true) }

  override func makeContent() -> NodeContent {
    inner.update(children)
    guard let maskNode else { return NodeContent(fragments: inner.fragments) }
    maskLayer.update([maskNode])
    let shown = keptInner.make(effects: .none, children: inner.fragments)
    // Pixels with less opacity are masked out.
    let threshold = Filter.alphaThreshold(min: 0.05, max: 1, .white)
    let mask = keptMask.make(
      effects: Fragment.Effects(compositing: Compositing(filters: [threshold])), children: maskLayer.fragments)
    return NodeContent(fragments: [shown, mask], compositing: Compositing(isMasked: true))
  }

  override func take(from other: SKNode) {
    super.take(from: other)
    maskNode = (other as? SKCropNode)?.maskNode?.copy() as? SKNode
  }
}
