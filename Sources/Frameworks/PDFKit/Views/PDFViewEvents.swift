import Foundation
import ScrollworkUIKit

/// The delegate of a view's scroll view.
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
    // Changes by code are drawn immediately; those by gestures, when they end.
    view.showVisiblePages(isSettled: !scrollView.isZooming && !scrollView.isZoomBouncing)
    view.tell(.PDFViewScaleChanged)
  }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    self.view?.showVisiblePages(isSettled: true)
  }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { view?.setNeedsLayout() }
}
