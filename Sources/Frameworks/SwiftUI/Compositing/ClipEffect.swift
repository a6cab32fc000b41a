import DisplayList
import Foundation

/// Clips drawing and touches to a shape in the content's frame.
nonisolated public struct _ClipEffect<ClipShape: Shape>: RenderModifier {
  /// The clipping shape.
  public var shape: ClipShape
  /// The shape's fill rule.
  public var style: FillStyle
  public typealias Body = Never
  /// Creates a clip to a shape.
  public init(shape: ClipShape, style: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
  }
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> ClipRender {
    ClipRender(AnyShape(shape), style: style, owner: owner, child: child)
  }
  @MainActor func update(_ render: ClipRender) {
    render.shape = AnyShape(shape)
    render.style = style
  }
}

@MainActor
final class ClipRender: EffectRender {
  var shape: AnyShape {
    didSet { setNeedsPaint() }
  }
  var style: FillStyle {
    didSet { setNeedsPaint() }
  }
  /// Drawn in place of the content: see `fill(_:with:)`.
  private var filling: DrawCommand?

  init(_ shape: AnyShape, style: FillStyle, owner: _Node, child: RenderNode) {
    self.shape = shape
    self.style = style
    super.init(owner: owner, child: child)
  }

  private var outline: Outline {
    shape.outline(
      in: CGRect(origin: .zero, size: size), fillStyle: style, layoutDirection: environment.layoutDirection)
  }

  override var effects: Fragment.Effects { Fragment.Effects(clip: outline) }

  override func effects(around children: [Fragment]) -> Fragment.Effects { filling == nil ? effects : .none }

  override func commands(beneath children: [Fragment]) -> [DrawCommand] { [filling].compactMap(\.self) }

  override func collectChildFragments(into fragments: inout [Fragment], offset: CGPoint) {
    var content: [Fragment] = []
    super.collectChildFragments(into: &content, offset: offset)
    filling = fill(outline, with: content)
    if filling == nil { fragments += content }
  }

  /// Returns the shape, filled with the paint of the content, if that is a rectangle of a colour or a gradient in the
  /// same frame: SwiftUI fills the shape then, also where it leaves the frame. Nil if it stays in the frame, where a
  /// clip looks the same.
  private func fill(_ outline: Outline, with content: [Fragment]) -> DrawCommand? {
    let frame = CGRect(origin: .zero, size: size)
    guard !frame.insetBy(dx: -0.5, dy: -0.5).contains(outline.bounds), Fragment.Effects(clip: outline).fault == nil,
      content.count == 1, content[0].effects == .none, content[0].children.isEmpty,
      content[0].commands.count == 1, case .fill(.rect(let rect), let paint)? = content[0].commands.first
    else { return nil }
    let filled = rect.offsetBy(dx: content[0].offset.x, dy: content[0].offset.y)
    let gaps = [
      filled.minX - frame.minX, filled.minY - frame.minY, filled.maxX - frame.maxX, filled.maxY - frame.maxY,
    ]
    return gaps.allSatisfy { abs($0) <= 0.5 } ? .fill(outline, paint) : nil
  }

  override func touchArea(contains point: CGPoint) -> Bool? {
    shape.path(in: CGRect(origin: .zero, size: size)).contains(point, eoFill: style.isEOFilled)
  }
}
