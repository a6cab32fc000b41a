import Foundation
import ScrollworkUIKit

/// A page on the screen, drawn at screen resolution: its bounds are as large as it is shown, and its transform
/// compensates.
@MainActor
final class PDFPageView: UIView {
  let index: Int
  let page: PDFPage
  private weak var view: PDFView?
  /// The drawn part, in the view's own coordinates; strongly zoomed pages are not drawn as a whole.
  private var drawnArea = CGRect.zero
  /// The maximum number of pixels that are drawn as a whole.
  private static let mostPixels: CGFloat = 12_000_000

  init(_ page: PDFPage, index: Int, in view: PDFView) {
    (self.page, self.index, self.view) = (page, index, view)
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .staticText
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? page.string }
    set { super.accessibilityLabel = newValue }
  }

  /// Positions the page.
  /// - Parameters:
  ///   - frame: the frame in the content, at its own size.
  ///   - scale: the zoom of the content.
  ///   - visible: the visible part of the content.
  func place(_ frame: CGRect, scale: CGFloat, visible: CGRect) {
    let size = CGSize(width: frame.width * scale, height: frame.height * scale)
    if size != bounds.size {
      bounds = CGRect(origin: .zero, size: size)
      transform = scale > 0 ? CGAffineTransform(scaleX: 1 / scale, y: 1 / scale) : .identity
      drawnArea = .zero
    }
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    if center != middle { center = middle }
    let seen = CGRect(
      x: (visible.minX - frame.minX) * scale, y: (visible.minY - frame.minY) * scale, width: visible.width * scale,
      height: visible.height * scale
    ).intersection(bounds)
    guard !seen.isNull, !drawnArea.contains(seen) else { return }
    let density = UIScreen.main.scale
    let isWhole = size.width * size.height * density * density <= Self.mostPixels
    // Half a screen more on each side, so that not each step of a finger redraws.
    drawnArea =
      isWhole ? bounds : seen.insetBy(dx: -seen.width / 2, dy: -seen.height / 2).intersection(bounds)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let view, let context = UIGraphicsGetCurrentContext() else { return }
    let shown = page.shownSize(view.displayBox)
    guard shown.width > 0, shown.height > 0 else { return }
    context.clip(to: drawnArea)
    context.saveGState()
    context.translateBy(x: 0, y: bounds.height)
    context.scaleBy(x: bounds.width / shown.width, y: -bounds.height / shown.height)
    view.draw(page, to: context)
    context.concatenate(page.transform(for: view.displayBox))
    for selection in view.highlightedSelections ?? [] {
      selection.draw(on: page, in: context, selection.color ?? .yellow)
    }
    if let selection = view.currentSelection {
      selection.draw(on: page, in: context, selection.color ?? PDFSelection.usualColor)
    }
    context.restoreGState()
    view.drawPagePost(page, to: context)
  }
}
