import Foundation

// Returns a `Text`, which can be concatenated; where a view is enough, the view's label takes precedence.
extension Text {
  /// Sets what is read instead of the text. Caveat: localized in the current locale, whatever the view's environment
  /// says.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: Text) -> Text { labelled(label.string(in: EnvironmentValues())) }

  /// Sets what is read instead of the text.
  @_disfavoredOverload
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    labelled(Text(labelKey).string(in: EnvironmentValues()))
  }

  /// Sets what is read instead of the text.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { labelled(String(label)) }

  private func labelled(_ label: String) -> Text { Text(segments: segments.labelled(label)) }
}

extension [Text.Segment] {
  /// The segments, the first of which is read for all of them.
  func labelled(_ label: String?) -> Self {
    guard let label else { return self }
    return enumerated().map { index, segment in
      var segment = segment
      segment.label = index == 0 ? label : ""
      return segment
    }
  }
}
