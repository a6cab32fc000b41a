import DisplayList
import Foundation
import ScrollworkUIKit

/// UIKit's activity indicator: eight spokes that light up in turn, once around in a second.
nonisolated struct Spinner: View, PrimitiveView {
  /// Nil for the tint, or grey if none is set.
  let tint: Color?

  @MainActor static func _makeNode(_ view: Spinner, _ inputs: _NodeInputs) -> _ViewNode<Spinner> {
    SpinnerNode(view, inputs)
  }
  @MainActor static var _leafCount: Int? { 1 }
}

@MainActor
private final class SpinnerNode: _ViewNode<Spinner> {
  private lazy var render = SpinnerRender(view.tint, owner: self)

  override var ownLeaf: RenderNode? { render }
  override func viewDidChange(from old: Spinner) { render.tint = view.tint }
  override func environmentDidChange(from old: EnvironmentValues) { render.environmentDidChange(from: old) }
}

/// Turns only while it is on the screen, in steps: nothing is drawn in frames between two steps. It stands still if the
/// user prefers reduced motion.
@MainActor
final class SpinnerRender: RenderNode, RunningAnimation {
  var tint: Color? {
    didSet { if tint != oldValue { setNeedsPaint() } }
  }
  /// The lit spoke.
  private var step = 0

  /// The spokes lit by a pull that is not yet long enough; nil while it turns.
  var litSpokes: Int? {
    didSet {
      guard litSpokes != oldValue else { return }
      setNeedsPaint()
      if isAttached, !isStill { runtime.start(self) }
    }
  }

  static let spokes = 8
  /// Steps per second.
  private static let speed = 8.0

  init(_ tint: Color?, owner: _Node) {
    self.tint = tint
    super.init(owner: owner)
  }

  var isEndless: Bool { true }
  var summary: String { "the spinner of \(owner.appViewName)" }
  private var isStill: Bool { environment.accessibilityReduceMotion || litSpokes != nil }

  override func didAttach() { if !isStill { runtime.start(self) } }

  func environmentDidChange(from old: EnvironmentValues) {
    if environment.controlSize != old.controlSize { setNeedsLayout() }
    setNeedsPaint()
    if isAttached, !isStill { runtime.start(self) }
  }

  func advance(to time: TimeInterval) -> Bool {
    guard isAttached, !isStill else { return false }
    let new = Int((time * Self.speed).rounded(.down)) % Self.spokes
    if new != step {
      step = new
      setNeedsPaint()
    }
    return true
  }

  /// In points: those of UIKit's medium and large indicators.
  private var diameter: CGFloat {
    switch environment.controlSize {
    case .mini, .small, .regular: 20
    case .large, .extraLarge: 37
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: diameter, height: diameter) }
  override var hasFragment: Bool { true }

  private var color: DisplayColor {
    let usual = UIActivityIndicatorView.defaultValue(.color, \UIActivityIndicatorView.color).flatMap { $0 }
    let style =
      tint.map { AnyShapeStyle($0) } ?? environment.tint
      ?? AnyShapeStyle(usual.map { Color(uiColor: $0) } ?? Color(uiColor: .secondaryLabel).opacity(0.85))
    return style._resolve(in: environment.shapeStyleContext).displayColor
  }

  override func draw(into canvas: inout Drawing) {
    let color = color
    let radius = min(size.width, size.height) / 2
    let width = radius * Self.width
    for spoke in 0..<(litSpokes ?? Self.spokes) {
      let angle = Double(spoke) / Double(Self.spokes) * 2 * .pi
      func point(_ distance: CGFloat) -> CGPoint {
        CGPoint(x: size.width / 2 + sin(angle) * distance, y: size.height / 2 - cos(angle) * distance)
      }
      let line = Outline.path(
        PathElements([.move(point(radius * Self.inner + width / 2)), .line(point(radius - width / 2))]), evenOdd: false)
      canvas.append(.stroke(line, .color(color.opacity(opacity(of: spoke))), Stroke(width: width, cap: .round)))
    }
  }

  /// The width of a spoke and the distance of its inner end from the centre, in radii: read off a screenshot of iOS 17.
  private static let width: CGFloat = 0.24
  private static let inner: CGFloat = 0.46

  /// The lit spoke is opaque and those behind it fade; without motion all are alike.
  private func opacity(of spoke: Int) -> Double {
    if isStill { return 0.6 }
    let age = (step - spoke + Self.spokes) % Self.spokes
    return max(1 - Double(age) * 0.17, 0.25)
  }

  override func isHit(_ point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }
}
