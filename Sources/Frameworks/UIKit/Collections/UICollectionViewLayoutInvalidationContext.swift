import Foundation

/// The parts of a layout that are invalid.
@MainActor @preconcurrency
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything is invalid.
  open internal(set) var invalidateEverything = false
  /// Whether the numbers of sections and items are invalid.
  open internal(set) var invalidateDataSourceCounts = false
  /// The change of the content offset, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content size, in points. Caveat: only the layout's own size is used.
  open var contentSizeAdjustment = CGSize.zero
  /// The items whose attributes are invalid; nil for none in particular.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views whose attributes are invalid, by kind; nil for none in particular.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decoration views whose attributes are invalid, by kind; nil for none in particular.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  public override init() {}

  /// Invalidates the attributes of items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  /// Invalidates the attributes of supplementary views.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }
  /// Invalidates the attributes of decoration views.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }
}

/// The parts of a flow layout that are invalid.
@MainActor @preconcurrency
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate's metrics are invalid. They always are here.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the attributes are invalid. They always are here.
  open var invalidateFlowLayoutAttributes = true
}
