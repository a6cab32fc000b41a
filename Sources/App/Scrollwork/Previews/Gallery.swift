import DisplayList
import Foundation
import Rasterizer
import Simulator
import SwiftUI
import Typesetting

/// Small pictures of all previews of the app.
@MainActor
struct Gallery {
  let previews: [_PreviewDeclaration]
  private let options: Scrollwork

  /// Pixels of a thumbnail for each point of the phone.
  private static let thumbnailScale: CGFloat = 0.5
  /// Longest wait for what a preview loads, in seconds, and how long nothing must have moved.
  private static let patience = 2.0
  private static let quiet = 0.05

  struct NoSuchPreview: Error, CustomStringConvertible {
    let name: String
    let names: [String]
    var description: String {
      "there is no preview called \"\(name)\". There are: \(names.joined(separator: ", "))"
    }
  }

  init(_ previews: [_PreviewDeclaration], _ options: Scrollwork) {
    self.previews = previews
    self.options = options
  }

  /// The preview that the options name, or else the first.
  static func chosen(from previews: [_PreviewDeclaration], _ options: Scrollwork) throws -> _PreviewDeclaration? {
    guard let name = options.preview else { return previews.first }
    guard let found = previews.first(where: { $0.name == name }) else {
      throw NoSuchPreview(name: name, names: previews.map(\.name))
    }
    return found
  }

  /// A picture of each preview, one after the other: a process has one phone at a time.
  func thumbnails() async throws -> [Bitmap] {
    let rasterizer = Rasterizer()
    return try await screens().map { list in
      var list = list
      list.scale = Self.thumbnailScale
      return rasterizer.render(list)
    }
  }

  /// All previews on one sheet, with their names.
  func sheet() async throws -> DisplayList {
    let screens = try await screens()
    let columns = min(5, max(1, screens.count))
    let scale: CGFloat = 0.5
    let gap: CGFloat = 24
    let caption: CGFloat = 34
    let cell = CGSize(
      width: (screens.map(\.size.width).max() ?? 0) * scale, height: (screens.map(\.size.height).max() ?? 0) * scale)
    var fragments: [Fragment] = []
    for (index, screen) in screens.enumerated() {
      let origin = CGPoint(
        x: gap + CGFloat(index % columns) * (cell.width + gap),
        y: gap + CGFloat(index / columns) * (cell.height + caption + gap))
      fragments.append(Self.miniature(screen, scale: scale, at: origin))
      let place = CGPoint(x: origin.x, y: origin.y + screen.size.height * scale + 8)
      fragments.append(Self.caption(previews[index].name, width: cell.width, at: place))
    }
    let rows = CGFloat((screens.count + columns - 1) / columns)
    let size = CGSize(
      width: gap + CGFloat(columns) * (cell.width + gap), height: gap + rows * (cell.height + caption + gap))
    let root = Fragment(key: .next(), version: 0, offset: .zero, size: size, children: fragments)
    return DisplayList(
      size: size, scale: 2, background: DisplayColor(red: 0.92, green: 0.93, blue: 0.95), root: root)
  }

  private func screens() async throws -> [DisplayList] {
    var screens: [DisplayList] = []
    for declaration in previews {
      let simulator = PreviewStage.simulator(declaration, options)
      defer { simulator.tearDown() }
      try await simulator.settle(patience: Self.patience, quiet: Self.quiet)
      screens.append(simulator.displayList)
    }
    return screens
  }

  private static func miniature(_ screen: DisplayList, scale: CGFloat, at origin: CGPoint) -> Fragment {
    let area = CGRect(origin: .zero, size: screen.size)
    let outline = Outline.roundedRect(area, radii: CornerRadii(40), style: .continuous)
    return Fragment(
      key: .next(), version: 0, offset: origin, size: screen.size,
      effects: Fragment.Effects(clip: outline, transform: AffineTransform(scale: scale)),
      commands: [.fill(.rect(area), .color(screen.background))], children: [screen.root])
  }

  private static func caption(_ text: String, width: CGFloat, at origin: CGPoint) -> Fragment {
    let span = TextSpan(text: text, font: FontDescription(size: 13))
    let layout = Paragraph(spans: [span], style: ParagraphStyle(lineLimit: 1, displayScale: 2))
      .layout(width: width, height: nil)
    return Fragment(
      key: .next(), version: 0, offset: origin, size: layout.size,
      commands: layout.lines.flatMap(\.runs).map { .glyphs($0.glyphs, .color(.black)) })
  }
}
