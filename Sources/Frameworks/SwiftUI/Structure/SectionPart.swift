/// Marks a view as a part of a section for a menu, a lazy container or a list.
nonisolated struct _SectionPartModifier: RenderModifier {
  enum Part { case header, content, footer }
  let part: Part
  typealias Body = Never
  /// Never known from the type, so that counting views reaches the sections.
  @MainActor static func _leafCount(of base: Int?) -> Int? { nil }
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> SectionPartRender {
    SectionPartRender(part, owner: owner, child: child)
  }
  @MainActor func update(_ render: SectionPartRender) {}
}

@MainActor
final class SectionPartRender: UnaryRender {
  let part: _SectionPartModifier.Part

  init(_ part: _SectionPartModifier.Part, owner: _Node, child: RenderNode) {
    self.part = part
    super.init(owner: owner, child: child)
  }

  /// The same for all views of a section.
  var section: ObjectIdentifier? { owner.parent.map(ObjectIdentifier.init) }
}
