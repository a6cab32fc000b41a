import DisplayList
import Foundation

/// The caret between two characters. It is a separate fragment, so that blinking redraws nothing else.
@MainActor
final class CaretRender: RenderNode {
  var isVisible = false {
    didSet { if isVisible != oldValue { setNeedsPaint() } }
  }
  var length: CGFloat = 0

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? TextInputRender.caretWidth, height: proposal.height ?? length)
  }
  override var hasFragment: Bool { true }

  override func draw(into canvas: inout Drawing) {
    guard isVisible, let field = parent as? TextInputRender else { return }
    let bar = CGRect(origin: .zero, size: size)
    canvas.append(
      .fill(
        .roundedRect(bar, radii: CornerRadii(TextInputRender.caretWidth / 2), style: .circular), .color(field.tint)))
  }

  override func accessibilityElements() -> [AccessibilityElement] { [] }
}
