/// How a text chooses between variants.
@available(iOS 18.0, *)
public protocol TextVariantPreference {
  /// Returns the text with its choice of variant.
  @MainActor static func _variant(of text: Text) -> AnyView
}

/// Always the longest variant.
@available(iOS 18.0, *)
public struct FixedTextVariant: TextVariantPreference, Sendable {
  @MainActor public static func _variant(of text: Text) -> AnyView { AnyView(text) }
}

/// The longest variant that fits.
@available(iOS 18.0, *)
public struct SizeDependentTextVariant: TextVariantPreference, Sendable {
  @MainActor public static func _variant(of text: Text) -> AnyView {
    AnyView(
      ViewThatFits(in: .horizontal) {
        text
        text.environment(\.sizeVariant, 1)
        text.environment(\.sizeVariant, 2)
      })
  }
}

@available(iOS 18.0, *)
extension TextVariantPreference where Self == FixedTextVariant {
  /// Always the longest variant.
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}

@available(iOS 18.0, *)
extension TextVariantPreference where Self == SizeDependentTextVariant {
  /// The longest variant that fits.
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

private struct SizeVariantKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  /// How short texts with several variants are: 0 for the longest.
  var sizeVariant: Int {
    get { self[SizeVariantKey.self] }
    set { self[SizeVariantKey.self] = newValue }
  }
}

@available(iOS 18.0, *)
extension Text {
  /// Sets how the text chooses between variants, if it has several: as `SystemFormatStyle.DateOffset` and
  /// `DateReference` do with full, abbreviated and narrow units.
  @MainActor public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { V._variant(of: self) }
}
