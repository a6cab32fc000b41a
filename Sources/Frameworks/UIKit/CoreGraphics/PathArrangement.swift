import DisplayList
import Foundation

/// The outlines of two paths, split where they meet, to find the outline of their combination.
///
/// Curves become lines at most a two-thousandth of the paths' extent away from them.
package struct PathArrangement {
  private struct Piece {
    var start: CGPoint
    var end: CGPoint

    func point(at t: CGFloat) -> CGPoint {
      CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
    }
  }

  private let first: [[Piece]]
  private let second: [[Piece]]
  /// The distance below which points are equal.
  private let grain: CGFloat
  private let eoFill: Bool

  package init(_ first: PathElements, _ second: PathElements, eoFill: Bool) {
    let bounds = first.boundingRect.union(second.boundingRect)
    let farthest = bounds.isNull ? 0 : max(abs(bounds.minX), abs(bounds.maxX), abs(bounds.minY), abs(bounds.maxY))
    // A path with invalid numbers yields nothing.
    let isPlaced = farthest < 1e9
    let extent = isPlaced && !bounds.isNull ? max(bounds.width, bounds.height, farthest * 1e-6, 1e-6) : 1
    self.eoFill = eoFill
    grain = extent * 1e-7
    func lines(of path: PathElements) -> [[Piece]] {
      guard isPlaced else { return [] }
      return path.figures.map { figure in
        figure.segments.flatMap { segment -> [Piece] in
          let count = segment.pieceCount(tolerance: extent / 2000)
          return (0..<count).map { index in
            Piece(
              start: segment.point(at: CGFloat(index) / CGFloat(count)),
              end: index + 1 == count ? segment.end : segment.point(at: CGFloat(index + 1) / CGFloat(count)))
          }
        }
      }
    }
    self.first = lines(of: first)
    self.second = lines(of: second)
  }

  /// Returns the area of points for which `isInside` is true, given whether they are inside the first and the second
  /// path.
  package func area(_ isInside: (Bool, Bool) -> Bool) -> PathElements {
    let (one, other) = (Self.closed(first), Self.closed(second))
    var pieces: [Piece] = []
    var known: Set<[Int]> = []
    for piece in cut(one + other, at: one + other) {
      let middle = piece.point(at: 0.5)
      let length = hypot(piece.end.x - piece.start.x, piece.end.y - piece.start.y)
      // Slightly beside the piece; y points downwards.
      let (dx, dy) = (
        (piece.end.y - piece.start.y) / length * grain * 10, (piece.start.x - piece.end.x) / length * grain * 10
      )
      func isCovered(_ point: CGPoint) -> Bool {
        isInside(contains(point, one, isEvenOdd: eoFill), contains(point, other, isEvenOdd: eoFill))
      }
      let isLeft = isCovered(CGPoint(x: middle.x + dx, y: middle.y + dy))
      guard isLeft != isCovered(CGPoint(x: middle.x - dx, y: middle.y - dy)) else { continue }
      let edge = isLeft ? piece : Piece(start: piece.end, end: piece.start)
      // Where both outlines coincide, one of them is enough.
      if known.insert(key(edge.start) + key(edge.end)).inserted { pieces.append(edge) }
    }
    return outline(of: pieces)
  }

  /// Returns the parts of the first path's line inside or outside the second path.
  package func line(isInside: Bool) -> PathElements {
    let area = Self.closed(second)
    var path = PathElements()
    var pen: CGPoint?
    for piece in first.flatMap({ cut($0, at: area) }) {
      guard contains(piece.point(at: 0.5), area, isEvenOdd: eoFill) == isInside else { continue }
      if pen != piece.start { path.append(.move(piece.start)) }
      path.append(.line(piece.end))
      pen = piece.end
    }
    return path
  }

  private static func closed(_ figures: [[Piece]]) -> [Piece] {
    figures.flatMap { figure -> [Piece] in
      guard let first = figure.first, let last = figure.last, last.end != first.start else { return figure }
      return figure + [Piece(start: last.end, end: first.start)]
    }
  }

  private func key(_ point: CGPoint) -> [Int] {
    [Int((point.x / grain / 4).rounded()), Int((point.y / grain / 4).rounded())]
  }

  private func contains(_ point: CGPoint, _ outline: [Piece], isEvenOdd: Bool) -> Bool {
    var winding = 0
    for piece in outline where (piece.start.y <= point.y) != (piece.end.y <= point.y) {
      let x =
        piece.start.x + (point.y - piece.start.y) / (piece.end.y - piece.start.y) * (piece.end.x - piece.start.x)
      if x > point.x { winding += piece.end.y > piece.start.y ? 1 : -1 }
    }
    return isEvenOdd ? !winding.isMultiple(of: 2) : winding != 0
  }

  /// Returns the pieces, each split where others cut it.
  private func cut(_ pieces: [Piece], at others: [Piece]) -> [Piece] {
    pieces.flatMap { piece -> [Piece] in
      let length = hypot(piece.end.x - piece.start.x, piece.end.y - piece.start.y)
      guard length > grain else { return [] }
      var places: [CGFloat] = [0, 1]
      for other in others { places += crossings(of: piece, with: other, length) }
      places.sort()
      var result: [Piece] = []
      var from: CGFloat = 0
      for place in places.dropFirst() where (place - from) * length > grain {
        let isLast = (1 - place) * length <= grain
        result.append(
          Piece(
            start: from == 0 ? piece.start : piece.point(at: from), end: isLast ? piece.end : piece.point(at: place)))
        from = place
        if isLast { break }
      }
      return result
    }
  }

  /// Returns where another piece meets a piece, from 0 to 1.
  private func crossings(of piece: Piece, with other: Piece, _ length: CGFloat) -> [CGFloat] {
    guard min(other.start.x, other.end.x) - grain <= max(piece.start.x, piece.end.x),
      min(piece.start.x, piece.end.x) - grain <= max(other.start.x, other.end.x),
      min(other.start.y, other.end.y) - grain <= max(piece.start.y, piece.end.y),
      min(piece.start.y, piece.end.y) - grain <= max(other.start.y, other.end.y)
    else { return [] }
    let along = (x: piece.end.x - piece.start.x, y: piece.end.y - piece.start.y)
    let way = (x: other.end.x - other.start.x, y: other.end.y - other.start.y)
    let between = (x: other.start.x - piece.start.x, y: other.start.y - piece.start.y)
    let cross = along.x * way.y - along.y * way.x
    let reach = hypot(way.x, way.y)
    guard abs(cross) > 1e-9 * length * reach else {
      // Parallel: the other's ends, if it lies on the same line.
      guard abs(along.x * between.y - along.y * between.x) <= grain * length else { return [] }
      return [other.start, other.end].map {
        (($0.x - piece.start.x) * along.x + ($0.y - piece.start.y) * along.y) / (length * length)
      }.filter { $0 > 0 && $0 < 1 }
    }
    let place = (between.x * way.y - between.y * way.x) / cross
    let otherPlace = (between.x * along.y - between.y * along.x) / cross
    guard place > 0, place < 1, otherPlace * reach >= -grain, (otherPlace - 1) * reach <= grain else { return [] }
    return [place]
  }

  /// Returns closed subpaths made of directed pieces.
  private func outline(of pieces: [Piece]) -> PathElements {
    var starts: [[Int]: [Int]] = [:]
    for (index, piece) in pieces.enumerated().reversed() { starts[key(piece.start), default: []].append(index) }
    var isUsed = Array(repeating: false, count: pieces.count)
    var path = PathElements()
    for index in pieces.indices where !isUsed[index] {
      var points: [CGPoint] = []
      var next: Int? = index
      while let current = next, !isUsed[current] {
        isUsed[current] = true
        points.append(pieces[current].start)
        let end = key(pieces[current].end)
        while let candidate = starts[end]?.last, isUsed[candidate] { starts[end]?.removeLast() }
        next = starts[end]?.last
      }
      points = withoutStraightCorners(points)
      guard points.count > 2 else { continue }
      path.append(.move(points[0]))
      for point in points.dropFirst() { path.append(.line(point)) }
      path.append(.close)
    }
    return path
  }

  private func withoutStraightCorners(_ points: [CGPoint]) -> [CGPoint] {
    points.indices.compactMap { index in
      let (before, point) = (points[(index + points.count - 1) % points.count], points[index])
      let after = points[(index + 1) % points.count]
      let bend = (point.x - before.x) * (after.y - point.y) - (point.y - before.y) * (after.x - point.x)
      let lengths = hypot(point.x - before.x, point.y - before.y) + hypot(after.x - point.x, after.y - point.y)
      return abs(bend) > grain * lengths ? point : nil
    }
  }
}
