import Foundation
import ScrollworkUIKit

/// A control for picking a colour: a swatch that opens a sheet with a grid, a spectrum and sliders.
nonisolated public struct ColorPicker<Label: View>: View, FrameworkView {
  private let selection: Binding<PickedColor>
  private let supportsOpacity: Bool
  private let label: Label
  @State private var isOpen = false

  private init(_ selection: Binding<PickedColor>, _ supportsOpacity: Bool, _ label: Label) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label
  }

  /// The label, with the swatch at the trailing edge.
  @MainActor public var body: some View {
    LabeledLine {
      label.accessibilityHidden(true)
    } control: {
      Button {
        isOpen = true
      } label: {
        ColorWell(color: selection.wrappedValue)
          .overlay { label.modifier(_SpokenOnlyModifier()) }
      }
      .buttonStyle(.plain)
      .accessibilityValue(selection.wrappedValue.name)
    }
    .modifier(_BoxSpacingModifier())
    .modifier(_ListRowTraitModifier(trait: .control(true)))
    .sheet(isPresented: $isOpen) {
      ColorSheet(selection: selection, supportsOpacity: supportsOpacity)
        .presentationDetents([.fraction(UIColorPickerViewController.sheetFraction)])
    }
  }
}

extension ColorPicker {
  /// Creates a picker with a custom label.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(
      Binding {
        PickedColor(selection.wrappedValue)
      } set: {
        selection.wrappedValue = $0.color
      }, supportsOpacity, label())
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a localized title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a picker with a nonlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// A colour in sRGB, with components from 0 to 1.
struct PickedColor: Equatable {
  var red: Double
  var green: Double
  var blue: Double
  var opacity: Double

  init(red: Double, green: Double, blue: Double, opacity: Double) {
    (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
  }

  init(_ color: Color) {
    var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    MainActor.assumeIsolated {
      _ = UIColor(color).getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
    }
    func part(_ value: CGFloat) -> Double { min(max(Double(value), 0), 1) }
    self.init(red: part(parts.0), green: part(parts.1), blue: part(parts.2), opacity: part(parts.3))
  }

  /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
  init(hue: Double, saturation: Double, brightness: Double, opacity: Double) {
    func part(_ shift: Double) -> Double {
      let sector = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(sector, 4 - sector, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  var color: Color { Color(.sRGB, red: red, green: green, blue: blue, opacity: opacity) }

  /// The colour in CSS notation: #RRGGBB.
  var hex: String {
    [red, green, blue].map { part in
      let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
      return digits.count < 2 ? "0" + digits : digits
    }.joined()
  }

  /// The accessibility label.
  var name: String {
    opacity < 1 ? "#\(hex), \(Int((opacity * 100).rounded()))%" : "#\(hex)"
  }

  static func == (left: PickedColor, right: PickedColor) -> Bool {
    left.hex == right.hex && abs(left.opacity - right.opacity) < 0.005
  }
}

/// As measured on iOS 15: a ring of 28 points in rainbow colours around a white disc of 22, with a disc of 18 in the
/// colour itself on top.
nonisolated private struct ColorWell: View, FrameworkView {
  let color: PickedColor

  @MainActor var body: some View {
    Circle()
      .fill(color.color)
      .frame(width: 18, height: 18)
      .padding(2)
      .background(.white, in: Circle())
      .frame(width: 28, height: 28)
      .background {
        ForEach(0..<24, id: \.self) { part in
          CircleArc(from: Double(part) / 24, to: Double(part + 1) / 24)
            .stroke(PickedColor(hue: Double(part) / 24, saturation: 1, brightness: 1, opacity: 1).color, lineWidth: 3)
            .padding(1.5)
        }
      }
      .contentShape(Circle())
  }
}
