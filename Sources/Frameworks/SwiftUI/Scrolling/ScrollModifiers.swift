/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Equatable {
  private enum Kind { case automatic, visible, hidden, never }
  private let kind: Kind

  /// Shows indicators while the content moves.
  public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .automatic) }
  /// Shows indicators while the content moves; on a phone they are never permanent.
  public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .visible) }
  /// Hides indicators unless the platform requires them; a phone does not.
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .hidden) }
  /// Never shows indicators.
  public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .never) }

  var showsIndicators: Bool { kind == .automatic || kind == .visible }
}

/// When content can be scrolled past its edges.
public struct ScrollBounceBehavior: Sendable {
  private enum Kind { case automatic, always, basedOnSize }
  private let kind: Kind

  /// The default: content can always bounce.
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(kind: .automatic) }
  /// Content can always bounce.
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(kind: .always) }
  /// Content that fits the viewport does not bounce.
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
  /// Whether the user can scroll.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }

  /// The visibility of horizontal scroll indicators.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorKey.self] }
    set { self[HorizontalIndicatorKey.self] = newValue }
  }

  /// The visibility of vertical scroll indicators.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorKey.self] }
    set { self[VerticalIndicatorKey.self] = newValue }
  }

  /// The bounce behaviour at the left and right edges.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalBounceKey.self] }
    set { self[HorizontalBounceKey.self] = newValue }
  }

  /// The bounce behaviour at the top and bottom edges.
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

  /// Returns whether a finger can pull the content along an axis.
  func canBePulled(_ axis: Axis) -> Bool {
    guard isScrollEnabled, let state = state(axis) else { return false }
    let path = axis == .vertical ? \UIScrollView.alwaysBounceVertical : \.alwaysBounceHorizontal
    if let isAlways = standIn?.told(path) { return isAlways || state.range.upperBound > 0 }
    let behavior =
      axis == .vertical ? environment.verticalScrollBounceBehavior : environment.horizontalScrollBounceBehavior
    return !behavior.needsLongContent || state.range.upperBound > 0
  }

  /// Returns whether an axis shows an indicator while the content moves.
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
  /// Sets the visibility of scroll indicators in this view along the given axes.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.self) { values in
      if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
      if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
    }
  }

  /// Disables scrolling by touch, wheel and keys in this view; code can still scroll.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    environment(\.isScrollEnabled, !disabled)
  }

  /// Lets the content of scroll views in this view draw outside their bounds. It cannot be touched there.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isScrollClipDisabled, disabled)
  }

  /// Sets the bounce behaviour of scroll views in this view along the given axes.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
    transformEnvironment(\.self) { values in
      if axes.contains(.vertical) { values.verticalScrollBounceBehavior = behavior }
      if axes.contains(.horizontal) { values.horizontalScrollBounceBehavior = behavior }
    }
  }
}
