import Foundation

/// The lazy containers inside a scroll view, and the offsets for which their built rows cover the viewport. While the
/// offset stays among these, scrolling requires no layout.
@MainActor
struct RowCoverage {
  private struct Member { weak var container: LazyStackRender? }

  private var members: [Member] = []
  /// Offsets for which all lazy containers inside have their rows; nil until recomputed after a change.
  private var validOffsets: [Axis: ClosedRange<CGFloat>] = [:]

  // MARK: Containers

  /// The containers in the order in which they appeared. Neither an array nor a closure, which would check its actor for
  /// each of them: this is read whenever content moves.
  var containers: some Sequence<LazyStackRender> { members.lazy.compactMap(\.container) }

  /// Returns the containers that scroll along an axis.
  func containers(along axis: Axis) -> [LazyStackRender] { containers.filter { $0.axis == axis } }

  /// The number of rows in all containers, built or not.
  var rowCount: Int { members.reduce(0) { $0 + ($1.container?.lines.leafCount ?? 0) } }

  /// Whether a header or footer is shown away from its place.
  var hasPinnedRows: Bool { members.contains { $0.container?.displacements.isEmpty == false } }

  /// A container appeared, so not all rows may be built.
  mutating func insert(_ container: LazyStackRender) {
    // One that was offscreen when the scroll view changed its axes is already there.
    if !contains(container) { members.append(Member(container: container)) }
    validOffsets[container.axis] = nil
    checkInvariants()
  }

  /// A container disappeared. Those that are gone without notice are removed with it.
  mutating func remove(_ container: LazyStackRender) {
    members.removeAll { $0.container == nil || $0.container === container }
    validOffsets[container.axis] = nil
    checkInvariants()
  }

  private func contains(_ container: LazyStackRender) -> Bool { members.contains { $0.container === container } }

  // MARK: Offsets

  /// Returns whether all rows for an offset are known to be built.
  func covers(_ offset: CGFloat, _ axis: Axis) -> Bool { validOffsets[axis]?.contains(offset) == true }

  /// The built rows cover the viewport at these offsets.
  mutating func cover(_ offsets: ClosedRange<CGFloat>, _ axis: Axis) { validOffsets[axis] = offsets }

  /// Which rows are built is about to change, or has changed.
  mutating func uncover(_ axis: Axis) { validOffsets[axis] = nil }

  /// The axes have changed.
  mutating func uncoverAll() { validOffsets = [:] }

  /// Asserts that no container is there twice, which would count its rows twice. Many are not checked, since that would
  /// be quadratic.
  func checkInvariants() {
    assert(members.count > 64 || areMembersUnique, "A lazy container is a member of its scroll view only once.")
  }

  private var areMembersUnique: Bool {
    let ids = containers.map { ObjectIdentifier($0) }
    return Set(ids).count == ids.count
  }
}
