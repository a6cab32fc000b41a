import DisplayList
import Foundation
import ScrollworkUIKit

extension AlertView: RenderedView, ContentDrawing {
  var drawn: some View { alert.map { AlertContent(alert: $0, version: $0.version) } }

  func makeRender(owner: _Node) -> UIViewRender {
    let made = ContentViewRender(self, owner: owner, keepsSafeArea: true) { [unowned self] in drawn }
    alert?.onChange = { [weak made] in made?.contentDidChange() }
    alert?.cancel = { [weak made, weak alert] in
      if let button = made?.cancelButton { return button.accessibilityActivate() }
      let action = alert?.actions.first { $0.style == .cancel }
      alert?.close { action?.perform() }
    }
    return made
  }
}

extension RenderNode {
  /// The cancel button in this subtree.
  fileprivate var cancelButton: PressRender? {
    if let press = self as? PressRender, press.modifier.role == .cancel { return press }
    for child in children { if let found = child.cancelButton { return found } }
    return nil
  }
}

/// The content of an alert, whatever API created it.
struct AlertParts {
  var title: Text?
  var message: AnyView?
  var actions: AnyView
  /// The presenter's environment; nil for a UIKit alert.
  var environment: EnvironmentValues?
}

/// An alert in the middle of the screen, or an action sheet at its lower edge.
nonisolated struct AlertContent: View, FrameworkView {
  let alert: UIAlertController
  /// The content's version.
  let version: Int

  @MainActor private var parts: AlertParts {
    if let content = alert.content as? AlertParts { return content }
    return AlertParts(
      title: alert.title.map { Text(verbatim: $0) }, message: alert.message.map { AnyView(Text(verbatim: $0)) },
      actions: AnyView(UIKitActions(alert: alert, version: version)))
  }

  @MainActor var body: some View {
    let parts = parts
    let card = AlertCard(
      parts: parts, isSheet: alert.preferredStyle == .actionSheet, isPopover: alert.isPopover,
      perform: { [weak alert] action in alert?.close(then: action) })
    if let environment = parts.environment {
      card.modifier(EnvironmentReplacement(values: environment))
    } else {
      card
    }
  }
}

/// The actions of a UIKit alert.
nonisolated private struct UIKitActions: View, FrameworkView {
  let alert: UIAlertController
  let version: Int

  @MainActor var body: some View {
    ForEach(Array((alert.textFields ?? []).enumerated()), id: \.offset) { UITextFieldContent(field: $1) }
    let actions = alert.isPopover ? alert.actions.filter { $0.style != .cancel } : alert.actions
    ForEach(Array(actions.enumerated()), id: \.offset) { _, action in
      Button(action.title ?? "", role: action.role) { action.perform() }
        .environment(\.isPreferredAlertAction, alert.preferredAction.map { $0 === action })
        .disabled(!action.isEnabled)
        .accessibilityLabel(
          Text(verbatim: action.accessibilityLabel ?? ""), isEnabled: action.accessibilityLabel != nil
        )
        .accessibilityIdentifier(action.accessibilityIdentifier ?? "")
    }
  }
}

