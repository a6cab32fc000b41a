import Foundation

/// A part of a group: items with frames relative to it.
@MainActor
struct GroupPart {
  var size: CGSize
  let elements: [UICollectionViewLayoutAttributes]
  /// The shares of the group's remaining space before and after the part.
  var shares = (before: CGFloat(0), after: CGFloat(0))
}

// Fills groups with items.
extension UICollectionViewCompositionalLayout {
  /// Returns an item's size as far as it is known.
  func sized(
    _ item: NSCollectionLayoutItem, kind: String?, _ place: IndexPath, in room: CGSize,
    _ attributes: UICollectionViewLayoutAttributes
  ) -> CGSize {
    var size = item.layoutSize.size(in: room)
    attributes.isEstimated = (item.layoutSize.widthDimension.isEstimated, item.layoutSize.heightDimension.isEstimated)
    if let known = measured[.init(kind: kind, place: place)] {
      let insets = item.contentInsets
      if attributes.isEstimated.width { size.width = known.width + insets.leading + insets.trailing }
      if attributes.isEstimated.height { size.height = known.height + insets.top + insets.bottom }
    }
    return size
  }

  /// Fills a group with the next items; their frames are relative to the group.
  func arrange(
    _ group: NSCollectionLayoutGroup, in room: CGSize, _ section: Int, _ next: inout Int, _ count: Int
  ) -> GroupPart {
    let outer = group.layoutSize.size(in: room)
    let insets = group.contentInsets
    let inner = CGSize(
      width: max(0, outer.width - insets.leading - insets.trailing),
      height: max(0, outer.height - insets.top - insets.bottom))
    if let provider = group.provider { return arrange(provider, in: inner, outer, insets, section, &next, count) }
    let isEndless =
      (group.isHorizontal ? group.layoutSize.widthDimension : group.layoutSize.heightDimension).isEstimated
    let spacing = group.interItemSpacing?.spacing ?? 0
    var parts: [GroupPart] = []
    var used: CGFloat = 0
    func along(_ size: CGSize) -> CGFloat { group.isHorizontal ? size.width : size.height }
    fill: while next < count, !group.subitems.isEmpty {
      for item in group.subitems {
        guard next < count, group.count.map({ parts.count < $0 }) ?? true else { break fill }
        var share = inner
        if let number = group.count {
          // Equal items share the group, whatever length an item itself has.
          let length = (along(inner) - spacing * CGFloat(number - 1)) / CGFloat(number)
          if group.isHorizontal { share.width = length } else { share.height = length }
        }
        let gap = parts.isEmpty ? 0 : spacing
        var wanted = item.layoutSize.size(in: inner)
        if let free = item.edgeSpacing?.least {
          wanted.width += free.leading + free.trailing
          wanted.height += free.top + free.bottom
        }
        let fits = isEndless || group.count != nil || used + gap + along(wanted) <= along(inner) + 0.001
        guard fits || parts.isEmpty else { break fill }
        let part = place(
          item, in: inner, share: group.count == nil ? nil : share, isHorizontal: group.isHorizontal, section, &next,
          count)
        used += gap + along(part.size)
        parts.append(part)
        if isEndless, group.count == nil, parts.count == group.subitems.count { break fill }
      }
    }
    return join(parts, group, outer, used: used)
  }

  /// Fills a custom group with the next items.
  private func arrange(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, in inner: CGSize, _ outer: CGSize,
    _ insets: NSDirectionalEdgeInsets, _ section: Int, _ next: inout Int, _ count: Int
  ) -> GroupPart {
    var elements: [UICollectionViewLayoutAttributes] = []
    for place in provider(Surroundings(inner)).prefix(count - next) {
      let made = attributes(IndexPath(item: next, section: section))
      made.frame = place.frame.offsetBy(dx: insets.leading, dy: insets.top)
      made.zIndex = place.zIndex
      elements.append(made)
      next += 1
    }
    return GroupPart(size: outer, elements: elements)
  }

