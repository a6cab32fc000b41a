/// The delivery mode. Caveat: the first result is the best and only one.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  /// A fast result, then the best.
  case opportunistic = 0
  /// Only the best.
  case highQualityFormat = 1
  /// Only a fast result.
  case fastFormat = 2
}
