import Foundation

/// The sheet of a colour picker: three ways to choose a colour, and its opacity.
struct ColorSheet: View, FrameworkView {
  enum Way: Hashable { case grid, spectrum, sliders }

  @Binding var selection: PickedColor
  let supportsOpacity: Bool
  var title = Text("Colors")
  /// What the close button does; nil to dismiss the surrounding sheet.
  var close: (@MainActor () -> Void)?
  /// Called with true while a finger drags along the spectrum or a slider, and with false when it lets go.
  var onEditingChanged: @MainActor (Bool) -> Void = { _ in }
  @State private var way = Way.grid
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        header
        Picker("Colors", selection: $way) {
          Text("Grid").tag(Way.grid)
          Text("Spectrum").tag(Way.spectrum)
          Text("Sliders").tag(Way.sliders)
        }
        .pickerStyle(.segmented)
        switch way {
        case .grid: ColorGrid(selection: $selection)
        case .spectrum: ColorSpectrum(selection: $selection, onEditingChanged: onEditingChanged)
        case .sliders: ColorSliders(selection: $selection, onEditingChanged: onEditingChanged)
        }
        if supportsOpacity {
          ColorSlider(
            name: "Opacity", value: $selection.opacity, percent: true, onEditingChanged: onEditingChanged)
        }
        RoundedRectangle(cornerRadius: 10, style: .continuous)
          .fill(selection.color)
          .frame(width: 80, height: 80)
          .frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityElement()
          .accessibilityLabel("Selected color")
          .accessibilityValue(selection.name)
      }
      .padding(16)
    }
  }

  private var header: some View {
    ZStack {
      title.font(.headline).accessibilityAddTraits(.isHeader)
      HStack {
        Spacer()
        Button {
          if let close { close() } else { dismiss() }
        } label: {
          Image(systemName: "xmark")
            .font(.footnote.weight(.bold))
            .foregroundStyle(.secondary)
            .frame(width: 30, height: 30)
            .background(Color(uiColor: .tertiarySystemFill), in: Circle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Close")
      }
    }
  }
}

/// Greys, and twelve hues in nine levels of brightness and saturation, as in UIKit's grid; the exact colours are
/// guesses.
private struct ColorGrid: View, FrameworkView {
  @Binding var selection: PickedColor

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<10, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(0..<12, id: \.self) { column in
            cell(Self.color(row, column, opacity: selection.opacity))
          }
        }
      }
    }
    .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
  }

  private func cell(_ color: PickedColor) -> some View {
    let isSelected = color == selection
    return Button {
      selection = color
    } label: {
      Rectangle()
        .fill(PickedColor(red: color.red, green: color.green, blue: color.blue, opacity: 1).color)
        .frame(height: 30)
        .overlay { if isSelected { Rectangle().strokeBorder(.white, lineWidth: 3) } }
    }
    .buttonStyle(.plain)
    .accessibilityLabel("#\(color.hex)")
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }

  static func color(_ row: Int, _ column: Int, opacity: Double) -> PickedColor {
    if row == 0 {
      let white = 1 - Double(column) / 11
      return PickedColor(red: white, green: white, blue: white, opacity: opacity)
    }
    let hue = (Double(column) / 12 + 0.53).truncatingRemainder(dividingBy: 1)
    // From dark to full in five rows, then paler.
    return row <= 5
      ? PickedColor(hue: hue, saturation: 1, brightness: 0.2 + Double(row) * 0.16, opacity: opacity)
      : PickedColor(hue: hue, saturation: 1 - Double(row - 5) * 0.2, brightness: 1, opacity: opacity)
  }
}

/// All hues horizontally, lighter towards the top and darker towards the bottom.
private struct ColorSpectrum: View, FrameworkView {
  @Binding var selection: PickedColor
  let onEditingChanged: @MainActor (Bool) -> Void

  var body: some View {
    GeometryReader { proxy in
      ZStack {
        LinearGradient(
          colors: (0...6).map { PickedColor(hue: Double($0) / 6, saturation: 1, brightness: 1, opacity: 1).color },
          startPoint: .leading, endPoint: .trailing)
        LinearGradient(
          stops: [
            .init(color: .white, location: 0), .init(color: .white.opacity(0), location: 0.5),
            .init(color: .black.opacity(0), location: 0.5), .init(color: .black, location: 1),
          ], startPoint: .top, endPoint: .bottom)
      }
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0).onChanged { drag in
          guard proxy.size.width > 0, proxy.size.height > 0 else { return }
          let x = min(max(drag.location.x / proxy.size.width, 0), 1)
          let y = min(max(drag.location.y / proxy.size.height, 0), 1)
          onEditingChanged(true)
          selection = PickedColor(
            hue: min(x, 0.9999), saturation: min(1, 2 * y), brightness: min(1, 2 - 2 * y), opacity: selection.opacity)
        }
        .onEnded { _ in onEditingChanged(false) })
    }
    // The order of hues does not depend on the layout direction.
    .environment(\.layoutDirection, .leftToRight)
    .frame(height: 300)
    .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
    .accessibilityElement()
    .accessibilityLabel("Spectrum")
    .accessibilityValue(selection.name)
  }
}

/// The components of the colour, from 0 to 255, and a field for all of them.
private struct ColorSliders: View, FrameworkView {
  @Binding var selection: PickedColor
  let onEditingChanged: @MainActor (Bool) -> Void
  @State private var typed: String?

  var body: some View {
    VStack(spacing: 20) {
      slider("Red", $selection.red)
      slider("Green", $selection.green)
      slider("Blue", $selection.blue)
      HStack {
        Text("sRGB Hex Color #")
        TextField("sRGB Hex Color #", text: Binding(get: { typed ?? selection.hex }, set: { take($0) }))
          .textFieldStyle(.roundedBorder)
          .frame(width: 100)
          .onSubmit { typed = nil }
      }
      .frame(maxWidth: .infinity, alignment: .trailing)
    }
  }

  private func slider(_ name: String, _ value: Binding<Double>) -> some View {
    ColorSlider(name: name, value: value, percent: false, onEditingChanged: onEditingChanged)
  }

  private func take(_ text: String) {
    typed = text
    guard text.count == 6, let value = Int(text, radix: 16) else { return }
    selection = PickedColor(
      red: Double(value >> 16) / 255, green: Double(value >> 8 & 255) / 255, blue: Double(value & 255) / 255,
      opacity: selection.opacity)
  }
}

private struct ColorSlider: View, FrameworkView {
  let name: String
  @Binding var value: Double
  /// Whether values are percentages instead of 0 to 255.
  let percent: Bool
  let onEditingChanged: @MainActor (Bool) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(verbatim: name.uppercased()).font(.footnote.weight(.semibold)).foregroundStyle(.secondary)
        .accessibilityHidden(true)
      HStack(spacing: 16) {
        Slider(value: $value, label: { Text(verbatim: name) }, onEditingChanged: onEditingChanged)
        Text(verbatim: percent ? "\(Int((value * 100).rounded()))%" : "\(Int((value * 255).rounded()))")
          .monospacedDigit()
          .frame(width: 60)
          .accessibilityHidden(true)
      }
    }
  }
}
