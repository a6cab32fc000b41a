extension MLModelFile {
  /// The values that a model takes and gives.
  package struct Interface: Sendable {
    /// In the order of the file.
    package var inputs: [Feature] = []
    /// In the order of the file.
    package var outputs: [Feature] = []
    /// The output with a regressor's number or a classifier's label; nil for other models.
    package var predicted: String?
    /// The output with the probabilities of a classifier's labels.
    package var probabilities: String?

    init(_ description: WireMessage?) throws {
      guard let description else { return }
      // Programs may have functions, of which one is the default.
      let functions = try description.messages(20)
      if !functions.isEmpty {
        let name = try description.string(21)
        let function = try functions.first { try $0.string(1) == name } ?? functions[0]
        inputs = try function.messages(2).map(Feature.init)
        outputs = try function.messages(3).map(Feature.init)
        (predicted, probabilities) = (try function.string(4), try function.string(5))
      } else {
        inputs = try description.messages(1).map(Feature.init)
        outputs = try description.messages(10).map(Feature.init)
        (predicted, probabilities) = (try description.string(11), try description.string(12))
      }
      if predicted?.isEmpty == true { predicted = nil }
      if probabilities?.isEmpty == true { probabilities = nil }
    }
  }

  /// An input or an output.
  package struct Feature: Sendable {
    /// The type of a value.
    package enum Kind: Sendable, Equatable {
      case int64
      case double
      case string
      /// In pixels.
      case image(width: Int, height: Int)
      /// With the raw value of the type of its elements.
      case array(shape: [Int], element: Int)
      case dictionary(hasStringKeys: Bool)
      case sequence(isOfStrings: Bool)
      case unknown
    }

    package let name: String
    package let summary: String
    package let kind: Kind
    package let isOptional: Bool

    init(_ message: WireMessage) throws {
      name = try message.string(1) ?? ""
      summary = try message.string(2) ?? ""
      let type = try message.message(3)
      isOptional = try type?.integer(1000) == 1
      kind = try type.map(Self.kind) ?? .unknown
    }

    private static func kind(of type: WireMessage) throws -> Kind {
      switch type.numbers.last(where: { (1...8).contains($0) }) {
      case 1: return .int64
      case 2: return .double
      case 3: return .string
      case 4:
        let image = try type.message(4)
        return .image(width: Int(try image?.integer(1) ?? 0), height: Int(try image?.integer(2) ?? 0))
      case 5:
        let array = try type.message(5)
        return .array(shape: try array?.integers(1).map(Int.init) ?? [], element: Int(try array?.integer(2) ?? 0))
      case 6: return .dictionary(hasStringKeys: try type.message(6)?.numbers.contains(2) == true)
      case 7: return .sequence(isOfStrings: try type.message(7)?.numbers.contains(3) == true)
      default: return .unknown
      }
    }
  }
}
