import Foundation
import ScrollworkSwiftUI
import ScrollworkUIKit

/// The contents of a tool picker: a row of tools, and one of colours or widths.
struct ToolPalette: View {
  let items: [PKToolPickerItem]
  let chosen: PKToolPickerItem
  /// The tool of the selected item, which may change while the item remains the same.
  let chosenTool: (any PKTool)?
  let isRulerActive: Bool
  let colorStyle: UIUserInterfaceStyle
  let canUndo: Bool
  let canRedo: Bool
  let undo: @MainActor () -> Void
  let redo: @MainActor () -> Void
  let choose: @MainActor (PKToolPickerItem) -> Void
  let change: @MainActor (PKInkingTool) -> Void
  /// Whether widths replace the colours, after a second tap on an ink.
  @State private var showsWidths = false
  @Environment(\.colorScheme) private var scheme

  /// The height in points, above the home indicator.
  static let height: CGFloat = 112

  private var ink: PKInkingTool? { chosenTool as? PKInkingTool }

  var body: some View {
    VStack(spacing: 4) {
      Divider()
      HStack(spacing: 4) {
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 2) { ForEach(items, id: \.identifier) { tool($0) } }
        }
        command("Undo", "arrow.uturn.backward", canUndo, undo)
        command("Redo", "arrow.uturn.forward", canRedo, redo)
      }
      .padding(.horizontal, 8)
      if let ink {
        if showsWidths { widths(ink) } else if allowsColors { colors(ink) }
      }
      Spacer(minLength: 0)
    }
    .frame(maxWidth: .infinity)
    .background(.bar)
  }

  private var allowsColors: Bool { (chosen as? PKToolPickerInkingItem)?.allowsColorSelection ?? false }

  private func tool(_ item: PKToolPickerItem) -> some View {
    let isChosen = item === chosen
    let isOn = isChosen || item is PKToolPickerRulerItem && isRulerActive
    return Button {
      showsWidths = isChosen && item is PKToolPickerInkingItem && !showsWidths
      choose(item)
    } label: {
      Image(systemName: item.symbol)
        .font(.title2)
        .foregroundStyle(isOn ? Color.accentColor : .primary)
        .frame(width: 40, height: 44)
        .background(Color.primary.opacity(isOn ? 0.1 : 0), in: RoundedRectangle(cornerRadius: 8))
    }
    .buttonStyle(.plain)
    .accessibilityLabel(item.label)
    .accessibilityAddTraits(isOn ? .isSelected : [])
  }

  private func command(
    _ title: String, _ symbol: String, _ isEnabled: Bool, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(action: action) { Image(systemName: symbol).frame(width: 36, height: 44) }
      .disabled(!isEnabled)
      .accessibilityLabel(title)
  }

  // MARK: Colours

  private static let colors: [(name: String, color: UIColor)] = [
    ("Black", .black), ("Blue", UIColor(red: 0, green: 0.48, blue: 1, alpha: 1)),
    ("Green", UIColor(red: 0.2, green: 0.78, blue: 0.35, alpha: 1)),
    ("Yellow", UIColor(red: 1, green: 0.8, blue: 0, alpha: 1)),
    ("Red", UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1)),
  ]

  /// The appearance of the canvas.
  private var style: UIUserInterfaceStyle {
    colorStyle == .unspecified ? (scheme == .dark ? .dark : .light) : colorStyle
  }
  private func shown(_ color: UIColor) -> Color {
    Color(uiColor: PKInkingTool.convertColor(color, from: .light, to: style))
  }

  private func colors(_ ink: PKInkingTool) -> some View {
    HStack(spacing: 14) {
      ForEach(Self.colors, id: \.name) { name, color in
        Button {
          change(PKInkingTool(ink.inkType, color: color, width: ink.width))
        } label: {
          Circle().fill(shown(color)).frame(width: 28, height: 28)
            .padding(3)
            .overlay { if color == ink.color { Circle().stroke(Color.primary, lineWidth: 2) } }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(name == "Black" && style == .dark ? "White" : name)
        .accessibilityAddTraits(color == ink.color ? .isSelected : [])
      }
      ColorPicker("Color", selection: color(of: ink)).labelsHidden()
    }
  }

  private func color(of ink: PKInkingTool) -> Binding<Color> {
    Binding {
      shown(ink.color)
    } set: { new in
      let color = PKInkingTool.convertColor(UIColor(new), from: style, to: .light)
      change(PKInkingTool(ink.inkType, color: color, width: ink.width))
    }
  }

  // MARK: Widths

  /// Returns five widths, from the least to the greatest.
  private func widths(_ ink: PKInkingTool) -> some View {
    let range = ink.inkType.validWidthRange
    let widths = (0..<5).map { range.lowerBound + (range.upperBound - range.lowerBound) * CGFloat($0) / 4 }
    let nearest = widths.enumerated().min { abs($0.element - ink.width) < abs($1.element - ink.width) }?.offset
    return HStack(spacing: 14) {
      ForEach(0..<5, id: \.self) { index in
        Button {
          change(PKInkingTool(ink.inkType, color: ink.color, width: widths[index]))
        } label: {
          Capsule().fill(.primary).frame(width: 28, height: 2 + 4 * CGFloat(index)).frame(width: 34, height: 34)
            .background(Color.primary.opacity(index == nearest ? 0.1 : 0), in: RoundedRectangle(cornerRadius: 8))
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Width \(index + 1)")
        .accessibilityAddTraits(index == nearest ? .isSelected : [])
      }
    }
  }
}
