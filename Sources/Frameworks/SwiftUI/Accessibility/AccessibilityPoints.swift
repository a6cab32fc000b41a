import Foundation

nonisolated extension View {
  /// Where assistive technology, and UI tests, touch the view to activate it: by shares of its size. Nothing else changes.
  public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { stating(.activationPoint(activationPoint)) }
  /// Where assistive technology, and UI tests, touch the view to activate it: in points of the view.
  public func accessibilityActivationPoint(
    _ activationPoint: CGPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { stating(.activationPlace(activationPoint)) }
  /// Where the view is touched to activate it while `isEnabled`, by shares of its size.
  @available(iOS 18.0, *)
  public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(isEnabled ? .activationPoint(activationPoint) : .nothing)
  }
  /// Where the view is touched to activate it while `isEnabled`, in points of the view.
  @available(iOS 18.0, *)
  public func accessibilityActivationPoint(
    _ activationPoint: CGPoint, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(isEnabled ? .activationPlace(activationPoint) : .nothing)
  }
  /// An older spelling of `accessibilityActivationPoint(_:)`.
  @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
  public func accessibility(
    activationPoint: UnitPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityActivationPoint(activationPoint) }
  /// An older spelling of `accessibilityActivationPoint(_:)`.
  @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
  public func accessibility(
    activationPoint: CGPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityActivationPoint(activationPoint) }
}

@available(iOS 18.0, *)
nonisolated extension View {
  private func words(_ text: Text) -> String { text.string(in: EnvironmentValues()) }

  /// Where assistive technology begins to drag the view, by shares of its size, and what it calls that. Several such points
  /// are offered together. Caveat: localized in the current locale, as all that follow.
  public func accessibilityDragPoint(
    _ point: UnitPoint, description: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(.dragPoint(point, description: words(description)))
  }
  /// Where assistive technology begins to drag the view, and what it calls that.
  public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDragPoint(point, description: Text(description))
  }
  /// Where assistive technology begins to drag the view, and what it calls that, not localized.
  @_disfavoredOverload
  public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(.dragPoint(point, description: String(description)))
  }
  /// Where assistive technology begins to drag the view while `isEnabled`, and what it calls that.
  public func accessibilityDragPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(isEnabled ? .dragPoint(point, description: words(description)) : .nothing)
  }
  /// Where assistive technology begins to drag the view while `isEnabled`, and what it calls that.
  public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDragPoint(point, description: Text(description), isEnabled: isEnabled)
  }
  /// Where assistive technology begins to drag the view while `isEnabled`, and what it calls that, not localized.
  @_disfavoredOverload
  public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDragPoint(point, description: Text(description), isEnabled: isEnabled)
  }

  /// Where assistive technology drops something on the view, by shares of its size, and what it calls that. Several such
  /// points are offered together.
  public func accessibilityDropPoint(
    _ point: UnitPoint, description: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(.dropPoint(point, description: words(description)))
  }
  /// Where assistive technology drops something on the view, and what it calls that.
  public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDropPoint(point, description: Text(description))
  }
  /// Where assistive technology drops something on the view, and what it calls that, not localized.
  @_disfavoredOverload
  public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(.dropPoint(point, description: String(description)))
  }
  /// Where assistive technology drops something on the view while `isEnabled`, and what it calls that.
  public func accessibilityDropPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(isEnabled ? .dropPoint(point, description: words(description)) : .nothing)
  }
  /// Where assistive technology drops something on the view while `isEnabled`, and what it calls that.
  public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDropPoint(point, description: Text(description), isEnabled: isEnabled)
  }
  /// Where assistive technology drops something on the view while `isEnabled`, and what it calls that, not localized.
  @_disfavoredOverload
  public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDropPoint(point, description: Text(description), isEnabled: isEnabled)
  }
}
