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
    let areChosen = directory.lines?.tags.map { $0.map(lines.isSelected) ?? false } ?? []
    let images = looks?.images
    // With images, or if the content moves within its segment, what is behind it is a view of its own.
    let grounds = images == nil ? 0 : areChosen.count
    let layout = SegmentLayout(
      widths: looks?.widths ?? [], isSizedByContent: looks?.areSizedByContent == true, grounds: grounds,
      shifts: images?.offsets(of: areChosen.count) ?? [])
    return layout {
      ForEach(0..<grounds, id: \.self) { index in
        SegmentGround(
          isSelected: areChosen[index], isAfterSelected: index > 0 && areChosen[index - 1], isFirst: index == 0)
      }
      lines.buttonStyle(SegmentStyle())
    }
    // Segments are views that already exist: they use the environment set here, not the one of their style.
    .font(looks?.font.map { Font($0) } ?? .system(size: 13, weight: .medium))
    .background {
      if looks?.widths.isEmpty != false, looks?.areSizedByContent != true, images?.haveGround != true,
        images?.haveDivider != true
      {
        dividers(areChosen)
      }
    }
    .padding(images?.haveGround == true ? 0 : 2)
    .background(
      Color(uiColor: images?.haveGround == true ? .clear : .tertiarySystemFill),
      in: RoundedRectangle(cornerRadius: ControlMetrics(system).segments, style: .continuous)
    )
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isSegmentedControl)
    .modifier(_TextlessModifier())
    .modifier(_ListRowTraitModifier(trait: .control(true)))
  }

  /// The dividers between unselected segments.
  @MainActor private func dividers(_ areChosen: [Bool]) -> some View {
    HStack(spacing: 0) {
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
  /// The number of views that come first and lie behind the segments.
  var grounds = 0
  /// The offsets of segments from their places; empty for none.
  var shifts: [CGSize] = []

  private func segments(_ subviews: Subviews) -> [LayoutSubview] { Array(subviews.dropFirst(grounds)) }

  /// Returns the widths of segments that fill a width together.
  private func shares(of width: CGFloat, _ segments: [LayoutSubview]) -> [CGFloat] {
    let own = segments.indices.map { widths.indices.contains($0) ? widths[$0] : 0 }
    let weights = zip(segments, own).map { segment, own in
      own > 0 ? 0 : isSizedByContent ? max(segment.sizeThatFits(.unspecified).width, 1) : 1
    }
    let (rest, all) = (max(0, width - own.reduce(0, +)), weights.reduce(0, +))
    return zip(own, weights).map { own, weight in own > 0 ? own : rest * weight / max(all, 1) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let segments = segments(subviews)
    guard !segments.isEmpty else { return .zero }
    let count = CGFloat(segments.count)
    let width = proposal.width ?? naturalWidth(of: segments)
    let segment = ProposedViewSize(width: width / count, height: proposal.height)
    return CGSize(width: width, height: segments.map { $0.sizeThatFits(segment).height }.max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var start = bounds.minX
    let segments = segments(subviews)
    for (index, width) in shares(of: bounds.width, segments).enumerated() {
      let size = ProposedViewSize(width: width, height: bounds.height)
      let shift = shifts.indices.contains(index) ? shifts[index] : .zero
      if index < grounds {
        subviews[index].place(at: CGPoint(x: start, y: bounds.midY), anchor: .leading, proposal: size)
      }
      segments[index].place(
        at: CGPoint(x: start + shift.width, y: bounds.midY + shift.height), anchor: .leading, proposal: size)
      start += width
    }
  }

  /// A label has 10 points on each side, of which it brings 6; the control has 2 around its segments.
  private func naturalWidth(of subviews: [LayoutSubview]) -> CGFloat {
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
  @Environment(\.segmentLooks) private var ownLooks

  @MainActor var body: some View {
    let isSelected = mark == .on
    let looks = ownLooks ?? SegmentLooks(UISegmentedControl.defaults)
    label
      .lineLimit(1)
      .padding(.horizontal, 6)
      .frame(maxWidth: .infinity, minHeight: looks?.images?.haveGround == true ? 32 : 28)
      .contentShape(Rectangle())
      .opacity(isPressed && !isSelected ? 0.4 : 1)
      .background { if isSelected, looks?.images == nil { SegmentCapsule(looks: looks) } }
      .foregroundStyle((isSelected ? looks?.selectedColor : looks?.color).map { Color(uiColor: $0) } ?? .primary)
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}

/// The system's background of the selected segment.
nonisolated private struct SegmentCapsule: View, FrameworkView {
  let looks: SegmentLooks?
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.system) private var system

  @MainActor var body: some View {
    RoundedRectangle(cornerRadius: ControlMetrics(system).segment, style: .continuous)
      .fill(
        looks?.selectedGround.map { Color(uiColor: $0) }
          ?? (colorScheme == .dark ? Color(.sRGB, red: 105 / 255, green: 105 / 255, blue: 112 / 255) : .white)
      )
      .shadow(color: .black.opacity(0.12), radius: 4, y: 3)
  }
}

/// What is behind a segment of a control with images, and the divider at its leading edge.
nonisolated private struct SegmentGround: View, FrameworkView {
  let isSelected: Bool
  let isAfterSelected: Bool
  let isFirst: Bool
  @Environment(\.segmentLooks) private var ownLooks

  @MainActor var body: some View {
    let looks = ownLooks ?? SegmentLooks(UISegmentedControl.defaults)
    // One view, also with nothing to show: the layout counts on it.
    ZStack {
      if looks?.images?.haveGround == true {
        if let image = looks?.images?.ground(isSelected: isSelected) { Image(uiImage: image).resizable() }
      } else if isSelected {
        SegmentCapsule(looks: looks)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .overlay(alignment: .leading) {
      if !isFirst, let image = looks?.images?.divider(isSelected: isSelected, followsSelected: isAfterSelected) {
        Image(uiImage: image).resizable().frame(width: image.size.width).offset(x: -image.size.width / 2)
      }
    }
    .accessibilityHidden(true)
  }
}
