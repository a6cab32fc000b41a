/// A section of a content: one declared as such, or consecutive views outside sections.
@available(iOS 18.0, *)
nonisolated public struct SectionConfiguration: Identifiable {
  /// The identity of a section in its content.
  public struct ID: Hashable {
    fileprivate enum Kind: Hashable {
      case section(ObjectIdentifier)
      case views(Subview.ID)
      case empty
    }
    fileprivate let kind: Kind
  }

  /// The controls added to a section with `sectionActions(content:)`; empty if there are none.
  public struct Actions: View, FrameworkView {
    let view: AnyView?
    /// The controls.
    @MainActor public var body: some View { view }
  }

  /// The section's id, stable as long as the section exists.
  public let id: ID
  /// The values that the section passes to its container.
  public let containerValues: ContainerValues
  /// The views of the header.
  public let header: SubviewsCollection
  /// The views of the section.
  public let content: SubviewsCollection
  /// The views of the footer.
  public let footer: SubviewsCollection
  /// The controls added to the section.
  public let actions: Actions
}

/// The sections of a content in order; at least one.
@available(iOS 18.0, *)
nonisolated public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]
  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }

  @MainActor init(_ subviews: [Subview], in runs: LeafRuns) {
    var sections: [SectionConfiguration] = []
    var parts: [_SectionPartModifier.Part: [Subview]] = [:]
    var section: ObjectIdentifier?
    func close() {
      let (header, content, footer) = (parts[.header] ?? [], parts[.content] ?? [], parts[.footer] ?? [])
      guard let first = (header + content + footer).first else { return }
      sections.append(
        SectionConfiguration(
          id: .init(kind: section.map { .section($0) } ?? .views(first.id)),
          containerValues: first.sectionValues ?? ContainerValues(LeafFacts()),
          header: SubviewsCollection(subviews: header),
          content: SubviewsCollection(subviews: content), footer: SubviewsCollection(subviews: footer),
          actions: .init(view: first.sectionActions)))
      parts = [:]
    }
    var start = 0
    for run in runs.runs {
      if run.section != section { close() }
      section = run.section
      let end = Swift.min(start + run.count, subviews.count)
      parts[run.part ?? .content, default: []] += subviews[start..<end]
      start = end
    }
    close()
    if sections.isEmpty {
      let none = SubviewsCollection(subviews: [])
      sections.append(
        SectionConfiguration(
          id: .init(kind: .empty), containerValues: ContainerValues(LeafFacts()), header: none, content: none,
          footer: none, actions: .init(view: nil)))
    }
    self.sections = sections
  }
}

/// A view made from the sections of a content.
@available(iOS 18.0, *)
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: View, FrameworkView {
  let sections: Sections
  let transform: (SectionCollection) -> Content

  /// The resulting views.
  @MainActor public var body: some View {
    GroupElementsOfContent(subviews: sections) { transform(SectionCollection($0, in: $1)) }
  }
}

@available(iOS 18.0, *)
extension Group {
  /// Creates a view from the sections of a content.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    content = GroupSectionsOfContent(sections: view, transform: transform)
  }
}

/// The sections of a content, known when it is built.
@available(iOS 18.0, *)
nonisolated public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  fileprivate let view: AnyView
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> SectionConfiguration {
    preconditionFailure("The sections of a content are known only to ForEach, which builds it.")
  }
}

@available(iOS 18.0, *)
extension ForEachSectionCollection: SubviewSource {
  @MainActor static func makeNode<Data, ID, Made: View>(
    _ view: ForEach<Data, ID, Made>, _ inputs: _NodeInputs
  ) -> _ViewNode<ForEach<Data, ID, Made>> {
    ForEachSectionsNode<Content, Data, ID, Made>(view, inputs)
  }
}

@available(iOS 18.0, *)
@MainActor
private final class ForEachSectionsNode<Base: View, Data: RandomAccessCollection, ID: Hashable, Made: View>:
  ContentNode<
    ForEach<Data, ID, Made>,
    GroupSectionsOfContent<AnyView?, ForEach<SectionCollection, SectionConfiguration.ID, Made?>>
  >
{
  override func contentView(
    of view: ForEach<Data, ID, Made>
  ) -> GroupSectionsOfContent<AnyView?, ForEach<SectionCollection, SectionConfiguration.ID, Made?>> {
    GroupSectionsOfContent(sections: (view.data as? ForEachSectionCollection<Base>)?.view) { sections in
      ForEach(sections) { section in (section as? Data.Element).map { view.content($0) } }
    }
  }
}

@available(iOS 18.0, *)
extension ForEach where Content: View {
  /// Creates views for each section of a content.
  public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
  where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(ForEachSectionCollection(view: AnyView(view)), id: \.id, content: content)
  }
}
