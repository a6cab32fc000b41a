/// More that is known of something, told apart by labels.
public final class AXCustomContent {
  /// When it is said.
  public enum Importance: UInt, Sendable {
    /// When the person asks.
    case `default` = 0
    /// With the rest that is said of the element.
    case high = 1
  }
}

/// What additional content is called, and by what it is replaced.
public struct AccessibilityCustomContentKey: Equatable {
  let label: String
  let id: String

  /// A key with a label. Caveat: localized in the current locale.
  public init(_ label: Text, id: String) {
    self.label = label.string(in: EnvironmentValues())
    self.id = id
  }
  /// A key with a label.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }
  /// A key with a label, which is its id too.
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

  /// Something more that assistive technology tells of the view when asked, or at once if it is of high importance. Nil takes
  /// away what was said under the key further inside. Caveat: localized in the current locale, as all that follow.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    content(key, value?.string(in: EnvironmentValues()), importance)
  }
  /// Something more that assistive technology tells of the view.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(key, Text(valueKey), importance: importance)
  }
  /// Something more that assistive technology tells of the view, not localized.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { content(key, String(value), importance) }
  /// Something more that assistive technology tells of the view.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(AccessibilityCustomContentKey(words: label), value, importance: importance)
  }
  /// Something more that assistive technology tells of the view.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }
  /// Something more that assistive technology tells of the view.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }
  /// Something more that assistive technology tells of the view; the value is not localized.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    content(AccessibilityCustomContentKey(labelKey), String(value), importance)
  }
}
