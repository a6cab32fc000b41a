import Foundation

/// The spinner that a pull brings out above the content of a scroll view.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
  /// The scroll view that the control belongs to.
  weak var scrollView: UIScrollView?
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// A refresh is under way.
  open private(set) var isRefreshing = false
  /// A text below the spinner. Caveat: it is not shown.
  open var attributedTitle: NSAttributedString?

  /// A refresh that code starts. Caveat: the spinner is shown only for a pull.
  open func beginRefreshing() { isRefreshing = true }

  /// The refresh is over: the spinner goes.
  open func endRefreshing() {
    isRefreshing = false
    let over = waiting
    waiting = []
    for continuation in over { continuation.resume() }
  }

  /// A pull asks for a refresh; returns when that is over.
  package func refresh() async {
    isRefreshing = true
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    guard isRefreshing else { return }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if isRefreshing, !Task.isCancelled { waiting.append(continuation) } else { continuation.resume() }
      }
    } onCancel: {
      Task { @MainActor in self.endRefreshing() }
    }
  }
}
