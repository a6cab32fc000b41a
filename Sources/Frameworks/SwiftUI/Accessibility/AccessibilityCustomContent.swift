/// Additional accessibility information, identified by its label.
public final class AXCustomContent {
  /// When the information is spoken.
  public enum Importance: UInt, Sendable {
    /// On request.
    case `default` = 0
    /// Together with the element's other information.
    case high = 1
  }
}

/// The label of custom accessibility content, and the id by which it can be replaced.
public struct AccessibilityCustomContentKey: Equatable {
  let label: String
  let id: String

  /// Creates a key with a label. Caveat: localized in the current locale.
  public init(_ label: Text, id: String) {
    self.label = label.string(in: EnvironmentValues())
    self.id = id
  }
  /// Creates a key with a label.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }
  /// Creates a key whose label is also its id.
  public init(_ labelKey: LocalizedStringKey) {
    label = Text(labelKey).string(in: EnvironmentValues())
    id = label
  }

  fileprivate init(words: Text) {
    label = words.string(in: EnvironmentValues())
    id = label
  }
}

nonisolated extension View {
  private func content(
    _ key: AccessibilityCustomContentKey, _ value: String?, _ importance: AXCustomContent.Importance
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(.customContent(key.label, id: key.id, value: value, isImportant: importance == .high))
  }

  /// Adds information about the view that assistive technology speaks on request, or at once if its importance is high.
  /// Nil removes what was set for the key further inside. Caveat: localized in the current locale, like all overloads
  /// below.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    content(key, value?.string(in: EnvironmentValues()), importance)
  }
  /// Adds information about the view for assistive technology.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(key, Text(valueKey), importance: importance)
  }
  /// Adds information about the view for assistive technology, not localized.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { content(key, String(value), importance) }
  /// Adds information about the view for assistive technology.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(AccessibilityCustomContentKey(words: label), value, importance: importance)
  }
  /// Adds information about the view for assistive technology.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }
  /// Adds information about the view for assistive technology.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }
  /// Adds information about the view for assistive technology; the value is not localized.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    content(AccessibilityCustomContentKey(labelKey), String(value), importance)
  }
}
