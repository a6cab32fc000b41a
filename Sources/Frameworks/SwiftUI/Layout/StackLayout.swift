import Foundation

// SwiftUI's stacks: higher priorities are offered space first, with the minimum of lower ones reserved; within a
// priority the least flexible child first, each offered an equal share of what remains. Without a proposal every child
// has its ideal size. Across, the stack is as large as its children extend on either side of the alignment guide.

/// The children of a stack with their sizes, for one proposal.
struct StackArrangement {
  /// Sizes in the order of the children.
  var sizes: [CGSize]
  /// The proposal of each child.
  var proposals: [ProposedViewSize]
  /// The leading edge of each child along the axis.
  var offsets: [CGFloat]
  /// The leading edge of each child across the axis.
  var crossOffsets: [CGFloat]
  var size: CGSize
}

/// The stack algorithm along one axis.
struct StackArranger {
  let axis: Axis
  let spacing: CGFloat?
  let alignment: AlignmentKey

  func arrange(_ subviews: LayoutSubviews, in proposal: ProposedViewSize) -> StackArrangement {
    let count = subviews.count
    let gaps = gaps(subviews)
    var proposals = [ProposedViewSize](repeating: proposal, count: count)
    var sizes = [CGSize](repeating: .zero, count: count)

    if let length = proposal[axis] {
      distribute(length - gaps.reduce(0, +), over: subviews, proposal, &proposals, &sizes)
    } else {
      for index in 0..<count {
        proposals[index][axis] = nil
        sizes[index] = subviews[index].sizeThatFits(proposals[index])
      }
    }

    return lineUp(subviews, sizes, proposals, gaps)
  }

  /// Places the children one after the other along the axis, and aligned by their guides across it.
  private func lineUp(
    _ subviews: LayoutSubviews, _ sizes: [CGSize], _ proposals: [ProposedViewSize], _ gaps: [CGFloat]
  ) -> StackArrangement {
    var offsets: [CGFloat] = []
    var position: CGFloat = 0
    for index in subviews.indices {
      offsets.append(position)
      position += sizes[index][axis] + (index < gaps.count ? gaps[index] : 0)
    }

    let guides = subviews.indices.map { subviews[$0].dimensions(in: proposals[$0])[alignment] }
    let across = LinedUp(lengths: sizes.map { $0[axis.other] }, guides: guides)
    var size = CGSize.zero
    size[axis] = position
    size[axis.other] = across.length
    return StackArrangement(
      sizes: sizes, proposals: proposals, offsets: offsets, crossOffsets: across.offsets, size: size)
  }

  /// Returns the arrangement as placed: without a proposal across the axis, the stack's own length is proposed, so that
  /// flexible children are as long as the longest.
  func filled(
    _ arrangement: StackArrangement, _ subviews: LayoutSubviews, in proposal: ProposedViewSize
  ) -> StackArrangement {
    let length = arrangement.size[axis.other]
    guard proposal[axis.other] == nil, subviews.count > 1, length.isFinite else { return arrangement }
    var (proposals, sizes) = (arrangement.proposals, arrangement.sizes)
    for index in subviews.indices where sizes[index][axis.other] < length {
      proposals[index][axis.other] = length
      sizes[index] = subviews[index].sizeThatFits(proposals[index])
    }
    guard sizes != arrangement.sizes else { return arrangement }
    var filled = lineUp(subviews, sizes, proposals, gaps(subviews))
    filled.size = arrangement.size
    return filled
  }

