import Foundation

extension AttributeScopes {
  /// The attributes of attributed strings that say how letters are read out.
  public struct AccessibilityAttributes: AttributeScope {
    /// Marks are read too.
    public let accessibilitySpeechIncludesPunctuation: SpeechIncludesPunctuationAttribute
    /// Letter for letter.
    public let accessibilitySpeechSpellsOutCharacters: SpeechSpellsOutCharactersAttribute
    /// How high the voice is, from -1 to 1.
    public let accessibilitySpeechAdjustedPitch: SpeechAdjustedPitchAttribute
    /// They wait until what is being read is over.
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

  /// The attributes of attributed strings that say how letters are read out.
  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
  /// The key of an attribute, by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension Speech {
  /// What attributes say.
  init(_ attributes: ScopedAttributeContainer<AttributeScopes.AccessibilityAttributes>) {
    self.init(
      pitch: attributes.accessibilitySpeechAdjustedPitch.map { min(max($0, -1), 1) },
      includesPunctuation: attributes.accessibilitySpeechIncludesPunctuation,
      isQueued: attributes.accessibilitySpeechAnnouncementsQueued,
      spellsOut: attributes.accessibilitySpeechSpellsOutCharacters)
  }
}
