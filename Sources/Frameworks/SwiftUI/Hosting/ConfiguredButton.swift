import Foundation
import ScrollworkUIKit

/// The content of a UIKit button with a configuration.
nonisolated struct ConfiguredButton: View, FrameworkView {
  private let configuration: UIButton.Configuration
  private let title: Text?
  private let subtitle: Text?
  private let image: Image?
  private let source: UIImage?
  private let symbolFont: UIFont?
  private let pictureColor: Color
  private let showsArrows: Bool
  private let foreground: Color
  private let fill: Color
  private let glass: Glass
  private let isEnabled: Bool
  private let isSelected: Bool
  private let menu: UIMenu?
  private let isMenuPrimary: Bool
  private let press: @MainActor () -> Void

  @MainActor init(_ button: UIButton, _ configuration: UIButton.Configuration) {
    self.configuration = configuration
    let plainTitle = configuration.title ?? button.currentTitle
    title = Self.text(configuration.attributedTitle, plainTitle, configuration.titleTextAttributesTransformer)
    subtitle = Self.text(
      configuration.attributedSubtitle, configuration.subtitle, configuration.subtitleTextAttributesTransformer)
    symbolFont = UIImage.font(configuration.preferredSymbolConfigurationForImage)
    showsArrows =
      configuration.indicator == .popup
      || configuration.indicator == .automatic && button.menu != nil && button.changesSelectionAsPrimaryAction
    source = configuration.image ?? button.currentImage
    image = source.map { Image(uiImage: $0) }
    isEnabled = button.isEnabled
    isSelected = button.isSelected
    let tint: UIColor = button.tintColor
    let letters = configuration.foreground(tint: tint, isEnabled: isEnabled)
    foreground = Color(uiColor: letters)
    let transformer =
      configuration.showsActivityIndicator
      ? configuration.activityIndicatorColorTransformer : configuration.imageColorTransformer
    pictureColor = Color(uiColor: transformer?(letters) ?? letters)
    let ground = configuration.fill(tint: tint, isEnabled: isEnabled)
    fill = Color(uiColor: configuration.background.backgroundColorTransformer?(ground) ?? ground)
    glass =
      configuration.glass(tint: tint, isEnabled: isEnabled).map { look in
        (look.isClear ? Glass.clear : .regular).tint(look.color.map { Color(uiColor: $0) })
      } ?? .identity
    menu = button.menu
    isMenuPrimary = button.showsMenuAsPrimaryAction
    press = { [weak button] in button?.press() }
  }

  private static func text(
    _ attributed: AttributedString?, _ plain: String?, _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> Text? {
    guard let transformer else { return attributed.map { Text($0) } ?? plain.map { Text(verbatim: $0) } }
    guard var words = attributed ?? plain.map({ AttributedString($0) }) else { return nil }
    for run in words.runs { words[run.range].setAttributes(transformer(run.attributes)) }
    return Text(words)
  }

  @MainActor var body: some View {
    Group {
      if let menu {
        Menu(
          title: menu.title.isEmpty ? nil : Text(verbatim: menu.title), content: UIMenuLines(menu: menu), label: label,
          primaryAction: isMenuPrimary ? nil : { press() })
      } else {
        Button(action: press) { label }
      }
    }
    .buttonStyle(Style(isGlass: glass != .identity))
    .disabled(!isEnabled)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }

  /// Dims the button while pressed; glass grows and lights up.
  nonisolated private struct Style: ButtonStyle {
    let isGlass: Bool

    func makeBody(configuration: Configuration) -> some View {
      if isGlass {
        configuration.label
          .brightness(configuration.isPressed ? UIGlassEffect.touched.light : 0)
          .scaleEffect(configuration.isPressed ? UIGlassEffect.touched.growth : 1)
          .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
      } else {
        configuration.label.opacity(configuration.isPressed ? 0.75 : 1)
      }
    }
  }

  @MainActor private var label: some View {
    let space = configuration.contentInsets
    let shape = RoundedRectangle(cornerRadius: min(configuration.cornerRadius, 1000), style: .continuous)
    return Filling {
      HStack(spacing: 5) {
        parts
        if showsArrows {
          Image(systemName: "chevron.up.chevron.down").imageScale(.small).fontWeight(.medium)
            .accessibilityHidden(true)
        }
      }
      .font(configuration.buttonSize == .small || configuration.buttonSize == .mini ? .subheadline : .body)
      .foregroundStyle(foreground)
      .padding(EdgeInsets(top: space.top, leading: space.leading, bottom: space.bottom, trailing: space.trailing))
    }
    .modifier(Ground(fill: fill, glass: glass, shape: shape))
    .overlay {
      if let color = configuration.background.strokeColor, configuration.background.strokeWidth > 0 {
        shape.strokeBorder(Color(uiColor: color), lineWidth: configuration.background.strokeWidth)
      }
    }
    .contentShape(Rectangle())
  }

  @MainActor @ViewBuilder private var parts: some View {
    switch configuration.imagePlacement {
    case .trailing:
      HStack(spacing: imageSpace) {
        texts; picture
      }
    case .top:
      VStack(spacing: imageSpace) {
        picture; texts
      }
    case .bottom:
      VStack(spacing: imageSpace) {
        texts; picture
      }
    default:
      HStack(spacing: imageSpace) {
        picture; texts
      }
    }
  }

  private var imageSpace: CGFloat { title == nil ? 0 : configuration.imagePadding }

  @MainActor @ViewBuilder private var picture: some View {
    if configuration.showsActivityIndicator {
      ProgressView().tint(pictureColor)
    } else if let image {
      image.renderingMode(.template).foregroundStyle(pictureColor).modifier(SymbolFont(font: symbolFont))
        .modifier(SpokenAssetName(image: source))
        .accessibilityHidden(title != nil)
    }
  }

  @MainActor @ViewBuilder private var texts: some View {
    if let title {
      VStack(alignment: alignment, spacing: configuration.titlePadding) {
        title.modifier(LineBreaks(mode: configuration.titleLineBreakMode))
        subtitle.font(.caption).modifier(LineBreaks(mode: configuration.subtitleLineBreakMode))
      }
    }
  }

  private var alignment: HorizontalAlignment {
    switch configuration.titleAlignment {
    case .automatic, .center: .center
    case .leading: .leading
    case .trailing: .trailing
    }
  }
}

/// The background, which may be glass.
nonisolated private struct Ground: ViewModifier {
  let fill: Color
  let glass: Glass
  let shape: RoundedRectangle

  @MainActor func body(content: Content) -> some View {
    if glass == .identity {
      content.background(fill, in: shape)
    } else {
      content.background(fill, in: shape).glassEffect(glass, in: shape)
    }
  }
}

/// A truncated single line, or as many lines as fit.
nonisolated private struct LineBreaks: ViewModifier {
  let mode: NSLineBreakMode

  @MainActor func body(content: Content) -> some View {
    let breaks = mode == .byWordWrapping || mode == .byCharWrapping
    content.lineLimit(breaks ? nil : 1).truncationMode(Text.TruncationMode(mode))
  }
}

/// Fills the place if that has a size, else has the size of its content.
nonisolated private struct Filling: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let ideal = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(
      width: proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? ideal.width,
      height: proposal.height.flatMap { $0.isFinite ? $0 : nil } ?? ideal.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
  }
}
