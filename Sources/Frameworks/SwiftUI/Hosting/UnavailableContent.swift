import Foundation
import ScrollworkUIKit

extension UIContentUnavailableView: RenderedView, ContentDrawing {
  var drawn: some View { UnavailableContent(view: self) }
}

/// What UIKit shows where there is no content.
nonisolated private struct UnavailableContent: View, FrameworkView {
  let configuration: UIContentUnavailableConfiguration?
  let version: Int

  @MainActor init(view: UIContentUnavailableView) {
    configuration = view.shown
    version = view.contentVersion
  }

  @MainActor var body: some View {
    if let configuration, hasSomething(configuration) {
      ContentUnavailableView {
        if configuration.isLoading { ProgressView().controlSize(.large) }
        Label {
          if let text = configuration.text {
            words(text, configuration.attributedText, configuration.textProperties)
          }
        } icon: {
          if let image = configuration.image {
            Image(uiImage: image)
              .foregroundStyle(
                configuration.imageProperties.tintColor.map { AnyShapeStyle(Color(uiColor: $0)) }
                  ?? AnyShapeStyle(.secondary)
              )
              .modifier(SymbolFont(font: UIImage.font(configuration.imageProperties.preferredSymbolConfiguration)))
              .clipShape(RoundedRectangle(cornerRadius: configuration.imageProperties.cornerRadius))
          }
        }
      } description: {
        if let text = configuration.secondaryText {
          words(text, configuration.secondaryAttributedText, configuration.secondaryTextProperties)
        }
      } actions: {
        button(configuration.button, configuration.buttonProperties)
        button(configuration.secondaryButton, configuration.secondaryButtonProperties)
      }
      .background(Color(uiColor: configuration.background.backgroundColor ?? .clear))
    }
  }

  private func hasSomething(_ configuration: UIContentUnavailableConfiguration) -> Bool {
    configuration.text != nil || configuration.image != nil || configuration.secondaryText != nil
      || configuration.isLoading || configuration.button.title != nil
  }

  @MainActor private func words(
    _ plain: String, _ styled: NSAttributedString?, _ looks: UIContentUnavailableConfiguration.TextProperties
  ) -> some View {
    (styled.map { Text(styled: $0) } ?? Text(verbatim: plain))
      .lineLimit(looks.numberOfLines > 0 ? looks.numberOfLines : nil)
      .transformEnvironment(\.font) { if let font = looks.font { $0 = Font(font) } }
      .foregroundStyle(looks.color.map { AnyShapeStyle(Color(uiColor: $0)) } ?? AnyShapeStyle(.foreground))
  }

  @MainActor @ViewBuilder private func button(
    _ looks: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> some View {
    if looks.title != nil || looks.image != nil {
      let made = UIButton(configuration: looks, primaryAction: properties.primaryAction)
      ConfiguredButton(made, looks).disabled(!properties.isEnabled).fixedSize()
        .environment(\.keptButton, KeptButton(button: made))
    }
  }
}

/// Keeps a button of UIKit that SwiftUI's views stand for.
private struct KeptButton { let button: UIButton? }
private struct KeptButtonKey: EnvironmentKey { static var defaultValue: KeptButton { KeptButton(button: nil) } }
extension EnvironmentValues {
  fileprivate var keptButton: KeptButton {
    get { self[KeptButtonKey.self] }
    set { self[KeptButtonKey.self] = newValue }
  }
}
