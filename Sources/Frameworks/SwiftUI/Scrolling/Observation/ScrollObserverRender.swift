/// A modifier's render node that observes a scroll view and reports changes to the app.
///
/// It reports once per frame, after everything else has settled. Further changes in the same frame are consequences of
/// the report and are kept for the next frame, so a view that keeps changing itself costs one call per frame.
@MainActor
class ScrollObserverRender: UnaryRender {
  /// The first scroll view inside, unless a subclass looks elsewhere.
  private weak var observed: ScrollRender?
  /// The number of the frame in which it last reported.
  private var toldFrame: Int?

  /// For messages.
  var modifierName: String { "" }
  /// The observed scroll view, as long as it is on the screen.
  var scroll: ScrollRender? { observed?.isAttached == true ? observed : nil }

  /// Returns the action that reports a difference from the last report; nil if there is none.
  func news(of scroll: ScrollRender) -> (@MainActor () -> Void)? { nil }

  override func didAttach() { runtime.part(ScrollObservers.self).all.append(self) }

  override func didDetach() {
    runtime.part(ScrollObservers.self).all.removeAll { $0 === self }
    observed = nil
  }

  /// Called when a scroll view inside appears on the screen.
  final func found(_ candidate: ScrollRender) {
    guard let scroll, scroll !== candidate else {
      observed = candidate
      return didFind(candidate)
    }
    Report.warning("\(modifierName) in \(owner.appViewName) is around several scroll views; it observes the first.")
  }

  /// Called for the newly observed scroll view.
  func didFind(_ scroll: ScrollRender) {}

  /// Returns this frame's report; nil if there is none.
  fileprivate func dueNews() -> (@MainActor () -> Void)? {
    guard let scroll, let news = news(of: scroll) else { return nil }
    guard toldFrame != runtime.counters.frames else {
      Report.warning(
        "\(modifierName) in \(owner.appViewName) changes what it observes; it is notified in the next frame.")
      runtime.requestNextFrame()
      return nil
    }
    toldFrame = runtime.counters.frames
    return news
  }
}

extension ScrollRender {
  /// Makes the enclosing observers, up to the next scroll view, observe this one.
  func connectObservers() {
    var node = parent
    while let candidate = node, !(candidate is ScrollRender) {
      (candidate as? ScrollObserverRender)?.found(self)
      node = candidate.parent
    }
  }
}

/// Scroll observers on the screen, whose scroll views are compared with the last reports.
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
