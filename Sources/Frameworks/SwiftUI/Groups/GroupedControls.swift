import Foundation

/// Controls side by side: a line of images in a menu, elsewhere buttons on a shared background.
nonisolated struct GroupedControls: View, FrameworkView {
  enum Size {
    /// Images only.
    case small
    /// Images above their titles.
    case medium
  }

  let content: AnyView
  let size: Size
  @Environment(\.menuLevel) private var menuLevel
  @Environment(\.pixelLength) private var pixel
  @Environment(\.system) private var system

  @MainActor var body: some View {
    if menuLevel > 0 {
      HStack(spacing: pixel) { content }
        .environment(\.buttonStyle, .primitive(MenuCellStyle()))
        .environment(\.labelStyle, AnyLabelStyle(style: MenuCellLabelStyle(size: size)))
        // The background shows as lines between the cells, which have their own.
        .background(MenuColors.line)
    } else {
      HStack(spacing: 1) { content }
        .environment(\.buttonStyle, .primitive(GroupedButtonStyle()))
        // Titles shrink before they wrap.
        .lineLimit(1)
        .minimumScaleFactor(0.4)
        .background(Color(uiColor: .tertiarySystemFill))
        .clipShape(RoundedRectangle(cornerRadius: system == .iOS26 ? 22 : 8, style: .continuous))
    }
  }
}

/// A cell of a line in a menu.
private struct MenuCellStyle: _FrameworkButtonStyle {
  func _makeBody(_ configuration: ButtonStyleConfiguration) -> AnyView {
    AnyView(MenuCell(configuration: configuration))
  }
}

nonisolated private struct MenuCell: View, FrameworkView {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.menuMark) private var mark
  @Environment(\.paletteSelectionEffect) private var effect

  @MainActor var body: some View {
    configuration.label
      .symbolVariant(mark == .on ? effect.variant : .none)
      .foregroundStyle(color)
      .padding(.vertical, 8)
      .padding(.horizontal, 4)
      .frame(maxWidth: .infinity, minHeight: MenuMeasures.row, maxHeight: .infinity)
      .background(configuration.isPressed || mark == .on && effect.hasGround ? MenuColors.pressed : .clear)
      .background(MenuColors.ground)
      .contentShape(Rectangle())
      .accessibilityAddTraits(mark == .on ? .isSelected : [])
  }

  @MainActor private var color: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(uiColor: .tertiaryLabel)) }
    if configuration.role == .destructive { return AnyShapeStyle(.red) }
    return mark == .on && effect.isTinted ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(uiColor: .label))
  }
}

/// The image above a small title, or alone and then labelled by the title.
private struct MenuCellLabelStyle: LabelStyle {
  let size: GroupedControls.Size

  func makeBody(configuration: Configuration) -> some View {
    if size == .medium {
      VStack(spacing: 4) {
        configuration.icon.accessibilityHidden(true)
        configuration.title.font(.caption).lineLimit(1)
      }
    } else {
      IconOnlyLabelStyle().makeBody(configuration: configuration)
    }
  }
}

/// A button on a background that it shares with its neighbours. The metrics are those of bordered buttons; that they
/// share a background on a phone is from pictures.
private struct GroupedButtonStyle: _FrameworkButtonStyle {
  func _makeBody(_ configuration: ButtonStyleConfiguration) -> AnyView {
    AnyView(GroupedButton(configuration: configuration))
  }
}

nonisolated private struct GroupedButton: View, FrameworkView {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    configuration.label
      .foregroundStyle(color)
      .padding(.horizontal, 12)
      .padding(.vertical, 7)
      .background(configuration.isPressed ? Color(uiColor: .tertiarySystemFill) : .clear)
      .contentShape(Rectangle())
      // Between this button and the previous one; before the first one it is clipped.
      .overlay(alignment: .leading) {
        Rectangle().fill(Color(uiColor: .separator)).frame(width: 1, height: 18).padding(.leading, -1)
      }
  }

  @MainActor private var color: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(uiColor: .tertiaryLabel)) }
    return configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
  }
}
