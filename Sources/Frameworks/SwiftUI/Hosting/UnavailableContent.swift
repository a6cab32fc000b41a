import Foundation
import ScrollworkUIKit

extension UIContentUnavailableView: RenderedView, ContentDrawing {
  var drawn: some View { UnavailableContent(view: self) }
}

/// The placeholder that UIKit shows where there is no content.
nonisolated private struct UnavailableContent: View, FrameworkView {
  let configuration: UIContentUnavailableConfiguration?
  let buttons: [UIButton]
  let version: Int

  @MainActor init(view: UIContentUnavailableView) {
    configuration = view.shown
    buttons = view.buttons
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
            picture(image, configuration.imageProperties.maximumSize)
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
        ForEach(buttons, id: \.self) { button in
          ConfiguredButton(button, button.configuration ?? .plain()).fixedSize()
        }
      }
      .background(Color(uiColor: configuration.background.backgroundColor ?? .clear))
    }
  }

  @MainActor private func hasSomething(_ configuration: UIContentUnavailableConfiguration) -> Bool {
    configuration.text != nil || configuration.image != nil || configuration.secondaryText != nil
      || configuration.isLoading || !buttons.isEmpty
  }

  @MainActor @ViewBuilder private func picture(_ image: UIImage, _ limit: CGSize) -> some View {
    let width = limit.width > 0 ? min(limit.width, image.size.width) : image.size.width
    let height = limit.height > 0 ? min(limit.height, image.size.height) : image.size.height
    if CGSize(width: width, height: height) == image.size {
      Image(uiImage: image)
    } else {
      Image(uiImage: image).resizable().aspectRatio(contentMode: .fit).frame(maxWidth: width, maxHeight: height)
    }
  }

  @MainActor private func words(
    _ plain: String, _ styled: NSAttributedString?, _ looks: UIContentUnavailableConfiguration.TextProperties
  ) -> some View {
    (styled.map { Text(styled: $0) } ?? Text(verbatim: plain))
      .lineLimit(looks.numberOfLines > 0 ? looks.numberOfLines : nil)
      .truncationMode(Text.TruncationMode(looks.lineBreakMode))
      .minimumScaleFactor(looks.adjustsFontSizeToFitWidth ? 0.1 : 1)
      .transformEnvironment(\.font) { if let font = looks.font { $0 = Font(font) } }
      .foregroundStyle(looks.color.map { AnyShapeStyle(Color(uiColor: $0)) } ?? AnyShapeStyle(.foreground))
  }
}
