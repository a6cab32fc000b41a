/// Which of several ways to say the same a text chooses.
@available(iOS 18.0, *)
public protocol TextVariantPreference {
  /// The text, as long as it chooses.
  @MainActor static func _variant(of text: Text) -> AnyView
}

/// Always the longest one.
@available(iOS 18.0, *)
public struct FixedTextVariant: TextVariantPreference, Sendable {
  @MainActor public static func _variant(of text: Text) -> AnyView { AnyView(text) }
}

/// The longest one that there is room for.
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
  /// Always the longest one.
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}

@available(iOS 18.0, *)
extension TextVariantPreference where Self == SizeDependentTextVariant {
  /// The longest one that there is room for.
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

private struct SizeVariantKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  /// How short texts are that know several ways to say the same: 0 for the longest.
  var sizeVariant: Int {
    get { self[SizeVariantKey.self] }
    set { self[SizeVariantKey.self] = newValue }
  }
}

@available(iOS 18.0, *)
extension Text {
  /// How long the text is, if it knows several ways to say the same: as `SystemFormatStyle.DateOffset` and `DateReference` write
  /// units in words, shortened, and as letters.
  @MainActor public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { V._variant(of: self) }
}
