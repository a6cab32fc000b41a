/// The settings of modifiers around a scroll view.
struct ScrollSettings {
  /// Binds which view is at the anchor.
  var position: (any ScrollPositionConnection)?
  /// Where content rests after a fling; nil for wherever it stops.
  var targetBehavior: (any ScrollTargetBehavior)?
  /// The anchors for the initial position and for size changes.
  var anchors = DefaultScrollAnchors()
  /// Nil if no modifier sets any.
  var margins: ContentMargins?
  /// Whether the indicators flash on appearance.
  var flashesOnAppear = false
  /// Incremented whenever the indicators should flash.
  var flashes = 0
  /// Whether the offset is kept when sizes change, whatever becomes visible.
  var keepsOffset = false
  /// The appearance of the bars that the content passes under.
  var edgeEffects = ScrollEdgeEffects()
  /// Whether the content can be pulled past its ends; nil for the default.
  var bounces: Bool?
  /// The action that a pull starts.
  var refresh: RefreshAction?

  /// Returns the settings for scroll views inside one with these axes: the rest applies only to that one. A horizontal
  /// one cannot be pulled down.
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
