/// What modifiers around a scroll view say about how it scrolls.
struct ScrollSettings {
  /// Tells and is told which view is at the anchor.
  var position: (any ScrollPositionConnection)?
  /// Where content comes to rest after a fling; nil for wherever it stops.
  var targetBehavior: (any ScrollTargetBehavior)?
  /// The part of the content that is shown as long as nobody has moved it.
  var defaultAnchor: UnitPoint?
  /// What a pull starts.
  var refresh: RefreshAction?

  /// What scroll views inside one with these axes are told: the rest concerns that one only. A horizontal one cannot be
  /// pulled down.
  func inherited(by axes: Axis.Set) -> ScrollSettings {
    var inherited = self
    if axes.contains(.vertical) { inherited.refresh = nil }
    inherited.position = nil
    inherited.targetBehavior = nil
    inherited.defaultAnchor = nil
    return inherited
  }

  var concernsOneScrollView: Bool {
    position != nil || targetBehavior != nil || defaultAnchor != nil || refresh != nil
  }
}

private struct ScrollSettingsKey: EnvironmentKey { static var defaultValue: ScrollSettings { ScrollSettings() } }

extension EnvironmentValues {
  var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }
}

extension View {
  /// The part of the content that is shown at first: until somebody scrolls, and where the content is shorter than the viewport.
  /// Content at rest at the anchor stays there when its size or the viewport's changes. Nil for the content's start.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollSettings) { $0.defaultAnchor = anchor }
  }
}
