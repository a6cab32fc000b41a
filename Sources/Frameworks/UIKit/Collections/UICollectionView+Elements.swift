import Foundation

/// The views of visible elements.
extension UICollectionView {
  /// Invalidates everything in the layout.
  func invalidateAll() {
    let context = collectionViewLayout.context()
    (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
    collectionViewLayout.invalidateLayout(with: context)
    layoutDidBecomeInvalid()
  }

  /// Returns whether a part of an orthogonal section is visible, or as close as `rect` extends beyond the visible part
  /// of the collection view.
  func shows(_ frame: CGRect, inBand number: Int, in rect: CGRect) -> Bool {
    guard let view = bands[number] else { return true }
    let reach = max(0, bounds.minX - rect.minX)
    let start = view.contentOffset.x - reach
    return frame.maxX > start && frame.minX < start + view.frame.width + 2 * reach
  }

  private func holder(of attributes: UICollectionViewLayoutAttributes) -> UIView {
    attributes.band.flatMap { bands[$0] } ?? self
  }

  /// Returns the frame of attributes in their container view.
  func frame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    if let band = attributes.band.flatMap({ bands[$0] }) {
      return attributes.frame.offsetBy(dx: -band.frame.minX, dy: -band.frame.minY)
    }
    var frame = mirrored(attributes.frame)
    guard let end = attributes.pinnedUntil else { return frame }
    if attributes.pinsAtEnd {
      frame.origin.y = min(frame.minY, max(bounds.maxY - adjustedContentInset.bottom - frame.height, end))
    } else {
      frame.origin.y = max(frame.minY, min(bounds.minY + adjustedContentInset.top, end - frame.height))
    }
    return frame
  }

  /// Returns a frame mirrored for the opposite layout direction.
  private func mirrored(_ frame: CGRect) -> CGRect {
    let layout = collectionViewLayout
    guard layout.flipsHorizontallyInOppositeLayoutDirection,
      readsRightToLeft != (layout.developmentLayoutDirection == .rightToLeft)
    else { return frame }
    return frame.offsetBy(dx: contentSize.width - frame.maxX - frame.minX, dy: 0)
  }

  /// Returns the visible elements, or those soon visible, with their views.
  func elements() -> [(UICollectionViewLayoutAttributes, UICollectionReusableView)] {
    covered = bounds.insetBy(dx: -frame.width / 4, dy: -frame.height / 4)
    let wanted = collectionViewLayout.layoutAttributesForElements(in: mirrored(covered)) ?? []
    return wanted.filter { !$0.isHidden }.compactMap { attributes in view(attributes).map { (attributes, $0) } }
  }

  /// The collection view that asks its data source for a view, and the attributes of that view.
  private static var coming: (collection: UICollectionView, attributes: UICollectionViewLayoutAttributes)?

  /// Gives a view that the data source takes from the pool its place before the data source configures it.
  func placeComing(_ view: UICollectionReusableView, kind: String?, at place: IndexPath) {
    guard let (collection, attributes) = Self.coming, collection === self, attributes.indexPath == place,
      attributes.representedElementKind == kind
    else { return }
    put(view, at: attributes)
    view.apply(attributes)
  }

  private struct SectionView: Hashable {
    let section: AnyHashable
    let kind: String
    let item: Int
  }

  func key(_ attributes: UICollectionViewLayoutAttributes) -> AnyHashable? {
    let place = attributes.indexPath
    guard let kind = attributes.representedElementKind else { return itemModel.id(at: place) }
    guard itemModel.sections.indices.contains(place.section) else { return nil }
    return AnyHashable(SectionView(section: itemModel.sections[place.section].id, kind: kind, item: place.item))
  }

  private func view(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    guard let key = key(attributes), let dataSource else { return nil }
    let version = itemModel.version(of: key)
    if let known = live[key], known.version == version { return known.view }
    let (place, kind) = (attributes.indexPath, attributes.representedElementKind)
    let outer = Self.coming
    Self.coming = (self, attributes)
    defer { Self.coming = outer }
    let made =
      attributes.isDecoration
      ? collectionViewLayout.makeDecoration(kind ?? "") ?? UICollectionReusableView()
      : kind.map { dataSource.collectionView(self, viewForSupplementaryElementOfKind: $0, at: place) }
        ?? dataSource.collectionView(self, cellForItemAt: place)
    if let old = live[key], old.view !== made { recycle(old, key) }
    live[key] = LiveView(view: made, version: version, kind: kind, place: place)
    if let cell = made as? UICollectionViewCell, kind == nil {
      cell.collection = self
      cell.item = key
      cell.isSelected = chosen.contains(key)
      cell.contextMenu = { [weak self] point in self?.contextMenu(of: key, at: point) }
    }
    made.frame = frame(of: attributes)
    if made.superview !== holder(of: attributes) {
      holder(of: attributes).addSubview(made)
      if let cell = made as? UICollectionViewCell, kind == nil {
        items?.collectionView(self, willDisplay: cell, forItemAt: place)
      } else if let kind {
        items?.collectionView(self, willDisplaySupplementaryView: made, forElementKind: kind, at: place)
      }
    }
    return made
  }

  /// Returns whether any element's size differs from the layout's estimate.
  func measure(_ shown: [(UICollectionViewLayoutAttributes, UICollectionReusableView)]) -> Bool {
    var isChanged = false
    for (attributes, view) in shown {
      guard attributes.isEstimated.width || attributes.isEstimated.height else {
        if measureByLayout(attributes, view) { isChanged = true }
        continue
      }
      let size = view.preferredLayoutAttributesFitting(attributes).size
      guard abs(size.width - attributes.size.width) > 0.01 || abs(size.height - attributes.size.height) > 0.01 else {
        continue
      }
      let key = UICollectionViewLayout.ElementKey(
        kind: attributes.representedElementKind, place: attributes.indexPath)
      collectionViewLayout.measured[key] = size
      isChanged = true
    }
    return isChanged
  }

