extension ChartModel {
  /// Draws the graph of a function, which is evaluated once per point along the axis.
  func draw(
    _ function: PlottedFunction, of mark: Mark, _ context: inout GraphicsContext, _ size: CGSize,
    _ shading: GraphicsContext.Shading
  ) {
    // There are no numbers between categories.
    guard !x.isCategory, !y.isCategory else { return }
    for piece in pieces(of: function, size) {
      let offset = mark.look.offset
      let ends = piece.map {
        CGPoint(x: pointX(x.fraction($0.x), size) + offset.leading, y: edge($0.end, size) + offset.top)
      }
      guard let first = ends.first else { continue }
      if mark.kind == .line {
        let line = Path { path in
          path.move(to: first)
          for point in ends.dropFirst() { path.addLine(to: point) }
        }
        stroke(line, of: mark, &context, size, shading, width: 2)
        continue
      }
      let starts = piece.map {
        CGPoint(x: pointX(x.fraction($0.x), size) + offset.leading, y: edge($0.start, size) + offset.bottom)
      }
      let area = Path { path in
        path.move(to: first)
        for point in ends.dropFirst() + starts.reversed() { path.addLine(to: point) }
        path.closeSubpath()
      }
      fill(area, of: mark, &context, size, shading)
    }
  }

  /// Returns the distance from the top in points. A logarithmic scale has no zero for a baseline.
  private func edge(_ value: Double, _ size: CGSize) -> CGFloat {
    pointY(y.type.kind == .log && value <= 0 ? 0 : y.fraction(value), size)
  }

  private func pieces(of function: PlottedFunction, _ size: CGSize) -> [[PlottedFunction.Sample]] {
    guard case .graph = function.curve else {
      // A curve may reverse direction; twice around the plot is a guess.
      let domain = function.domain ?? PlottedFunction.usualDomain
      return function.pieces(count: Int(2 * (size.width + size.height))) {
        domain.lowerBound + (domain.upperBound - domain.lowerBound) * $0
      }
    }
    // Along the axis, so that a logarithmic one has samples everywhere.
    let low = x.type.transformed(function.domain?.lowerBound ?? min(x.first, x.last))
    let high = x.type.transformed(function.domain?.upperBound ?? max(x.first, x.last))
    let type = x.type
    let length = abs(pointX(x.fraction(type.restored(high)), size) - pointX(x.fraction(type.restored(low)), size))
    guard length.isFinite else { return [] }
    return function.pieces(count: Int(min(length.rounded(.up), 1e6))) { type.restored(low + (high - low) * $0) }
  }
}
