import Foundation

extension UICollectionView {
  final func decodeCollection(_ element: _NibElement, in graph: NibGraph) {
    if let layout = element.value(for: "collectionViewLayout").flatMap({ graph.make($0) as? UICollectionViewLayout }) {
      collectionViewLayout = layout
    }
    take(\.allowsSelection, element.bool("allowsSelection"))
    take(\.allowsMultipleSelection, element.bool("allowsMultipleSelection"))
    take(\.isPrefetchingEnabled, element.bool("prefetchingEnabled"))
    take(\.backgroundView, part("backgroundView", of: element, in: graph))
  }
}

extension UICollectionViewCell {
  final func decodeItem(_ element: _NibElement, from coder: _NibCoder) {
    if let content = element.value(for: "contentView") { contentView.decodeKnown(content, from: coder) }
    take(\.backgroundView, part("backgroundView", of: element, in: coder.graph))
    take(\.selectedBackgroundView, part("selectedBackgroundView", of: element, in: coder.graph))
  }
}

extension UICollectionViewFlowLayout: NibReading {
  final func decodeFlow(_ element: _NibElement) {
    take(\.minimumLineSpacing, element.length("minimumLineSpacing"))
    take(\.minimumInteritemSpacing, element.length("minimumInteritemSpacing"))
    take(\.scrollDirection, element.choice("scrollDirection", ["vertical": .vertical, "horizontal": .horizontal]))
    take(\.itemSize, element.size("itemSize"))
    take(\.estimatedItemSize, element.size("estimatedItemSize"))
    if element.bool("automaticEstimatedItemSize") == true { estimatedItemSize = Self.automaticSize }
    take(\.headerReferenceSize, element.size("headerReferenceSize"))
    take(\.footerReferenceSize, element.size("footerReferenceSize"))
    take(\.sectionInset, element.insets("sectionInset"))
    take(\.sectionHeadersPinToVisibleBounds, element.bool("sectionHeadersPinToVisibleBounds"))
    take(\.sectionFootersPinToVisibleBounds, element.bool("sectionFootersPinToVisibleBounds"))
    take(\.sectionInsetReference, element.choice("sectionInsetReference", Self.references))
  }

  private static let references: [String: SectionInsetReference] = [
    "contentInset": .fromContentInset, "fromContentInset": .fromContentInset, "safeArea": .fromSafeArea,
    "fromSafeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins, "fromLayoutMargins": .fromLayoutMargins,
  ]
}
