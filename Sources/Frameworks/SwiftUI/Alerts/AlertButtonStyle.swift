import Foundation
import ScrollworkUIKit

/// Runs a button's action in a custom way: an alert is dismissed first.
struct ButtonInterceptor {
  let run: (@escaping @MainActor () -> Void) -> Void
}

private struct ButtonInterceptorKey: EnvironmentKey { static var defaultValue: ButtonInterceptor? { nil } }
private struct PreferredActionKey: EnvironmentKey { static var defaultValue: Bool? { nil } }

extension EnvironmentValues {
  /// Intercepts the actions of buttons.
  var buttonInterceptor: ButtonInterceptor? {
    get { self[ButtonInterceptorKey.self] }
    set { self[ButtonInterceptorKey.self] = newValue }
  }

  /// Whether the button is the bold one; nil if the cancel button is.
  var isPreferredAlertAction: Bool? {
    get { self[PreferredActionKey.self] }
    set { self[PreferredActionKey.self] = newValue }
  }
}

/// The properties of an alert's buttons that it needs for its layout.
struct AlertButtons: Equatable {
  var count = 0
  var hasCancel = false
}

struct AlertButtonsKey: PreferenceKey {
  static var defaultValue: AlertButtons { AlertButtons() }
  static func reduce(value: inout AlertButtons, nextValue: () -> AlertButtons) {
    let next = nextValue()
    value.count += next.count
    value.hasCancel = value.hasCancel || next.hasCancel
  }
}

/// The buttons of alerts and action sheets.
struct AlertButtonStyle: _FrameworkButtonStyle {
  let isSheet: Bool
  func _makeBody(_ configuration: ButtonStyleConfiguration) -> AnyView {
    AnyView(AlertButton(configuration: configuration, isSheet: isSheet))
  }
}

nonisolated private struct AlertButton: View, FrameworkView {
  let configuration: ButtonStyleConfiguration
  let isSheet: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isPreferredAlertAction) private var isPreferred

  @MainActor var body: some View {
    let isCancel = configuration.role == .cancel
    configuration.label
      .font(isSheet ? .title3 : .body)
      .fontWeight((isSheet ? nil : isPreferred) ?? isCancel ? .semibold : .regular)
      .foregroundStyle(color)
      .multilineTextAlignment(.center)
      .padding(.horizontal, 8)
      .padding(.vertical, 8)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(ground(isCancel: isCancel))
      .overlay(alignment: .top) { AlertLine(axis: .horizontal) }
      .overlay(alignment: .leading) { AlertLine(axis: .vertical) }
      .contentShape(Rectangle())
      .preference(key: AlertButtonsKey.self, value: AlertButtons(count: 1, hasCancel: isCancel))
  }

  /// Returns the background. That of an action sheet's cancel button is opaque.
  @MainActor private func ground(isCancel: Bool) -> Color {
    if configuration.isPressed { return MenuColors.pressed }
    return isSheet && isCancel ? Color(uiColor: .secondarySystemGroupedBackground) : .clear
  }

  @MainActor private var color: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    if configuration.role == .destructive { return AnyShapeStyle(.red) }
    let tint = UIView.defaultValue(.tintColor, \UIView.tintColor, in: [UIAlertController.self]).flatMap { $0 }
    return tint.map { AnyShapeStyle(Color(uiColor: $0)) } ?? AnyShapeStyle(.tint)
  }
}

/// A line of one pixel above or beside a button, outside of its frame; the card clips it for the first button.
nonisolated private struct AlertLine: View, FrameworkView {
  let axis: Axis
  @Environment(\.displayScale) private var scale

  @MainActor var body: some View {
    let pixel = 1 / scale
    let isAcross = axis == .horizontal
    Color(uiColor: .separator)
      .frame(width: isAcross ? nil : pixel, height: isAcross ? pixel : nil)
      .padding(isAcross ? .top : .leading, -pixel)
      .allowsHitTesting(false)
  }
}
