import Foundation

extension AttributeScopes {
  /// The attributes of attributed strings for speech.
  public struct AccessibilityAttributes: AttributeScope {
    /// Whether punctuation is spoken.
    public let accessibilitySpeechIncludesPunctuation: SpeechIncludesPunctuationAttribute
    /// Whether the text is spelled out.
    public let accessibilitySpeechSpellsOutCharacters: SpeechSpellsOutCharactersAttribute
    /// The pitch of the voice, from -1 to 1.
    public let accessibilitySpeechAdjustedPitch: SpeechAdjustedPitchAttribute
    /// Whether announcements wait until current speech has finished.
    public let accessibilitySpeechAnnouncementsQueued: SpeechAnnouncementsQueuedAttribute

    /// The key of `accessibilitySpeechIncludesPunctuation`.
    public enum SpeechIncludesPunctuationAttribute: CodableAttributedStringKey {
      public typealias Value = Bool
      public static let name = "UIAccessibilitySpeechAttributePunctuation"
    }

    /// The key of `accessibilitySpeechSpellsOutCharacters`.
    public enum SpeechSpellsOutCharactersAttribute: CodableAttributedStringKey {
      public typealias Value = Bool
      public static let name = "UIAccessibilitySpeechAttributeSpellOut"
    }

    /// The key of `accessibilitySpeechAdjustedPitch`.
    public enum SpeechAdjustedPitchAttribute: CodableAttributedStringKey {
      public typealias Value = Double
      public static let name = "UIAccessibilitySpeechAttributePitch"
    }

    /// The key of `accessibilitySpeechAnnouncementsQueued`.
    public enum SpeechAnnouncementsQueuedAttribute: CodableAttributedStringKey {
      public typealias Value = Bool
      public static let name = "UIAccessibilitySpeechAttributeQueueAnnouncement"
    }
  }

  /// The attributes of attributed strings for speech.
  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
  /// The key of an attribute, by name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension Speech {
  /// Creates the value from attributes.
  init(_ attributes: ScopedAttributeContainer<AttributeScopes.AccessibilityAttributes>) {
    self.init(
      pitch: attributes.accessibilitySpeechAdjustedPitch.map { min(max($0, -1), 1) },
      includesPunctuation: attributes.accessibilitySpeechIncludesPunctuation,
      isQueued: attributes.accessibilitySpeechAnnouncementsQueued,
      spellsOut: attributes.accessibilitySpeechSpellsOutCharacters)
  }
}
