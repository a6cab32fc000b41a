/// A function that a chart draws, and where.
nonisolated struct PlottedFunction: Sendable {
  enum Curve {
    /// For x both edges of an area, or twice the place of a line.
    case graph(@Sendable (Double) -> (Double, Double))
    /// For a parameter a place.
    case parametric(@Sendable (Double) -> (x: Double, y: Double))
  }

  /// One value of the function.
  struct Sample {
    var x: Double
    var start: Double
    var end: Double

    var isDefined: Bool { x.isFinite && start.isFinite && end.isFinite }
  }

  let curve: Curve
  /// Of x, or of the parameter; nil for all of the x axis.
  let domain: ClosedRange<Double>?
  let x: Text
  /// The name of the value, or those of both edges.
  let y: [Text]

  /// The x axis of a chart that nothing else says anything of: guess.
  static let usualDomain = -10.0...10.0
  /// How many values the range of the y axis is found from: guess.
  static let rangeCount = 200
  /// More values than this are not asked for, however large a plot is.
  private static let mostCount = 10_000
  /// How often the part between a value and none is halved to find where the function begins.
  private static let edgeSteps = 20

  /// The value at a parameter, which is x for a graph.
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

  /// The pieces of the curve: it ends where the function has no finite value, and begins again where it has one.
  /// - Parameters:
  ///   - count: how many parts there are. It is made even, so that the middle is asked for.
  ///   - parameter: the parameter at each part of the range, from 0 to 1.
  func pieces(count: Int, parameter: (Double) -> Double) -> [[Sample]] {
    let count = min(max(2, count + count % 2), Self.mostCount)
    var places = (0...count).map { parameter(Double($0) / Double(count)) }
    // What is not defined at zero, as 1 / x, is not to be missed by a hair.
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

  /// The last value on the way from a parameter that has one to one that has none; nil where it runs away, as at a pole.
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
