import Foundation
import ScrollworkUIKit

/// A ruler on a canvas. One finger moves it, two rotate it.
@MainActor
final class RulerView: UIView {
  private static let size = CGSize(width: 1200, height: 64)
  /// The distance from the ruler within which strokes follow its edge, in points.
  private static let reach: CGFloat = 24
  private var angle: CGFloat = -.pi / 4
  private let pan = UIPanGestureRecognizer()
  private let turn = UIRotationGestureRecognizer()

  override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    backgroundColor = .systemGray3.withAlphaComponent(0.6)
    layer.borderWidth = 0.5
    layer.borderColor = UIColor.separator.cgColor
    isAccessibilityElement = true
    accessibilityLabel = "Ruler"
    transform = CGAffineTransform(rotationAngle: angle)
    pan.onAction = { [weak self] _ in self?.follow() }
    turn.onAction = { [weak self] _ in self?.follow() }
    turn.goesWithAll = true
    addGestureRecognizer(pan)
    addGestureRecognizer(turn)
  }

  required init?(coder: NSCoder) { nil }

  private func follow() {
    guard let superview else { return }
    let way = pan.translation(in: superview)
    if pan.state == .changed { center = CGPoint(x: center.x + way.x, y: center.y + way.y) }
    pan.setTranslation(.zero, in: superview)
    angle += turn.rotation
    turn.rotation = 0
    transform = CGAffineTransform(rotationAngle: angle)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setFillColor(UIColor.secondaryLabel.cgColor)
    for (index, x) in stride(from: CGFloat(0), to: rect.width, by: 8).enumerated() {
      let length: CGFloat = index.isMultiple(of: 10) ? 16 : index.isMultiple(of: 5) ? 12 : 7
      context.fill(CGRect(x: x, y: 0, width: 0.5, height: length))
      context.fill(CGRect(x: x, y: rect.height - length, width: 0.5, height: length))
    }
  }

  /// Returns a map of points to the edge close to a point; nil if none is close. All in the superview's coordinates.
  func edge(near point: CGPoint) -> ((CGPoint) -> CGPoint)? {
    let along = CGPoint(x: cos(angle), y: sin(angle))
    let across = CGPoint(x: -along.y, y: along.x)
    let distance = (point.x - center.x) * across.x + (point.y - center.y) * across.y
    let half = Self.size.height / 2
    guard abs(abs(distance) - half) <= Self.reach else { return nil }
    let start = CGPoint(
      x: center.x + across.x * (distance < 0 ? -half : half), y: center.y + across.y * (distance < 0 ? -half : half))
    return { point in
      let length = (point.x - start.x) * along.x + (point.y - start.y) * along.y
      return CGPoint(x: start.x + along.x * length, y: start.y + along.y * length)
    }
  }
}
