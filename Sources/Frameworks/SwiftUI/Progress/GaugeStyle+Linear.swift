import Foundation

/// The default style: a bar that fills.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style. Same as `.automatic`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A style that shows the label above a bar that fills from the leading edge, between the ends of the range, with the
/// value below.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style. Same as `.linearCapacity`.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        GaugeBar(value: configuration.value, height: 4, isFilled: true)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
    .modifier(GaugeElement(configuration))
  }
}

/// A style that shows the label above a bar that fills from the leading edge, with the value below.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style. Same as `.accessoryLinearCapacity`.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label.font(.headline)
      HStack(spacing: 4) {
        configuration.minimumValueLabel
        GaugeBar(value: configuration.value, height: 6, isFilled: true)
        configuration.maximumValueLabel
      }
      .font(.footnote)
      configuration.currentValueLabel.font(.footnote)
    }
    .modifier(GaugeElement(configuration))
  }
}

/// A style that shows a bar with a marker at the value, between the ends of the range; without those, next to the
/// value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style. Same as `.accessoryLinear`.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) {
      if let minimum = configuration.minimumValueLabel {
        minimum
      } else if let current = configuration.currentValueLabel {
        current
      }
      GaugeBar(value: configuration.value, height: 6, isFilled: false)
      configuration.maximumValueLabel
    }
    .font(.footnote)
    .modifier(GaugeElement(configuration))
  }
}

/// The heights are guesses.
nonisolated private struct GaugeBar: View, FrameworkView {
  let value: Double
  let height: CGFloat
  /// Whether it is filled up to the value, instead of full with a marker at the value.
  let isFilled: Bool

  @MainActor var body: some View {
    if isFilled {
      Capsule()
        .fill(Color(uiColor: .systemFill))
        .overlay(alignment: .leading) { BarFill(fraction: value).fill(GaugeTint(course: .line)) }
        .frame(height: height)
        .clipShape(Capsule())
    } else {
      MarkedBar(value: value, gap: 2).fill(GaugeTint(course: .line))
        .overlay { MarkedBar(value: value, gap: nil).fill(Color(uiColor: .label)) }
        .frame(height: height)
    }
  }
}

/// A bar with a gap for a marker, or the marker.
private struct MarkedBar: Shape {
  var value: Double
  /// The points around the marker; nil for the marker itself.
  let gap: CGFloat?

  func path(in rect: CGRect) -> Path {
    let mark = CGRect(
      x: rect.minX + (rect.width - rect.height) * value, y: rect.minY, width: rect.height, height: rect.height)
    guard let gap else { return Path(ellipseIn: mark) }
    var path = Path()
    let ends = [(rect.minX, mark.minX - gap), (mark.maxX + gap, rect.maxX)]
    for (start, end) in ends where end - start > rect.height / 2 {
      let part = CGRect(x: start, y: rect.minY, width: end - start, height: rect.height)
      path.addRoundedRect(in: part, cornerSize: CGSize(width: rect.height / 2, height: rect.height / 2))
    }
    return path
  }

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }
}

/// Combines a gauge into one element. It reads the value in the label's words if those are a text.
nonisolated struct GaugeElement: ViewModifier {
  private let configuration: GaugeStyleConfiguration

  init(_ configuration: GaugeStyleConfiguration) { self.configuration = configuration }

  @MainActor func body(content: Content) -> some View {
    ZStack {
      configuration.label.modifier(_SpokenOnlyModifier())
      content.accessibilityHidden(true)
    }
    .modifier(ProgressElement(name: "", fraction: configuration.value))
    .modifier(GaugeValue(text: configuration.currentValueLabel?.content.content as? Text))
  }
}

nonisolated private struct GaugeValue: ViewModifier {
  let text: Text?

  @MainActor func body(content: Content) -> some View {
    if let text { content.accessibilityValue(text) } else { content }
  }
}
