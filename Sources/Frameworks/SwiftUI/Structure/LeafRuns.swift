/// Leaves as runs of neighbours in the same part of the same section; outside of sections both are nil.
struct LeafRuns: Equatable {
  struct Run: Equatable {
    var count: Int
    let section: ObjectIdentifier?
    let part: _SectionPartModifier.Part?
  }

  private(set) var runs: [Run] = []
  private var section: ObjectIdentifier?
  private var part: _SectionPartModifier.Part?

  /// Adds the next leaves.
  mutating func add(_ count: Int) {
    guard count > 0 else { return }
    if let last = runs.last, last.section == section, last.part == part {
      runs[runs.count - 1].count += count
    } else {
      runs.append(Run(count: count, section: section, part: part))
    }
  }

  /// Assigns the leaves that `body` adds to a part of a section; of nested sections the inner one counts.
  mutating func inside(
    _ part: _SectionPartModifier.Part, of section: ObjectIdentifier?, _ body: (inout LeafRuns) -> Void
  ) {
    let outer = (self.section, self.part)
    (self.section, self.part) = (section, part)
    body(&self)
    (self.section, self.part) = outer
  }
}
