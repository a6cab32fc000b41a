import Foundation
@_spi(Scrollwork) import ScrollworkUIKit

extension UILabel: RenderedView, ContentDrawing {
  var drawn: some View { LabelContent(label: self) }
}

extension UIButton: RenderedView, ContentDrawing {
  @ViewBuilder var drawn: some View {
    if let configuration { ConfiguredButton(self, configuration) } else { ButtonContent(button: self) }
  }
}

nonisolated private struct LabelContent: View, FrameworkView {
  let text: String
  let styled: NSAttributedString?
  let scale: CGFloat
  let font: Font
  let color: Color
  let alignment: NSTextAlignment
  let lines: Int?
  let breaking: NSLineBreakMode
  let tightens: Bool
  let shadow: (color: Color, offset: CGSize)?
  let isHeader: Bool
  let insets: EdgeInsets
  /// Whether the text is only measured and read aloud, since the label draws it itself.
  let isUnseen: Bool

  @MainActor init(label: UILabel) {
    text = label.text ?? ""
    styled = label.styledText
    scale = label.adjustsFontSizeToFitWidth ? (label.minimumScaleFactor > 0 ? label.minimumScaleFactor : 0.1) : 1
    font = Font(label.font)
    color = Color(uiColor: label.shownColor)
    breaking = styled?.paragraphStyle?.truncation ?? label.lineBreakMode
    tightens =
      label.allowsDefaultTighteningForTruncation
      || styled?.paragraphStyle?.allowsDefaultTighteningForTruncation == true
    shadow = label.shadowColor.map { (Color(uiColor: $0), label.shadowOffset) }
    alignment = styled?.paragraphStyle?.alignment ?? label.textAlignment
    lines = label.numberOfLines > 0 ? label.numberOfLines : nil
    isHeader = label.isHeader
    isUnseen = label.drawsOwnText
    let free = label.textInsets
    insets = EdgeInsets(top: free.top, leading: free.left, bottom: free.bottom, trailing: free.right)
  }

  @MainActor var body: some View {
    if !text.isEmpty {
      (styled.map { Text(styled: $0) } ?? Text(verbatim: text))
        .font(font)
        .foregroundStyle(color)
        .lineLimit(lines)
        .lineSpacing(styled?.paragraphStyle?.lineSpacing ?? 0)
        .minimumScaleFactor(scale)
        .truncationMode(Text.TruncationMode(breaking))
        .allowsTightening(tightens)
        .modifier(LetterShadow(shadow: shadow))
        .multilineTextAlignment(alignment == .center ? .center : alignment == .right ? .trailing : .leading)
        .accessibilityAddTraits(isHeader ? .isHeader : [])
        .modifier(UnseenLetters(isUnseen: isUnseen))
        .padding(insets)
        .modifier(LabelAlignment(alignment: alignment))
    }
  }
}

extension NSParagraphStyle {
  /// The truncation mode; nil if the label decides.
  fileprivate var truncation: NSLineBreakMode? { lineBreakMode == .byWordWrapping ? nil : lineBreakMode }
}

extension Text.TruncationMode {
  init(_ mode: NSLineBreakMode) {
    switch mode {
    case .byTruncatingHead: self = .head
    case .byTruncatingMiddle: self = .middle
    case .byTruncatingTail, .byWordWrapping, .byCharWrapping, .byClipping: self = .tail
    }
  }
}

/// A copy of the letters behind them.
nonisolated private struct LetterShadow: ViewModifier {
  let shadow: (color: Color, offset: CGSize)?
  @MainActor func body(content: Content) -> some View {
    if let shadow {
      content.shadow(color: shadow.color, radius: 0, x: shadow.offset.width, y: shadow.offset.height)
    } else {
      content
    }
  }
}

/// Places a text according to its label's alignment.
nonisolated private struct LabelAlignment: ViewModifier {
  let alignment: NSTextAlignment
  @Environment(\.layoutDirection) private var direction

  @MainActor func body(content: Content) -> some View { LabelFrame(share: share)(content) }

  @MainActor private var share: CGFloat {
    switch alignment {
    case .center: 0.5
    case .left: direction == .leftToRight ? 0 : 1
    case .right: direction == .leftToRight ? 1 : 0
    case .natural, .justified: 0
    }
  }

  private struct LabelFrame {
    let share: CGFloat
    @MainActor func callAsFunction(_ content: Content) -> some View {
      LabelLayout(share: share) { content }
    }
  }
}

