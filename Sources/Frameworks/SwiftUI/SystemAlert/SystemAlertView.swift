import Foundation
import ScrollworkUIKit

/// A system alert as in iOS 17: in the middle of the screen above the app, which is dimmed and takes no touches.
nonisolated struct SystemAlertView: View, FrameworkView {
  let alert: SystemAlert
  /// Called with the index of the tapped button.
  let answer: @MainActor (Int) -> Void
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.displayScale) private var displayScale

  /// In points, read off screenshots of iOS 17.
  private static let width: CGFloat = 270
  private static let radius: CGFloat = 13

  @MainActor var body: some View {
    let shape = RoundedRectangle(cornerRadius: Self.radius, style: .continuous)
    ZStack {
      // Measured on screenshots of iOS 17.
      Color.black.opacity(colorScheme == .dark ? 0.48 : 0.2)
      VStack(spacing: 0) {
        VStack(spacing: AlertLayout.gap) {
          Text(verbatim: alert.title).font(.headline)
          Text(verbatim: alert.message).font(.footnote.leading(.tight))
        }
        .multilineTextAlignment(.center)
        .foregroundStyle(Color(uiColor: .label))
        .padding(AlertLayout.margins)
        .frame(maxWidth: .infinity)
        AlertLayout(isSheet: false, hasHeader: true, line: 1 / displayScale) {
          ForEach(Array(alert.buttons.indices), id: \.self) { index in
            Button(alert.buttons[index].title) { answer(index) }
          }
        }
        .environment(\.buttonStyle, .primitive(AlertButtonStyle(isSheet: false)))
        .tint(Color(uiColor: .systemBlue))
      }
      .frame(width: Self.width)
      .clipShape(shape)
      .background(AlertMaterial(), in: shape)
      .modifier(AccessibilityAttachmentModifier(statement: .container(.alert, label: alert.title)))
    }
  }
}

extension Runtime {
  /// Shows a system alert above the app, or none.
  package func show(_ alert: SystemAlert?, answer: @escaping @MainActor (Int) -> Void) {
    part(SystemOverlays.self).showAlert(alert.map { SystemAlertView(alert: $0, answer: answer) })
  }
}
