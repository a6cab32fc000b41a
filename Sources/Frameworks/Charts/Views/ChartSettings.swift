/// What modifiers around a chart say of it.
nonisolated struct ChartSettings {
  struct AxisSettings {
    var domain: _ScaleDomain?
    var type: ScaleType?
    var padding: _ScalePadding?
    /// Nil for the axis that a chart has by itself.
    var content: AnyAxisContent?
    var isHidden = false
    var label: Title?
    /// How much of the axis is seen at once.
    var visibleLength: Double?
    var scrollPosition: ScrollPlace?
    var select: ((_Datum?) -> Void)?
    var selectRange: (((_Datum, _Datum)?) -> Void)?
  }

  /// What the beginning of the visible part is.
  struct ScrollPlace {
    var value: _Datum
    /// Tells the app, and says what of the value its type can keep.
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

/// The plot of a chart, for what is put around it.
nonisolated public struct ChartPlotContent: View {
  let content: AnyView
  @MainActor public var body: some View { content }
}

nonisolated extension View {
  func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }
}
