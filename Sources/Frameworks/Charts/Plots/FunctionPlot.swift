/// A plot of a function of x: `LinePlot` and `AreaPlot`, whose initializers for functions are these.
@available(iOS 18.0, *)
public protocol _FunctionPlot {
  /// Creates the plot with the titles of the axes. A function without a domain has that of the x axis.
  init(_function function: @escaping @Sendable (Double) -> Double, x: Text, y: Text, domain: ClosedRange<Double>?)
}

@available(iOS 18.0, *)
nonisolated extension _FunctionPlot {
  /// Creates the graph of a function, or the area between it and zero, in its domain: by default that of the x axis. It
  /// has gaps where the function is NaN or infinite.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) { self.init(_function: function, x: Text(x), y: Text(y), domain: domain) }

  /// Creates the graph of a function, or the area between it and zero, in its domain: by default that of the x axis. It
  /// has gaps where the function is NaN or infinite.
  @_disfavoredOverload
  public init(
    x: LocalizedStringResource, y: LocalizedStringResource, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) { self.init(_function: function, x: Text(x), y: Text(y), domain: domain) }

  /// Creates the graph of a function, or the area between it and zero, in its domain: by default that of the x axis. It
  /// has gaps where the function is NaN or infinite.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) { self.init(_function: function, x: Text(x), y: Text(y), domain: domain) }

  /// Creates the graph of a function, or the area between it and zero, in its domain: by default that of the x axis. It
  /// has gaps where the function is NaN or infinite.
  public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) { self.init(_function: function, x: x, y: y, domain: domain) }
}
