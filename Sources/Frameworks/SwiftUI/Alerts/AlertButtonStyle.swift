import Foundation

/// Runs a button's action in its own way: an alert goes first.
struct ButtonInterceptor {
  let run: (@escaping @MainActor () -> Void) -> Void
}

private struct ButtonInterceptorKey: EnvironmentKey { static var defaultValue: ButtonInterceptor? { nil } }
private struct PreferredActionKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// What runs the actions of buttons in place of themselves.
  var buttonInterceptor: ButtonInterceptor? {
    get { self[ButtonInterceptorKey.self] }
    set { self[ButtonInterceptorKey.self] = newValue }
  }

  /// The button is the one in bold letters.
  var isPreferredAlertAction: Bool {
    get { self[PreferredActionKey.self] }
    set { self[PreferredActionKey.self] = newValue }
  }
}

/// What an alert knows of its buttons.
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
      .fontWeight(isCancel || isPreferred ? .semibold : .regular)
      .foregroundStyle(color)
      .multilineTextAlignment(.center)
      .padding(.horizontal, 8)
      .padding(.vertical, 8)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(configuration.isPressed ? AlertColors.pressed : AlertColors.ground)
      .contentShape(Rectangle())
      .preference(key: AlertButtonsKey.self, value: AlertButtons(count: 1, hasCancel: isCancel))
  }

  @MainActor private var color: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    return configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
  }
}
