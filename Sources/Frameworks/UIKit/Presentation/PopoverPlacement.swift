import Foundation

/// The place of a popover beside its anchor.
struct PopoverPlacement: Equatable {
  /// The card, without the arrow.
  private(set) var frame: CGRect
  /// The arrow's direction; empty for no arrow.
  let direction: UIPopoverArrowDirection
  /// The tip of the arrow; without an arrow, the centre of the anchor.
  let tip: CGPoint

  /// The arrow's base and height, and the corner radius, in points; from memory of iOS 17 (guess).
  static let arrow = CGSize(width: 26, height: 13)
  static let radius: CGFloat = 13

  /// Places the popover below its anchor if it fits, else above, at the right or at the left; else where there is most
  /// space.
  init(
    of wanted: CGSize, at anchor: CGRect, in area: CGRect, permitted: UIPopoverArrowDirection,
    preferred: UIPopoverArrowDirection?
  ) {
    func room(_ direction: UIPopoverArrowDirection) -> CGSize {
      switch direction {
      case .up: CGSize(width: area.width, height: area.maxY - anchor.maxY - Self.arrow.height)
      case .down: CGSize(width: area.width, height: anchor.minY - Self.arrow.height - area.minY)
      case .left: CGSize(width: area.maxX - anchor.maxX - Self.arrow.height, height: area.height)
      case .right: CGSize(width: anchor.minX - Self.arrow.height - area.minX, height: area.height)
      default: area.size
      }
    }
    func fitting(_ direction: UIPopoverArrowDirection) -> CGSize {
      let room = room(direction)
      return CGSize(width: max(0, min(wanted.width, room.width)), height: max(0, min(wanted.height, room.height)))
    }
    let all: [UIPopoverArrowDirection] = (preferred.map { [$0] } ?? []) + [.up, .down, .left, .right]
    let candidates = all.filter { permitted.contains($0) }
    let chosen =
      candidates.first { fitting($0) == wanted }
      ?? candidates.max { one, other in
        let (a, b) = (fitting(one), fitting(other))
        return a.width * a.height < b.width * b.height
      } ?? []
    direction = chosen
    let size = fitting(chosen)
    // The anchor may itself be outside the area, under a keyboard for instance.
    let across = min(max(anchor.midX - size.width / 2, area.minX), area.maxX - size.width)
    let along = min(max(anchor.midY - size.height / 2, area.minY), area.maxY - size.height)
    let inset = Self.radius + Self.arrow.width / 2
    let origin: CGPoint
    switch chosen {
    case .up: origin = CGPoint(x: across, y: anchor.maxY + Self.arrow.height)
    case .down: origin = CGPoint(x: across, y: min(anchor.minY - Self.arrow.height, area.maxY) - size.height)
    case .left: origin = CGPoint(x: anchor.maxX + Self.arrow.height, y: along)
    case .right: origin = CGPoint(x: anchor.minX - Self.arrow.height - size.width, y: along)
    default: origin = CGPoint(x: across, y: along)
    }
    frame = CGRect(origin: origin, size: size)
    let x = min(max(anchor.midX, frame.minX + inset), max(frame.maxX - inset, frame.minX + inset))
    let y = min(max(anchor.midY, frame.minY + inset), max(frame.maxY - inset, frame.minY + inset))
    tip =
      switch chosen {
      case .up: CGPoint(x: x, y: frame.minY - Self.arrow.height)
      case .down: CGPoint(x: x, y: frame.maxY + Self.arrow.height)
      case .left: CGPoint(x: frame.minX - Self.arrow.height, y: y)
      case .right: CGPoint(x: frame.maxX + Self.arrow.height, y: y)
      default: CGPoint(x: anchor.midX, y: anchor.midY)
      }
    self.wanted = wanted
  }

  private let wanted: CGSize

  /// Grows the popover to its preferred size, although it covers the anchor.
  mutating func grow(in area: CGRect) {
    let size = CGSize(width: min(wanted.width, area.width), height: min(wanted.height, area.height))
    guard size != frame.size else { return }
    let (x, y) = (frame.midX - size.width / 2, frame.midY - size.height / 2)
    frame = CGRect(
      x: min(max(x, area.minX), area.maxX - size.width), y: min(max(y, area.minY), area.maxY - size.height),
      width: size.width, height: size.height)
  }

  /// The outline of card and arrow.
  var outline: UIBezierPath {
    let path = UIBezierPath(roundedRect: frame, cornerRadius: Self.radius)
    guard !direction.isEmpty else { return path }
    let (half, height) = (Self.arrow.width / 2, Self.arrow.height)
    /// Returns the point at a distance from the arrow's middle along the edge, and outwards.
    func point(_ along: CGFloat, _ outwards: CGFloat) -> CGPoint {
      switch direction {
      case .up: CGPoint(x: tip.x + along, y: tip.y + height - outwards)
      case .down: CGPoint(x: tip.x - along, y: tip.y - height + outwards)
      case .left: CGPoint(x: tip.x + height - outwards, y: tip.y - along)
      default: CGPoint(x: tip.x - height + outwards, y: tip.y + along)
      }
    }
    let arrow = UIBezierPath()
    arrow.move(to: point(-half, -1))
    arrow.addLine(to: point(-half, 0))
    arrow.addCurve(to: point(0, height), controlPoint1: point(-half / 2, 0), controlPoint2: point(-half / 3, height))
    arrow.addCurve(to: point(half, 0), controlPoint1: point(half / 3, height), controlPoint2: point(half / 2, 0))
    arrow.addLine(to: point(half, -1))
    arrow.close()
    path.append(arrow)
    return path
  }
}

/// Draws a popover's background and its shadow.
@MainActor
final class PopoverGround: UIView {
  /// The popover's place, in the superview's coordinates.
  var placement: PopoverPlacement? {
    didSet {
      guard let placement, placement != oldValue else { return }
      let height = PopoverPlacement.arrow.height
      frame = placement.frame.insetBy(dx: -height, dy: -height)
      setNeedsDisplay()
    }
  }
  var color = UIColor.systemBackground { didSet { if color != oldValue { setNeedsDisplay() } } }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    // The same as for menus.
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 24
    layer.shadowOffset = CGSize(width: 0, height: 8)
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let placement else { return }
    let outline = placement.outline
    outline.apply(CGAffineTransform(translationX: -frame.minX, y: -frame.minY))
    color.setFill()
    outline.fill()
  }
}
