import SimulatorTesting
import SwiftUI

extension ModifierTrials {
  /// Sizes, positions and surroundings.
  static func layout(_ modifier: ModifierTrials) {
    modifier(
      "alignmentGuide", on: Sample(),
      in: { content in
        VStack(alignment: .leading) {
          content; LongWords()
        }
      }
    ) {
      $0.alignmentGuide(.leading) { _ in -40 }
    }
    modifier("anchorPreference", on: Sample(), in: marksAnchor) {
      $0.anchorPreference(key: AnchorKey.self, value: .bounds) { $0 }
    }
    modifier("transformAnchorPreference", on: Sample(), in: marksAnchor) {
      $0.transformAnchorPreference(key: AnchorKey.self, value: .bounds) { $0 = $1 }
    }
    modifier("aspectRatio", on: Stripes()) { $0.aspectRatio(2, contentMode: .fit) }
    modifier("scaledToFit", on: Image(systemName: "heart").resizable().frame(minWidth: 0)) { $0.scaledToFit() }
    modifier("scaledToFill", on: Image(systemName: "heart").resizable().frame(minWidth: 0)) { $0.scaledToFill() }
    modifier("containerRelativeFrame", on: Stripes()) { $0.containerRelativeFrame(.horizontal, count: 3, spacing: 0) }
    modifier("coordinateSpace", on: Reported(), in: { content in content.padding(.leading, 50) }) {
      $0.coordinateSpace(.named("trial"))
    }
    modifier("edgesIgnoringSafeArea", on: Stripes()) { $0.edgesIgnoringSafeArea(.all) }
    modifier("ignoresSafeArea", on: Stripes()) { $0.ignoresSafeArea() }
    modifier("backgroundExtensionEffect", on: Stripes()) { $0.backgroundExtensionEffect() }
    modifier("fixedSize", on: LongWords()) { $0.fixedSize() }
    modifier("frame", on: Sample()) { $0.frame(width: 30) }
    modifier("gridCellAnchor", on: TriedBox(), in: inGrid) { $0.gridCellAnchor(.bottomTrailing) }
    modifier("gridCellColumns", on: Stripes().frame(height: 10), in: inGrid) { $0.gridCellColumns(2) }
    modifier("gridCellUnsizedAxes", on: Color.red.frame(height: 10), in: inGrid) { $0.gridCellUnsizedAxes(.horizontal) }
    modifier("gridColumnAlignment", on: TriedBox(), in: inGrid) { $0.gridColumnAlignment(.trailing) }
    modifier(
      "layoutPriority", on: LongWords().lineLimit(1),
      in: { content in
        HStack {
          content; LongWords()
        }
      }
    ) {
      $0.layoutPriority(1)
    }
    modifier("layoutValue", on: TriedBox(), in: { content in Shifting { content } }) {
      $0.layoutValue(key: Shift.self, value: 50)
    }
    modifier("offset", on: Sample()) { $0.offset(x: 20) }
    modifier("onGeometryChange", on: Sample()) { $0.onGeometryChange(for: CGSize.self, of: \.size) { say("\($0)") } }
    modifier("overlay", on: Sample()) { $0.overlay { Color.red.frame(width: 10) } }
    modifier("overlayPreferenceValue", on: Words().preference(key: SumKey.self, value: 3)) {
      $0.overlayPreferenceValue(SumKey.self) { Color.red.frame(width: CGFloat($0) * 20) }
    }
    modifier(
      "padding", on: Sample(),
      in: { content in
        VStack {
          content; TriedBox()
        }
      }
    ) { $0.padding() }
    modifier(
      "scenePadding", on: Sample(),
      in: { content in
        VStack {
          content; TriedBox()
        }
      }
    ) { $0.scenePadding() }
    modifier("position", on: Sample()) { $0.position(x: 50, y: 50) }
    modifier("safeAreaInset", on: Stripes()) { $0.safeAreaInset(edge: .bottom) { Words() } }
    modifier("safeAreaPadding", on: Scrolled()) { $0.safeAreaPadding(40) }
    modifier("safeAreaBar", on: Scrolled()) { $0.safeAreaBar(edge: .bottom) { Words() } }
    modifier(
      "zIndex", on: TriedBox(),
      in: { content in
        ZStack {
          content; Color.red.frame(width: 50, height: 50)
        }
      }
    ) {
      $0.zIndex(1)
    }
    modifier("containerValue", on: Words(), in: { content in Marked { content } }) {
      $0.containerValue(\.trialMark, "marked")
    }
    modifier(
      "tag", on: Words(text: "Tagged"),
      in: { content in
        WithState(1) { choice in
          Picker("Choice", selection: choice) {
            content
            Text("Other").tag(2)
          }
          .pickerStyle(.segmented)
        }
      }
    ) { $0.tag(1) }
    modifier("id", on: Mover { _, _ in TapCounter(id: "counter") }, drive: tapped("counter:0", "Move")) { _ in
      Mover { _, isOn in TapCounter(id: "counter").id(isOn) }
    }
    modifier("equatable", on: Mover { _, isOn in Alike(number: isOn ? 1 : 0) }, drive: move) { _ in
      Mover { _, isOn in Alike(number: isOn ? 1 : 0).equatable() }
    }
    modifier("modifier", on: Sample()) { $0.modifier(Narrow()) }
  }

  private static func marksAnchor(_ content: AnyView) -> any View {
    content.overlayPreferenceValue(AnchorKey.self) { anchor in
      if let anchor { GeometryReader { Color.red.frame(width: $0[anchor].width, height: 5) } }
    }
  }

  private static func inGrid(_ content: AnyView) -> any View {
    Grid {
      GridRow {
        content; Text("Second cell")
      }
      GridRow {
        Text("A cell of a second row").frame(height: 80); Text("b")
      }
    }
  }
}

private struct Narrow: ViewModifier {
  func body(content: Content) -> some View { content.frame(width: 20) }
}

/// A view that equals all others of its type.
private struct Alike: View, Equatable {
  let number: Int
  nonisolated static func == (a: Self, b: Self) -> Bool { true }
  var body: some View { Text(verbatim: "Number \(number)") }
}

/// Shows its position in a coordinate space of the trial.
private struct Reported: View {
  var body: some View {
    GeometryReader { geometry in Text(verbatim: "\(geometry.frame(in: .named("trial")).minX)") }
  }
}

private struct Shift: LayoutValueKey { static let defaultValue: CGFloat = 0 }

/// Moves each view to the right by its layout value.
private struct Shifting: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: 200, height: 50)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for view in subviews {
      view.place(at: CGPoint(x: bounds.minX + view[Shift.self], y: bounds.minY), proposal: .unspecified)
    }
  }
}

extension ContainerValues {
  @Entry fileprivate var trialMark = ""
}

/// Shows the container values of its views.
private struct Marked<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View {
    ForEach(subviews: content) { view in
      view
      Text(verbatim: "is \(view.containerValues.trialMark)")
    }
  }
}
