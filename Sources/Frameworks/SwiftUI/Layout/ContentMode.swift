/// How content with a fixed aspect ratio fits the space it gets.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as possible inside the space.
  case fit
  /// As small as possible around the space.
  case fill
}
