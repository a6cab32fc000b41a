import Foundation

/// Says how much of a layout is invalid.
@MainActor @preconcurrency
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Everything is.
  open internal(set) var invalidateEverything = false
  /// How many sections and items there are is to be asked for anew.
  open internal(set) var invalidateDataSourceCounts = false
  /// How much further the content is scrolled than before, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// How much larger the content is than before, in points. Caveat: the layout's own size is what counts.
  open var contentSizeAdjustment = CGSize.zero
  /// Items whose places are invalid; nil for none in particular.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// Views of sections whose places are invalid, by their kinds; nil for none in particular.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// Views that only look nice whose places are invalid, by their kinds; nil for none in particular.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  public override init() {}

  /// Places of items are invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  /// Places of views of sections are invalid.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }
  /// Places of views that only look nice are invalid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }
}

/// Says how much of a flow layout is invalid.
@MainActor @preconcurrency
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// The delegate is asked for sizes anew. It always is here.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Places are computed anew. They always are here.
  open var invalidateFlowLayoutAttributes = true
}
