/// The settings of a chart from its modifiers.
nonisolated struct ChartSettings {
  struct AxisSettings {
    var domain: _ScaleDomain?
    var type: ScaleType?
    var padding: _ScalePadding?
    /// Nil for the default axis.
    var content: AnyAxisContent?
    var isHidden = false
    var label: Title?
    /// The visible length of the axis.
    var visibleLength: Double?
    var scrollPosition: ScrollPlace?
    var select: ((_Datum?) -> Void)?
    var selectRange: (((_Datum, _Datum)?) -> Void)?
  }

  /// The scroll position: the value at the start of the visible part.
  struct ScrollPlace {
    var value: _Datum
    /// Reports to the app, and returns the value as far as the app's type can represent it.
    var set: ((_Datum) -> _Datum?)?
  }

  /// A view beside a chart.
  struct Title {
    var position: AnnotationPosition
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView
  }

  /// How the values of a channel other than a position are shown.
  struct Visuals<Visual> {
    var domain: [_Datum]?
    var range: [Visual]?
    var mapping: ((_Datum) -> Visual?)?
  }

  var x = AxisSettings()
  var y = AxisSettings()
  var foreground = Visuals<AnyShapeStyle>()
  var symbol = Visuals<AnyChartSymbolShape>()
  var line = Visuals<StrokeStyle>()
  var size = Visuals<CGFloat>()
  var legend: Title?
  var legendVisibility = Visibility.automatic
  var legendPosition = AnnotationPosition.automatic
  var legendAlignment: Alignment?
  var legendSpacing: CGFloat?
  var plotStyle: ((ChartPlotContent) -> AnyView)?
  var scrollableAxes: Axis.Set = []
  var scrollBehavior: (any ChartScrollTargetBehavior)?
  var selectAngle: ((_Datum?) -> Void)?
}

private struct ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

/// The plot of a chart, as an argument of a plot style.
nonisolated public struct ChartPlotContent: View {
  let content: AnyView
  @MainActor public var body: some View { content }
}

nonisolated extension View {
  func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }
}
