import DisplayList
import Foundation

/// A control beside a row's content in edit mode.
@MainActor
final class ListEditControl: RenderNode, Activatable {
  enum Kind: Equatable {
    /// Shows whether the row is selected.
    case choice
    /// Reveals the delete button.
    case remove
    /// The handle by which a finger moves the row.
    case handle
  }

  let kind: Kind
  private weak var row: ListRowRender?
  /// Whether the row is selected.
  var isOn = false {
    didSet { if isOn != oldValue { setNeedsPaint() } }
  }
  /// How far it has appeared, from 0 to 1.
  var progress = 1.0 {
    didSet { if progress != oldValue { setNeedsPaint() } }
  }
  private lazy var press = PressRecognizer(
    node: self, setPressed: { _ in }, action: { [weak self] in self?.accessibilityActivate() })
  private lazy var grip: ListReorderRecognizer? = row.map { ListReorderRecognizer(row: $0, on: self, delay: nil) }

  /// Points: the diameter of a circle, its distance from the content's original start, and the space it takes from the
  /// content.
  static let diameter: CGFloat = 22
  static let distance: CGFloat = 1
  static let room: CGFloat = 40

  init(_ kind: Kind, row: ListRowRender) {
    self.kind = kind
    self.row = row
    super.init(owner: row.owner)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  /// The centre of the drawing, in points from the end of the row at which it is.
  var inset: CGFloat = 0 {
    didSet { if inset != oldValue { setNeedsPaint() } }
  }

  override var hasFragment: Bool { true }
  override var effects: Fragment.Effects { Fragment.Effects(opacity: min(max(progress, 0), 1)) }

  private func paint(_ color: Color) -> Paint {
    .color(color._resolve(in: environment.shapeStyleContext).displayColor)
  }

  override func draw(into canvas: inout Drawing) {
    let isAtLeft = (kind != .handle) != (environment.layoutDirection == .rightToLeft)
    let middle = CGPoint(x: isAtLeft ? inset : size.width - inset, y: size.height / 2)
    let circle = CGRect(origin: middle, size: .zero).insetBy(dx: -Self.diameter / 2, dy: -Self.diameter / 2)
    func bar(_ width: CGFloat, _ height: CGFloat, _ y: CGFloat) -> Outline {
      .roundedRect(
        CGRect(x: middle.x - width / 2, y: middle.y + y - height / 2, width: width, height: height),
        radii: CornerRadii(height / 2), style: .circular)
    }
    switch kind {
    case .remove:
      canvas.append(.fill(.ellipse(circle), paint(.red)))
      canvas.append(.fill(bar(11, 2, 0), paint(.white)))
    case .choice where isOn:
      let tint = environment.tint ?? AnyShapeStyle(Color.accentColor)
      let color = tint._resolve(in: environment.shapeStyleContext).displayColor
      canvas.append(.fill(.ellipse(circle), .color(color)))
      let check = PathElements([
        .move(CGPoint(x: circle.minX + 6, y: circle.minY + 11.5)),
        .line(CGPoint(x: circle.minX + 9.5, y: circle.minY + 15)),
        .line(CGPoint(x: circle.minX + 16, y: circle.minY + 7.5)),
      ])
      canvas.append(
        .stroke(.path(check, evenOdd: false), paint(.white), Stroke(width: 2, cap: .round, join: .round)))
    case .choice:
      canvas.append(
        .stroke(
          .ellipse(circle.insetBy(dx: 0.75, dy: 0.75)), paint(Color(uiColor: .tertiaryLabel)), Stroke(width: 1.5)))
    case .handle:
      for y: CGFloat in [-5.5, 0, 5.5] {
        canvas.append(.fill(bar(20, 2, y), paint(Color(uiColor: .tertiaryLabel))))
      }
    }
  }

  // MARK: Touches

  /// Selection works on the whole row.
  override func isHit(_ point: CGPoint) -> Bool { kind != .choice && CGRect(origin: .zero, size: size).contains(point) }

  override func addRecognizers(to recognizers: inout [GestureRecognizer]) {
    switch kind {
    case .choice: return
    case .remove: recognizers.append(press)
    case .handle: if let grip { recognizers.append(grip) }
    }
  }

  // MARK: Accessibility

  var isActivatable: Bool { kind == .remove }
  override func accessibilityActivate() { if kind == .remove { row?.openDeletion() } }

  /// The names are those of UIKit's controls, from memory.
  override func accessibilityElements() -> [AccessibilityElement] {
    switch kind {
    case .choice: return []
    case .remove: return [AccessibilityElement(node: self, role: .button, label: "Remove")]
    case .handle:
      var handle = AccessibilityElement(node: self, role: .button, label: "Reorder")
      handle.actions = row?.moveActions ?? []
      return [handle]
    }
  }
}