  private func gaps(_ subviews: LayoutSubviews) -> [CGFloat] {
    guard subviews.count > 1 else { return [] }
    return (0..<subviews.count - 1).map { index in
      spacing ?? subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: axis)
    }
  }

  private func distribute(
    _ length: CGFloat, over subviews: LayoutSubviews, _ proposal: ProposedViewSize,
    _ proposals: inout [ProposedViewSize], _ sizes: inout [CGSize]
  ) {
    func extent(of index: Int, offered: CGFloat) -> CGFloat {
      var asked = proposal
      asked[axis] = offered
      return subviews[index].sizeThatFits(asked)[axis]
    }
    func flexibility(of index: Int) -> CGFloat {
      let least = extent(of: index, offered: 0)
      return least == .infinity ? 0 : extent(of: index, offered: .infinity) - least
    }
    let priorities = subviews.map(\.priority)
    let levels = Set(priorities).sorted(by: >)
    var remaining = length
    for level in levels {
      let members = subviews.indices.filter { priorities[$0] == level }
      let reserved = subviews.indices.filter { priorities[$0] < level }.reduce(CGFloat(0)) {
        $0 + extent(of: $1, offered: 0)
      }
      var available = remaining - reserved
      // A single child, or the last one left, is offered everything; flexibility matters only among several.
      let order =
        members.count == 1
        ? members
        : members.map { ($0, flexibility(of: $0)) }
          .enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element.0)
      for (position, index) in order.enumerated() {
        // Infinite space stays infinite however much of it is taken.
        let share = length == .infinity ? length : available / CGFloat(order.count - position)
        proposals[index][axis] = max(0, share)
        sizes[index] = subviews[index].sizeThatFits(proposals[index])
        available -= sizes[index][axis]
        remaining -= sizes[index][axis]
      }
    }
  }

  func place(_ subviews: LayoutSubviews, _ arrangement: StackArrangement, in bounds: CGRect) {
    for index in subviews.indices {
      var point = bounds.origin
      point[axis] += arrangement.offsets[index]
      point[axis.other] += arrangement.crossOffsets[index]
      subviews[index].place(at: point, proposal: arrangement.proposals[index])
    }
  }

  /// Returns the guide of the whole stack: the combined guides of the children that set it; an edge or the middle is
  /// that of the stack.
  func guide(_ key: AlignmentKey, _ subviews: LayoutSubviews, _ arrangement: StackArrangement) -> CGFloat? {
    guard !key.isOfFrame else { return nil }
    let values: [CGFloat] = subviews.indices.compactMap { index in
      guard let value = subviews[index].dimensions(in: arrangement.proposals[index])[explicit: key] else { return nil }
      return value + (key.axis == axis ? arrangement.offsets[index] : arrangement.crossOffsets[index])
    }
    return values.isEmpty ? nil : key.combineExplicit(values)
  }
}

/// Overlapping lengths whose guides coincide, shifted so that the first begins at zero.
struct LinedUp {
  private(set) var offsets: [CGFloat]
  private(set) var length: CGFloat = 0
  /// The position of the guides.
  private(set) var guide: CGFloat = 0

  init(lengths: [CGFloat], guides: [CGFloat]) {
    // An infinite length has no guides: nothing beside it needs a place, since infinite lengths are never placed.
    guard lengths.allSatisfy(\.isFinite), guides.allSatisfy(\.isFinite) else {
      offsets = lengths.map { _ in 0 }
      length = lengths.max() ?? 0
      return
    }
    let highest = guides.max() ?? 0
    guide = highest
    offsets = guides.map { highest - $0 }
    for (offset, own) in zip(offsets, lengths) { length = max(length, offset + own) }
  }
}

extension CGSize {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension Axis {
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// A layout that stacks subviews vertically.
public struct VStackLayout: Layout, Sendable {
  /// The guide that aligns the subviews across the stack.
  public var alignment: HorizontalAlignment
  /// The points between two subviews; nil for their preference, or 8 if they have none.
  public var spacing: CGFloat?

  /// Creates a vertical stack; `spacing` in points, nil for the subviews' preferences.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The stack's axis, along which spacers grow.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }
}

extension VStackLayout: StackLayout {
  var arranger: StackArranger { StackArranger(axis: .vertical, spacing: spacing, alignment: alignment.key) }
}

/// A layout that stacks subviews horizontally.
public struct HStackLayout: Layout, Sendable {
  /// The guide that aligns the subviews across the stack.
  public var alignment: VerticalAlignment
  /// The points between two subviews; nil for their preference, or 8 if they have none.
  public var spacing: CGFloat?

  /// Creates a horizontal stack; `spacing` in points, nil for the subviews' preferences.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The stack's axis, along which spacers grow.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }
}

extension HStackLayout: StackLayout {
  var arranger: StackArranger { StackArranger(axis: .horizontal, spacing: spacing, alignment: alignment.key) }
}

/// The cache of a stack: the last four arrangements by proposal, including their placed form once it was requested.
struct StackCache {
  fileprivate struct Entry {
    let proposal: ProposedViewSize
    let measured: StackArrangement
    var placed: StackArrangement?
  }

  fileprivate var entries: [Entry] = []
}

/// The common part of both stacks.
protocol StackLayout: Layout where Cache == StackCache {
  var arranger: StackArranger { get }
}

extension StackLayout {
  /// Creates an empty cache.
  public func makeCache(subviews: Subviews) -> StackCache { StackCache() }

  /// Returns the cache entry for a proposal, creating it if needed.
  private func entry(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout StackCache) -> Int {
    if let known = cache.entries.firstIndex(where: { $0.proposal == proposal }) { return known }
    let made = arranger.arrange(subviews, in: proposal)
    if cache.entries.count >= 4 { cache.entries.removeFirst() }
    cache.entries.append(StackCache.Entry(proposal: proposal, measured: made))
    return cache.entries.count - 1
  }

