import Foundation

nonisolated extension View {
  /// Sets the point that assistive technology and UI tests touch to activate the view, as fractions of its size. Has no
  /// other effect.
  public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { stating(.activationPoint(activationPoint)) }
  /// Sets the point that assistive technology and UI tests touch to activate the view, in points of the view.
  public func accessibilityActivationPoint(
    _ activationPoint: CGPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { stating(.activationPlace(activationPoint)) }
  /// Sets the point that is touched to activate the view while `isEnabled`, as fractions of its size.
  @available(iOS 18.0, *)
  public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(isEnabled ? .activationPoint(activationPoint) : .nothing)
  }
  /// Sets the point that is touched to activate the view while `isEnabled`, in points of the view.
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

  /// Adds a point where assistive technology starts to drag the view, as fractions of its size, with a description.
  /// Several points are offered together. Caveat: localized in the current locale, like all overloads below.
  public func accessibilityDragPoint(
    _ point: UnitPoint, description: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(.dragPoint(point, description: words(description)))
  }
  /// Adds a point where assistive technology starts to drag the view, with a description.
  public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDragPoint(point, description: Text(description))
  }
  /// Adds a point where assistive technology starts to drag the view, with a description that is not localized.
  @_disfavoredOverload
  public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(.dragPoint(point, description: String(description)))
  }
  /// Adds a point where assistive technology starts to drag the view while `isEnabled`, with a description.
  public func accessibilityDragPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(isEnabled ? .dragPoint(point, description: words(description)) : .nothing)
  }
  /// Adds a point where assistive technology starts to drag the view while `isEnabled`, with a description.
  public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDragPoint(point, description: Text(description), isEnabled: isEnabled)
  }
  /// Adds a point where assistive technology starts to drag the view while `isEnabled`, with a description that is not
  /// localized.
  @_disfavoredOverload
  public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDragPoint(point, description: Text(description), isEnabled: isEnabled)
  }

  /// Adds a point where assistive technology drops items on the view, as fractions of its size, with a description.
  /// Several points are offered together.
  public func accessibilityDropPoint(
    _ point: UnitPoint, description: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(.dropPoint(point, description: words(description)))
  }
  /// Adds a point where assistive technology drops items on the view, with a description.
  public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDropPoint(point, description: Text(description))
  }
  /// Adds a point where assistive technology drops items on the view, with a description that is not localized.
  @_disfavoredOverload
  public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(.dropPoint(point, description: String(description)))
  }
  /// Adds a point where assistive technology drops items on the view while `isEnabled`, with a description.
  public func accessibilityDropPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(isEnabled ? .dropPoint(point, description: words(description)) : .nothing)
  }
  /// Adds a point where assistive technology drops items on the view while `isEnabled`, with a description.
  public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDropPoint(point, description: Text(description), isEnabled: isEnabled)
  }
  /// Adds a point where assistive technology drops items on the view while `isEnabled`, with a description that is not
  /// localized.
  @_disfavoredOverload
  public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDropPoint(point, description: Text(description), isEnabled: isEnabled)
  }
}
