private struct ListSectionIndexKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  /// Whether lists show a section index.
  var listSectionIndexVisibility: Visibility {
    get { self[ListSectionIndexKey.self] }
    set { self[ListSectionIndexKey.self] = newValue }
  }
}

/// The appearance of a section index: the colour of its labels and its background; nil for the default.
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

/// Passes a section's index label to its list.
nonisolated public struct _SectionIndexLabelModifier: LeafStatement {
  let label: Text?
  public typealias Body = Never
  @MainActor func write(to facts: inout LeafFacts, in environment: EnvironmentValues) {
    if facts.section == nil { facts.sectionFacts.indexLabel = label?.string(in: environment) }
  }
}

@available(iOS 26.0, *)
nonisolated extension View {
  /// Sets whether lists inside show a section index: the labels set with `sectionIndexLabel(_:)`, in a column at the
  /// trailing edge. A finger on a label scrolls its section to the top of the list. By default the index is shown if
  /// sections have labels. Caveat: rows do not make room for it.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    environment(\.listSectionIndexVisibility, visibility)
  }

  /// Sets the label of a section in its list's index, typically a letter; nil for none.
  public func sectionIndexLabel(_ label: Text?) -> some View { modifier(_SectionIndexLabelModifier(label: label)) }

  /// Sets the label of a section in its list's index, typically a letter; nil for none.
  public func sectionIndexLabel(_ label: LocalizedStringKey?) -> some View {
    sectionIndexLabel(label.map { Text($0) })
  }

  /// Sets the label of a section in its list's index, not localized; nil for none.
  @_disfavoredOverload
  public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
    sectionIndexLabel(label.map { Text($0) })
  }
}
