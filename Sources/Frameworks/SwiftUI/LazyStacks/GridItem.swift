import Foundation

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`. An adaptive item becomes as many as fit.
public struct GridItem: Sendable {
  /// The length of an item across the grid, in points.
  public enum Size: Sendable {
    /// A fixed length, whatever is proposed to the grid.
    case fixed(CGFloat)
    /// An equal share of the space left by fixed items, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many items as fit into such a share, each within bounds.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The item's length.
  public var size: GridItem.Size
  /// The spacing to the next item in points; nil for 8.
  public var spacing: CGFloat?
  /// The alignment of cells in the item and in their line. Nil uses the grid's alignment in the item, and the centre of
  /// the line.
  public var alignment: Alignment?

  /// Creates an item; `spacing` in points to the next one, nil for 8.
  public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// The columns of a grid, or the rows of a horizontal one: in points from its leading edge.
struct GridTracks: Equatable {
  struct Track: Equatable {
    let start: CGFloat
    let length: CGFloat
    let alignment: Alignment?
  }

  private(set) var tracks: [Track] = []
  /// From the start of the first to the end of the last.
  private(set) var total: CGFloat = 0

  /// The maximum number of columns that one adaptive item produces.
  private static let limit: CGFloat = 1_000

  /// Divides `length` among items in order: first the fixed ones, then each other gets an equal share of the rest,
  /// within its bounds. Without a length each item has its minimum length; that is a guess.
  init(_ items: [GridItem], in length: CGFloat?) {
    let items = items.isEmpty ? [GridItem()] : items
    var rest = length.flatMap { $0.isFinite ? $0 : nil } ?? 0
    var open = 0
    for (index, item) in items.enumerated() {
      if index + 1 < items.count { rest -= item.gap }
      if case .fixed(let length) = item.size { rest -= max(0, length) } else { open += 1 }
    }
    var position: CGFloat = 0
    func add(_ length: CGFloat, _ item: GridItem) {
      tracks.append(Track(start: position, length: length, alignment: item.alignment))
      total = position + length
      position = total + item.gap
    }
    for item in items {
      let share = open > 0 ? max(0, rest / CGFloat(open)) : 0
      switch item.size {
      case .fixed(let length): add(max(0, length), item)
      case .flexible(let minimum, let maximum):
        let length = max(0, minimum, min(share, maximum))
        rest -= length
        open -= 1
        add(length, item)
      case .adaptive(let minimum, let maximum):
        let minimum = max(0, minimum)
        // If there is not enough space for one, it takes what there is.
        let taken = share > 0 ? share : minimum
        rest -= taken
        open -= 1
        let step = minimum + item.gap
        let fitting = step > 0 ? ((taken + item.gap) / step).rounded(.down) : 1
        let count = max(1, min(fitting, Self.limit))
        let length = max(0, min((taken - (count - 1) * item.gap) / count, maximum))
        for _ in 0..<Int(count) { add(length, item) }
      }
    }
  }
}

extension GridItem {
  func isSame(as other: GridItem) -> Bool {
    guard spacing == other.spacing, alignment == other.alignment else { return false }
    switch (size, other.size) {
    case (.fixed(let a), .fixed(let b)): return a == b
    case (.flexible(let a, let b), .flexible(let c, let d)), (.adaptive(let a, let b), .adaptive(let c, let d)):
      return a == c && b == d
    default: return false
    }
  }

  fileprivate var gap: CGFloat { spacing ?? ViewSpacing.standard }
}
