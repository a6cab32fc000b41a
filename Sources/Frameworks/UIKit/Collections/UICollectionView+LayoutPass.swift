import Foundation

extension UICollectionView {
  /// How far the layout is, and what its next pass does besides placing the elements.
  struct LayoutPass {
    /// Whether the layout is prepared for the present content and size.
    var isPrepared = false
    /// The size of the collection view when the layout was last prepared.
    var size = CGSize.zero
    /// Whether elements move to their places.
    var isAnimated = false
    /// Whether the layout is asked for the content offset.
    var asksForOffset = false
    /// The change of the content offset, in points.
    var offsetAdjustment = CGPoint.zero
  }

  /// The maximum number of self-sizing rounds per layout. A guess: what keeps changing stays as it is.
  private static let measuringRounds = 6

  /// Places the elements, once their sizes and the content offset are what the layout wants.
  final func layOutElements() {
    let isAnimated = pass.isAnimated && window != nil
    pass.isAnimated = false
    let isGrowing = UIViewAnimation.isRecording && pass.size != .zero && pass.size != frame.size
    let oldBounds = isGrowing ? CGRect(origin: contentOffset, size: pass.size) : nil
    if frame.size != pass.size { pass.isPrepared = false }
    let known = Set(live.keys)
    if updates != nil { pass.asksForOffset = true }
    prepareIfNeeded()
    if let updates { collectionViewLayout.prepare(forCollectionViewUpdates: updates.items) }
    if let oldBounds { collectionViewLayout.prepare(forAnimatedBoundsChange: oldBounds) }
    moveToWantedOffset()
    var shown: [(UICollectionViewLayoutAttributes, UICollectionReusableView)] = []
    for _ in 0..<Self.measuringRounds {
      prepareIfNeeded()
      shown = elements()
      guard measure(shown) else { break }
      pass.isPrepared = false
    }
    prepareIfNeeded()
    place(shown, isAnimated: isAnimated, known: known)
    if updates != nil { collectionViewLayout.finalizeCollectionViewUpdates() }
    if oldBounds != nil { collectionViewLayout.finalizeAnimatedBoundsChange() }
    updates = nil
    prefetch()
  }

  /// Takes over by how much the layout changes the content offset.
  func adjust(by context: UICollectionViewLayoutInvalidationContext) {
    pass.offsetAdjustment.x += context.contentOffsetAdjustment.x
    pass.offsetAdjustment.y += context.contentOffsetAdjustment.y
  }

  private func moveToWantedOffset() {
    var wanted = CGPoint(x: contentOffset.x + pass.offsetAdjustment.x, y: contentOffset.y + pass.offsetAdjustment.y)
    pass.offsetAdjustment = .zero
    if pass.asksForOffset {
      wanted = collectionViewLayout.targetContentOffset(forProposedContentOffset: wanted)
      if let items {
        wanted = items.collectionView(self, targetContentOffsetForProposedContentOffset: wanted)
      }
    }
    pass.asksForOffset = false
    if wanted != contentOffset { contentOffset = wanted }
  }

  func prepareIfNeeded() {
    guard !pass.isPrepared else { return }
    pass.isPrepared = true
    pass.size = frame.size
    // A data source may count what its layout prepares, so items are counted when the layout first asks, or after it.
    collectionViewLayout.prepare()
    loadIfNeeded()
    contentSize = collectionViewLayout.collectionViewContentSize
    let compositional = collectionViewLayout as? UICollectionViewCompositionalLayout
    if let list = compositional?.list, listConfiguration == nil { backgroundColor = list.ground }
    listConfiguration = compositional?.list
    takeBands(compositional?.bands ?? [:])
  }
}
