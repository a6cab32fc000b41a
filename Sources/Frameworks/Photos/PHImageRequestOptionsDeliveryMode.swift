/// Whether a request may be answered with less at first. Caveat: the first answer is the best and the last one.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  /// Something soon, the best later.
  case opportunistic = 0
  /// The best.
  case highQualityFormat = 1
  /// Something soon.
  case fastFormat = 2
}
