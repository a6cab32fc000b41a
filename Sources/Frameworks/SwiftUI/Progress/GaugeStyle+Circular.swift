import Foundation

/// A style that shows an open ring with a marker at the value, and the value inside. The ends of the range, or the
/// label, appear at the opening.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style. Same as `.accessoryCircular`.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isOpen: true).modifier(GaugeElement(configuration))
  }
}

/// A style that shows a ring that fills from the top, and the value inside.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style. Same as `.accessoryCircularCapacity`.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isOpen: false).modifier(GaugeElement(configuration))
  }
}

/// The dimensions are guesses from pictures: 58 points wide, with a line of 6.
nonisolated private struct GaugeRing: View, FrameworkView {
  let configuration: GaugeStyleConfiguration
  let isOpen: Bool

  private static let size: CGFloat = 58
  private static let line: CGFloat = 6
  /// The fraction of the circle that an open ring omits, at the bottom.
  private static let opening = 0.25

  @MainActor var body: some View {
    ZStack {
      ring
      center
        .lineLimit(1)
        .minimumScaleFactor(0.4)
        .frame(width: Self.size - 4 * Self.line, height: Self.size - 4 * Self.line)
      if isOpen { ends.font(.system(size: 11)).lineLimit(1).minimumScaleFactor(0.5) }
    }
    .frame(width: Self.size, height: Self.size)
  }

  @MainActor private var center: some View {
    Group {
      if let current = configuration.currentValueLabel { current } else if !isOpen { configuration.label }
    }
    // The ring does not scale with the text.
    .font(.system(size: 22))
  }

  @MainActor private var ends: some View {
    HStack(spacing: 2) {
      if let minimum = configuration.minimumValueLabel, let maximum = configuration.maximumValueLabel {
        minimum
        maximum
      } else {
        configuration.label
      }
    }
    .frame(width: Self.size - 2 * Self.line)
    .frame(maxHeight: .infinity, alignment: .bottom)
  }

  @MainActor private var ring: some View {
    let line = StrokeStyle(lineWidth: Self.line, lineCap: .round)
    let share = isOpen ? 1 - Self.opening : 1
    let turn = Angle.degrees(isOpen ? 90 + 180 * Self.opening : -90)
    let tint = GaugeTint(course: .arc(share))
    return ZStack {
      CircleArc(from: 0, to: share)
        .stroke(style: line)
        .foregroundStyle(isOpen ? AnyShapeStyle(tint) : AnyShapeStyle(tint.opacity(0.3)))
      if isOpen {
        // The background shows around the marker.
        CircleArc(from: share * configuration.value, to: share * configuration.value)
          .stroke(Color(uiColor: .label), style: line)
      } else {
        CircleArc(from: 0, to: configuration.value).stroke(tint, style: line)
      }
    }
    .rotationEffect(turn)
    .padding(Self.line / 2)
  }
}

/// An arc of a circle, as fractions of a turn clockwise from the trailing side; an empty arc is a dot.
struct CircleArc: Shape {
  var from: Double
  var to: Double

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
      startAngle: .degrees(360 * from), endAngle: .degrees(360 * max(to, from + 0.0001)), clockwise: false)
    return path
  }

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(from, to) }
    set { (from, to) = (newValue.first, newValue.second) }
  }
}
