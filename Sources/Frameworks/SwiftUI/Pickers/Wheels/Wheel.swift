import Foundation

/// In points, measured on iOS 15 in the layers of a picker: rows are 30 apart on a drum where adjacent rows differ by
/// 18.1 degrees.
enum WheelMeasures {
  static let height: CGFloat = 216
  static let row: CGFloat = 30
  static let radius: CGFloat = 95
  static let band: CGFloat = 32
  /// Rows fade out towards the top and bottom of this height.
  static let faded: CGFloat = 196
  /// The opacity at each fifth of that height. Even the selected row is not fully black.
  static let fade = [0, 0.71, 0.8, 0.8, 0.71, 0]
}

/// Rows on a drum, of which the middle one is selected. Dragging turns it, tapping a row turns to that row, and it
/// comes to rest on a row, when it reports the selection.
nonisolated struct Wheel<Rows: View>: View, FrameworkView {
  private let name: String
  private let value: String
  private let index: Int
  private let count: Int
  /// Whether the first row follows the last.
  private let loops: Bool
  private let rowHeight: CGFloat
  /// Handles a row and returns the one that is selected then.
  private let choose: (Int) -> Int
  private let rows: Rows
  @State private var position: ScrollPosition
  /// The index of the middle row, of all rows.
  @State private var middle: Int
  @State private var isMoving = false

  /// The number of repetitions of an endless wheel's rows, too many to reach the end.
  private static var turns: Int { 400 }

  /// `rows` receives the number of rows that the wheel needs.
  init(
    _ name: String, value: String, index: Int, count: Int, loops: Bool = false,
    rowHeight: CGFloat = WheelMeasures.row, choose: @escaping (Int) -> Int,
    @ViewBuilder rows: (Int) -> Rows
  ) {
    self.name = name
    self.value = value
    self.index = index
    self.count = count
    self.loops = loops
    self.rowHeight = rowHeight
    self.choose = choose
    self.rows = rows(loops ? count * Self.turns : count)
    let start = loops ? count * (Self.turns / 2) + index : index
    _position = State(initialValue: ScrollPosition(y: CGFloat(start) * rowHeight))
    _middle = State(initialValue: start)
  }

  @MainActor var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) { rows }
        // A picker's rows are views that already exist: they use the environment set here, not the one of their style.
        .font(.system(size: 21))
        .lineLimit(1)
        .minimumScaleFactor(0.6)
        .padding(.vertical, (WheelMeasures.height - rowHeight) / 2)
    }
    .buttonStyle(WheelRowStyle(height: rowHeight))
    .frame(height: WheelMeasures.height)
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(WheelStops(rowHeight: rowHeight))
    .scrollPosition($position)
    .onScrollGeometryChange(for: Int.self) { [rowHeight] geometry in
      Int((geometry.contentOffset.y / rowHeight).rounded())
    } action: { _, new in
      middle = new
    }
    .onScrollPhaseChange { _, phase in isMoving = phase != .idle }
    // In a separate turn, because it may move the wheel again.
    .task(id: isMoving) { if !isMoving { rest() } }
    .onChange(of: [index, count]) { old, _ in turn(to: index, animated: old[1] == count) }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(name)
    .accessibilityValue(value)
    .accessibilityAddTraits(.isPickerWheel)
    .accessibilityAdjustableAction { direction in
      let next = index + (direction == .increment ? 1 : -1)
      guard count > 0, loops || (0..<count).contains(next) else { return }
      _ = choose((next + count) % count)
    }
  }

  @MainActor private func rest() {
    guard count > 0 else { return }
    let row = (middle % count + count) % count
    if row != index { turn(to: choose(row)) }
  }

  /// Turns to a row by the shorter way.
  @MainActor private func turn(to row: Int, animated: Bool = true) {
    guard count > 0 else { return }
    var distance = row - (middle % count + count) % count
    if loops, abs(distance) * 2 > count { distance += distance > 0 ? -count : count }
    guard distance != 0 else { return }
    withAnimation(animated ? .default : nil) {
      position.scrollTo(y: CGFloat(middle + distance) * rowHeight)
    }
  }
}

/// Comes to rest on a row.
private struct WheelStops: ScrollTargetBehavior {
  let rowHeight: CGFloat
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.y = (target.rect.minY / rowHeight).rounded() * rowHeight
  }
}

/// A row on the drum.
private struct WheelRowStyle: ButtonStyle {
  let height: CGFloat
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(maxWidth: .infinity)
      .frame(height: height)
      .contentShape(Rectangle())
      .visualEffect { [height] content, proxy in
        let distance = proxy.frame(in: .scrollView(axis: .vertical)).midY - WheelMeasures.height / 2
        let angle = min(max(distance / WheelMeasures.radius, -.pi / 2), .pi / 2)
        let isMiddle = abs(distance) < height / 2
        return
          content
          .scaleEffect(x: 1, y: max(cos(angle), 0.001))
          .offset(y: WheelMeasures.radius * sin(angle) - distance)
          .opacity(isMiddle ? 1 : 0.447)
      }
  }
}

/// Wheels side by side, with a band behind the selected rows.
nonisolated struct WheelGroup<Content: View>: View, FrameworkView {
  @ViewBuilder let content: Content
  @Environment(\.wheelRowHeight) private var rowHeight

  @MainActor var body: some View {
    HStack(spacing: 0) { content }
      .mask { fade.frame(height: WheelMeasures.faded) }
      .padding(.horizontal, 9)
      .background {
        RoundedRectangle(cornerRadius: 8, style: .continuous)
          .fill(Color(uiColor: .quaternarySystemFill))
          .frame(height: rowHeight + WheelMeasures.band - WheelMeasures.row)
          .padding(.horizontal, 9)
      }
      .frame(height: WheelMeasures.height)
      .clipped()
      .contentShape(Rectangle())
      .accessibilityElement(children: .contain)
      .accessibilityAddTraits(.isPicker)
  }

  @MainActor private var fade: LinearGradient {
    let stops = WheelMeasures.fade.enumerated().map { index, opacity in
      Gradient.Stop(color: .black.opacity(opacity), location: CGFloat(index) / 5)
    }
    return LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom)
  }
}

extension EnvironmentValues {
  /// The height of a wheel's rows, in points.
  @Entry var wheelRowHeight = WheelMeasures.row
}
