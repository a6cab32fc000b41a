import Foundation
import ScrollworkUIKit

/// The scroll view of UIKit that an app finds where SwiftUI shows its own. What the app changes there counts, and its delegate
/// hears of how the content moves. Made when somebody looks for it.
@MainActor
final class ScrollStandIn {
  private weak var render: ScrollRender?
  /// What the app finds.
  let view: UIScrollView
  /// How that was before the app saw it.
  private let start = UIScrollView()
  private var answers: StandInAnswers?
  private var heard = ScrollPhase.idle
  private var flashes = 0

  init(_ scroll: ScrollRender) {
    render = scroll
    let isList = scroll.lazyContainers.contains { $0.container?.arrangement.list != nil }
    view = isList ? ListStandInView(scroll) : ScrollStandInView(scroll)
    for view in [view, start] {
      view.isScrollEnabled = scroll.isScrollEnabled
      view.bounces = scroll.settings.bounces ?? true
      view.showsVerticalScrollIndicator = scroll.showsIndicator(.vertical)
      view.showsHorizontalScrollIndicator = scroll.showsIndicator(.horizontal)
      view.alwaysBounceVertical = scroll.canBePulled(.vertical)
      view.alwaysBounceHorizontal = scroll.canBePulled(.horizontal)
      view.isPagingEnabled = scroll.targetBehavior is PagingScrollTargetBehavior
      view.keyboardDismissMode =
        switch scroll.keyboardDismissal {
        case .immediately: .onDrag
        case .interactively: .interactive
        case .automatic, .never: .none
        }
    }
    view.move(to: scroll.contentOffset)
    heard = scroll.phase
    let answers = StandInAnswers(scroll) { [weak self] in self?.didChange() }
    self.answers = answers
    view.renderer = answers
    view.scroller = self
    scroll.onMove = { [weak self] in self?.follow() }
    scroll.runtime.part(ScrollStandIns.self).all.append(ScrollStandIns.Member(standIn: self))
  }

  /// What the app has set; nil where it has left things as they were.
  func told<Value: Equatable>(_ setting: KeyPath<UIScrollView, Value>) -> Value? {
    view[keyPath: setting] == start[keyPath: setting] ? nil : view[keyPath: setting]
  }

  /// Where the content comes to rest, if the app has a say in it.
  var targetBehavior: (any ScrollTargetBehavior)? {
    let isAsked = view.delegate != nil || told(\.isPagingEnabled) != nil || told(\.decelerationRate) != nil
    return isAsked ? UIScrollTargets(view: view) : nil
  }

  private func didChange() {
    scroll?.standInDidChange(flashes: view.flashes > flashes)
    flashes = view.flashes
  }

  /// The content moved, or began or ended to.
  fileprivate func follow() {
    guard let scroll else { return }
    let (old, new) = (heard, scroll.phase)
    if new != old {
      heard = new
      view.tellPhase(from: old, to: new)
    }
    view.move(to: scroll.contentOffset)
  }
}

extension ScrollStandIn: ScrollConnection {
  var scroll: ScrollRender? { render?.isAttached == true ? render : nil }
  func contentSizeDidChange() {}
}

/// Tells at the end of each frame what no move told.
@MainActor
final class ScrollStandIns: LiveViews<ScrollStandIns.Member> {
  struct Member { weak var standIn: ScrollStandIn? }

  required init(runtime: Runtime) {
    super.init(runtime: runtime)
    runtime.join(.observers) { [unowned self] in
      all.removeAll { $0.standIn == nil }
      for member in all { member.standIn?.follow() }
    }
  }
}

@MainActor
private final class ScrollStandInView: UIScrollView {
  private weak var scroll: ScrollRender?

  init(_ scroll: ScrollRender) {
    self.scroll = scroll
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var window: UIWindow? { superview?.window }
  override var subviews: [UIView] { (scroll?.content.platformViews ?? []) + super.subviews }
  override var contentSize: CGSize {
    get { scroll?.content.size ?? .zero }
    set {}
  }
  override var frame: CGRect {
    get { scroll?.platformFrame ?? .zero }
    set {}
  }
  override var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {}
  }
  override var bounds: CGRect {
    get { CGRect(origin: contentOffset, size: scroll?.size ?? .zero) }
    set { contentOffset = newValue.origin }
  }
}

/// Lists are collections in UIKit.
@MainActor
private final class ListStandInView: UICollectionView {
  private weak var scroll: ScrollRender?

  init(_ scroll: ScrollRender) {
    self.scroll = scroll
    super.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var window: UIWindow? { superview?.window }
  override var subviews: [UIView] { (scroll?.content.platformViews ?? []) + super.subviews }
  override var contentSize: CGSize {
    get { scroll?.content.size ?? .zero }
    set {}
  }
  override var frame: CGRect {
    get { scroll?.platformFrame ?? .zero }
    set {}
  }
  override var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {}
  }
  override var bounds: CGRect {
    get { CGRect(origin: contentOffset, size: scroll?.size ?? .zero) }
    set { contentOffset = newValue.origin }
  }
}
