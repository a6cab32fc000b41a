extension ChartModel {
  /// Draws all marks. The boxes are those of the model, or interpolated towards them.
  func draw(_ context: inout GraphicsContext, _ size: CGSize, _ boxes: [Double], isMirrored: Bool) {
    if isMirrored {
      context.translateBy(x: size.width, y: 0)
      context.scaleBy(x: -1, y: 1)
    }
    for item in items {
      guard let first = item.indices.first else { continue }
      let look = marks[first].look
      var layer = context
      layer.opacity *= look.opacity
      if let shadow = look.shadow {
        layer.addFilter(.shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y))
      }
      if look.blur > 0 { layer.addFilter(.blur(radius: look.blur)) }
      for clip in look.clips { layer.clip(to: clip(CGRect(origin: .zero, size: size))) }
      if let mask = masks[first] {
        layer.clipToLayer { mask.draw(&$0, size, mask.boxes, isMirrored: false) }
      }
      draw(item, &layer, size, boxes)
    }
  }

  private func draw(_ item: Item, _ context: inout GraphicsContext, _ size: CGSize, _ boxes: [Double]) {
    let index = item.indices[0]
    let mark = marks[index]
    let shading = GraphicsContext.Shading.style(style(of: mark))
    switch item.kind {
    case .bar, .rectangle:
      guard let rect = rect(of: index, boxes, size), rect.width > 0, rect.height > 0 else { return }
      let radius = min(mark.look.cornerRadius ?? 0, rect.width / 2, rect.height / 2)
      fill(radius > 0 ? Path(roundedRect: rect, cornerRadius: radius) : Path(rect), of: mark, &context, size, shading)
    case .rule:
      guard let rect = rect(of: index, boxes, size) else { return }
      let line = Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      }
      stroke(line, of: mark, &context, size, shading, width: 1)
    case .sector:
      let path = sector(index, boxes, size)
      let radii = radii(of: mark, size)
      let radius = min(mark.look.cornerRadius ?? 0, (radii.outer - radii.inner) / 2)
      guard radius > 0 else { return fill(path, of: mark, &context, size, shading) }
      // Corners are rounded with a smaller shape that has a rounded outline.
      fill(path.rounded(by: radius), of: mark, &context, size, shading)
    case .point: drawSymbol(of: index, &context, size, boxes, ofLine: false)
    case .line, .area:
      if let function = mark.function {
        draw(function, of: mark, &context, size, shading)
      } else if item.kind == .line {
        drawLine(item, &context, size, boxes, shading)
      } else {
        drawArea(item, &context, size, boxes, shading)
      }
    }
  }

  private func drawLine(
    _ item: Item, _ context: inout GraphicsContext, _ size: CGSize, _ boxes: [Double],
    _ shading: GraphicsContext.Shading
  ) {
    let mark = marks[item.indices[0]]
    let points = item.indices.compactMap { rect(of: $0, boxes, size)?.origin }
    guard let first = points.first else { return }
    let line = Path { path in
      path.move(to: first)
      (mark.look.interpolation ?? .linear).add(points, to: &path)
    }
    stroke(line, of: mark, &context, size, shading, width: 2)
    for index in item.indices where marks[index].look.symbol != nil {
      drawSymbol(of: index, &context, size, boxes, ofLine: true)
    }
  }

  private func drawArea(
    _ item: Item, _ context: inout GraphicsContext, _ size: CGSize, _ boxes: [Double],
    _ shading: GraphicsContext.Shading
  ) {
    let mark = marks[item.indices[0]]
    let method = mark.look.interpolation ?? .linear
    let isVertical = mark.isVertical
    // The two edges, from the lower and the upper values.
    var starts: [CGPoint] = []
    var ends: [CGPoint] = []
    for index in item.indices where boxes.count >= 4 * index + 4 {
      let left = pointX(boxes[4 * index], size)
      let bottom = pointY(boxes[4 * index + 2], size)
      guard left.isFinite, bottom.isFinite else { continue }
      starts.append(CGPoint(x: left, y: bottom))
      ends.append(
        isVertical
          ? CGPoint(x: left, y: pointY(boxes[4 * index + 3], size))
          : CGPoint(x: pointX(boxes[4 * index + 1], size), y: bottom))
    }
    guard let first = ends.first, let last = starts.last else { return }
    let area = Path { path in
      path.move(to: first)
      method.add(ends, to: &path)
      path.addLine(to: last)
      method.reversed.add(starts.reversed(), to: &path)
      path.closeSubpath()
    }
    fill(area, of: mark, &context, size, shading)
  }

  func fill(
    _ path: Path, of mark: Mark, _ context: inout GraphicsContext, _ size: CGSize, _ shading: GraphicsContext.Shading
  ) {
    guard mark.look.alignsWithPlot == true else { return context.fill(path, with: shading) }
    context.drawLayer { layer in
      layer.clip(to: path)
      layer.fill(Path(CGRect(origin: .zero, size: size)), with: shading)
    }
  }

  func stroke(
    _ path: Path, of mark: Mark, _ context: inout GraphicsContext, _ size: CGSize, _ shading: GraphicsContext.Shading,
    width: CGFloat
  ) {
    let style = lineStyle(of: mark, width: width)
    guard mark.look.alignsWithPlot == true else { return context.stroke(path, with: shading, style: style) }
    fill(path.strokedPath(style), of: mark, &context, size, shading)
  }

  func lineStyle(of mark: Mark, width: CGFloat) -> StrokeStyle {
    switch mark.look.line {
    case .style(let style): style
    case .by(let value): lines.visual(for: value.lower) ?? StrokeStyle(lineWidth: width, lineJoin: .round)
    case nil: StrokeStyle(lineWidth: width, lineJoin: .round)
    }
  }

  /// Returns the size of a symbol; by default it covers 36 square points (guess).
  func symbolSize(of mark: Mark) -> CGSize {
    switch mark.look.symbolSize {
    case .size(let size): return size
    case .by(let value):
      let side = max(0, symbolArea(of: value.lower)).squareRoot()
      return CGSize(width: side, height: side)
    case nil: return CGSize(width: 6, height: 6)
    }
  }

  /// Returns the area of the symbol that stands for a value, in square points.
  func symbolArea(of datum: _Datum) -> CGFloat {
    if let area = sizes.mapped(datum) { return area }
    let ends = sizes.ends ?? (16, 400)
    return ends.0 + (ends.1 - ends.0) * sizes.part(datum)
  }

  private func drawSymbol(
    of index: Int, _ context: inout GraphicsContext, _ size: CGSize, _ boxes: [Double], ofLine: Bool
  ) {
    let mark = marks[index]
    guard let rect = rect(of: index, boxes, size) else { return }
    let shape: any ChartSymbolShape
    switch mark.look.symbol {
    case .view: return
    case .shape(let given): shape = given
    case .by(let value): shape = symbols.visual(for: value.lower) ?? AnyChartSymbolShape(.circle)
    case nil: shape = BasicChartSymbolShape.circle
    }
    let extent = symbolSize(of: mark)
    let bounds = CGRect(
      x: rect.midX - extent.width / 2, y: rect.midY - extent.height / 2, width: extent.width, height: extent.height)
    context.fill(shape.path(in: bounds), with: .style(style(of: mark)))
  }
}

nonisolated extension InterpolationMethod {
  /// The same line drawn in reverse.
  var reversed: InterpolationMethod {
    switch kind {
    case .stepStart: .stepEnd
    case .stepEnd: .stepStart
    default: self
    }
  }
}

nonisolated extension Path {
  /// Returns the shape with rounded corners: the area that a disc inside covers.
  func rounded(by radius: CGFloat) -> Path {
    let outline = strokedPath(StrokeStyle(lineWidth: 2 * radius))
    let inner = subtracting(outline)
    guard !inner.isEmpty else { return self }
    return inner.union(inner.strokedPath(StrokeStyle(lineWidth: 2 * radius, lineCap: .round, lineJoin: .round)))
  }
}
