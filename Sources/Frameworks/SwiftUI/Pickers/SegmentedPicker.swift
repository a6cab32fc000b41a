import ScrollworkUIKit

/// The segments, 32 points high like a `UISegmentedControl`.
nonisolated struct SegmentedPicker<Content: View>: View, FrameworkView {
  let lines: PickerLines<Content>
  @StateObject private var directory = PickerDirectory()
  @Environment(\.system) private var system
  @Environment(\.segmentLooks) private var ownLooks

  @MainActor var body: some View {
    var lines = lines
    lines.directory = directory
    let looks = ownLooks ?? SegmentLooks(UISegmentedControl.defaults)
    let layout = SegmentLayout(widths: looks?.widths ?? [], isSizedByContent: looks?.areSizedByContent == true)
    return layout { lines.buttonStyle(SegmentStyle()) }
      // Segments are views that already exist: they use the environment set here, not the one of their style.
      .font(looks?.font.map { Font($0) } ?? .system(size: 13, weight: .medium))
      .background { if looks?.widths.isEmpty != false, looks?.areSizedByContent != true { dividers } }
      .padding(2)
      .background(
        Color(uiColor: .tertiarySystemFill),
        in: RoundedRectangle(cornerRadius: ControlMetrics(system).segments, style: .continuous)
      )
      .accessibilityElement(children: .contain)
      .accessibilityAddTraits(.isSegmentedControl)
      .modifier(_TextlessModifier())
      .modifier(_ListRowTraitModifier(trait: .control(true)))
  }

  /// The dividers between unselected segments.
  @MainActor private var dividers: some View {
    let areChosen = directory.lines?.tags.map { $0.map(lines.isSelected) ?? false } ?? []
    return HStack(spacing: 0) {
      ForEach(areChosen.indices, id: \.self) { index in
        Color.clear.overlay(alignment: .leading) {
          if index > 0, !areChosen[index], !areChosen[index - 1] {
            Capsule().fill(Color(uiColor: .systemGray).opacity(0.3)).frame(width: 1, height: 16).offset(x: -0.5)
          }
        }
      }
    }
  }
}

/// Gives segments equal widths: a share of the available width, or that of the widest one. A control of UIKit may have
/// widths of its own, or segments that share the width in proportion to their content; it has no dividers then.
nonisolated private struct SegmentLayout: Layout {
  var widths: [CGFloat] = []
  var isSizedByContent = false

  /// Returns the widths of segments that fill a width together.
  private func shares(of width: CGFloat, _ subviews: Subviews) -> [CGFloat] {
    let own = subviews.indices.map { widths.indices.contains($0) ? widths[$0] : 0 }
    let weights = zip(subviews, own).map { subview, own in
      own > 0 ? 0 : isSizedByContent ? max(subview.sizeThatFits(.unspecified).width, 1) : 1
    }
    let (rest, all) = (max(0, width - own.reduce(0, +)), weights.reduce(0, +))
    return zip(own, weights).map { own, weight in own > 0 ? own : rest * weight / max(all, 1) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let count = CGFloat(subviews.count)
    let width = proposal.width ?? naturalWidth(of: subviews)
    let segment = ProposedViewSize(width: width / count, height: proposal.height)
    return CGSize(width: width, height: subviews.map { $0.sizeThatFits(segment).height }.max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var start = bounds.minX
    for (subview, width) in zip(subviews, shares(of: bounds.width, subviews)) {
      subview.place(
        at: CGPoint(x: start, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
      start += width
    }
  }

  /// A label has 10 points on each side, of which it brings 6; the control has 2 around its segments.
  private func naturalWidth(of subviews: Subviews) -> CGFloat {
    if isSizedByContent || !widths.isEmpty {
      let own = subviews.indices.map { widths.indices.contains($0) ? widths[$0] : 0 }
      return zip(subviews, own).reduce(0) {
        $0 + ($1.1 > 0 ? $1.1 : $1.0.sizeThatFits(.unspecified).width + 8)
      }
    }
    let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    return CGFloat(subviews.count) * (widest + 8) - 4
  }
}

private struct SegmentStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Segment(label: configuration.label, isPressed: configuration.isPressed)
  }
}

nonisolated private struct Segment<Label: View>: View, FrameworkView {
  let label: Label
  let isPressed: Bool
  @Environment(\.menuMark) private var mark
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.segmentLooks) private var ownLooks
  @Environment(\.system) private var system

  @MainActor var body: some View {
    let isSelected = mark == .on
    let looks = ownLooks ?? SegmentLooks(UISegmentedControl.defaults)
    label
      .lineLimit(1)
      .padding(.horizontal, 6)
      .frame(maxWidth: .infinity, minHeight: 28)
      .contentShape(Rectangle())
      .opacity(isPressed && !isSelected ? 0.4 : 1)
      .background {
        if isSelected {
          RoundedRectangle(cornerRadius: ControlMetrics(system).segment, style: .continuous)
            .fill(
              looks?.selectedGround.map { Color(uiColor: $0) }
                ?? (colorScheme == .dark ? Color(.sRGB, red: 105 / 255, green: 105 / 255, blue: 112 / 255) : .white)
            )
            .shadow(color: .black.opacity(0.12), radius: 4, y: 3)
        }
      }
      .foregroundStyle((isSelected ? looks?.selectedColor : looks?.color).map { Color(uiColor: $0) } ?? .primary)
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}
