import Foundation

/// The bytes of a message of Protocol Buffers, such as the model of a `.mlmodel`.
public struct WireBytes: Sendable {
  /// The bytes.
  public private(set) var data = Data()

  /// Nothing.
  public init() {}

  private mutating func append(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      data.append(UInt8(rest & 0x7f) | 0x80)
      rest >>= 7
    }
    data.append(UInt8(rest))
  }

  private func with(_ number: Int, bytes: Data) -> WireBytes {
    var made = self
    made.append(UInt64(number << 3 | 2))
    made.append(UInt64(bytes.count))
    made.data += bytes
    return made
  }

  /// Returns it with an integer more.
  public func with(_ number: Int, _ value: Int) -> WireBytes {
    var made = self
    made.append(UInt64(number << 3))
    made.append(UInt64(bitPattern: Int64(value)))
    return made
  }

  /// Returns it with a number more.
  public func with(_ number: Int, _ value: Double) -> WireBytes {
    var made = self
    made.append(UInt64(number << 3 | 1))
    made.data += Self.bytes(of: value)
    return made
  }

  private static func bytes(of value: Double) -> Data {
    withUnsafeBytes(of: value.bitPattern.littleEndian) { Data($0) }
  }

  /// Returns it with a text more.
  public func with(_ number: Int, _ text: String) -> WireBytes { with(number, bytes: Data(text.utf8)) }
  /// Returns it with a message more.
  public func with(_ number: Int, _ message: WireBytes) -> WireBytes { with(number, bytes: message.data) }
  /// Returns it with numbers in one field.
  public func with(_ number: Int, packed values: [Double]) -> WireBytes {
    with(number, bytes: Data(values.flatMap { Self.bytes(of: $0) }))
  }
  /// Returns it with a text for each element.
  public func with(_ number: Int, texts: [String]) -> WireBytes { texts.reduce(self) { $0.with(number, $1) } }
  /// Returns it with a message for each element.
  public func with(_ number: Int, messages: [WireBytes]) -> WireBytes { messages.reduce(self) { $0.with(number, $1) } }
}

extension WireBytes {
  /// The type of a feature of a model.
  public enum FeatureType: Sendable {
    case int64
    case double
    case string
    case image
    case array(Int)
    case dictionary(isOfStrings: Bool)
    case sequence
  }

  /// Returns a feature of a model.
  public static func feature(_ name: String, _ type: FeatureType, isOptional: Bool = false) -> WireBytes {
    let empty = WireBytes()
    var bytes =
      switch type {
      case .int64: empty.with(1, empty)
      case .double: empty.with(2, empty)
      case .string: empty.with(3, empty)
      case .image: empty.with(4, empty.with(1, 224).with(2, 224).with(3, 20))
      case .array(let count): empty.with(5, empty.with(1, count).with(2, 65600))
      case .dictionary(let isOfStrings): empty.with(6, empty.with(isOfStrings ? 2 : 1, empty))
      case .sequence: empty.with(7, empty.with(3, empty))
      }
    if isOptional { bytes = bytes.with(1000, 1) }
    return empty.with(1, name).with(3, bytes)
  }

  /// Returns a model of the kind with a number.
  public static func model(
    _ inputs: [WireBytes], _ outputs: [WireBytes], predicted: String? = nil, probabilities: String? = nil,
    kind: Int, _ body: WireBytes
  ) -> WireBytes {
    var description = WireBytes().with(1, messages: inputs).with(10, messages: outputs)
    if let predicted { description = description.with(11, predicted) }
    if let probabilities { description = description.with(12, probabilities) }
    description = description.with(100, WireBytes().with(1, "A test").with(3, "Somebody"))
    return WireBytes().with(1, 1).with(2, description).with(kind, body)
  }

  /// Returns a model that tells how long to sleep: the sum of a 10,000th of the time to wake up, 3,600 times the sleep in
  /// hours and 800 times the cups of coffee, all in seconds, and 400.
  public static var sleepCalculator: WireBytes {
    let inputs = [feature("wake", .double), feature("estimatedSleep", .double), feature("coffee", .int64)]
    let output = feature("actualSleep", .double)
    let vector = feature("all", .array(3))
    let columns = ["wake", "estimatedSleep", "coffee"].map { WireBytes().with(1, $0).with(2, 1) }
    let vectorizer = model(inputs, [vector], kind: 602, WireBytes().with(1, messages: columns))
    let weights = WireBytes().with(1, WireBytes().with(1, packed: [0.0001, 3600, 800])).with(2, packed: [400])
    let linear = model([vector], [output], predicted: "actualSleep", kind: 300, weights)
    let pipeline = WireBytes().with(1, messages: [vectorizer, linear])
    return model(inputs, [output], predicted: "actualSleep", kind: 201, WireBytes().with(1, pipeline))
  }
}
