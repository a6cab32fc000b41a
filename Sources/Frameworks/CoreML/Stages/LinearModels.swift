import Foundation
import MLModelFile

/// Sums of weighted inputs.
struct LinearSums: Sendable {
  private let weights: [[Double]]
  private let offsets: [Double]

  init(_ message: WireMessage) throws {
    weights = try message.messages(1).map { try $0.doubles(1) }
    offsets = try message.doubles(2)
    guard !weights.isEmpty, offsets.isEmpty || offsets.count == weights.count else {
      throw MLModelError.damaged("it has \(weights.count) rows of weights and \(offsets.count) offsets")
    }
  }

  var count: Int { weights.count }

  /// Returns the sums.
  /// - Throws: `MLModelError` for another number of inputs.
  func sums(of inputs: [Double]) throws -> [Double] {
    try weights.enumerated().map { place, row in
      guard row.count == inputs.count else {
        throw MLModelError(.featureType, "The model takes \(row.count) numbers instead of \(inputs.count).")
      }
      return zip(row, inputs).reduce(offsets.isEmpty ? 0 : offsets[place]) { $0 + $1.0 * $1.1 }
    }
  }
}

/// What turns sums into results.
enum Curve {
  static func logistic(_ number: Double) -> Double { 1 / (1 + exp(-number)) }
  static func probit(_ number: Double) -> Double { erfc(-number / 2.squareRoot()) / 2 }

  static func softMax(_ numbers: [Double]) -> [Double] {
    // The largest one is taken off, so that nothing overflows.
    let largest = numbers.max() ?? 0
    let powers = numbers.map { exp($0 - largest) }
    let sum = powers.reduce(0, +)
    return powers.map { $0 / sum }
  }
}

/// A linear model whose result is a number, or several.
struct LinearRegressor: ModelStage {
  private let interface: MLModelFile.Interface
  private let sums: LinearSums
  private let transform: Int64

  init(_ file: MLModelFile) throws {
    interface = file.interface
    sums = try LinearSums(file.parameters)
    transform = try file.parameters.integer(3) ?? 0
  }

  func outputs(for inputs: [String: MLFeatureValue]) throws -> [String: MLFeatureValue] {
    try interface.output(
      sums.sums(of: interface.vector(of: inputs)).map {
        switch transform {
        case 1: Curve.logistic($0)
        case 2: Curve.probit($0)
        default: $0
        }
      })
  }
}

/// A linear model whose result is a label.
struct LinearClassifier: ModelStage {
  private let interface: MLModelFile.Interface
  private let sums: LinearSums
  private let labels: ClassLabels
  private let isProbit: Bool
  private let isOneVersusRest: Bool

  init(_ file: MLModelFile) throws {
    interface = file.interface
    sums = try LinearSums(file.parameters)
    isProbit = try file.parameters.integer(3) == 1
    isOneVersusRest = try file.parameters.integer(4) == 1
    guard let labels = try ClassLabels(of: file), labels.count == sums.count || labels.count == sums.count + 1 else {
      throw MLModelError.damaged("it has not as many labels as weights")
    }
    self.labels = labels
  }

  func outputs(for inputs: [String: MLFeatureValue]) throws -> [String: MLFeatureValue] {
    let numbers = try sums.sums(of: interface.vector(of: inputs))
    return try labels.outputs(probabilities(numbers), interface)
  }

  private func probabilities(_ numbers: [Double]) -> [Double] {
    let curve = isProbit ? Curve.probit : Curve.logistic
    // Of two labels, one row of weights is enough: it is for the second one.
    if numbers.count == 1, labels.count == 2 {
      let second = curve(numbers[0])
      return [1 - second, second]
    }
    if isOneVersusRest {
      let each = numbers.map(curve)
      let sum = each.reduce(0, +)
      return sum > 0 ? each.map { $0 / sum } : each
    }
    // The first label is the reference, with a sum of 0.
    return Curve.softMax(numbers.count < labels.count ? [0] + numbers : numbers)
  }
}