extension UIAlertAction {
  fileprivate var role: ButtonRole? {
    switch style {
    case .default: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}

nonisolated private struct AlertCard: View, FrameworkView {
  let parts: AlertParts
  let isSheet: Bool
  let isPopover: Bool
  let perform: (@escaping @MainActor () -> Void) -> Void
  /// The properties of the app's buttons once they exist.
  @State private var known = AlertButtons()
  /// The line height of an action sheet's button in its text style.
  @ScaledMetric(relativeTo: .title3) private var line: CGFloat = 25

  /// Points; docs/uikit.md says from where.
  private static let width: CGFloat = 270
  private static let radius: CGFloat = 13
  private static let sheetMargin: CGFloat = 8

  @MainActor var body: some View {
    Group {
      if isPopover {
        card.modifier(spoken).accessibilityAddTraits(.isActionSheet)
      } else if isSheet {
        GeometryReader { room in
          let shape = ActionSheetShape(radius: Self.radius, cancelHeight: cancelHeight)
          card
            .clipShape(shape)
            .background(AlertMaterial(), in: shape)
            .modifier(spoken)
            .accessibilityAddTraits(.isActionSheet)
            .padding(.horizontal, Self.sheetMargin)
            .frame(maxWidth: 500)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
            // The space above the home indicator is enough.
            .padding(.bottom, room.safeAreaInsets.bottom > 0 ? 0 : Self.sheetMargin)
        }
      } else {
        let shape = RoundedRectangle(cornerRadius: Self.radius, style: .continuous)
        card
          .clipShape(shape)
          .background(AlertMaterial(), in: shape)
          .frame(width: Self.width)
          .modifier(spoken)
          .padding(.vertical, Self.sheetMargin)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }

  /// Attaches the alert's accessibility element to the card.
  @MainActor private var spoken: AccessibilityAttachmentModifier {
    AccessibilityAttachmentModifier(statement: .container(.alert, label: spokenTitle))
  }

  @Environment(\.self) private var environment
  @MainActor private var spokenTitle: String { parts.title?.string(in: environment) ?? "" }

  @MainActor private var card: some View {
    AlertStack {
      FittedHeight { ScrollView { header }.scrollBounceBehavior(.basedOnSize) }
      FittedHeight {
        ScrollView {
          AlertLayout(
            isSheet: isSheet, hasHeader: hasHeader, line: 1 / environment.displayScale, cancelHeight: cancelHeight
          ) {
            parts.actions
              .onPreferenceChange(AlertButtonsKey.self) { buttons in
                guard buttons.count > 0 else { return }
                known.count = max(known.count, buttons.count)
                if buttons.hasCancel { known.hasCancel = true }
              }
            if isSheet ? !known.hasCancel && !isPopover : known.count == 0 {
              Button(isSheet ? "Cancel" : "OK", role: .cancel) {}
            }
          }
        }
        .scrollBounceBehavior(.basedOnSize)
      }
    }
    .modifier(_FocusFirstFieldModifier())
    .textFieldStyle(AlertTextFieldStyle())
    .environment(\.buttonStyle, .primitive(AlertButtonStyle(isSheet: isSheet)))
    .environment(\.buttonInterceptor, ButtonInterceptor(run: perform))
  }

  /// At large text sizes the cancel button is as high as the other buttons.
  @MainActor private var cancelHeight: CGFloat { max(AlertLayout.sheetButton, line + 17) }

  private var hasHeader: Bool { parts.title != nil || parts.message != nil }

  @MainActor private var header: some View {
    VStack(spacing: isSheet ? 8 : AlertLayout.gap) {
      if let title = parts.title {
        title
          .font(isSheet ? .footnote.weight(.semibold) : .headline)
          .foregroundStyle(isSheet ? Color.secondary : Color.primary)
          .accessibilityAddTraits(.isHeader)
      }
      if let message = parts.message {
        message.font(.footnote.leading(.tight)).foregroundStyle(isSheet ? Color.secondary : Color.primary)
      }
    }
    .multilineTextAlignment(.center)
    .padding(hasHeader ? isSheet ? AlertLayout.sheetMargins : AlertLayout.margins : EdgeInsets())
    .frame(maxWidth: .infinity)
  }
}

/// The material of alerts. The light one turns grey of 204 into (240, 241, 240) and (0, 204, 0) into (175, 252, 175),
/// as measured (docs/facts.md); the dark one is a guess.
struct AlertMaterial: ShapeStyle {
  func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
    let isDark = context.environment.colorScheme == .dark
    return _ResolvedShapeStyle(.paint(.backdrop(isDark ? Self.dark : Self.light)))
  }

  private static let light = Backdrop(
    sigma: 22.5, curve: [0.8, 0.9, 1.1, 0.825], amount: 0.741, saturation: 1.457, brightness: 0.0415,
    // White behind an alert is darkened by a fifth.
    ground: 0.8)
  private static let dark = Backdrop(
    sigma: 22.5, curve: [0.15, 0.17, 0.2, 0.25], amount: 0.75, saturation: 1.1, brightness: 0.0365)
}

/// An action sheet and its separate cancel button.
private struct ActionSheetShape: Shape {
  let radius: CGFloat
  let cancelHeight: CGFloat

  func path(in rect: CGRect) -> Path {
    let split = rect.maxY - cancelHeight - AlertLayout.sheetGap
    var path = Path(
      roundedRect: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: max(0, split - rect.minY)),
      cornerRadius: radius)
    path.addRoundedRect(
      in: CGRect(
        x: rect.minX, y: rect.maxY - cancelHeight, width: rect.width, height: cancelHeight),
      cornerSize: CGSize(width: radius, height: radius))
    return path
  }
}
