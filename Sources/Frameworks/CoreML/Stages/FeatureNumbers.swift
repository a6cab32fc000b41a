import Foundation
import MLModelFile

extension MLFeatureValue {
  /// The numbers of an integer, a number or an array; nil for other types.
  var numbers: [Double]? {
    switch content {
    case .int64(let value): [Double(value)]
    case .double(let value): [value]
    case .array(let value): value.numbers
    default: nil
    }
  }
}

extension MLModelFile.Feature {
  /// Returns a value for an input. An integer is a number too (guess).
  /// - Throws: `MLModelError.featureType` for another type.
  func accepted(_ value: MLFeatureValue) throws -> MLFeatureValue {
    if case (.double, .int64(let integer)) = (kind, value.content) { return MLFeatureValue(double: Double(integer)) }
    guard type == .invalid || value.type == type else {
      throw MLModelError(.featureType, "The value of \(name) is of the type \(value.type) instead of \(type).")
    }
    return value
  }

  /// Returns numbers as a value of the feature's type.
  /// - Throws: `MLModelError` if they do not fit.
  func value(of numbers: [Double]) throws -> MLFeatureValue {
    switch kind {
    case .array(let shape, let element):
      let type = MLMultiArrayDataType(rawValue: element) ?? .double
      // A shape of several dimensions applies where it has as many elements.
      let count = shape.reduce(1) { $0.multipliedReportingOverflow(by: $1).partialValue }
      let fits = !shape.isEmpty && shape.allSatisfy { $0 > 0 } && count == numbers.count
      return MLFeatureValue(
        multiArray: try MLMultiArray(numbers, shape: fits ? shape : [numbers.count], dataType: type))
    case .dictionary(hasStringKeys: false):
      let pairs = numbers.enumerated().filter { $0.element != 0 }
      return try MLFeatureValue(
        dictionary: Dictionary(
          uniqueKeysWithValues: pairs.map { (AnyHashable(Int64($0.offset)), NSNumber(value: $0.element)) }))
    case .double where numbers.count == 1: return MLFeatureValue(double: numbers[0])
    case .int64 where numbers.count == 1:
      guard let integer = Int64(exactly: numbers[0]) else {
        throw MLModelError(.generic, "The output \(name) is an integer, but its value is \(numbers[0]).")
      }
      return MLFeatureValue(int64: integer)
    default: throw MLModelError.damaged("its output \(name) is not of a type for \(numbers.count) numbers")
    }
  }
}

extension MLModelFile.Interface {
  /// Returns the numbers of all inputs, one after the other. Missing ones are not numbers.
  /// - Throws: `MLModelError.featureType` for an input of another type.
  func vector(of values: [String: MLFeatureValue]) throws -> [Double] {
    var vector: [Double] = []
    for feature in inputs {
      guard let value = values[feature.name] else {
        guard case .array(let shape, _) = feature.kind else {
          vector.append(.nan)
          continue
        }
        let array = try MLMultiArray(shape: shape.map { NSNumber(value: $0) }, dataType: .double)
        vector += Array(repeating: .nan, count: array.count)
        continue
      }
      guard let numbers = value.numbers else {
        throw MLModelError(.featureType, "The value of \(feature.name) is not a number or an array of numbers.")
      }
      vector += numbers
    }
    return vector
  }

  /// Returns the value of the only input; nil if it is missing.
  /// - Throws: `MLModelError` if the model has no input.
  func onlyValue(of values: [String: MLFeatureValue]) throws -> MLFeatureValue? {
    guard let input = inputs.first else { throw MLModelError.damaged("it has no input") }
    return values[input.name]
  }

  /// Returns the only output with its value.
  /// - Throws: `MLModelError` if the model has no output, or the numbers do not fit.
  func output(_ numbers: [Double]) throws -> [String: MLFeatureValue] {
    let name = predicted
    guard let output = outputs.first(where: { $0.name == name }) ?? outputs.first else {
      throw MLModelError.damaged("it has no output")
    }
    return [output.name: try output.value(of: numbers)]
  }

  /// Returns the only output with its value.
  /// - Throws: `MLModelError` if the model has no output.
  func output(_ value: MLFeatureValue) throws -> [String: MLFeatureValue] {
    guard let output = outputs.first else { throw MLModelError.damaged("it has no output") }
    return [output.name: value]
  }
}

/// The labels of a classifier.
struct ClassLabels: Sendable {
  private let texts: [String]
  private let integers: [Int64]

  /// Reads the labels of a classifier, or of the last one of a pipeline; nil for other models.
  /// - Throws: `MLModelError` or `WireMessage.Problem` for a damaged model.
  init?(of file: MLModelFile) throws {
    if file.kind == .pipelineClassifier {
      let labels = try file.models().reversed().lazy.compactMap { try? ClassLabels(of: $0) }.first
      guard let labels else { return nil }
      self = labels
      return
    }
    switch file.kind {
    case .glmClassifier, .treeEnsembleClassifier, .supportVectorClassifier, .neuralNetworkClassifier:
      texts = try file.parameters.message(100)?.strings(1) ?? []
      integers = try file.parameters.message(101)?.integers(1) ?? []
    default: return nil
    }
  }

  var count: Int { max(texts.count, integers.count) }
  var values: [Any] { texts.isEmpty ? integers : texts }

  /// Returns a classifier's outputs: the most probable label, the first one of several, and the probabilities.
  /// - Throws: `MLModelError` if there are not as many probabilities as labels.
  func outputs(_ probabilities: [Double], _ interface: MLModelFile.Interface) throws -> [String: MLFeatureValue] {
    guard count > 0, probabilities.count == count else {
      throw MLModelError.damaged("it has \(count) labels and \(probabilities.count) probabilities")
    }
    var best = 0
    for place in probabilities.indices where probabilities[place] > probabilities[best] { best = place }
    var outputs: [String: MLFeatureValue] = [:]
    if let name = interface.predicted ?? interface.outputs.first?.name {
      outputs[name] = texts.isEmpty ? MLFeatureValue(int64: integers[best]) : MLFeatureValue(string: texts[best])
    }
    if let name = interface.probabilities {
      let keys = texts.isEmpty ? integers.map { AnyHashable($0) } : texts.map { AnyHashable($0) }
      let pairs = zip(keys, probabilities.map { NSNumber(value: $0) })
      outputs[name] = try MLFeatureValue(dictionary: Dictionary(pairs) { $1 })
    }
    return outputs
  }
}
