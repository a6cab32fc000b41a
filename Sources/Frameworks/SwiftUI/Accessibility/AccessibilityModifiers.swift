import Foundation

/// How an accessibility element treats its children.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind { case ignore, contain, combine }
  let kind: Kind

  /// The element stands alone; its children are hidden.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// The element is a group of its children.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// One element combines everything its children say.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

nonisolated extension View {
  /// Sets an identifier for tests and tools, which is never spoken.
  public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(.identifier(identifier))
  }

  /// Sets the view's accessibility label, in place of what it shows. Caveat: localized in the current locale, whatever
  /// the view's environment says.
  public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(.label(label.string(in: EnvironmentValues())))
  }
  /// Sets the view's accessibility label, in place of what it shows.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    stating(.label(Text(labelKey).string(in: EnvironmentValues())))
  }
  /// Sets the view's accessibility label, in place of what it shows.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { stating(.label(String(label))) }

  /// Sets the view's accessibility value, such as "40%". Caveat: localized in the current locale, whatever the view's
  /// environment says.
  public func accessibilityValue(_ valueDescription: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(.value(valueDescription.string(in: EnvironmentValues())))
  }
  /// Sets the view's accessibility value, such as "40%".
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    stating(.value(Text(valueKey).string(in: EnvironmentValues())))
  }
  /// Sets the view's accessibility value, such as "40%".
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { stating(.value(String(value))) }

  /// Describes what happens when the view is activated. Caveat: localized in the current locale, whatever the view's
  /// environment says.
  public func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(.hint(hint.string(in: EnvironmentValues())))
  }
  /// Describes what happens when the view is activated.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    stating(.hint(Text(hintKey).string(in: EnvironmentValues())))
  }
  /// Describes what happens when the view is activated.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { stating(.hint(String(hint))) }

  /// Adds accessibility traits to the view. A view with several roles, such as a link and a header, is reported as the
  /// first of button, link, header, image and text.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { stating(.add(traits)) }
  /// Sets alternative names for the view in voice input, the best first. Caveat: localized in the current locale.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    stating(.inputLabels(inputLabels.map { $0.string(in: EnvironmentValues()) }))
  }
  /// Sets alternative names for the view in voice input, the best first.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    stating(.inputLabels(inputLabelKeys.map { Text($0).string(in: EnvironmentValues()) }))
  }
  /// Sets alternative names for the view in voice input, the best first, not localized.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    stating(.inputLabels(inputLabels.map { String($0) }))
  }

  /// Reads the view before its siblings of lower priority. The default priority is 0.
  public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { stating(.sortPriority(sortPriority)) }

  /// Sets whether the view is interactive, that is, whether the keyboard stops at it.
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    stating(.respondsToInteraction(respondsToUserInteraction))
  }
  /// Sets whether the view is interactive while `isEnabled`.
  @available(iOS 18.0, *)
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(isEnabled ? .respondsToInteraction(respondsToUserInteraction) : .nothing)
  }

  /// Makes the view a heading of the given level.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { stating(.heading(level)) }

  /// Removes accessibility traits from the view. A view without any other trait becomes a group.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { stating(.remove(traits)) }
  /// Hides the view and everything inside from assistive technology. False does not reveal what is hidden further
  /// inside.
  public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(.hidden(hidden))
  }
  /// Makes the view a single accessibility element; `children` determines what happens to the elements inside.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    stating(.element(children))
  }
}
