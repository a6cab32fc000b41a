/// The marks of a chart.
nonisolated struct PlotView: View, Animatable {
  let model: ChartModel
  private var boxes: BoxVector
  @Environment(\.layoutDirection) private var layoutDirection

  @MainActor init(model: ChartModel) {
    self.model = model
    boxes = BoxVector(model.boxes)
  }

  var animatableData: BoxVector {
    get { boxes }
    set { boxes = newValue }
  }

  @MainActor var body: some View {
    let boxes = boxes.values(like: model.boxes)
    let isMirrored = layoutDirection == .rightToLeft && !model.isPie
    Canvas { context, size in model.draw(&context, size, boxes, isMirrored: isMirrored) }
      .accessibilityChildren { MarkElements(model: model) }
      .overlay { MarkAnnotations(model: model, boxes: boxes) }
      .overlay { ChartTouches(model: model) }
      .anchorPreference(key: ChartPlotKey.self, value: .bounds) { ChartPlot(model: model, frame: $0) }
  }
}

/// Numbers that animate together.
nonisolated struct BoxVector: VectorArithmetic {
  /// The first is the count of the others, so that a change in the number of marks is noticed.
  private var values: [Double]

  init(_ boxes: [Double]) { values = [Double(boxes.count)] + boxes }

  /// Returns the values for interpolation with others; the target values where the number of marks changed.
  func values(like others: [Double]) -> [Double] {
    guard values.count == others.count + 1, values[0] == Double(others.count) else { return others }
    return Array(values.dropFirst())
  }

  static var zero: BoxVector {
    var zero = BoxVector([])
    zero.values = []
    return zero
  }

  private static func joined(_ a: BoxVector, _ b: BoxVector, _ operation: (Double, Double) -> Double) -> BoxVector {
    var result = a.values.count >= b.values.count ? a : b
    for index in result.values.indices {
      result.values[index] = operation(
        index < a.values.count ? a.values[index] : 0, index < b.values.count ? b.values[index] : 0)
    }
    return result
  }

  static func + (a: BoxVector, b: BoxVector) -> BoxVector { joined(a, b, +) }
  static func - (a: BoxVector, b: BoxVector) -> BoxVector { joined(a, b, -) }

  mutating func scale(by factor: Double) {
    for index in values.indices { values[index] *= factor }
  }

  var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}

/// The annotations of marks, and views as symbols.
private struct MarkAnnotations: View {
  let model: ChartModel
  let boxes: [Double]

  private struct Item: Identifiable {
    let id: String
    let mark: Int
    let annotation: MarkAnnotation
  }

  private var items: [Item] {
    var items: [Item] = []
    for (index, mark) in model.marks.enumerated() {
      if case .view(let view) = mark.look.symbol, mark.kind == .point || mark.kind == .line {
        let symbol = MarkAnnotation(
          position: .overlay, alignment: .center, spacing: 0, overflow: .automatic, content: { _ in view })
        items.append(Item(id: "\(index)", mark: index, annotation: symbol))
      }
      for (number, annotation) in mark.look.annotations.enumerated() {
        items.append(Item(id: "\(index).\(number)", mark: index, annotation: annotation))
      }
    }
    return items
  }

  var body: some View {
    let items = items
    if !items.isEmpty {
      GeometryReader { geometry in
        let size = geometry.size
        MarkLayout { size in
          items.map { MarkLayout.Place(rect: model.place(of: $0.mark, boxes, size), annotation: $0.annotation) }
        }.callAsFunction {
          ForEach(items) { item in
            item.annotation.content(AnnotationContext(targetSize: model.place(of: item.mark, boxes, size).size))
          }
        }
      }
    }
  }
}

extension ChartModel {
  /// Returns the rectangle that annotations are beside.
  func place(of index: Int, _ boxes: [Double], _ size: CGSize) -> CGRect {
    guard marks[index].kind == .sector else {
      guard let rect = rect(of: index, boxes, size) else {
        return CGRect(x: -100_000, y: -100_000, width: 0, height: 0)
      }
      guard marks[index].kind == .point else { return rect }
      let extent = symbolSize(of: marks[index])
      return rect.insetBy(dx: -extent.width / 2, dy: -extent.height / 2)
    }
    let (center, _) = circle(size)
    let (inner, outer) = radii(of: marks[index], size)
    let middle = .pi * (boxes[4 * index] + boxes[4 * index + 1]) - .pi / 2
    let radius = (inner + outer) / 2
    let side = outer - inner
    return CGRect(
      x: center.x + cos(middle) * radius - side / 2, y: center.y + sin(middle) * radius - side / 2, width: side,
      height: side)
  }
}
