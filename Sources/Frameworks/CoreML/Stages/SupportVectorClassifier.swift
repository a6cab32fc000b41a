import Foundation
import MLModelFile

/// A support vector machine whose result is a label: each two labels are compared.
///
/// Without the parameters of probabilities, the shares of the comparisons that a label won stand in for them (guess).
struct SupportVectorClassifier: ModelStage {
  private let interface: MLModelFile.Interface
  private let vectors: SupportVectors
  private let labels: ClassLabels
  /// The vectors of each label.
  private let ranges: [Range<Int>]
  private let coefficients: [[Double]]
  private let rho: [Double]
  /// The slopes and offsets of the curves from results to probabilities, one for each pair; none without probabilities.
  private let curves: [(slope: Double, offset: Double)]

  init(_ file: MLModelFile) throws {
    let message = file.parameters
    interface = file.interface
    vectors = try SupportVectors(message, sparse: 3, dense: 4)
    coefficients = try message.messages(5).map { try $0.doubles(1) }
    rho = try message.doubles(6)
    curves = Array(zip(try message.doubles(7), try message.doubles(8))).map { ($0, $1) }
    var ranges: [Range<Int>] = []
    for count in try message.integers(2) {
      let start = ranges.last?.upperBound ?? 0
      guard count >= 0, count <= vectors.count - start else { throw MLModelError.damaged("it lacks support vectors") }
      ranges.append(start..<start + Int(count))
    }
    self.ranges = ranges
    guard let labels = try ClassLabels(of: file), labels.count >= 2, ranges.count == labels.count else {
      throw MLModelError.damaged("it has not as many labels as groups of vectors")
    }
    self.labels = labels
    let pairs = labels.count * (labels.count - 1) / 2
    let count = vectors.count
    guard ranges.last?.upperBound == count, coefficients.count == labels.count - 1,
      coefficients.allSatisfy({ $0.count == count }), rho.count == pairs, curves.isEmpty || curves.count == pairs
    else { throw MLModelError.damaged("its coefficients do not fit its vectors") }
  }

  func outputs(for inputs: [String: MLFeatureValue]) throws -> [String: MLFeatureValue] {
    let likeness = try vectors.likeness(of: interface.vector(of: inputs))
    let count = labels.count
    var wins = Array(repeating: 0.0, count: count)
    // The probability that it is the first of two labels, by both.
    var first = Array(repeating: Array(repeating: 0.0, count: count), count: count)
    var pair = 0
    for one in 0..<count {
      for other in one + 1..<count {
        var result = -rho[pair]
        for place in ranges[one] { result += coefficients[other - 1][place] * likeness[place] }
        for place in ranges[other] { result += coefficients[one][place] * likeness[place] }
        wins[result > 0 ? one : other] += 1
        if !curves.isEmpty {
          let probability = Curve.logistic(-(curves[pair].slope * result + curves[pair].offset))
          first[one][other] = min(max(probability, 1e-7), 1 - 1e-7)
          first[other][one] = 1 - first[one][other]
        }
        pair += 1
      }
    }
    return try labels.outputs(curves.isEmpty ? wins.map { $0 / Double(pair) } : Self.coupled(first), interface)
  }

  /// Returns the probabilities that contradict those of the pairs least: the second approach of Wu, Lin and Weng,
  /// "Probability Estimates for Multi-class Classification by Pairwise Coupling" (2004), which libsvm takes too.
  private static func coupled(_ first: [[Double]]) -> [Double] {
    let count = first.count
    if count == 2 { return [first[0][1], first[1][0]] }
    var matrix = Array(repeating: Array(repeating: 0.0, count: count), count: count)
    for row in 0..<count {
      for column in 0..<count where column != row {
        matrix[row][row] += first[column][row] * first[column][row]
        matrix[row][column] = -first[column][row] * first[row][column]
      }
    }
    var shares = Array(repeating: 1 / Double(count), count: count)
    for _ in 0..<max(100, count) {
      let products = matrix.map { row in zip(row, shares).reduce(0) { $0 + $1.0 * $1.1 } }
      let whole = zip(products, shares).reduce(0) { $0 + $1.0 * $1.1 }
      if products.allSatisfy({ abs($0 - whole) < 0.005 / Double(count) }) { break }
      for row in 0..<count {
        let products = matrix.map { row in zip(row, shares).reduce(0) { $0 + $1.0 * $1.1 } }
        let whole = zip(products, shares).reduce(0) { $0 + $1.0 * $1.1 }
        shares[row] += (whole - products[row]) / matrix[row][row]
        let sum = shares.reduce(0, +)
        shares = shares.map { $0 / sum }
      }
    }
    return shares
  }
}
