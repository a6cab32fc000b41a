import Foundation
import ScrollworkUIKit

/// What a UIKit button with a configuration shows.
nonisolated struct ConfiguredButton: View, FrameworkView {
  private let configuration: UIButton.Configuration
  private let title: Text?
  private let image: Image?
  private let foreground: Color
  private let fill: Color
  private let isEnabled: Bool
  private let isSelected: Bool
  private let menu: UIMenu?
  private let isMenuPrimary: Bool
  private let press: @MainActor () -> Void

  @MainActor init(_ button: UIButton, _ configuration: UIButton.Configuration) {
    self.configuration = configuration
    let plainTitle = configuration.title ?? button.currentTitle
    title = configuration.attributedTitle.map { Text($0) } ?? plainTitle.map { Text(verbatim: $0) }
    image = (configuration.image ?? button.currentImage).map { Image(uiImage: $0) }
    isEnabled = button.isEnabled
    isSelected = button.isSelected
    let tint: UIColor = button.tintColor
    foreground = Color(uiColor: configuration.foreground(tint: tint, isEnabled: isEnabled))
    fill = Color(uiColor: configuration.fill(tint: tint, isEnabled: isEnabled))
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
    .buttonStyle(Style())
    .disabled(!isEnabled)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }

  /// Pressed, it is fainter.
  nonisolated private struct Style: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.opacity(configuration.isPressed ? 0.75 : 1)
    }
  }

  @MainActor private var label: some View {
    let space = configuration.contentInsets
    let shape = RoundedRectangle(cornerRadius: min(configuration.cornerRadius, 1000), style: .continuous)
    return Filling {
      parts
        .font(configuration.buttonSize == .small || configuration.buttonSize == .mini ? .subheadline : .body)
        .foregroundStyle(foreground)
        .padding(EdgeInsets(top: space.top, leading: space.leading, bottom: space.bottom, trailing: space.trailing))
    }
    .background(fill, in: shape)
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
      ProgressView().tint(foreground)
    } else if let image {
      image.renderingMode(.template).accessibilityHidden(title != nil)
    }
  }

  @MainActor @ViewBuilder private var texts: some View {
    if let title {
      VStack(alignment: alignment, spacing: configuration.titlePadding) {
        title
        if let subtitle = configuration.subtitle { Text(verbatim: subtitle).font(.caption) }
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

/// As large as its place where that has a size, and as its content where it has none.
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