  /// Lets a custom layout use the size that a view prefers.
  private func measureByLayout(_ attributes: UICollectionViewLayoutAttributes, _ view: UICollectionReusableView) -> Bool
  {
    let (layout, wanted) = (collectionViewLayout, view.preferredLayoutAttributesFitting(attributes))
    guard wanted.size != attributes.size,
      layout.shouldInvalidateLayout(forPreferredLayoutAttributes: wanted, withOriginalAttributes: attributes)
    else { return false }
    layout.invalidateLayout(
      with: layout.invalidationContext(forPreferredLayoutAttributes: wanted, withOriginalAttributes: attributes))
    return true
  }

  private func put(_ view: UICollectionReusableView, at attributes: UICollectionViewLayoutAttributes) {
    view.transform = .identity
    view.frame = frame(of: attributes)
    view.setTransform(attributes.transform3D)
    view.alpha = attributes.alpha
  }

  /// - Parameter known: the views from before.
  func place(
    _ shown: [(UICollectionViewLayoutAttributes, UICollectionReusableView)], isAnimated: Bool, known: Set<AnyHashable>
  ) {
    let staying = Set(shown.map { ObjectIdentifier($0.1) })
    for (key, old) in live where !staying.contains(ObjectIdentifier(old.view)) {
      if isAnimated, updates != nil { disappear(old, key) } else { recycle(old, key) }
    }
    var held: UICollectionReusableView?
    for (attributes, view) in shown {
      guard let key = key(attributes) else { continue }
      live[key]?.place = attributes.indexPath
      if let movement, movement.id == key {
        held = view
        put(
          view,
          at: collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
            at: attributes.indexPath, withTargetPosition: movement.position))
      } else if isAnimated, !known.contains(key), let start = appearance(of: attributes) {
        put(view, at: start)
      }
    }
    let move = { [self] in
      for (attributes, view) in shown {
        if view !== held { put(view, at: attributes) }
        view.apply(attributes)
      }
    }
    if isAnimated { UIView.animate(withDuration: 0.3, animations: move) } else { move() }
    if let held { held.superview?.bringSubviewToFront(held) }
    pinned = shown.filter { $0.0.pinnedUntil != nil }.map { (attributes: $0.0, view: $0.1) }
    for (number, view) in bands {
      guard let band = view.band, let handler = band.handler else { continue }
      handler(
        shown.filter { $0.0.band == number }.map { VisibleItem($0.0, $0.1) }, view.contentOffset, band.environment)
    }
    guard shown.contains(where: { $0.0.zIndex != 0 }) else { return }
    for (_, view) in shown.sorted(by: { $0.0.zIndex < $1.0.zIndex }) where view.superview?.subviews.last !== view {
      view.superview?.bringSubviewToFront(view)
    }
  }

  private func recycle(_ old: LiveView, _ key: AnyHashable, from place: IndexPath? = nil) {
    if live[key]?.view === old.view { live[key] = nil }
    old.view.removeFromSuperview()
    if let cell = old.view as? UICollectionViewCell, old.kind == nil {
      cell.collection = nil
      if let place = place ?? itemModel.place(of: key) {
        items?.collectionView(self, didEndDisplaying: cell, forItemAt: place)
      }
    } else if let kind = old.kind, let place = place ?? old.place {
      items?.collectionView(self, didEndDisplayingSupplementaryView: old.view, forElementOfKind: kind, at: place)
    }
    if let name = old.view.reuseIdentifier { pool.keep(old.view, as: Self.name(old.kind, name)) }
  }

  /// Returns the initial attributes of an appearing element.
  private func appearance(of attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
    let (layout, place) = (collectionViewLayout, attributes.indexPath)
    guard let kind = attributes.representedElementKind else {
      return layout.initialLayoutAttributesForAppearingItem(at: place)
    }
    return attributes.isDecoration
      ? layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: place)
      : layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: place)
  }

  /// Animates a removed view to its final attributes and then reuses it; by default it fades.
  private func disappear(_ old: LiveView, _ key: AnyHashable) {
    let layout = collectionViewLayout
    let place = updates?.old.place(of: key) ?? old.place
    let isCell = old.kind == nil
    guard let place, old.view.superview != nil, !isCell || itemModel.place(of: key) == nil else {
      return recycle(old, key)
    }
    var end: UICollectionViewLayoutAttributes?
    if let kind = old.kind {
      end =
        layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: place)
        ?? layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: place)
    } else {
      end = layout.finalLayoutAttributesForDisappearingItem(at: place)
    }
    live[key] = nil
    let wasEnabled = old.view.isUserInteractionEnabled
    if isCell { old.view.isUserInteractionEnabled = false }
    UIView.animate(withDuration: 0.3) { [self] in
      if let end { put(old.view, at: end) } else { old.view.alpha = 0 }
    } completion: { [weak self] _ in
      old.view.isUserInteractionEnabled = wasEnabled
      self?.recycle(old, key, from: place)
    }
  }

  func takeBands(_ wanted: [Int: OrthogonalBand]) {
    for (number, old) in bands where wanted[number] == nil {
      old.removeFromSuperview()
      bands[number] = nil
    }
    for (number, band) in wanted {
      let view = bands[number] ?? OrthogonalScrollView(frame: band.frame)
      view.collection = self
      view.band = band
      bands[number] = view
      if view.superview !== self { addSubview(view) }
    }
  }
}
