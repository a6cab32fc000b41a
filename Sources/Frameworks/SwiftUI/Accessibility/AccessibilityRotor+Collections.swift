// Rotors over a collection or over ranges of a text, in all forms of names.

extension View {
  /// Adds a rotor over the views of identifiable entries.
  @MainActor public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(rotorLabel) {
      ForEach(entries) { AccessibilityRotorEntry(Text(verbatim: $0[keyPath: entryLabel]), id: $0.id) }
    }
  }
  /// Adds a rotor over the views of entries, identified by `entryID`.
  @MainActor public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(rotorLabel) {
      ForEach(entries, id: entryID) {
        AccessibilityRotorEntry(Text(verbatim: $0[keyPath: entryLabel]), id: $0[keyPath: entryID])
      }
    }
  }
  /// Adds a rotor over ranges of the view's text.
  @MainActor public func accessibilityRotor(_ rotorLabel: Text, textRanges: [Range<String.Index>]) -> some View {
    accessibilityRotor(rotorLabel) {
      ForEach(textRanges, id: \.self) { AccessibilityRotorEntry(textRange: $0) }
    }
  }

  /// Adds a rotor over the views of identifiable entries.
  @MainActor public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabelKey)) {
      ForEach(entries) { AccessibilityRotorEntry(Text(verbatim: $0[keyPath: entryLabel]), id: $0.id) }
    }
  }
  /// Adds a rotor over the views of entries, identified by `entryID`.
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
  /// Adds a rotor over ranges of the view's text.
  @MainActor public func accessibilityRotor(_ rotorLabelKey: LocalizedStringKey, textRanges: [Range<String.Index>])
    -> some View
  {
    accessibilityRotor(Text(rotorLabelKey)) {
      ForEach(textRanges, id: \.self) { AccessibilityRotorEntry(textRange: $0) }
    }
  }

  /// Adds a rotor over the views of identifiable entries.
  @_disfavoredOverload
  @MainActor public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabel)) {
      ForEach(entries) { AccessibilityRotorEntry(Text(verbatim: $0[keyPath: entryLabel]), id: $0.id) }
    }
  }
  /// Adds a rotor over the views of entries, identified by `entryID`.
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
  /// Adds a rotor over ranges of the view's text.
  @_disfavoredOverload
  @MainActor public func accessibilityRotor<L: StringProtocol>(_ rotorLabel: L, textRanges: [Range<String.Index>])
    -> some View
  {
    accessibilityRotor(Text(rotorLabel)) {
      ForEach(textRanges, id: \.self) { AccessibilityRotorEntry(textRange: $0) }
    }
  }

  /// Adds a rotor over the views of identifiable entries.
  @MainActor public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(verbatim: systemRotor.name)) {
      ForEach(entries) { AccessibilityRotorEntry(Text(verbatim: $0[keyPath: entryLabel]), id: $0.id) }
    }
  }
  /// Adds a rotor over the views of entries, identified by `entryID`.
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
  /// Adds a rotor over ranges of the view's text.
  @MainActor public func accessibilityRotor(_ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>])
    -> some View
  {
    accessibilityRotor(Text(verbatim: systemRotor.name)) {
      ForEach(textRanges, id: \.self) { AccessibilityRotorEntry(textRange: $0) }
    }
  }
}
