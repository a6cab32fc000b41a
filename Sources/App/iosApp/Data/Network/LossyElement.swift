/// An element of a list that may be malformed without spoiling the others.
struct LossyElement<Value: Decodable>: Decodable {
  /// Nil if the element could not be read.
  let value: Value?

  init(from decoder: any Decoder) {
    value = try? Value(from: decoder)
  }
}
