import DisplayList
import Foundation

// The symbols of keys without text.
extension KeyRender {
  /// An arrow upwards: filled while shift is on, with a bar below while caps lock is.
  func drawShift(into canvas: inout Drawing, _ color: DisplayColor) {
    let arrow = path([(0, -9), (9, 0), (4.5, 0), (4.5, 7), (-4.5, 7), (-4.5, 0), (-9, 0)])
    switch runtime.textInput.keyboard.shift {
    case .off: canvas.append(.stroke(arrow, .color(color), Stroke(width: 1.5, join: .round)))
    case .once: canvas.append(.fill(arrow, .color(color)))
    case .locked:
      canvas.append(.fill(arrow, .color(color)))
      canvas.append(.fill(path([(-4.5, 9), (4.5, 9), (4.5, 11), (-4.5, 11)]), .color(color)))
    }
  }

  /// A backspace symbol: a tag that points to the left, with a cross in it.
  func drawDelete(into canvas: inout Drawing, _ color: DisplayColor) {
    let stroke = Stroke(width: 1.5, cap: .round, join: .round)
    canvas.append(.stroke(path([(-11, 0), (-4, -8), (11, -8), (11, 8), (-4, 8)]), .color(color), stroke))
    canvas.append(.stroke(path([(0, -3.5), (7, 3.5)], isClosed: false), .color(color), stroke))
    canvas.append(.stroke(path([(0, 3.5), (7, -3.5)], isClosed: false), .color(color), stroke))
  }

  /// Returns lines through points around the key's middle.
  private func path(_ points: [(CGFloat, CGFloat)], isClosed: Bool = true) -> Outline {
    var elements: [PathElements.Element] = []
    for (x, y) in points {
      let point = CGPoint(x: size.width / 2 + x, y: size.height / 2 + y)
      elements.append(elements.isEmpty ? .move(point) : .line(point))
    }
    if isClosed { elements.append(.close) }
    return .path(PathElements(elements), evenOdd: false)
  }

  /// A circle with a meridian and the equator.
  func drawGlobe(into canvas: inout Drawing, _ color: DisplayColor) {
    let stroke = Stroke(width: 1.5, cap: .round, join: .round)
    for width in [22, 10] as [CGFloat] {
      canvas.append(.stroke(.ellipse(around(width: width, height: 22)), .color(color), stroke))
    }
    canvas.append(.stroke(path([(-11, 0), (11, 0)], isClosed: false), .color(color), stroke))
    canvas.append(.stroke(path([(-9.3, -5.5), (9.3, -5.5)], isClosed: false), .color(color), stroke))
    canvas.append(.stroke(path([(-9.3, 5.5), (9.3, 5.5)], isClosed: false), .color(color), stroke))
  }

  /// A capsule in an arc on a stand.
  func drawMicrophone(into canvas: inout Drawing, _ color: DisplayColor) {
    let stroke = Stroke(width: 1.5, cap: .round, join: .round)
    let head = CGRect(x: size.width / 2 - 3.5, y: size.height / 2 - 11, width: 7, height: 14)
    canvas.append(.fill(.roundedRect(head, radii: CornerRadii(3.5), style: .circular), .color(color)))
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    if let arc = Arc(center: middle, radius: 6.5, start: 0, delta: .pi) {
      var elements = PathElements([.move(arc.start)])
      for curve in arc.curves {
        elements.append(.curve(curve.end, control1: curve.control1, control2: curve.control2))
      }
      canvas.append(.stroke(.path(elements, evenOdd: false), .color(color), stroke))
    }
    canvas.append(.stroke(path([(0, 6.5), (0, 11)], isClosed: false), .color(color), stroke))
    canvas.append(.stroke(path([(-4, 11), (4, 11)], isClosed: false), .color(color), stroke))
  }

  /// A smiling face.
  func drawSmile(into canvas: inout Drawing, _ color: DisplayColor) {
    let stroke = Stroke(width: 1.5, cap: .round, join: .round)
    canvas.append(.stroke(.ellipse(around(width: 22, height: 22)), .color(color), stroke))
    for x in [-4, 4] as [CGFloat] {
      let eye = CGRect(x: size.width / 2 + x - 1.3, y: size.height / 2 - 5, width: 2.6, height: 4)
      canvas.append(.fill(.ellipse(eye), .color(color)))
    }
    let mouth = CGPoint(x: size.width / 2, y: size.height / 2 + 1)
    guard let arc = Arc(center: mouth, radius: 5.5, start: .pi * 0.1, delta: .pi * 0.8) else { return }
    var elements = PathElements([.move(arc.start)])
    for curve in arc.curves {
      elements.append(.curve(curve.end, control1: curve.control1, control2: curve.control2))
    }
    canvas.append(.stroke(.path(elements, evenOdd: false), .color(color), stroke))
  }

  /// The line between two predictions.
  func drawSeparator(into canvas: inout Drawing, _ color: DisplayColor) {
    let line = CGRect(x: 0, y: size.height / 2 - 12, width: 1, height: 24)
    canvas.append(.fill(.rect(line), .color(color.opacity(0.2))))
  }

  private func around(width: CGFloat, height: CGFloat) -> CGRect {
    CGRect(x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
  }
}
