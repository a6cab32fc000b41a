/// A function that a chart draws, and its domain.
nonisolated struct PlottedFunction: Sendable {
  enum Curve {
    /// For x the two edges of an area, or twice the value of a line.
    case graph(@Sendable (Double) -> (Double, Double))
    /// For a parameter a point.
    case parametric(@Sendable (Double) -> (x: Double, y: Double))
  }

  /// A sample of the function.
  struct Sample {
    var x: Double
    var start: Double
    var end: Double

    var isDefined: Bool { x.isFinite && start.isFinite && end.isFinite }
  }

  let curve: Curve
  /// The domain of x, or of the parameter; nil for the whole x axis.
  let domain: ClosedRange<Double>?
  let x: Text
  /// The label of the value, or those of both edges.
  let y: [Text]

  /// The default domain of the x axis: guess.
  static let usualDomain = -10.0...10.0
  /// The number of samples that determine the range of the y axis: guess.
  static let rangeCount = 200
  /// The maximum number of samples, however large a plot is.
  private static let mostCount = 10_000
  /// The number of bisections to find where the function begins.
  private static let edgeSteps = 20

  /// Returns the sample at a parameter, which is x for a graph.
  func sample(_ parameter: Double) -> Sample {
    switch curve {
    case .graph(let function):
      let (start, end) = function(parameter)
      return Sample(x: parameter, start: start, end: end)
    case .parametric(let function):
      let (x, y) = function(parameter)
      return Sample(x: x, start: y, end: y)
    }
  }

  /// Returns the pieces of the curve: it ends where the function has no finite value, and resumes where it has one.
  /// - Parameters:
  ///   - count: the number of parts. It is made even, so that the middle is sampled.
  ///   - parameter: the parameter at each part of the range, from 0 to 1.
  func pieces(count: Int, parameter: (Double) -> Double) -> [[Sample]] {
    let count = min(max(2, count + count % 2), Self.mostCount)
    var places = (0...count).map { parameter(Double($0) / Double(count)) }
    // A function that is undefined at zero, such as 1 / x, must not be missed by a hair.
    if case .graph = curve, let index = places.firstIndex(where: { $0 >= 0 }), index > 0, places[index] > 0 {
      places.insert(0, at: index)
    }
    var pieces: [[Sample]] = []
    var piece: [Sample] = []
    var last: Double?
    for place in places {
      add(place, after: last, to: &piece, &pieces)
      last = place
    }
    if !piece.isEmpty { pieces.append(piece) }
    return pieces
  }

  private func add(_ place: Double, after last: Double?, to piece: inout [Sample], _ pieces: inout [[Sample]]) {
    let sample = sample(place)
    if sample.isDefined {
      if piece.isEmpty, let last, let edge = edge(from: place, towards: last) { piece.append(edge) }
      piece.append(sample)
    } else if !piece.isEmpty {
      if let last, let edge = edge(from: last, towards: place) { piece.append(edge) }
      pieces.append(piece)
      piece = []
    }
  }

  /// Returns the last sample on the way from a parameter with a value to one without; nil where it diverges, as at a
  /// pole.
  private func edge(from defined: Double, towards undefined: Double) -> Sample? {
    var (inside, outside) = (defined, undefined)
    var found: Sample?
    for _ in 0..<Self.edgeSteps {
      let middle = (inside + outside) / 2
      let sample = sample(middle)
      if sample.isDefined {
        inside = middle
        found = sample
      } else {
        outside = middle
      }
    }
    let near = sample(defined)
    guard let found, abs(found.start) <= 2 * abs(near.start), abs(found.end) <= 2 * abs(near.end) else { return nil }
    return found
  }
}
