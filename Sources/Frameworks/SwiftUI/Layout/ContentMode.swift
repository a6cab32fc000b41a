/// How something with a fixed aspect ratio meets the room it gets.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as possible inside the room.
  case fit
  /// As small as possible around the room.
  case fill
}
