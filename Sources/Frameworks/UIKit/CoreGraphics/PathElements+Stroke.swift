import DisplayList
import Foundation

extension PathElements {
  /// Returns the outline of the stroke: filled with the nonzero winding rule it looks like the stroke.
  ///
  /// It consists of overlapping pieces, one for each straight segment, join and end, all in the same direction.
  package func strokedPath(_ stroke: Stroke, miterLimit: CGFloat) -> PathElements {
    let outline = StrokeOutline(style: stroke, miterLimit: miterLimit)
    guard stroke.width > 0, stroke.width.isFinite else { return outline.path.elements }
    for line in dashedLines(stroke, tolerance: 0.05) { outline.add(line.points, isClosed: line.isClosed) }
    return outline.path.elements
  }

  /// Returns the dashes of the path, as lines.
  func dashedPath(_ stroke: Stroke) -> PathElements {
    let path = CGMutablePath()
    for line in dashedLines(stroke, tolerance: 0.05) {
      path.addLines(between: line.points)
      if line.isClosed { path.closeSubpath() }
    }
    return path.elements
  }

  private func dashedLines(_ stroke: Stroke, tolerance: CGFloat) -> [StrokeOutline.Line] {
    figures.flatMap { figure -> [StrokeOutline.Line] in
      var points: [CGPoint] = []
      for segment in figure.segments {
        if points.isEmpty { points.append(segment.start) }
        let count = segment.pieceCount(tolerance: tolerance)
        for piece in 1...count {
          let point = segment.point(at: CGFloat(piece) / CGFloat(count))
          if point != points[points.count - 1] { points.append(point) }
        }
      }
      return StrokeOutline.dashed(points, isClosed: figure.isClosed, stroke)
    }
  }
}

/// The pieces of a stroke's outline.
private struct StrokeOutline {
  let style: Stroke
  let miterLimit: CGFloat
  let path = CGMutablePath()
  private var half: CGFloat { style.width / 2 }

  init(style: Stroke, miterLimit: CGFloat) { (self.style, self.miterLimit) = (style, miterLimit) }

  typealias Line = (points: [CGPoint], isClosed: Bool)

  static func dashed(_ points: [CGPoint], isClosed: Bool, _ style: Stroke) -> [Line] {
    let dash = style.dash.map { max(0, $0) }
    let period = dash.reduce(0, +)
    guard period > 1e-3, period.isFinite, style.dashPhase.isFinite, points.count > 1 else {
      return [(points, isClosed)]
    }
    var (index, left) = (0, style.dashPhase.truncatingRemainder(dividingBy: period * 2))
    if left < 0 { left += period * 2 }
    while left >= dash[index % dash.count] {
      left -= dash[index % dash.count]
      index += 1
    }
    left = dash[index % dash.count] - left
    var lines: [Line] = []
    var line: [CGPoint] = index % 2 == 0 ? [points[0]] : []
    for (start, end) in zip(points, points.dropFirst()) {
      let length = hypot(end.x - start.x, end.y - start.y)
      var done: CGFloat = 0
      while length - done > left, lines.count < 100_000 {
        done += left
        let part = done / length
        let point = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        if index % 2 == 0 {
          lines.append((line + [point], false))
          line = []
        } else {
          line = [point]
        }
        index += 1
        left = dash[index % dash.count]
      }
      left -= length - done
      if index % 2 == 0 { line.append(end) }
    }
    if line.count > 1 { lines.append((line, false)) }
    return lines
  }

  func add(_ points: [CGPoint], isClosed: Bool) {
    let isRing = isClosed && points.count > 2
    for (start, end) in zip(points, points.dropFirst()) {
      let side = side(from: start, to: end)
      addPiece([start + side, end + side, end - side, start - side])
    }
    for index in points.indices.dropFirst().dropLast() { join(points[index - 1], points[index], points[index + 1]) }
    guard points.count > 1 else { return }
    if isRing {
      join(points[points.count - 2], points[0], points[1])
    } else {
      cap(at: points[0], from: points[1])
      cap(at: points[points.count - 1], from: points[points.count - 2])
    }
  }

  /// Returns half the line's width, perpendicular to it.
  private func side(from start: CGPoint, to end: CGPoint) -> CGPoint {
    let length = hypot(end.x - start.x, end.y - start.y)
    return length > 0
      ? CGPoint(x: -(end.y - start.y) / length * half, y: (end.x - start.x) / length * half) : .zero
  }

  private func cap(at end: CGPoint, from before: CGPoint) {
    let side = side(from: before, to: end)
    let ahead = CGPoint(x: side.y, y: -side.x)
    switch style.cap {
    case .butt: break
    case .round: path.addEllipse(in: CGRect(x: end.x - half, y: end.y - half, width: 2 * half, height: 2 * half))
    case .square: addPiece([end + side, end + side + ahead, end - side + ahead, end - side])
    }
  }

  private func join(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint) {
    var (first, second) = (side(from: before, to: corner), side(from: corner, to: after))
    let turn = first.x * second.y - first.y * second.x
    guard abs(turn) > 1e-9 * half * half else { return }
    if style.join == .round {
      return path.addEllipse(in: CGRect(x: corner.x - half, y: corner.y - half, width: 2 * half, height: 2 * half))
    }
    // The outer side of the corner.
    if turn > 0 { (first, second) = (.zero - first, .zero - second) }
    var piece = [corner, corner + first, corner + second]
    let middle = first + second
    let square = middle.x * middle.x + middle.y * middle.y
    if style.join == .miter, square > 0 {
      // The tip is half the width divided by the cosine of half the turning angle away.
      let factor = 2 * half * half / square
      let reach = factor * square.squareRoot()
      if reach <= miterLimit * half {
        piece.insert(CGPoint(x: corner.x + middle.x * factor, y: corner.y + middle.y * factor), at: 2)
      }
    }
    addPiece(piece)
  }

  /// Adds a piece; all have the same direction, so that overlaps leave no gaps.
  private func addPiece(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) { area += a.x * b.y - a.y * b.x }
    path.addLines(between: area < 0 ? points.reversed() : points)
    path.closeSubpath()
  }
}

private func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
private func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
