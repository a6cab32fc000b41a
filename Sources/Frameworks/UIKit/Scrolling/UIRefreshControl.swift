import Foundation

/// The spinner above the content of a scroll view, shown by pulling down.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
  /// The scroll view that the control belongs to.
  weak var scrollView: UIScrollView?
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// Whether a refresh is in progress.
  open private(set) var isRefreshing = false
  /// The text below the spinner. Caveat: it is not shown.
  open var attributedTitle: NSAttributedString?

  /// Starts a refresh from code. Caveat: the spinner is shown only for a pull.
  open func beginRefreshing() { isRefreshing = true }

  /// Ends the refresh and hides the spinner.
  open func endRefreshing() {
    isRefreshing = false
    let over = waiting
    waiting = []
    for continuation in over { continuation.resume() }
  }

  /// Sends the event of a pull; returns when the refresh has ended.
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
