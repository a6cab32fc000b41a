private struct LabelsVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  /// Whether controls show their labels.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Hides the labels of controls inside. Assistive technology still reads them.
  public func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }

  /// Sets whether controls inside show their labels. Assistive technology reads them in any case.
  @available(iOS 18.0, *)
  public func labelsVisibility(_ visibility: Visibility) -> some View { environment(\.labelsVisibility, visibility) }
}

/// A label at the start of a line and a control at its end; only the control if labels are hidden.
///
/// At accessibility text sizes a value that does not fit beside its label is below it. Caveat: when the text size
/// becomes one of these, or no longer is one, the state of views in the line is reset.
nonisolated struct LabeledLine<Label: View, Control: View>: View, FrameworkView {
  private let isValue: Bool
  private let label: Label
  private let control: Control
  @Environment(\.labelsVisibility) private var visibility
  @Environment(\.dynamicTypeSize) private var textSize

  /// - Parameter isValue: whether the control is as wide as its text, unlike a switch.
  init(isValue: Bool = false, @ViewBuilder label: () -> Label, @ViewBuilder control: () -> Control) {
    self.isValue = isValue
    self.label = label()
    self.control = control()
  }

  @MainActor var body: some View {
    if visibility == .hidden {
      ZStack {
        label.modifier(_SpokenOnlyModifier())
        control
      }
    } else if isValue, textSize.isAccessibilitySize {
      LabelAboveLayout {
        VStack(alignment: .leading, spacing: 0) { label.asControlLabel }
        HStack { control.multilineTextAlignment(.leading) }
      }
    } else {
      HStack {
        VStack(alignment: .leading, spacing: 0) { label.asControlLabel }
        Spacer()
        if isValue { control.multilineTextAlignment(.trailing) } else { control }
      }
    }
  }
}

/// A label and its value at the two ends of a line if they fit, else the value below.
private struct LabelAboveLayout: Layout {
  /// The spacing between them, side by side and vertically.
  private static let gap = CGSize(width: 8, height: 4)

  private func isBeside(_ subviews: Subviews, width: CGFloat?) -> Bool {
    guard let width else { return true }
    return subviews.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width } + Self.gap.width <= width
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    if isBeside(subviews, width: proposal.width) {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      let own = sizes.reduce(0) { $0 + $1.width } + Self.gap.width
      return CGSize(width: proposal.width ?? own, height: sizes.reduce(0) { max($0, $1.height) })
    }
    let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)) }
    return CGSize(width: proposal.width ?? 0, height: sizes.reduce(0) { $0 + $1.height } + Self.gap.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard subviews.count == 2 else { return }
    if isBeside(subviews, width: bounds.width) {
      let rest = bounds.width - subviews[0].sizeThatFits(.unspecified).width - Self.gap.width
      subviews[0].place(at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: .unspecified)
      subviews[1].place(
        at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing,
        proposal: ProposedViewSize(width: rest, height: nil))
    } else {
      let room = ProposedViewSize(width: bounds.width, height: nil)
      subviews[0].place(at: bounds.origin, proposal: room)
      subviews[1].place(
        at: CGPoint(x: bounds.minX, y: bounds.minY + subviews[0].sizeThatFits(room).height + Self.gap.height),
        proposal: room)
    }
  }
}
