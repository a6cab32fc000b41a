import Foundation
import ScrollworkUIKit

/// The UIKit scroll view that an app finds where SwiftUI shows its own. Changes by the app take effect, and its
/// delegate is notified of scrolling. Created on first request.
@MainActor
final class ScrollStandIn {
  private weak var render: ScrollRender?
  /// The view that the app finds.
  let view: UIScrollView
  /// The view's state before the app changed it.
  private let start = UIScrollView()
  private var answers: StandInAnswers?
  private var heard = ScrollPhase.idle
  private var flashes = 0

  init(_ scroll: ScrollRender) {
    render = scroll
    let isList = scroll.coverage.containers.contains { $0.arrangement.delegate is ListModel }
    let place = StandInPlace(of: scroll)
    view = isList ? ListStandInView(place) : ScrollStandInView(place)
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

  /// Returns what the app has set; nil for unchanged settings.
  func told<Value: Equatable>(_ setting: KeyPath<UIScrollView, Value>) -> Value? {
    view[keyPath: setting] == start[keyPath: setting] ? nil : view[keyPath: setting]
  }

  /// The behaviour that determines where scrolling ends, if the app influences it.
  var targetBehavior: (any ScrollTargetBehavior)? {
    let isAsked = view.delegate != nil || told(\.isPagingEnabled) != nil || told(\.decelerationRate) != nil
    return isAsked ? UIScrollTargets(view: view) : nil
  }

  private func didChange() {
    scroll?.standInDidChange(flashes: view.flashes > flashes)
    flashes = view.flashes
  }

  /// The content moved, or started or stopped moving.
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

/// Reports at the end of each frame what no movement reported.
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

extension StandInPlace<ScrollRender> {
  /// The representatives of UIKit views in the content.
  fileprivate var subviews: [UIView] { node?.content.platformViews ?? [] }
  fileprivate var contentSize: CGSize { node?.content.size ?? .zero }
}

@MainActor
private final class ScrollStandInView: UIScrollView {
  private let place: StandInPlace<ScrollRender>

  init(_ place: StandInPlace<ScrollRender>) {
    self.place = place
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var window: UIWindow? { superview?.window }
  override var subviews: [UIView] { place.subviews + super.subviews }
  override var contentSize: CGSize {
    get { place.contentSize }
    set {}
  }
  override var frame: CGRect {
    get { place.frame }
    set {}
  }
  override var center: CGPoint {
    get { place.center }
    set {}
  }
  override var bounds: CGRect {
    get { CGRect(origin: contentOffset, size: place.size) }
    set { contentOffset = newValue.origin }
  }
}

/// Lists are collections in UIKit.
@MainActor
private final class ListStandInView: UICollectionView {
  private let place: StandInPlace<ScrollRender>

  init(_ place: StandInPlace<ScrollRender>) {
    self.place = place
    super.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var window: UIWindow? { superview?.window }
  override var subviews: [UIView] { place.subviews + super.subviews }
  override var contentSize: CGSize {
    get { place.contentSize }
    set {}
  }
  override var frame: CGRect {
    get { place.frame }
    set {}
  }
  override var center: CGPoint {
    get { place.center }
    set {}
  }
  override var bounds: CGRect {
    get { CGRect(origin: contentOffset, size: place.size) }
    set { contentOffset = newValue.origin }
  }
}