  private func placement(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout StackCache
  ) -> StackArrangement {
    let index = entry(proposal, subviews, &cache)
    if let known = cache.entries[index].placed { return known }
    let made = arranger.filled(cache.entries[index].measured, subviews, in: proposal)
    cache.entries[index].placed = made
    return made
  }

  /// Along the axis, the first subview's preference before it and the last one's after it; across it, the merged
  /// preferences of all.
  public func spacing(subviews: Subviews, cache: inout StackCache) -> ViewSpacing {
    ViewSpacing(around: subviews, along: arranger.axis)
  }

  /// Along the axis, the subviews with the spacings between them; across it, their extent on both sides of the guide.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
  ) -> CGSize {
    cache.entries[entry(proposal, subviews, &cache)].measured.size
  }

  /// Places the subviews according to the arrangement for the proposal.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout StackCache
  ) {
    arranger.place(subviews, placement(proposal, subviews, &cache), in: bounds)
  }

  /// Returns the combined guide of the subviews; nil if none of them sets it.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout StackCache
  ) -> CGFloat? {
    arranger.guide(guide.key, subviews, placement(proposal, subviews, &cache))
  }

  /// Returns the combined guide of the subviews; nil if none of them sets it.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout StackCache
  ) -> CGFloat? {
    arranger.guide(guide.key, subviews, placement(proposal, subviews, &cache))
  }
}

/// A layout that overlays subviews, each with the whole space.
public struct ZStackLayout: Layout, Sendable {
  /// The guides that align the subviews.
  public var alignment: Alignment

  /// Around a single child it has no effect.
  var isUnwritten = false

  /// Creates an overlaying stack, in which the subviews' guides for `alignment` coincide.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// The children of the highest priority determine the size. All get the result as their proposal, so a shape behind
  /// a text fills it in a scroll view too, and are aligned with each other. Around a single child it is no layout.
  private func arrange(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (size: CGSize, places: [(origin: CGPoint, proposal: ProposedViewSize)]) {
    let highest = subviews.map(\.priority).max()
    let deciding = subviews.filter { $0.priority == highest }
    let first = deciding.map { $0.dimensions(in: proposal) }
    var (across, down) = lined(first)
    let size = CGSize(width: across.length, height: down.length)
    let offered = ProposedViewSize(size)
    var proposals = first.map { _ in proposal }
    if subviews.count > 1, offered != proposal, size.width.isFinite, size.height.isFinite {
      // What has the stack's length already would have it again: not asking keeps a text that grows cheap.
      proposals = first.map {
        ProposedViewSize(
          width: $0.width == size.width ? proposal.width : size.width,
          height: $0.height == size.height ? proposal.height : size.height)
      }
      (across, down) = lined(zip(deciding, proposals).map { $0.dimensions(in: $1) })
    }
    var decided = zip(zip(across.offsets, down.offsets), proposals).makeIterator()
    let places = subviews.map { subview in
      if subview.priority == highest, let ((x, y), proposal) = decided.next() {
        return (CGPoint(x: x, y: y), proposal)
      }
      let own = subview.dimensions(in: offered)
      return (CGPoint(x: across.guide - own[alignment.horizontal], y: down.guide - own[alignment.vertical]), offered)
    }
    return (size, places)
  }

  private func lined(_ dimensions: [ViewDimensions]) -> (across: LinedUp, down: LinedUp) {
    // Both guides of a child before those of the next, as on iOS: flow layouts carry sums from guide to guide.
    let guides = dimensions.map { (across: $0[alignment.horizontal], down: $0[alignment.vertical]) }
    return (
      LinedUp(lengths: dimensions.map(\.width), guides: guides.map(\.across)),
      LinedUp(lengths: dimensions.map(\.height), guides: guides.map(\.down))
    )
  }

  /// Returns the smallest size that holds the aligned subviews of the highest priority.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    arrange(proposal, subviews).size
  }

  /// Places the subviews on top of each other, aligned.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (subview, (origin, proposal)) in zip(subviews, arrange(proposal, subviews).places) {
      subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: proposal)
    }
  }

  /// Returns the combined guide of the subviews; nil if none of them sets it.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGFloat? { joined(guide.key, proposal, subviews) }

  /// Returns the combined guide of the subviews; nil if none of them sets it.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGFloat? { joined(guide.key, proposal, subviews) }

  private func joined(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat? {
    guard !key.isOfFrame || (isUnwritten && subviews.count == 1) else { return nil }
    let values: [CGFloat] = zip(subviews, arrange(proposal, subviews).places).compactMap { subview, place in
      let (origin, proposal) = place
      return subview.dimensions(in: proposal)[explicit: key].map {
        $0 + (key.axis == .horizontal ? origin.x : origin.y)
      }
    }
    return values.isEmpty ? nil : key.combineExplicit(values)
  }
}
