/// What the modifiers of a section say to its container.
struct SectionFacts: LeafFactsPart {
  /// The label in the list's index.
  var indexLabel: String?
  /// The controls added to the section.
  var actions: AnyView?
}

extension LeafFacts {
  /// What is said about the leaf's section.
  var sectionFacts: SectionFacts {
    get { self[SectionFacts.self] }
    set { self[SectionFacts.self] = newValue }
  }
}