private struct LabelLayout: Layout {
  let share: CGFloat
  var height: CGFloat = 0.5

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let own = subviews.first?.sizeThatFits(proposal) ?? .zero
    // Both lengths are known only when the view places its content, and then they are the view's.
    guard let width = proposal.width, let height = proposal.height, width.isFinite, height.isFinite else { return own }
    return CGSize(width: max(own.width, width), height: max(own.height, height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let text = subviews.first else { return }
    let size = text.sizeThatFits(ProposedViewSize(bounds.size))
    text.place(
      at: CGPoint(
        x: bounds.minX + (bounds.width - size.width) * share, y: bounds.minY + (bounds.height - size.height) * height),
      proposal: ProposedViewSize(bounds.size))
  }

  /// Uses the text's baselines.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    let text = subviews.first?.dimensions(in: ProposedViewSize(bounds.size))
    return text.flatMap { text in text[explicit: guide].map { $0 + (bounds.height - text.height) * height } }
  }
}

nonisolated private struct ButtonContent: View, FrameworkView {
  let title: String
  let symbolFont: UIFont?
  let shifts: (image: CGSize, title: CGSize)
  let styled: NSAttributedString?
  let place: CGPoint
  let imageMode: UIView.ContentMode?
  let image: UIImage?
  let isTemplate: Bool
  let shades: (image: UIButton.PictureShade, background: UIButton.PictureShade)
  let background: UIImage?
  let font: Font
  let color: Color
  /// The text colour; nil for the one that the style derives from the tint.
  let lettersColor: Color?
  let tint: Color
  /// Whether the text is in the tint, and fades while pressed.
  let isTinted: Bool
  let lines: (limit: Int?, scale: CGFloat, breaking: NSLineBreakMode, alignment: TextAlignment)
  let shadow: (color: Color, offset: CGSize)?
  let insets: EdgeInsets
  let isOnBar: Bool
  let hidesGlass: Bool
  let isBack: Bool
  let backIndicator: Image?
  let isEnabled: Bool
  let isSelected: Bool
  let menu: UIMenu?
  let isMenuPrimary: Bool
  let press: @MainActor () -> Void

  private static func shift(_ insets: UIEdgeInsets) -> CGSize {
    CGSize(width: (insets.left - insets.right) / 2, height: (insets.top - insets.bottom) / 2)
  }

  @MainActor init(button: UIButton) {
    styled = button.currentAttributedTitle
    symbolFont = button.symbolFont
    shifts = (Self.shift(button.imageEdgeInsets), Self.shift(button.titleEdgeInsets))
    title = styled?.string ?? button.currentTitle ?? ""
    place = CGPoint(x: button.contentHorizontalAlignment.share, y: button.contentVerticalAlignment.share)
    let isFilled = button.contentHorizontalAlignment == .fill && button.contentVerticalAlignment == .fill
    imageMode = isFilled && title.isEmpty ? button.picture.contentMode : nil
    image = button.currentImage
    // System buttons and bar buttons show an image as a template; others show it in its own colours.
    let isPlain = image?.renderingMode == .automatic && image?.symbolName == nil
    isTemplate = button.isOnBar || button.isTinted || !isPlain
    background = button.currentBackgroundImage
    font = Font(button.titleFont)
    // On glass, content without its own tint is as dark as text.
    let isOnGlass = button.isOnBar && _SystemGeneration.current == .iOS26 && button.tintColor == .systemBlue
    let plain: UIColor = isOnGlass ? .label : button.isTinted ? button.tintColor : .white
    color = Color(uiColor: button.titleColor(for: button.state) ?? button.title.ownColor ?? plain)
    isTinted = button.isTinted
    let ownColor = button.isEnabled ? nil : button.ownTitleColor.map { Color(uiColor: $0) }
    lettersColor = button.isTinted ? ownColor : color
    let hasShape = isTemplate && image?.renderingMode != .alwaysOriginal
    let isGrey = hasShape && button.imageShade == .fainter
    tint =
      isGrey ? Color(uiColor: .tertiaryLabel) : button.isOnBar ? color : Color(uiColor: button.picture.tintColor)
    shades = (isGrey ? .none : button.imageShade, button.backgroundShade)
    let label = button.title
    let scale = label.adjustsFontSizeToFitWidth ? max(label.minimumScaleFactor, 0.1) : 1
    lines = (
      label.numberOfLines > 0 ? label.numberOfLines : nil, scale, label.lineBreakMode,
      TextAlignment(label.textAlignment)
    )
    shadow = button.currentTitleShadowColor.map { (Color(uiColor: $0), label.shadowOffset) }
    let padding = button.padding
    insets = EdgeInsets(top: padding.top, leading: padding.left, bottom: padding.bottom, trailing: padding.right)
    isOnBar = button.isOnBar
    hidesGlass = button.hidesBarGlass
    isBack = button.isBackButton
    backIndicator = button.backIndicator.map { Image(uiImage: $0) }
    isEnabled = button.isEnabled
    isSelected = button.isSelected
    menu = button.menu
    isMenuPrimary = button.showsMenuAsPrimaryAction
    press = { [weak button] in button?.press() }
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
    .modifier(ButtonFading(tint: isTinted ? color : nil))
    .disabled(!isEnabled)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }

  @MainActor private var label: some View {
    content
      .font(font)
      .padding(insets)
      .modifier(BarGlass(isOnBar: isOnBar && !hidesGlass))
      .frame(maxHeight: isOnBar ? .infinity : nil)
      .modifier(ButtonAlignment(place: place))
      .background {
        if let background {
          Image(uiImage: background).resizable(background).modifier(PictureShading(shade: shades.background))
        }
      }
      .contentShape(Rectangle())
  }

  @MainActor @ViewBuilder private var content: some View {
    if let imageMode, let image {
      picture(Image(uiImage: image).resizable(), image)
        .aspectRatio(contentMode: imageMode == .scaleAspectFit ? .fit : .fill)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    } else {
      HStack(spacing: 6) {
        if let backIndicator {
          backIndicator.renderingMode(.template)
        } else if isBack {
          BackArrow()
        }
        if let image { picture(Image(uiImage: image), image).offset(shifts.image) }
        if !title.isEmpty { words.offset(shifts.title) }
      }
    }
  }

  @MainActor private func picture(_ shown: Image, _ image: UIImage) -> some View {
    (isTemplate && image.renderingMode != .alwaysOriginal ? shown.renderingMode(.template) : shown)
      .imageScale(isOnBar ? .large : .medium)
      .foregroundStyle(tint)
      .modifier(SpokenAssetName(image: image))
      .accessibilityHidden(!title.isEmpty)
      .modifier(SymbolFont(font: symbolFont))
      .modifier(PictureShading(shade: shades.image))
  }

  @MainActor private var words: some View {
    (styled.map { Text(styled: $0) } ?? Text(verbatim: title))
      .transformEnvironment(\.foregroundStyle) { if let lettersColor { $0 = AnyShapeStyle(lettersColor) } }
      .lineLimit(lines.limit)
      .minimumScaleFactor(lines.scale)
      .truncationMode(Text.TruncationMode(lines.breaking))
      .multilineTextAlignment(lines.alignment)
      .modifier(LetterShadow(shadow: shadow))
  }
}

