/// The legend of a chart's colours and symbols.
struct ChartLegend: View {
  let model: ChartModel

  var isShown: Bool {
    if model.settings.legendVisibility == .hidden { return false }
    return model.settings.legend != nil || !model.legend.isEmpty
  }

  var position: AnnotationPosition {
    let position = model.settings.legend?.position ?? model.settings.legendPosition
    return isShown ? position : .automatic
  }

  var alignment: Alignment {
    (model.settings.legend == nil ? model.settings.legendAlignment : model.settings.legend?.alignment) ?? .leading
  }

  var spacing: CGFloat? {
    (model.settings.legend == nil ? model.settings.legendSpacing : model.settings.legend?.spacing) ?? 8
  }

  var body: some View {
    if let legend = model.settings.legend {
      legend.content
    } else {
      LegendFlow {
        ForEach(model.legend) { entry in
          HStack(spacing: 4) {
            symbol(entry).frame(width: 8, height: 8).accessibilityHidden(true)
            Text(entry.text).font(.caption).foregroundStyle(.secondary)
          }
        }
      }
    }
  }

  private func symbol(_ entry: ChartModel.LegendEntry) -> some View {
    (entry.symbol ?? AnyChartSymbolShape(.circle)).fill(entry.style)
  }
}

/// Lays out entries in sequence, in as many lines as needed.
nonisolated private struct LegendFlow: Layout {
  private static let spacing = CGSize(width: 8, height: 4)

  private func places(_ width: CGFloat, _ subviews: Subviews) -> (frames: [CGRect], size: CGSize) {
    var frames: [CGRect] = []
    var origin = CGPoint.zero
    var height: CGFloat = 0
    var widest: CGFloat = 0
    for view in subviews {
      let size = view.sizeThatFits(.unspecified)
      if origin.x > 0, origin.x + size.width > width {
        origin = CGPoint(x: 0, y: origin.y + height + Self.spacing.height)
        height = 0
      }
      frames.append(CGRect(origin: origin, size: size))
      height = max(height, size.height)
      widest = max(widest, origin.x + size.width)
      origin.x += size.width + Self.spacing.width
    }
    return (frames, CGSize(width: widest, height: origin.y + height))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    places(proposal.width ?? .infinity, subviews).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (view, frame) in zip(subviews, places(bounds.width, subviews).frames) {
      view.place(at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: .unspecified)
    }
  }
}
