private struct ListSectionIndexKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  /// Whether lists show an index of their sections.
  var listSectionIndexVisibility: Visibility {
    get { self[ListSectionIndexKey.self] }
    set { self[ListSectionIndexKey.self] = newValue }
  }
}

/// How the index of a list looks: the colour of its labels, and what is behind it; nil for as is usual.
struct ListIndexLook: Equatable {
  var color: Color?
  var ground: Color?
  var heldGround: Color?
}

private struct ListIndexLookKey: EnvironmentKey { static var defaultValue: ListIndexLook { ListIndexLook() } }

extension EnvironmentValues {
  var listIndexLook: ListIndexLook {
    get { self[ListIndexLookKey.self] }
    set { self[ListIndexLookKey.self] = newValue }
  }
}

/// Tells a list what stands for a section in its index.
nonisolated public struct _SectionIndexLabelModifier: TabStatement {
  let label: Text?
  public typealias Body = Never
  @MainActor func write(to facts: inout TabFacts, in environment: EnvironmentValues) {
    if facts.section == nil { facts.sectionIndexLabel = label?.string(in: environment) }
  }
}

@available(iOS 26.0, *)
nonisolated extension View {
  /// Whether lists in this view show the index of their sections: the labels that `sectionIndexLabel(_:)` gives them,
  /// below each other at the trailing edge. A finger on a label brings its section to the top of the list. By default
  /// there is an index where sections have labels. Caveat: rows do not make room for it.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    environment(\.listSectionIndexVisibility, visibility)
  }

  /// What stands for a section in the index of its list, typically a letter; nil for nothing.
  public func sectionIndexLabel(_ label: Text?) -> some View { modifier(_SectionIndexLabelModifier(label: label)) }

  /// What stands for a section in the index of its list, typically a letter; nil for nothing.
  public func sectionIndexLabel(_ label: LocalizedStringKey?) -> some View {
    sectionIndexLabel(label.map { Text($0) })
  }

  /// What stands for a section in the index of its list as it is, not localized; nil for nothing.
  @_disfavoredOverload
  public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
    sectionIndexLabel(label.map { Text($0) })
  }
}
