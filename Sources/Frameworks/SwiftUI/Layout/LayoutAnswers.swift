import Foundation

/// A render node's answers to its container's questions, until something changes that they depend on.
@MainActor
struct LayoutAnswers {
  /// The number of sizes, and of guides, that are remembered: stacks in stacks ask for a few each, and a view that an
  /// animation resizes is asked for another one in each frame.
  private static let limit = 12

  private(set) var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  private(set) var guides: [(key: AlignmentKey, proposal: ProposedViewSize, value: CGFloat?)] = []
  var spacing: ViewSpacing?
  /// Whether they predate a change that they depend on.
  var areOld = false
  /// Whether answers were dropped on which a container may rely, so that nobody can tell whether all are the same.
  private(set) var areIncomplete = false

  var isEmpty: Bool { sizes.isEmpty && guides.isEmpty && spacing == nil }

  mutating func add(_ size: CGSize, for proposal: ProposedViewSize) {
    if sizes.count >= Self.limit {
      sizes.removeFirst()
      areIncomplete = true
    }
    sizes.append((proposal, size))
  }

  mutating func add(_ value: CGFloat?, of key: AlignmentKey, in proposal: ProposedViewSize) {
    if guides.count >= Self.limit {
      guides.removeFirst()
      areIncomplete = true
    }
    guides.append((key, proposal, value))
  }

  mutating func removeAll() {
    areOld = false
    areIncomplete = false
    sizes.removeAll(keepingCapacity: true)
    guides.removeAll(keepingCapacity: true)
    spacing = nil
  }
}