  /// Applies an item's edge spacing.
  private func place(
    _ item: NSCollectionLayoutItem, in room: CGSize, share: CGSize?, isHorizontal: Bool, _ section: Int,
    _ next: inout Int, _ count: Int
  ) -> GroupPart {
    guard let spacing = item.edgeSpacing else {
      return placeInside(item, in: room, share: share, isHorizontal: isHorizontal, section, &next, count)
    }
    let free = spacing.least
    let (width, height) = (free.leading + free.trailing, free.top + free.bottom)
    let inner = share.map { CGSize(width: max(0, $0.width - width), height: max(0, $0.height - height)) }
    var part = placeInside(item, in: room, share: inner, isHorizontal: isHorizontal, section, &next, count)
    for element in part.elements { element.frame = element.frame.offsetBy(dx: free.leading, dy: free.top) }
    part.size = CGSize(width: part.size.width + width, height: part.size.height + height)
    part.shares = spacing.shares(isHorizontal: isHorizontal)
    return part
  }

  private func placeInside(
    _ item: NSCollectionLayoutItem, in room: CGSize, share: CGSize?, isHorizontal: Bool, _ section: Int,
    _ next: inout Int, _ count: Int
  ) -> GroupPart {
    if let group = item as? NSCollectionLayoutGroup { return arrange(group, in: share ?? room, section, &next, count) }
    let place = IndexPath(item: next, section: section)
    next += 1
    let made = attributes(place)
    var size = sized(item, kind: nil, place, in: room, made)
    if let share {
      if isHorizontal { size.width = share.width } else if !made.isEstimated.height { size.height = share.height }
    }
    let insets = item.contentInsets
    made.frame = CGRect(
      x: insets.leading, y: insets.top, width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    let attached = item.supplementaryItems.map { attached -> UICollectionViewLayoutAttributes in
      let other = attributes(attached.elementKind, place)
      other.frame = attached.containerAnchor.place(attached.layoutSize.size(in: made.frame.size), in: made.frame)
      other.zIndex = attached.zIndex
      return other
    }
    return GroupPart(size: size, elements: [made] + attached)
  }

  /// Joins the parts of a group one after the other.
  private func join(
    _ parts: [GroupPart], _ group: NSCollectionLayoutGroup,
    _ outer: CGSize, used: CGFloat
  ) -> GroupPart {
    let insets = group.contentInsets
    var size = outer
    let most = CGSize(width: parts.map(\.size.width).max() ?? 0, height: parts.map(\.size.height).max() ?? 0)
    if group.layoutSize.widthDimension.isEstimated {
      size.width = (group.isHorizontal ? used : most.width) + insets.leading + insets.trailing
    }
    if group.layoutSize.heightDimension.isEstimated {
      size.height = (group.isHorizontal ? most.height : used) + insets.top + insets.bottom
    }
    var gap = group.interItemSpacing?.spacing ?? 0
    let room =
      group.isHorizontal
      ? size.width - insets.leading - insets.trailing : size.height - insets.top - insets.bottom
    let left = max(0, room - used)
    var share: CGFloat = 0
    if group.interItemSpacing?.isFlexibleSpacing == true, parts.count > 1 {
      gap += left / CGFloat(parts.count - 1)
    } else {
      let shares = parts.reduce(0) { $0 + $1.shares.before + $1.shares.after }
      if shares > 0 { share = left / shares }
    }
    var at = group.isHorizontal ? insets.leading : insets.top
    var elements: [UICollectionViewLayoutAttributes] = []
    for part in parts {
      at += part.shares.before * share
      for element in part.elements {
        element.frame =
          group.isHorizontal
          ? element.frame.offsetBy(dx: at, dy: insets.top) : element.frame.offsetBy(dx: insets.leading, dy: at)
        elements.append(element)
      }
      at += (group.isHorizontal ? part.size.width : part.size.height) + part.shares.after * share + gap
    }
    return GroupPart(size: size, elements: elements)
  }
}
