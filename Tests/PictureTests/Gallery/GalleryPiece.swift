import SimulatorTesting
import SwiftUI

/// A standard component of `docs/gallery`, and the part of the screen that shows it.
@MainActor
struct GalleryPiece {
  /// The part of the screen that is in the picture.
  enum Part {
    /// The views themselves and 16 points around them.
    case content
    /// The top of the screen without the status bar, that many points high: twice as high with large text.
    case top(CGFloat)
    /// The bottom, that many points high: half as high again with large text.
    case bottom(CGFloat)
    /// The middle, that many points high: half as high again with large text.
    case middle(CGFloat)
  }

  let title: String
  let part: Part
  private let makeScreen: @MainActor (DeviceSettings) async -> Screen
  private let prepare: @MainActor (Screen) async throws -> Void

  init(
    _ title: String, _ part: Part = .content, @ViewBuilder view: @escaping @MainActor () -> some View,
    after prepare: @escaping @MainActor (Screen) async throws -> Void = { _ in }
  ) {
    self.title = title
    self.part = part
    self.prepare = prepare
    makeScreen = { settings in
      await Screen(settings: settings) {
        if case .content = part { GalleryGround(content: view) } else { view() }
      }
    }
  }

  /// Returns the screen with the component as the picture shows it.
  func screen(_ settings: DeviceSettings) async throws -> Screen {
    let screen = await makeScreen(settings)
    try await screen.advance(by: .seconds(1))
    try await prepare(screen)
    try await screen.advance(by: .seconds(1))
    return screen
  }

  /// Returns the part of a screen that is in the picture.
  func area(of screen: Screen, isLargeText: Bool) throws -> CGRect {
    let size = screen.simulator.displayList.size
    func height(_ wanted: CGFloat, _ factor: CGFloat) -> CGFloat {
      min(wanted * (isLargeText ? factor : 1), size.height)
    }
    switch part {
    case .content:
      let frame = try screen.find("gallery").frame
      return CGRect(x: 0, y: frame.minY, width: size.width, height: min(frame.height, size.height - frame.minY))
    case .top(let points):
      return CGRect(x: 0, y: 50, width: size.width, height: min(height(points, 2), size.height - 50))
    case .bottom(let points):
      let points = height(points, 1.5)
      return CGRect(x: 0, y: size.height - points, width: size.width, height: points)
    case .middle(let points):
      let points = height(points, 1.6)
      return CGRect(x: 0, y: (size.height - points) / 2, width: size.width, height: points)
    }
  }

  /// The title as a file name.
  var file: String {
    title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-") + ".png"
  }
}

/// A part of the gallery.
enum GalleryChapter: String, CaseIterable, Sendable {
  case buttons = "Buttons and menus"
  case values = "Values and choices"
  case texts = "Text"
  case lists = "Lists and forms"
  case bars = "Bars, search, tabs"
  case presentations = "Alerts and sheets"
  case drawing = "Charts, maps, materials, shapes, symbols"

  @MainActor var pieces: [GalleryPiece] {
    switch self {
    case .buttons: GalleryPiece.buttons
    case .values: GalleryPiece.values
    case .texts: GalleryPiece.texts
    case .lists: GalleryPiece.lists
    case .bars: GalleryPiece.bars
    case .presentations: GalleryPiece.presentations
    case .drawing: GalleryPiece.drawing
    }
  }
}

/// Controls one below the other at the top of the screen.
private struct GalleryGround<Content: View>: View {
  let content: () -> Content

  var body: some View {
    VStack(alignment: .leading, spacing: 16) { content() }
      .padding(16)
      .frame(maxWidth: .infinity, alignment: .leading)
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier("gallery")
      .frame(maxHeight: .infinity, alignment: .top)
  }
}

/// Views side by side, wrapped where there is no room, so that large text does not break within words.
struct GalleryFlow: Layout {
  var spacing: CGFloat = 12
  var alignment = VerticalAlignment.center

  private typealias Piece = (index: Int, x: CGFloat, size: CGSize, guide: CGFloat)

  /// Returns the lines, each with the heights above and below its guide.
  private func lines(_ subviews: Subviews, width: CGFloat) -> [(pieces: [Piece], above: CGFloat, below: CGFloat)] {
    var lines: [(pieces: [Piece], above: CGFloat, below: CGFloat)] = []
    var x: CGFloat = 0
    for (index, subview) in subviews.enumerated() {
      let dimensions = subview.dimensions(in: .unspecified)
      let size = CGSize(width: dimensions.width, height: dimensions.height)
      let guide = dimensions[alignment]
      if lines.isEmpty || x + size.width > width {
        lines.append(([], 0, 0))
        x = 0
      }
      lines[lines.count - 1].pieces.append((index, x, size, guide))
      lines[lines.count - 1].above = max(lines[lines.count - 1].above, guide)
      lines[lines.count - 1].below = max(lines[lines.count - 1].below, size.height - guide)
      x += size.width + spacing
    }
    return lines
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let lines = lines(subviews, width: proposal.width ?? .infinity)
    let width = lines.compactMap { line in line.pieces.last.map { $0.x + $0.size.width } }.max() ?? 0
    let height = lines.reduce(0) { $0 + $1.above + $1.below } + CGFloat(max(0, lines.count - 1)) * spacing
    return CGSize(width: width, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var y = bounds.minY
    for line in lines(subviews, width: bounds.width + 0.01) {
      for piece in line.pieces {
        subviews[piece.index].place(
          at: CGPoint(x: bounds.minX + piece.x, y: y + line.above - piece.guide), proposal: .unspecified)
      }
      y += line.above + line.below + spacing
    }
  }
}
