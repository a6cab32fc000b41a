import Foundation
import ScrollworkUIKit

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
  let isHeader: Bool
  let insets: EdgeInsets

  @MainActor init(label: UILabel) {
    text = label.text ?? ""
    styled = label.styledText
    scale = label.adjustsFontSizeToFitWidth ? (label.minimumScaleFactor > 0 ? label.minimumScaleFactor : 0.1) : 1
    font = Font(label.font)
    color = Color(uiColor: label.textColor)
    alignment = styled?.paragraphStyle?.alignment ?? label.textAlignment
    lines = label.numberOfLines > 0 ? label.numberOfLines : nil
    isHeader = label.isHeader
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
        .multilineTextAlignment(alignment == .center ? .center : alignment == .right ? .trailing : .leading)
        .accessibilityAddTraits(isHeader ? .isHeader : [])
        .padding(insets)
        .modifier(LabelAlignment(alignment: alignment))
    }
  }
}

/// Puts a text where its label's alignment says.
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

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let own = subviews.first?.sizeThatFits(proposal) ?? .zero
    // Only where the view places what it shows are both lengths known, and then they are the view's.
    guard let width = proposal.width, let height = proposal.height, width.isFinite, height.isFinite else { return own }
    return CGSize(width: max(own.width, width), height: max(own.height, height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let text = subviews.first else { return }
    let size = text.sizeThatFits(ProposedViewSize(bounds.size))
    text.place(
      at: CGPoint(x: bounds.minX + (bounds.width - size.width) * share, y: bounds.midY - size.height / 2),
      proposal: ProposedViewSize(bounds.size))
  }

  /// The baselines are the text's.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    let text = subviews.first?.dimensions(in: ProposedViewSize(bounds.size))
    return text.flatMap { text in text[explicit: guide].map { $0 + (bounds.height - text.height) / 2 } }
  }
}

nonisolated private struct ButtonContent: View, FrameworkView {
  let title: String
  let symbolFont: UIFont?
  let shifts: (image: CGSize, title: CGSize)
  let styled: NSAttributedString?
  let alignment: UIControl.ContentHorizontalAlignment
  let image: Image?
  let font: Font
  let color: Color
  let insets: EdgeInsets
  let isOnBar: Bool
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
    alignment = button.contentHorizontalAlignment
    image = button.currentImage.map { Image(uiImage: $0) }
    font = Font(button.titleFont)
    // On glass, what has no tint of its own is as dark as text.
    let isOnGlass = button.isOnBar && _SystemGeneration.current == .iOS26 && button.tintColor == .systemBlue
    let plain: UIColor = isOnGlass ? .label : button.buttonType == .system ? button.tintColor : .white
    color = Color(uiColor: button.titleColor(for: button.state) ?? plain)
    let padding = button.padding
    insets = EdgeInsets(top: padding.top, leading: padding.left, bottom: padding.bottom, trailing: padding.right)
    isOnBar = button.isOnBar
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
    .buttonStyle(.borderless)
    .tint(color)
    .disabled(!isEnabled)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }

  @MainActor private var label: some View {
    HStack(spacing: 6) {
      if let backIndicator {
        backIndicator.renderingMode(.template)
      } else if isBack {
        BackArrow()
      }
      if let image {
        image.renderingMode(.template).imageScale(isOnBar ? .large : .medium)
          .accessibilityHidden(!title.isEmpty)
          .modifier(SymbolFont(font: symbolFont))
          .offset(shifts.image)
      }
      if !title.isEmpty { (styled.map { Text(styled: $0) } ?? Text(verbatim: title)).lineLimit(1).offset(shifts.title) }
    }
    .font(font)
    .padding(insets)
    .modifier(BarGlass(isOnBar: isOnBar))
    .frame(maxHeight: isOnBar ? .infinity : nil)
    .modifier(ButtonAlignment(alignment: alignment))
    .contentShape(Rectangle())
  }
}

/// Puts the content of a button where it stands across.
nonisolated private struct ButtonAlignment: ViewModifier {
  let alignment: UIControl.ContentHorizontalAlignment

  @MainActor func body(content: Content) -> some View {
    LabelLayout(share: share) { content }
  }

  private var share: CGFloat {
    switch alignment {
    case .left, .leading: 0
    case .right, .trailing: 1
    case .center, .fill: 0.5
    }
  }
}
