/// Handles the touches that select values: one finger selects a value, two fingers a range.
struct ChartTouches: View {
  let model: ChartModel

  var body: some View {
    let settings = model.settings
    let hasValues = settings.x.select != nil || settings.y.select != nil || settings.selectAngle != nil
    let hasRanges = settings.x.selectRange != nil || settings.y.selectRange != nil
    if hasValues || hasRanges {
      GeometryReader { geometry in
        let proxy = ChartProxy(model: model, plotSize: geometry.size, plotFrame: nil)
        let surface = Color.clear.contentShape(Rectangle())
        switch (hasValues, hasRanges) {
        case (true, false): surface.gesture(value(proxy))
        case (false, _): surface.gesture(ChartRangeGesture(proxy: proxy))
        case (true, true): surface.gesture(ChartRangeGesture(proxy: proxy)).simultaneousGesture(value(proxy))
        }
      }
    }
  }

  private func value(_ proxy: ChartProxy) -> some Gesture {
    let settings = model.settings
    return DragGesture(minimumDistance: 0).onChanged { drag in
      proxy.selectXValue(at: drag.location.x)
      proxy.selectYValue(at: drag.location.y)
      proxy.selectAngleValue(at: proxy.angle(at: drag.location))
    }.onEnded { _ in
      settings.x.select?(nil)
      settings.y.select?(nil)
      settings.selectAngle?(nil)
    }
  }
}

/// Selects the values between two fingers while they are down; that lifting one clears the selection is a guess.
private struct ChartRangeGesture: UIGestureRecognizerRepresentable {
  let proxy: ChartProxy

  func makeUIGestureRecognizer(context: Context) -> TwoFingerRecognizer { TwoFingerRecognizer() }

  func handleUIGestureRecognizerAction(_ recognizer: TwoFingerRecognizer, context: Context) {
    let settings = proxy.model?.settings
    switch recognizer.state {
    case .began, .changed:
      guard let places = recognizer.places else { return }
      let first = context.converter.convert(globalPoint: places.0)
      let last = context.converter.convert(globalPoint: places.1)
      proxy.selectXRange(from: first.x, to: last.x)
      proxy.selectYRange(from: first.y, to: last.y)
    default:
      settings?.x.selectRange?(nil)
      settings?.y.selectRange?(nil)
    }
  }
}

/// Recognizes two fingers, wherever they move.
private final class TwoFingerRecognizer: UIGestureRecognizer {
  private var fingers: [UITouch] = []

  /// The positions of the fingers on the screen, in points; nil unless there are two.
  var places: (CGPoint, CGPoint)? {
    fingers.count == 2 ? (fingers[0].location(in: nil), fingers[1].location(in: nil)) : nil
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where fingers.count < 2 { fingers.append(touch) }
    if fingers.count == 2, state == .possible { state = .began }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed { state = .changed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { leave(touches, .ended) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { leave(touches, .cancelled) }

  private func leave(_ touches: Set<UITouch>, _ end: UIGestureRecognizer.State) {
    fingers.removeAll { touches.contains($0) }
    if state == .began || state == .changed { state = end } else if fingers.isEmpty { state = .failed }
  }

  override func reset() {
    super.reset()
    fingers = []
  }
}
