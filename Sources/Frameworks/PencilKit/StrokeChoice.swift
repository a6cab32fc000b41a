import Foundation
import ScrollworkUIKit

/// The strokes selected with a lasso, and the actions on them.
@MainActor
final class StrokeChoice {
  /// Their indexes in the drawing, in order.
  var strokes: [Int] = []
  var onDelete: @MainActor () -> Void = {}
  var onDuplicate: @MainActor () -> Void = {}

  private lazy var menu: UIStackView = {
    let made = UIStackView(arrangedSubviews: [
      button("Delete") { [weak self] in self?.onDelete() },
      button("Duplicate") { [weak self] in self?.onDuplicate() },
    ])
    made.distribution = .fillEqually
    made.backgroundColor = .secondarySystemBackground
    made.layer.cornerRadius = 10
    return made
  }()

  private func button(_ title: String, _ action: @escaping @MainActor () -> Void) -> UIButton {
    UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
  }

  /// Returns the bounds of the selection; nil if there is none.
  func box(in drawing: PKDrawing) -> CGRect? {
    let box = strokes.reduce(CGRect.null) { $0.union(drawing.strokes[$1].renderBounds) }
    return box.isNull ? nil : box.insetBy(dx: -6, dy: -6)
  }

  /// Returns whether a touch is on the buttons.
  func takes(_ touch: UITouch) -> Bool { menu.superview != nil && menu.bounds.contains(touch.location(in: menu)) }

  func showMenu(over box: CGRect?, on page: UIView) {
    guard let box else { return menu.removeFromSuperview() }
    let size = CGSize(width: 200, height: 36)
    let below = box.minY < size.height + 8
    menu.frame = CGRect(
      x: min(max(box.midX - size.width / 2, 8), max(page.bounds.width - size.width - 8, 8)),
      y: below ? box.maxY + 8 : box.minY - size.height - 8, width: size.width, height: size.height)
    if menu.superview !== page { page.addSubview(menu) }
  }

  // MARK: What becomes of it

  func moved(_ drawing: PKDrawing, by way: CGPoint) -> PKDrawing {
    var drawing = drawing
    for index in strokes {
      drawing.strokes[index].transform = drawing.strokes[index].transform.concatenating(
        CGAffineTransform(translationX: way.x, y: way.y))
    }
    return drawing
  }

  func removed(_ drawing: PKDrawing) -> PKDrawing {
    let gone = Set(strokes)
    return PKDrawing(strokes: drawing.strokes.enumerated().filter { !gone.contains($0.offset) }.map(\.element))
  }

  /// Returns the drawing with copies of the selection, offset to the lower right, in front.
  func duplicated(_ drawing: PKDrawing) -> PKDrawing {
    let copies = PKDrawing(strokes: strokes.map { drawing.strokes[$0] })
    return drawing.appending(copies.transformed(using: CGAffineTransform(translationX: 16, y: 16)))
  }

  /// Returns the strokes that are mostly inside a loop.
  static func strokes(of drawing: PKDrawing, inside loop: [CGPoint]) -> [Int] {
    guard loop.count > 2 else { return [] }
    let path = CGMutablePath()
    path.addLines(between: loop)
    path.closeSubpath()
    return drawing.strokes.indices.filter { index in
      let stroke = drawing.strokes[index]
      let places = stroke.path.interpolatedPoints(by: .parametricStep(0.5)).map {
        $0.location.applying(stroke.transform)
      }
      return !places.isEmpty && places.count { path.contains($0) } * 2 > places.count
    }
  }
}
