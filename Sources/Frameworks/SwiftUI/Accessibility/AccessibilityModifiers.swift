import Foundation

/// How an element treats the elements inside it.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind { case ignore, contain, combine }
  let kind: Kind

  /// The element stands alone; those inside are not seen.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// A group of the elements inside.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// One element that says all that those inside say.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

nonisolated extension View {
  /// A name for tests and tools, which nobody hears.
  public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(.identifier(identifier))
  }

  /// What the view is called, instead of what it shows. Caveat: localized in the current locale, whatever the view's
  /// environment says.
  public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(.label(label.string(in: EnvironmentValues())))
  }
  /// What the view is called, instead of what it shows.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    stating(.label(Text(labelKey).string(in: EnvironmentValues())))
  }
  /// What the view is called, instead of what it shows.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { stating(.label(String(label))) }

  /// What the view is set to, such as "40%". Caveat: localized in the current locale, whatever the view's environment says.
  public func accessibilityValue(_ valueDescription: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(.value(valueDescription.string(in: EnvironmentValues())))
  }
  /// What the view is set to, such as "40%".
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    stating(.value(Text(valueKey).string(in: EnvironmentValues())))
  }
  /// What the view is set to, such as "40%".
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { stating(.value(String(value))) }

  /// What happens if the view is activated. Caveat: localized in the current locale, whatever the view's environment says.
  public func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(.hint(hint.string(in: EnvironmentValues())))
  }
  /// What happens if the view is activated.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    stating(.hint(Text(hintKey).string(in: EnvironmentValues())))
  }
  /// What happens if the view is activated.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { stating(.hint(String(hint))) }

  /// Says what the view is. One that is several things, such as a link and a header, is told as the first of button,
  /// link, header, image and text.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { stating(.add(traits)) }
  /// Other names by which the view is asked for, the best first. Caveat: localized in the current locale.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    stating(.inputLabels(inputLabels.map { $0.string(in: EnvironmentValues()) }))
  }
  /// Other names by which the view is asked for, the best first.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    stating(.inputLabels(inputLabelKeys.map { Text($0).string(in: EnvironmentValues()) }))
  }
  /// Other names by which the view is asked for, the best first, not localized.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    stating(.inputLabels(inputLabels.map { String($0) }))
  }

  /// The view is read before those beside it of a lower priority; 0 unless told otherwise.
  public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { stating(.sortPriority(sortPriority)) }

  /// Whether a person can do something with the view: whether a keyboard stops at it.
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    stating(.respondsToInteraction(respondsToUserInteraction))
  }
  /// Whether a person can do something with the view, while `isEnabled`.
  @available(iOS 18.0, *)
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(isEnabled ? .respondsToInteraction(respondsToUserInteraction) : .nothing)
  }

  /// The view is a heading of a level.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { stating(.heading(level)) }

  /// Takes back what a view said it is; one that said nothing else becomes a group.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { stating(.remove(traits)) }
  /// True leaves the view and all inside out of what assistive technology sees; false does not bring back what is
  /// hidden further inside.
  public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(.hidden(hidden))
  }
  /// Makes the view one element; `children` says what becomes of the elements inside.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    stating(.element(children))
  }
}
