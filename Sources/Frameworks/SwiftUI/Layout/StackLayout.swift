import Foundation

// SwiftUI's stacks: higher priorities are offered space first, with the minimum of lower ones reserved; within a
// priority the least flexible child first, each offered an equal share of what remains. Without a proposal every child
// has its ideal size. Across, the stack is as large as its children reach on either side of the alignment guide.

/// The children of a stack with their sizes, for one proposal.
struct StackArrangement {
  /// Sizes in the order of the children.
  var sizes: [CGSize]
  /// What each child was proposed.
  var proposals: [ProposedViewSize]
  /// Leading edge of each child along the axis.
  var offsets: [CGFloat]
  /// Leading edge of each child across the axis.
  var crossOffsets: [CGFloat]
  var size: CGSize
}

/// The algorithm of a stack along one axis.
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

    var offsets: [CGFloat] = []
    var position: CGFloat = 0
    for index in 0..<count {
      offsets.append(position)
      position += sizes[index][axis] + (index < gaps.count ? gaps[index] : 0)
    }

    // Across: line the guides up, then move everything so that the first edge is zero.
    var crossOffsets: [CGFloat] = []
    for index in 0..<count {
      crossOffsets.append(-subviews[index].dimensions(in: proposals[index])[alignment])
    }
    let start = crossOffsets.min() ?? 0
    var cross: CGFloat = 0
    for index in 0..<count {
      crossOffsets[index] -= start
      cross = max(cross, crossOffsets[index] + sizes[index][axis.other])
    }
    var size = CGSize.zero
    size[axis] = position
    size[axis.other] = cross
    return StackArrangement(
      sizes: sizes, proposals: proposals, offsets: offsets, crossOffsets: crossOffsets, size: size)
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
      // One child, or the only one left, is offered all; flexibility matters only among several.
      let order =
        members.count == 1
        ? members
        : members.map { ($0, flexibility(of: $0)) }
          .enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element.0)
      for (position, index) in order.enumerated() {
        // Endless space stays endless however much of it is taken.
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

  /// The guide of the whole stack: those of the children that set it, joined.
  func guide(_ key: AlignmentKey, _ subviews: LayoutSubviews, _ arrangement: StackArrangement) -> CGFloat? {
    let values: [CGFloat] = subviews.indices.compactMap { index in
      guard let value = subviews[index].dimensions(in: arrangement.proposals[index])[explicit: key] else { return nil }
      return value + (key.axis == axis ? arrangement.offsets[index] : arrangement.crossOffsets[index])
    }
    return values.isEmpty ? nil : key.combineExplicit(values)
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

/// Arranges children one below the other.
public struct VStackLayout: Layout, Sendable {
  /// The guide at which the children are lined up across the stack.
  public var alignment: HorizontalAlignment
  /// Points between two children; nil for what they prefer, 8 where they have no preference.
  public var spacing: CGFloat?

  /// A column; `spacing` in points, nil for what the children prefer.
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

/// Arranges children side by side.
public struct HStackLayout: Layout, Sendable {
  /// The guide at which the children are lined up across the stack.
  public var alignment: VerticalAlignment
  /// Points between two children; nil for what they prefer, 8 where they have no preference.
  public var spacing: CGFloat?

  /// A row; `spacing` in points, nil for what the children prefer.
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

/// What both stacks share: the last few arrangements are the cache.
protocol StackLayout: Layout where Cache == [(ProposedViewSize, StackArrangement)] {
  var arranger: StackArranger { get }
}

extension StackLayout {
  /// The last four arrangements, with what was proposed for each.
  public func makeCache(subviews: Subviews) -> [(ProposedViewSize, StackArrangement)] { [] }

  private func arrangement(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout [(ProposedViewSize, StackArrangement)]
  ) -> StackArrangement {
    if let known = cache.first(where: { $0.0 == proposal }) { return known.1 }
    let made = arranger.arrange(subviews, in: proposal)
    if cache.count >= 4 { cache.removeFirst() }
    cache.append((proposal, made))
    return made
  }

  /// Along the axis what the first child prefers before it and the last one after it.
  public func spacing(
    subviews: Subviews, cache: inout [(ProposedViewSize, StackArrangement)]
  ) -> ViewSpacing {
    guard let first = subviews.first, let last = subviews.last, subviews.count > 0 else { return ViewSpacing() }
    let axis = arranger.axis
    var spacing = ViewSpacing()
    spacing.take(first.spacing, edges: axis == .vertical ? .top : .leading)
    spacing.take(last.spacing, edges: axis == .vertical ? .bottom : .trailing)
    return spacing
  }

  /// Along the axis the children with the distances between them; across it as far as they reach beside the guide.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [(ProposedViewSize, StackArrangement)]
  ) -> CGSize {
    arrangement(proposal, subviews, &cache).size
  }

  /// Puts the children where the arrangement for the proposal has them.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout [(ProposedViewSize, StackArrangement)]
  ) {
    arranger.place(subviews, arrangement(proposal, subviews, &cache), in: bounds)
  }

  /// Where the children's guides lie, as the guide combines them; nil if none of them sets it.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout [(ProposedViewSize, StackArrangement)]
  ) -> CGFloat? {
    arranger.guide(guide.key, subviews, arrangement(proposal, subviews, &cache))
  }

  /// Where the children's guides lie, as the guide combines them; nil if none of them sets it.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout [(ProposedViewSize, StackArrangement)]
  ) -> CGFloat? {
    arranger.guide(guide.key, subviews, arrangement(proposal, subviews, &cache))
  }
}

/// Arranges children on top of each other, each offered all the space.
public struct ZStackLayout: Layout, Sendable {
  /// The guides at which the children are laid on top of each other.
  public var alignment: Alignment

  /// A pile; the children's guides for `alignment` come together in one point.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  private func arrange(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (size: CGSize, origins: [CGPoint]) {
    var origins: [CGPoint] = []
    var union = CGRect.null
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      let origin = CGPoint(x: -dimensions[alignment.horizontal], y: -dimensions[alignment.vertical])
      origins.append(origin)
      union = union.union(CGRect(origin: origin, size: CGSize(width: dimensions.width, height: dimensions.height)))
    }
    guard !union.isNull else { return (.zero, []) }
    return (union.size, origins.map { CGPoint(x: $0.x - union.minX, y: $0.y - union.minY) })
  }

  /// The smallest size that holds all children, lined up.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    arrange(proposal, subviews).size
  }

  /// Puts the children on top of each other, lined up.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (subview, origin) in zip(subviews, arrange(proposal, subviews).origins) {
      subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: proposal)
    }
  }

  /// Where the children's guides lie, as the guide combines them; nil if none of them sets it.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGFloat? { joined(guide.key, proposal, subviews) }

  /// Where the children's guides lie, as the guide combines them; nil if none of them sets it.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGFloat? { joined(guide.key, proposal, subviews) }

  private func joined(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat? {
    let origins = arrange(proposal, subviews).origins
    let values: [CGFloat] = zip(subviews, origins).compactMap { subview, origin in
      subview.dimensions(in: proposal)[explicit: key].map { $0 + (key.axis == .horizontal ? origin.x : origin.y) }
    }
    return values.isEmpty ? nil : key.combineExplicit(values)
  }
}
