/// The properties of a gauge, for a style to draw.
public struct GaugeStyleConfiguration {
  /// The type-erased label of the gauge.
  nonisolated public struct Label: View, FrameworkView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The type-erased label of the current value.
  nonisolated public struct CurrentValueLabel: View, FrameworkView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The type-erased label of the lower bound.
  nonisolated public struct MinimumValueLabel: View, FrameworkView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The type-erased label of the upper bound.
  nonisolated public struct MaximumValueLabel: View, FrameworkView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The type-erased label of a marked value. A configuration has none.
  nonisolated public struct MarkedValueLabel: View, FrameworkView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The position of the value in the range, from 0 to 1.
  public var value: Double
  /// The label, which describes the value.
  public var label: Label
  /// The label of the current value; nil if there is none.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the lower bound; nil if there is none.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the upper bound; nil if there is none.
  public var maximumValueLabel: MaximumValueLabel?
}

/// A type that defines the appearance of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the view that draws the gauge.
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  /// Returns the view that draws the gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A type-erased style.
struct AnyGaugeStyle {
  let style: any GaugeStyle

  @MainActor
  func body(_ configuration: GaugeStyleConfiguration) -> AnyView {
    func open<S: GaugeStyle>(_ style: S) -> AnyView {
      AnyView(GaugeStyleBody(style: style, configuration: configuration))
    }
    return open(style)
  }
}

/// Gives a style its own identity, so that its dynamic properties work. Gauges inside it do not use the style again.
nonisolated private struct GaugeStyleBody<S: GaugeStyle>: View, FrameworkView {
  @Connected var style: S
  let configuration: GaugeStyleConfiguration

  @MainActor var body: some View {
    style.makeBody(configuration: configuration)
      .environment(\.gaugeStyle, AnyGaugeStyle(style: DefaultGaugeStyle()))
  }
}

private struct GaugeStyleKey: EnvironmentKey {
  static var defaultValue: AnyGaugeStyle { AnyGaugeStyle(style: DefaultGaugeStyle()) }
}

extension EnvironmentValues {
  var gaugeStyle: AnyGaugeStyle {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of gauges in this view.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(\.gaugeStyle, AnyGaugeStyle(style: style))
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A bar that fills.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a marker.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar that fills below its label.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a marker.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that fills.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
