import DisplayList
import Foundation
import ScrollworkUIKit

/// The spinner above the content of a refreshable scroll view. A sufficient pull starts the action; until it ends, the
/// content may rest below the spinner.
@MainActor
final class RefreshControl: RenderNode {
  private weak var scroll: ScrollRender?
  private let spinner: SpinnerRender
  private var task: Task<Void, Never>?
  private(set) var isRefreshing = false
  /// Whether the current pull has already started the action.
  private var hasActed = false

  /// The pull distance that starts the action, and the height of the control, in points (docs/facts.md).
  private static let threshold: CGFloat = 64
  private static let height: CGFloat = 60

  init(scroll: ScrollRender) {
    self.scroll = scroll
    let tint = UIRefreshControl.defaultValue(.tintColor, \UIView.tintColor).flatMap { $0 }
    spinner = SpinnerRender(tint.map { Color(uiColor: $0) }, owner: scroll.owner)
    spinner.litSpokes = 0
    super.init(owner: scroll.owner)
    adopt(spinner)
  }

  /// Cancels the task when the screen is released.
  deinit { task?.cancel() }

  override var children: [RenderNode] { [spinner] }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 0, height: Self.height)
  }

  override func placeChildren() {
    let wanted = spinner.sizeThatFits(.unspecified)
    place(
      spinner, at: CGPoint(x: (size.width - wanted.width) / 2, y: (size.height - wanted.height) / 2),
      proposal: .unspecified)
  }

  func environmentDidChange(from old: EnvironmentValues) { spinner.environmentDidChange(from: old) }

  /// It moves down with the content and stays at the top when pulled further.
  var translation: CGPoint { CGPoint(x: 0, y: min(0, -(scroll?.offset.y ?? 0) - Self.height)) }
  var isShown: Bool { isRefreshing || spinner.litSpokes != 0 }

  // MARK: Pulling

  func dragDidBegin() { hasActed = isRefreshing }

  func offsetDidChange() {
    guard !isRefreshing, let scroll, let state = scroll.state(.vertical) else { return }
    let pull = max(0, -state.offset)
    spinner.litSpokes = min(SpinnerRender.spokes, Int(pull / Self.threshold * CGFloat(SpinnerRender.spokes)))
    if state.isDragging, !hasActed, pull >= Self.threshold { begin() }
  }

  private func begin() {
    guard let action = scroll?.refresh else { return }
    hasActed = true
    isRefreshing = true
    spinner.litSpokes = nil
    // Which impact UIKit uses is not documented; a light one is a guess.
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    scroll?.setRestAboveStart(Self.height)
    runtime.accessibilityDidChange()
    task = Task { [weak self] in
      await action()
      if !Task.isCancelled { self?.end() }
    }
  }

  private func end() {
    guard isRefreshing else { return }
    isRefreshing = false
    task = nil
    spinner.litSpokes = 0
    offsetDidChange()
    scroll?.setRestAboveStart(0)
    runtime.accessibilityDidChange()
  }

  override func didDetach() {
    task?.cancel()
    end()
  }

  // MARK: Touches and accessibility

  override func hitTest(_ point: CGPoint) -> [RenderNode] { [] }

  override func accessibilityElements() -> [AccessibilityElement] {
    isRefreshing ? [AccessibilityElement(node: self, role: .progress, label: "In progress")] : []
  }
}
