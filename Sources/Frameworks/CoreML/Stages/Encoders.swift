import Foundation
import MLModelFile

/// Puts inputs into one array. A dictionary is an array of which most elements are 0.
struct FeatureVectorizer: ModelStage {
  private let interface: MLModelFile.Interface
  private let columns: [(name: String, count: Int)]

  /// The most elements of an array.
  private static let most = 1 << 24

  init(_ file: MLModelFile) throws {
    interface = file.interface
    columns = try file.parameters.messages(1).map {
      (try $0.string(1) ?? "", Int(clamping: try $0.integer(2) ?? 0))
    }
    let count = columns.reduce(0) { $0.addingReportingOverflow($1.count).partialValue }
    guard columns.allSatisfy({ (1...Self.most).contains($0.count) }), count <= Self.most else {
      throw MLModelError.damaged("a column has an impossible number of elements")
    }
  }

  func outputs(for inputs: [String: MLFeatureValue]) throws -> [String: MLFeatureValue] {
    var vector: [Double] = []
    for column in columns {
      let numbers = try numbers(of: inputs[column.name], column.count)
      guard numbers.count == column.count else {
        throw MLModelError(
          .featureType, "The input \(column.name) has \(numbers.count) elements instead of \(column.count).")
      }
      vector += numbers
    }
    return try interface.output(vector)
  }

  private func numbers(of value: MLFeatureValue?, _ count: Int) throws -> [Double] {
    guard let value else { return Array(repeating: .nan, count: count) }
    if let numbers = value.numbers { return numbers }
    guard case .dictionary(let pairs) = value.content else {
      throw MLModelError(.featureType, "A value of the type \(value.type) cannot be a part of an array of numbers.")
    }
    var numbers = Array(repeating: 0.0, count: count)
    for (key, number) in pairs {
      guard let index = key.base as? Int64, index >= 0, index < count else {
        throw MLModelError(.featureType, "The key \(key) of a dictionary is not one of \(count) elements.")
      }
      numbers[Int(index)] = number.doubleValue
    }
    return numbers
  }
}

/// Texts or integers, each of which stands for its place.
struct Categories: Sendable {
  private let places: [AnyCategory: Int]
  let count: Int

  private enum AnyCategory: Hashable {
    case text(String)
    case integer(Int64)
  }

  /// Reads the texts of the first field and the integers of the second one.
  init(_ message: WireMessage) throws {
    let texts = try message.message(1)?.strings(1).map(AnyCategory.text) ?? []
    let categories = try texts + (message.message(2)?.integers(1).map(AnyCategory.integer) ?? [])
    count = categories.count
    places = Dictionary(categories.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  func place(of key: Any) -> Int? {
    switch key {
    case let text as String: places[.text(text)]
    case let integer as Int64: places[.integer(integer)]
    default: nil
    }
  }
}

/// Makes an array, or a dictionary with integers as keys, of a dictionary.
struct DictVectorizer: ModelStage {
  private let interface: MLModelFile.Interface
  private let categories: Categories

  init(_ file: MLModelFile) throws {
    interface = file.interface
    categories = try Categories(file.parameters)
  }

  func outputs(for inputs: [String: MLFeatureValue]) throws -> [String: MLFeatureValue] {
    var numbers = Array(repeating: 0.0, count: categories.count)
    for (key, number) in try interface.onlyValue(of: inputs)?.dictionaryValue ?? [:] {
      guard let place = categories.place(of: key.base) else {
        throw MLModelError(.generic, "The model does not know the key \(key).")
      }
      numbers[place] = number.doubleValue
    }
    return try interface.output(numbers)
  }
}

/// Makes an array, or a dictionary, of zeros with a one at the place of a category.
struct OneHotEncoder: ModelStage {
  private let interface: MLModelFile.Interface
  private let categories: Categories
  private let ignoresUnknown: Bool

  init(_ file: MLModelFile) throws {
    interface = file.interface
    categories = try Categories(file.parameters)
    ignoresUnknown = try file.parameters.integer(11) == 1
  }

  func outputs(for inputs: [String: MLFeatureValue]) throws -> [String: MLFeatureValue] {
    let value = try interface.onlyValue(of: inputs)
    let place: Int? =
      switch value?.content {
      case .string(let text): categories.place(of: text)
      case .int64(let integer): categories.place(of: integer)
      default: nil
      }
    var numbers = Array(repeating: 0.0, count: categories.count)
    if let place {
      numbers[place] = 1
    } else if !ignoresUnknown {
      throw MLModelError(.generic, "The model does not know the category \(value?.description ?? "that is missing").")
    }
    return try interface.output(numbers)
  }
}

/// Makes integers of texts, or texts of integers.
struct CategoricalMapping: ModelStage {
  private let interface: MLModelFile.Interface
  private let integers: [String: Int64]
  private let texts: [Int64: String]
  private let otherText: String?
  private let otherInteger: Int64?

  init(_ file: MLModelFile) throws {
    interface = file.interface
    let message = file.parameters
    let toIntegers = try message.message(1)?.messages(1) ?? []
    let toTexts = try message.message(2)?.messages(1) ?? []
    integers = Dictionary(try toIntegers.map { (try $0.string(1) ?? "", try $0.integer(2) ?? 0) }) { $1 }
    texts = Dictionary(try toTexts.map { (try $0.integer(1) ?? 0, try $0.string(2) ?? "") }) { $1 }
    (otherText, otherInteger) = (try message.string(101), try message.integer(102))
  }

  func outputs(for inputs: [String: MLFeatureValue]) throws -> [String: MLFeatureValue] {
    let value = try interface.onlyValue(of: inputs)
    switch value?.content {
    case .string(let text):
      if let integer = integers[text] ?? otherInteger { return try interface.output(MLFeatureValue(int64: integer)) }
    case .int64(let integer):
      if let text = texts[integer] ?? otherText { return try interface.output(MLFeatureValue(string: text)) }
    default: break
    }
    throw MLModelError(.generic, "The model does not know the category \(value?.description ?? "that is missing").")
  }
}
