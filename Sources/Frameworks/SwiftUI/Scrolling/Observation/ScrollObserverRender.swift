/// A modifier's render node that watches a scroll view and tells the app what changed about it.
///
/// It tells once a frame, when everything else has settled. What changes again in the same frame is a consequence of what it
/// told: that is kept for the next frame and reported, so that a view which goes on changing itself costs one call a frame.
@MainActor
class ScrollObserverRender: UnaryRender {
  /// The first scroll view inside, unless a subclass looks elsewhere.
  private weak var observed: ScrollRender?
  /// The number of the frame in which it told something last.
  private var toldFrame: Int?

  /// For messages.
  var modifierName: String { "" }
  /// The scroll view that is watched, as long as it is on the screen.
  var scroll: ScrollRender? { observed?.isAttached == true ? observed : nil }

  /// What tells the app about a difference from what it heard last; nil if there is none.
  func news(of scroll: ScrollRender) -> (@MainActor () -> Void)? { nil }

  override func didAttach() { runtime.part(ScrollObservers.self).all.append(self) }

  override func didDetach() {
    runtime.part(ScrollObservers.self).all.removeAll { $0 === self }
    observed = nil
  }

  /// A scroll view inside came on the screen.
  final func found(_ candidate: ScrollRender) {
    guard let scroll, scroll !== candidate else {
      observed = candidate
      return didFind(candidate)
    }
    Report.warning("\(modifierName) in \(owner.appViewName) is around several scroll views; it hears of the first.")
  }

  /// The scroll view that is watched from now on.
  func didFind(_ scroll: ScrollRender) {}

  /// The news of this frame, nil if there are none.
  fileprivate func dueNews() -> (@MainActor () -> Void)? {
    guard let scroll, let news = news(of: scroll) else { return nil }
    guard toldFrame != runtime.counters.frames else {
      Report.warning(
        "\(modifierName) in \(owner.appViewName) changes what it observes; it hears of that in the next frame.")
      runtime.requestNextFrame()
      return nil
    }
    toldFrame = runtime.counters.frames
    return news
  }
}

extension ScrollRender {
  /// Those around, up to the next scroll view, watch this one.
  func connectObservers() {
    var node = parent
    while let candidate = node, !(candidate is ScrollRender) {
      (candidate as? ScrollObserverRender)?.found(self)
      node = candidate.parent
    }
  }
}

/// Views on the screen that tell the app about scroll views: what they watch is compared with what the app knows.
@MainActor
final class ScrollObservers: LiveViews<ScrollObserverRender> {
  required init(runtime: Runtime) {
    super.init(runtime: runtime)
    runtime.join(.observers) { [unowned self] in
      let news = all.compactMap { $0.dueNews() }
      for tell in news { tell() }
    }
  }
}
