/// Whether a scroll view shows the thin bars at its edges.
public struct ScrollIndicatorVisibility: Equatable {
  private enum Kind { case automatic, visible, hidden, never }
  private let kind: Kind

  /// While the content moves.
  public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .automatic) }
  /// While the content moves, as on a phone they are never there all the time.
  public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .visible) }
  /// Not, unless the platform needs them; a phone does not.
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .hidden) }
  /// Not at all.
  public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .never) }

  var showsIndicators: Bool { kind == .automatic || kind == .visible }
}

/// Whether content can be pulled past its edges.
public struct ScrollBounceBehavior: Sendable {
  private enum Kind { case automatic, always, basedOnSize }
  private let kind: Kind

  /// What is usual: a scroll view's content can always be pulled.
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(kind: .automatic) }
  /// Content can always be pulled.
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(kind: .always) }
  /// Content that is no longer than the viewport cannot be pulled.
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(kind: .basedOnSize) }

  var needsLongContent: Bool { kind == .basedOnSize }
}

private struct IsScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct IsScrollClipDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct HorizontalIndicatorKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private struct VerticalIndicatorKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private struct HorizontalBounceKey: EnvironmentKey { static var defaultValue: ScrollBounceBehavior { .automatic } }
private struct VerticalBounceKey: EnvironmentKey { static var defaultValue: ScrollBounceBehavior { .automatic } }

extension EnvironmentValues {
  /// False where a person cannot scroll.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }

  /// Whether bars are shown at the lower edges of scroll views.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorKey.self] }
    set { self[HorizontalIndicatorKey.self] = newValue }
  }

  /// Whether bars are shown at the trailing edges of scroll views.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorKey.self] }
    set { self[VerticalIndicatorKey.self] = newValue }
  }

  /// Whether content can be pulled past its left and right edge.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalBounceKey.self] }
    set { self[HorizontalBounceKey.self] = newValue }
  }

  /// Whether content can be pulled past its upper and lower edge.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalBounceKey.self] }
    set { self[VerticalBounceKey.self] = newValue }
  }

  var isScrollClipDisabled: Bool {
    get { self[IsScrollClipDisabledKey.self] }
    set { self[IsScrollClipDisabledKey.self] = newValue }
  }
}

extension ScrollRender {
  var isScrollEnabled: Bool { fingersScroll?() ?? standIn?.told(\.fingersScroll) ?? environment.isScrollEnabled }

  /// True if a finger can pull the content along an axis.
  func canBePulled(_ axis: Axis) -> Bool {
    guard isScrollEnabled, let state = state(axis) else { return false }
    let path = axis == .vertical ? \UIScrollView.alwaysBounceVertical : \.alwaysBounceHorizontal
    if let isAlways = standIn?.told(path) { return isAlways || state.range.upperBound > 0 }
    let behavior =
      axis == .vertical ? environment.verticalScrollBounceBehavior : environment.horizontalScrollBounceBehavior
    return !behavior.needsLongContent || state.range.upperBound > 0
  }

  /// True if there is a bar for an axis while the content moves.
  func showsIndicator(_ axis: Axis) -> Bool {
    let path = axis == .vertical ? \UIScrollView.showsVerticalScrollIndicator : \.showsHorizontalScrollIndicator
    if let isShown = standIn?.told(path) { return isShown }
    let visibility =
      axis == .vertical
      ? environment.verticalScrollIndicatorVisibility : environment.horizontalScrollIndicatorVisibility
    return showsIndicators && visibility.showsIndicators
  }

  func environmentDidChange(from old: EnvironmentValues) {
    if old.layoutDirection != environment.layoutDirection { setNeedsLayout() }
    if old.isScrollEnabled, !isScrollEnabled { pan.letGo() }
    if old.isScrollClipDisabled != environment.isScrollClipDisabled { setNeedsPaint() }
    if old.verticalScrollIndicatorVisibility != environment.verticalScrollIndicatorVisibility
      || old.horizontalScrollIndicatorVisibility != environment.horizontalScrollIndicatorVisibility
    {
      childrenDidMove()
    }
  }
}

nonisolated extension View {
  /// Whether scroll views in this view show thin bars while their content moves, along the given axes.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.self) { values in
      if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
      if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
    }
  }

  /// Keeps fingers, wheels and keys from moving scroll views in this view; code can still scroll them.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    environment(\.isScrollEnabled, !disabled)
  }

  /// Lets the content of scroll views in this view be seen beyond their viewports. It cannot be touched there.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isScrollClipDisabled, disabled)
  }

  /// Whether the content of scroll views in this view can be pulled past its edges, along the given axes.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
    transformEnvironment(\.self) { values in
      if axes.contains(.vertical) { values.verticalScrollBounceBehavior = behavior }
      if axes.contains(.horizontal) { values.horizontalScrollBounceBehavior = behavior }
    }
  }
}
