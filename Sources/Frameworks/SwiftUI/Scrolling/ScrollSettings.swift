/// What modifiers around a scroll view say about how it scrolls.
struct ScrollSettings {
  /// Tells and is told which view is at the anchor.
  var position: (any ScrollPositionConnection)?
  /// Where content comes to rest after a fling; nil for wherever it stops.
  var targetBehavior: (any ScrollTargetBehavior)?
  /// The parts of the content that are shown as long as nobody has moved it, and stay when sizes change.
  var anchors = DefaultScrollAnchors()
  /// Nil where no modifier asks for any.
  var margins: ContentMargins?
  /// The bars are shown for a moment at the beginning.
  var flashesOnAppear = false
  /// Grows whenever the bars are to be shown for a moment.
  var flashes = 0
  /// The offset stays when sizes change, whatever is visible then.
  var keepsOffset = false
  /// What is seen of the bars that the content goes under.
  var edgeEffects = ScrollEdgeEffects()
  /// The content can be pulled past its ends; nil for what is usual.
  var bounces: Bool?
  /// What a pull starts.
  var refresh: RefreshAction?

  /// What scroll views inside one with these axes are told: the rest concerns that one only. A horizontal one cannot be
  /// pulled down.
  func inherited(by axes: Axis.Set) -> ScrollSettings {
    var inherited = self
    if axes.contains(.vertical) { inherited.refresh = nil }
    inherited.position = nil
    inherited.keepsOffset = false
    inherited.bounces = nil
    inherited.targetBehavior = nil
    inherited.anchors = DefaultScrollAnchors()
    inherited.margins = nil
    return inherited
  }

  var concernsOneScrollView: Bool {
    position != nil || keepsOffset || bounces != nil || targetBehavior != nil || !anchors.isEmpty || margins != nil
      || refresh != nil
  }
}

private struct ScrollSettingsKey: EnvironmentKey { static var defaultValue: ScrollSettings { ScrollSettings() } }

extension EnvironmentValues {
  var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }
}
