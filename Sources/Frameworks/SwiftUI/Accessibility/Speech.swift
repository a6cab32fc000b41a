import Foundation

/// How words are spoken; nil where nobody said anything.
package struct Speech: Hashable, Sendable {
  /// From -1, the lowest, to 1, the highest.
  package var pitch: Double?
  /// Marks are spoken too.
  package var includesPunctuation: Bool?
  /// What is being said is said to the end.
  package var isQueued: Bool?
  /// Letter for letter.
  package var spellsOut: Bool?

  /// What is said here, and else what is said further out.
  func inside(_ outer: Speech) -> Speech {
    Speech(
      pitch: pitch ?? outer.pitch, includesPunctuation: includesPunctuation ?? outer.includesPunctuation,
      isQueued: isQueued ?? outer.isQueued, spellsOut: spellsOut ?? outer.spellsOut)
  }

  static func pitch(_ value: Double) -> Speech { Speech(pitch: value.isFinite ? min(max(value, -1), 1) : 0) }
}

/// Words of an element, and how they are spoken.
package struct SpokenWords: Hashable, Sendable {
  package var words: String
  package var speech: Speech
}

extension AccessibilityElement {
  /// What further inside nobody said how to speak is spoken like this.
  mutating func speak(as outer: Speech) {
    if spoken.isEmpty { return spoken = [SpokenWords(words: label, speech: outer)] }
    for index in spoken.indices { spoken[index].speech = spoken[index].speech.inside(outer) }
  }
}

nonisolated extension View {
  /// How high the voice is that reads the texts inside: from -1 to 1, 0 for as usual.
  public func speechAdjustedPitch(_ value: Double) -> some View { stating(.speech(.pitch(value))) }
  /// Whether marks in the texts inside are read too.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    stating(.speech(Speech(includesPunctuation: value)))
  }
  /// Whether the texts inside wait until what is being read is over.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    stating(.speech(Speech(isQueued: value)))
  }
  /// Whether the texts inside are read letter for letter.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    stating(.speech(Speech(spellsOut: value)))
  }
}

extension Text {
  private func spoken(_ speech: Speech) -> Text { with { $0.speech = $0.speech.inside(speech) } }

  /// How high the voice is that reads the text: from -1 to 1, 0 for as usual.
  public func speechAdjustedPitch(_ value: Double) -> Text { spoken(.pitch(value)) }
  /// Whether marks in the text are read too.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
    spoken(Speech(includesPunctuation: value))
  }
  /// Whether the text waits until what is being read is over.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { spoken(Speech(isQueued: value)) }
  /// Whether the text is read letter for letter.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { spoken(Speech(spellsOut: value)) }
}
