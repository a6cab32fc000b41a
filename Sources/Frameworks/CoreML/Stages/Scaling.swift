import Foundation
import MLModelFile

/// Adds to numbers, and then multiplies them.
struct Scaler: ModelStage {
  private let interface: MLModelFile.Interface
  private let shifts: [Double]
  private let scales: [Double]

  init(_ file: MLModelFile) throws {
    interface = file.interface
    (shifts, scales) = (try file.parameters.doubles(1), try file.parameters.doubles(2))
  }

  func outputs(for inputs: [String: MLFeatureValue]) throws -> [String: MLFeatureValue] {
    let numbers = try interface.vector(of: inputs)
    guard [0, 1, numbers.count].contains(shifts.count), [0, 1, numbers.count].contains(scales.count) else {
      throw MLModelError(.featureType, "The model scales another number of elements than \(numbers.count).")
    }
    func factor(_ values: [Double], _ place: Int, _ none: Double) -> Double {
      values.isEmpty ? none : values.count == 1 ? values[0] : values[place]
    }
    return try interface.output(
      numbers.enumerated().map { place, number in factor(scales, place, 1) * (number + factor(shifts, place, 0)) })
  }
}

/// Divides numbers by their largest one, by the sum of their sizes, or by their length.
struct Normalizer: ModelStage {
  private let interface: MLModelFile.Interface
  private let norm: Int64

  init(_ file: MLModelFile) throws {
    interface = file.interface
    norm = try file.parameters.integer(1) ?? 0
    guard (0...2).contains(norm) else { throw MLModelError.damaged("it does not say how it normalizes") }
  }

  func outputs(for inputs: [String: MLFeatureValue]) throws -> [String: MLFeatureValue] {
    let numbers = try interface.vector(of: inputs)
    let divisor =
      switch norm {
      case 0: numbers.max() ?? 0
      case 1: numbers.reduce(0) { $0 + abs($1) }
      default: numbers.reduce(0) { $0 + $1 * $1 }.squareRoot()
      }
    return try interface.output(divisor == 0 ? numbers : numbers.map { $0 / divisor })
  }
}

/// Takes elements out of an array.
struct ArrayFeatureExtractor: ModelStage {
  private let interface: MLModelFile.Interface
  private let places: [Int]

  init(_ file: MLModelFile) throws {
    interface = file.interface
    places = try file.parameters.integers(1).map { Int(clamping: $0) }
  }

  func outputs(for inputs: [String: MLFeatureValue]) throws -> [String: MLFeatureValue] {
    let numbers = try interface.vector(of: inputs)
    guard places.allSatisfy(numbers.indices.contains) else {
      throw MLModelError(.featureType, "The model takes elements that an array of \(numbers.count) does not have.")
    }
    return try interface.output(places.map { numbers[$0] })
  }
}

/// Replaces values that are missing: those that are not there, and without a value to be replaced also those that are
/// not numbers (guess).
struct Imputer: ModelStage {
  private let interface: MLModelFile.Interface
  private let numbers: [Double]
  private let text: String?
  private let entries: [(key: AnyHashableKey, value: Double)]
  private let replaced: Replaced

  private enum Replaced: Sendable {
    case missing
    case number(Double)
    case text(String)
  }

  /// A key of a dictionary, which can be sent.
  private enum AnyHashableKey: Sendable {
    case text(String)
    case integer(Int64)

    var value: AnyHashable {
      switch self {
      case .text(let text): AnyHashable(text)
      case .integer(let integer): AnyHashable(integer)
      }
    }
  }

  init(_ file: MLModelFile) throws {
    interface = file.interface
    let message = file.parameters
    let single = try message.double(1) ?? message.integer(2).map(Double.init)
    let several = try (message.message(4)?.doubles(1) ?? []) + (message.message(5)?.integers(1).map(Double.init) ?? [])
    numbers = several.isEmpty ? [single].compactMap(\.self) : several
    text = try message.string(3)
    let texts = try message.message(6)?.messages(1) ?? []
    let integers = try message.message(7)?.messages(1) ?? []
    entries =
      try texts.map { (.text(try $0.string(1) ?? ""), try $0.double(2) ?? 0) }
      + integers.map { (.integer(try $0.integer(1) ?? 0), try $0.double(2) ?? 0) }
    if let number = try message.double(11) ?? message.integer(12).map(Double.init) {
      replaced = .number(number)
    } else if let text = try message.string(13) {
      replaced = .text(text)
    } else {
      replaced = .missing
    }
  }

  private func isMissing(_ number: Double) -> Bool {
    if case .number(let replaced) = replaced { return replaced.isNaN ? number.isNaN : number == replaced }
    return number.isNaN
  }

  func outputs(for inputs: [String: MLFeatureValue]) throws -> [String: MLFeatureValue] {
    let value = try interface.onlyValue(of: inputs)
    if let text {
      guard case .string(let present)? = value?.content else {
        return try interface.output(MLFeatureValue(string: text))
      }
      if case .text(let replaced) = replaced, replaced == present {
        return try interface.output(MLFeatureValue(string: text))
      }
      return try interface.output(MLFeatureValue(string: present))
    }
    if !entries.isEmpty {
      var pairs = value?.dictionaryValue ?? [:]
      for (key, number) in entries where pairs[key.value].map({ isMissing($0.doubleValue) }) ?? true {
        pairs[key.value] = NSNumber(value: number)
      }
      return try interface.output(MLFeatureValue(dictionary: pairs))
    }
    guard let value else { return try interface.output(numbers) }
    guard let present = value.numbers, !numbers.isEmpty, [1, present.count].contains(numbers.count) else {
      throw MLModelError(.featureType, "The model replaces other values than \(value).")
    }
    return try interface.output(
      present.enumerated().map { place, number in
        isMissing(number) ? numbers[numbers.count == 1 ? 0 : place] : number
      })
  }
}
