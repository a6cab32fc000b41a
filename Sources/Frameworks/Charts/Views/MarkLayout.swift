/// Places a view on or beside each mark.
nonisolated struct MarkLayout: Layout {
  struct Place {
    var rect: CGRect
    /// Nil for a view that is as large as the mark.
    var annotation: MarkAnnotation?
  }

  /// The places of the views, in order, in a plot of a size.
  var places: @MainActor (CGSize) -> [Place]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    // Layout runs on the main actor, which the protocol does not declare.
    nonisolated(unsafe) var places: [Place] = []
    MainActor.assumeIsolated { places = self.places(bounds.size) }
    for (view, place) in zip(subviews, places) {
      let rect = place.rect.offsetBy(dx: bounds.minX, dy: bounds.minY)
      guard let annotation = place.annotation else {
        view.place(at: rect.origin, proposal: ProposedViewSize(rect.size))
        continue
      }
      let isOverlay = annotation.position == .overlay
      let proposal = isOverlay ? ProposedViewSize(rect.size) : .unspecified
      let size = view.sizeThatFits(proposal)
      var origin = annotation.origin(size, beside: rect)
      if case .fit = annotation.overflow.x.kind {
        origin.x = max(bounds.minX, min(origin.x, bounds.maxX - size.width))
      }
      if case .fit = annotation.overflow.y.kind {
        origin.y = max(bounds.minY, min(origin.y, bounds.maxY - size.height))
      }
      view.place(at: origin, proposal: proposal)
    }
  }
}

nonisolated extension MarkAnnotation {
  /// Returns the origin of a view of a size beside a mark. The distance is a guess.
  func origin(_ size: CGSize, beside rect: CGRect) -> CGPoint {
    let spacing = spacing ?? 4
    let x: CGFloat =
      switch position.x {
      case -1: rect.minX - spacing - size.width
      case 1: rect.maxX + spacing
      default:
        switch alignment.horizontal {
        case .leading: rect.minX
        case .trailing: rect.maxX - size.width
        default: rect.midX - size.width / 2
        }
      }
    let y: CGFloat =
      switch position.y ?? -1 {
      case -1: rect.minY - spacing - size.height
      case 1: rect.maxY + spacing
      default:
        switch alignment.vertical {
        case .top: rect.minY
        case .bottom: rect.maxY - size.height
        default: rect.midY - size.height / 2
        }
      }
    return CGPoint(x: x, y: y)
  }
}
