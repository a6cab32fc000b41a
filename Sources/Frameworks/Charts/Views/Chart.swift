/// A chart of data.
nonisolated public struct Chart<Content: ChartContent>: View {
  private let content: Content
  @Environment(\.self) private var environment

  /// Creates a chart of marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Creates a chart with marks for each element, which is identifiable.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(_elements: data, id: \.id, content: content)
  }

  /// Creates a chart with marks for each element; `id` identifies elements.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(_elements: data, id: id, content: content)
  }

  @MainActor public var body: some View {
    var marks = _Marks()
    Content._collect(content, &marks)
    let model = ChartModel(marks: marks.marks, settings: environment.chartSettings, environment: environment)
    return ChartBody(model: model)
  }
}

/// A chart with its titles and its legend.
private struct ChartBody: View {
  let model: ChartModel

  var body: some View {
    let legend = ChartLegend(model: model)
    let position = legend.position
    if position == .leading || position == .trailing {
      HStack(spacing: legend.spacing) {
        if position == .leading { legend }
        titled
        if position == .trailing { legend }
      }
    } else {
      let isAbove = position.y == -1
      VStack(alignment: .leading, spacing: legend.spacing) {
        if isAbove, legend.isShown { legend.frame(maxWidth: .infinity, alignment: legend.alignment) }
        titled
        if !isAbove, legend.isShown { legend.frame(maxWidth: .infinity, alignment: legend.alignment) }
      }
    }
  }

  private func title(_ title: ChartSettings.Title, _ alignment: Alignment) -> some View {
    title.content.font(.caption).foregroundStyle(.secondary)
      .frame(maxWidth: .infinity, alignment: title.alignment ?? alignment)
  }

  /// Titles are above or below, as specified; those of the y axis default to above (guess).
  private var titled: some View {
    let titles = [(model.settings.x.label, 1, Alignment.center), (model.settings.y.label, -1, Alignment.trailing)]
    return VStack(spacing: 4) {
      ForEach(0..<2, id: \.self) { index in
        if let title = titles[index].0, (title.position.y ?? titles[index].1) < 0 {
          self.title(title, titles[index].2)
        }
      }
      ChartPlotArea(model: model)
      ForEach(0..<2, id: \.self) { index in
        if let title = titles[index].0, (title.position.y ?? titles[index].1) >= 0 {
          self.title(title, titles[index].2)
        }
      }
    }
  }
}
