import Foundation
import ScrollworkUIKit

/// Hears of the scroll view of a view.
@MainActor
final class PDFViewEvents: NSObject, UIScrollViewDelegate {
  weak var view: PDFView?

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    view?.isUsingPageViewController == false ? view?.content : nil
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { view?.showVisiblePages(isSettled: false) }
  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    guard let view else { return }
    view.centre()
    // What code sets is drawn at once; what fingers do, when they are gone.
    view.showVisiblePages(isSettled: !scrollView.isZooming && !scrollView.isZoomBouncing)
    view.tell(.PDFViewScaleChanged)
  }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    self.view?.showVisiblePages(isSettled: true)
  }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { view?.setNeedsLayout() }
}
