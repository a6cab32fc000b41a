import Foundation
import MLModelFile

/// The vectors of a support vector machine, and how like an input each of them is.
struct SupportVectors: Sendable {
  private enum Kernel: Sendable {
    case linear
    case radial(gamma: Double)
    case polynomial(gamma: Double, offset: Double, degree: Int)
    case sigmoid(gamma: Double, offset: Double)
  }

  private let kernel: Kernel
  private let vectors: [[(place: Int, value: Double)]]
  /// The length of dense vectors; nil for sparse ones.
  private let length: Int?

  var count: Int { vectors.count }

  /// Reads the kernel of the first field, and the vectors of others.
  init(_ message: WireMessage, sparse: Int, dense: Int) throws {
    kernel = try Self.kernel(message.message(1))
    if let dense = try message.message(dense) {
      let rows = try dense.messages(1).map { try $0.doubles(1) }
      guard Set(rows.map(\.count)).count <= 1 else { throw MLModelError.damaged("its vectors have different lengths") }
      length = rows.first?.count
      vectors = rows.map { $0.enumerated().map { ($0, $1) } }
    } else {
      length = nil
      vectors =
        try message.message(sparse)?.messages(1).map { row in
          try row.messages(1).map { node in
            let place = try node.integer(1) ?? 0
            // Counted from 1.
            guard place >= 1 else { throw MLModelError.damaged("a vector has an element before its first one") }
            return (Int(place) - 1, try node.double(2) ?? 0)
          }
        } ?? []
    }
  }

  private static func kernel(_ message: WireMessage?) throws -> Kernel {
    if let radial = try message?.message(2) { return .radial(gamma: try radial.double(1) ?? 0) }
    if let power = try message?.message(3) {
      return .polynomial(
        gamma: try power.double(3) ?? 0, offset: try power.double(2) ?? 0,
        degree: Int(clamping: try power.integer(1) ?? 0))
    }
    if let sigmoid = try message?.message(4) {
      return .sigmoid(gamma: try sigmoid.double(1) ?? 0, offset: try sigmoid.double(2) ?? 0)
    }
    return .linear
  }

  /// Returns the kernel's value for each vector.
  /// - Throws: `MLModelError` for an input of another length.
  func likeness(of input: [Double]) throws -> [Double] {
    if let length, length != input.count {
      throw MLModelError(.featureType, "The model takes \(length) numbers instead of \(input.count).")
    }
    let square = input.reduce(0) { $0 + $1 * $1 }
    return vectors.map { vector in
      var (product, distance) = (0.0, square)
      for (place, value) in vector {
        let other = place < input.count ? input[place] : 0
        product += value * other
        distance += (value - other) * (value - other) - other * other
      }
      return switch kernel {
      case .linear: product
      case .radial(let gamma): exp(-gamma * distance)
      case .polynomial(let gamma, let offset, let degree): pow(gamma * product + offset, Double(degree))
      case .sigmoid(let gamma, let offset): tanh(gamma * product + offset)
      }
    }
  }
}

/// A support vector machine whose result is a number.
struct SupportVectorRegressor: ModelStage {
  private let interface: MLModelFile.Interface
  private let vectors: SupportVectors
  private let coefficients: [Double]
  private let rho: Double

  init(_ file: MLModelFile) throws {
    interface = file.interface
    vectors = try SupportVectors(file.parameters, sparse: 2, dense: 3)
    coefficients = try file.parameters.message(4)?.doubles(1) ?? []
    rho = try file.parameters.double(5) ?? 0
    guard coefficients.count == vectors.count else {
      throw MLModelError.damaged("it has \(vectors.count) vectors and \(coefficients.count) coefficients")
    }
  }

  func outputs(for inputs: [String: MLFeatureValue]) throws -> [String: MLFeatureValue] {
    let likeness = try vectors.likeness(of: interface.vector(of: inputs))
    return try interface.output([zip(coefficients, likeness).reduce(-rho) { $0 + $1.0 * $1.1 }])
  }
}
