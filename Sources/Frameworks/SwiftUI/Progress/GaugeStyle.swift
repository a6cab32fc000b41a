/// What a style gets of the gauge that it draws.
public struct GaugeStyleConfiguration {
  /// What is measured, its type hidden.
  nonisolated public struct Label: View, FrameworkView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The value in words, its type hidden.
  nonisolated public struct CurrentValueLabel: View, FrameworkView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The lower end of the range, its type hidden.
  nonisolated public struct MinimumValueLabel: View, FrameworkView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The upper end of the range, its type hidden.
  nonisolated public struct MaximumValueLabel: View, FrameworkView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// A marked value, its type hidden. A configuration has none.
  nonisolated public struct MarkedValueLabel: View, FrameworkView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// Where in the range the value is, from 0 to 1.
  public var value: Double
  /// What is measured.
  public var label: Label
  /// The value in words; nil if nothing says it.
  public var currentValueLabel: CurrentValueLabel?
  /// The lower end of the range; nil if nothing says it.
  public var minimumValueLabel: MinimumValueLabel?
  /// The upper end of the range; nil if nothing says it.
  public var maximumValueLabel: MaximumValueLabel?
}

/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// What a gauge is drawn with.
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  /// The gauge's look.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Any style.
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

/// Gives a style an identity of its own, so that its dynamic properties work. Gauges in it do not look as it says once more.
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
  /// How gauges inside look.
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
  /// A bar with a mark on it.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar that fills below its label.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark on it.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that fills.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
