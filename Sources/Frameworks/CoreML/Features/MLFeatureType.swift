/// The type of a value.
public enum MLFeatureType: Int, Sendable {
  /// No type.
  case invalid = 0
  /// An integer.
  case int64 = 1
  /// A number.
  case double = 2
  /// A text.
  case string = 3
  /// An image. No model here takes one.
  case image = 4
  /// An array of numbers.
  case multiArray = 5
  /// Numbers by texts or integers.
  case dictionary = 6
  /// Texts or integers.
  case sequence = 7
  /// What a model remembers. No model here does.
  case state = 8
}