/// Hides letters that the label draws itself; they are still measured and read aloud.
nonisolated private struct UnseenLetters: ViewModifier {
  let isUnseen: Bool

  @MainActor @ViewBuilder func body(content: Content) -> some View {
    if isUnseen { content.mask { Color.clear } } else { content }
  }
}

/// Lets an image stand for a button's title, as UIKit does: by its name, with spaces for underscores.
nonisolated struct SpokenAssetName: ViewModifier {
  let image: UIImage?

  @MainActor func body(content: Content) -> some View {
    let name = image?.assetName?.replacing("_", with: " ")
    content.accessibilityLabel(Text(verbatim: name ?? ""), isEnabled: name != nil)
  }
}

/// Buttons in the tint fade while pressed; those with the app's own colours do not.
nonisolated private struct ButtonFading: ViewModifier {
  let tint: Color?

  @MainActor func body(content: Content) -> some View {
    if let tint { content.buttonStyle(.borderless).tint(tint) } else { content.buttonStyle(Still()) }
  }

  nonisolated private struct Still: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }
}

/// An image that is used for several states: while pressed, it is mixed with black at 45 percent.
nonisolated private struct PictureShading: ViewModifier {
  let shade: UIButton.PictureShade

  @MainActor func body(content: Content) -> some View {
    switch shade {
    case .none: content
    case .darker: content.colorMultiply(Color(white: 0.55))
    case .fainter: content.opacity(0.5)
    }
  }
}

extension Image {
  /// Resizes an image to its place, keeping its cap insets.
  func resizable(_ image: UIImage) -> Image {
    let caps = image.capInsets
    return resizable(
      capInsets: EdgeInsets(top: caps.top, leading: caps.left, bottom: caps.bottom, trailing: caps.right),
      resizingMode: caps != .zero && image.resizingMode == .tile ? .tile : .stretch)
  }
}

extension UIControl.ContentHorizontalAlignment {
  /// The share of free space before the content.
  fileprivate var share: CGFloat {
    switch self {
    case .left, .leading: 0
    case .right, .trailing: 1
    case .center, .fill: 0.5
    }
  }
}

extension UIControl.ContentVerticalAlignment {
  /// The share of free space above the content.
  fileprivate var share: CGFloat {
    switch self {
    case .top: 0
    case .bottom: 1
    case .center, .fill: 0.5
    }
  }
}

/// Places the content of a button.
nonisolated private struct ButtonAlignment: ViewModifier {
  let place: CGPoint

  @MainActor func body(content: Content) -> some View {
    LabelLayout(share: place.x, height: place.y) { content }
  }
}
