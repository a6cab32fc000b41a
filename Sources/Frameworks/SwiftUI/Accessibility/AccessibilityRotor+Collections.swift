// Rotors through a collection or through the words of a text, in the forms of names that all of them have.

extension View {
  /// A way through the views of some elements, which tell their ids.
  @MainActor public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(rotorLabel) {
      ForEach(entries) { AccessibilityRotorEntry(Text(verbatim: $0[keyPath: entryLabel]), id: $0.id) }
    }
  }
  /// A way through the views of some elements, told apart by `entryID`.
  @MainActor public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(rotorLabel) {
      ForEach(entries, id: entryID) {
        AccessibilityRotorEntry(Text(verbatim: $0[keyPath: entryLabel]), id: $0[keyPath: entryID])
      }
    }
  }
  /// A way through parts of what the view says.
  @MainActor public func accessibilityRotor(_ rotorLabel: Text, textRanges: [Range<String.Index>]) -> some View {
    accessibilityRotor(rotorLabel) {
      ForEach(textRanges, id: \.self) { AccessibilityRotorEntry(textRange: $0) }
    }
  }

  /// A way through the views of some elements, which tell their ids.
  @MainActor public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabelKey)) {
      ForEach(entries) { AccessibilityRotorEntry(Text(verbatim: $0[keyPath: entryLabel]), id: $0.id) }
    }
  }
  /// A way through the views of some elements, told apart by `entryID`.
  @MainActor public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabelKey)) {
      ForEach(entries, id: entryID) {
        AccessibilityRotorEntry(Text(verbatim: $0[keyPath: entryLabel]), id: $0[keyPath: entryID])
      }
    }
  }
  /// A way through parts of what the view says.
  @MainActor public func accessibilityRotor(_ rotorLabelKey: LocalizedStringKey, textRanges: [Range<String.Index>])
    -> some View
  {
    accessibilityRotor(Text(rotorLabelKey)) {
      ForEach(textRanges, id: \.self) { AccessibilityRotorEntry(textRange: $0) }
    }
  }

  /// A way through the views of some elements, which tell their ids.
  @_disfavoredOverload
  @MainActor public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabel)) {
      ForEach(entries) { AccessibilityRotorEntry(Text(verbatim: $0[keyPath: entryLabel]), id: $0.id) }
    }
  }
  /// A way through the views of some elements, told apart by `entryID`.
  @_disfavoredOverload
  @MainActor public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabel)) {
      ForEach(entries, id: entryID) {
        AccessibilityRotorEntry(Text(verbatim: $0[keyPath: entryLabel]), id: $0[keyPath: entryID])
      }
    }
  }
  /// A way through parts of what the view says.
  @_disfavoredOverload
  @MainActor public func accessibilityRotor<L: StringProtocol>(_ rotorLabel: L, textRanges: [Range<String.Index>])
    -> some View
  {
    accessibilityRotor(Text(rotorLabel)) {
      ForEach(textRanges, id: \.self) { AccessibilityRotorEntry(textRange: $0) }
    }
  }

  /// A way through the views of some elements, which tell their ids.
  @MainActor public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(verbatim: systemRotor.name)) {
      ForEach(entries) { AccessibilityRotorEntry(Text(verbatim: $0[keyPath: entryLabel]), id: $0.id) }
    }
  }
  /// A way through the views of some elements, told apart by `entryID`.
  @MainActor public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(verbatim: systemRotor.name)) {
      ForEach(entries, id: entryID) {
        AccessibilityRotorEntry(Text(verbatim: $0[keyPath: entryLabel]), id: $0[keyPath: entryID])
      }
    }
  }
  /// A way through parts of what the view says.
  @MainActor public func accessibilityRotor(_ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>])
    -> some View
  {
    accessibilityRotor(Text(verbatim: systemRotor.name)) {
      ForEach(textRanges, id: \.self) { AccessibilityRotorEntry(textRange: $0) }
    }
  }
}
