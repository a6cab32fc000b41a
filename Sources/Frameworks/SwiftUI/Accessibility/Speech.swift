import DisplayList
import Foundation

/// How words are spoken; nil where nothing is set.
package struct Speech: Hashable, Sendable {
  /// From -1, the lowest, to 1, the highest.
  package var pitch: Double?
  /// Whether punctuation is spoken.
  package var includesPunctuation: Bool?
  /// Whether it waits for the current announcement to finish.
  package var isQueued: Bool?
  /// Whether words are spelled out.
  package var spellsOut: Bool?

  /// Returns these settings, with those of `outer` where nothing is set.
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

  /// The words as everybody outside the runtime reads them.
  var described: AccessibilityNode.SpokenWords {
    AccessibilityNode.SpokenWords(
      words: words, pitch: speech.pitch ?? 0, includesPunctuation: speech.includesPunctuation ?? false,
      isQueued: speech.isQueued ?? false, spellsOut: speech.spellsOut ?? false)
  }
}

extension AccessibilityElement {
  /// Applies `outer` to words inside that have no settings of their own.
  mutating func speak(as outer: Speech) {
    if spoken.isEmpty { return spoken = [SpokenWords(words: self.label, speech: outer)] }
    for index in spoken.indices { spoken[index].speech = spoken[index].speech.inside(outer) }
  }
}

nonisolated extension View {
  /// Sets the pitch of the voice that reads the texts inside: from -1 to 1, 0 being normal.
  public func speechAdjustedPitch(_ value: Double) -> some View { stating(.speech(.pitch(value))) }
  /// Sets whether punctuation in the texts inside is read aloud.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    stating(.speech(Speech(includesPunctuation: value)))
  }
  /// Sets whether the texts inside wait for the current announcement to finish.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    stating(.speech(Speech(isQueued: value)))
  }
  /// Sets whether the texts inside are spelled out.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    stating(.speech(Speech(spellsOut: value)))
  }
}

extension Text {
  private func spoken(_ speech: Speech) -> Text { with { $0.speech = $0.speech.inside(speech) } }

  /// Sets the pitch of the voice that reads the text: from -1 to 1, 0 being normal.
  public func speechAdjustedPitch(_ value: Double) -> Text { spoken(.pitch(value)) }
  /// Sets whether punctuation in the text is read aloud.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
    spoken(Speech(includesPunctuation: value))
  }
  /// Sets whether the text waits for the current announcement to finish.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { spoken(Speech(isQueued: value)) }
  /// Sets whether the text is spelled out.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { spoken(Speech(spellsOut: value)) }
}
