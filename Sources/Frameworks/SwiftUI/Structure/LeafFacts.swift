/// What modifiers around a leaf say about it. Outer modifiers take precedence.
struct LeafFacts {
  var tag: AnyHashable?
  /// The container values, outermost first.
  var containerValues: [(inout ContainerValues) -> Void] = []
  /// The number of those that belong to the enclosing section, and its tag; nil outside sections.
  private(set) var section: (values: Int, tag: AnyHashable?)?
  /// Whether nothing further inside can matter, so that an app's view need not be evaluated for it.
  var isComplete = false
  /// What features say, by type.
  private var parts: [ObjectIdentifier: any LeafFactsPart] = [:]

  /// What one feature's modifiers say.
  subscript<Part: LeafFactsPart>(part: Part.Type) -> Part {
    get { parts[ObjectIdentifier(part)] as? Part ?? Part() }
    set { parts[ObjectIdentifier(part)] = newValue }
  }

  /// Assigns the values so far to a section.
  mutating func enterSection() { section = (containerValues.count, tag) }
}

/// What the modifiers of one feature say about a leaf.
protocol LeafFactsPart {
  /// Creates what is known when nothing was said.
  init()
}

/// A node that shows leaves according to what is said about them.
@MainActor
protocol LeafFactsReader: _Node {
  func leafFactsDidChange()
}

extension _Node {
  /// Tells the nearest node around that shows leaves that what is said about them has changed.
  final func leafFactsDidChangeAround() {
    var node = parent
    while let current = node {
      if let reader = current as? any LeafFactsReader { return reader.leafFactsDidChange() }
      node = current.parent
    }
  }
}
