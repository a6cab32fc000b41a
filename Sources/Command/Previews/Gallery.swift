import DisplayList
import Foundation
import Rasterizer
import Simulator
import SwiftUI
import Typesetting

/// Thumbnails of all previews of the app.
@MainActor
struct Gallery {
  let previews: [_PreviewDeclaration]
  private let options: Scrollwork

  /// The pixels of a thumbnail per point of the phone.
  private static let thumbnailScale: CGFloat = 0.5
  /// The longest wait for a preview's data, in seconds, and how long it must be at rest.
  private static let patience = 0.8
  private static let quiet = 0.05

  struct NoSuchPreview: Error, CustomStringConvertible {
    let name: String
    let names: [String]
    var description: String {
      "there is no preview named \"\(name)\". Available: \(names.joined(separator: ", "))"
    }
  }

  init(_ previews: [_PreviewDeclaration], _ options: Scrollwork) {
    self.previews = previews
    self.options = options
  }

  /// Returns the preview that the options name, or else the first.
  static func chosen(from previews: [_PreviewDeclaration], _ options: Scrollwork) throws -> _PreviewDeclaration? {
    guard let name = options.preview else { return previews.first }
    guard let found = previews.first(where: { $0.name == name }) else {
      throw NoSuchPreview(name: name, names: previews.map(\.name))
    }
    return found
  }

  /// Returns a unique file name for each preview's picture.
  static func fileNames(of previews: [_PreviewDeclaration]) -> [String] {
    var used: [String: Int] = [:]
    return previews.map { preview in
      let file = preview.fileID.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? ""
      let words = "\(file) \(preview.name)".map { $0.isLetter || $0.isNumber || "-_ ".contains($0) ? $0 : "_" }
      let name = String(words).trimmingCharacters(in: .whitespaces)
      used[name, default: 0] += 1
      let number = used[name] ?? 1
      return "\(name)\(number == 1 ? "" : " \(number)").png"
    }
  }

  /// Returns a picture of each preview, one after the other: a process has one phone at a time.
  func thumbnails() async throws -> [Bitmap] {
    let rasterizer = Rasterizer()
    return try await screens().map { list in
      var list = list
      list.scale = Self.thumbnailScale
      return rasterizer.render(list)
    }
  }

  /// Returns all previews on one sheet, with their names.
  func sheet() async throws -> DisplayList {
    let screens = try await screens()
    let scale: CGFloat = 0.5
    let gap: CGFloat = 24
    let caption: CGFloat = 34
    let width = 6 * (options.device.size.width * scale + gap) + gap
    var fragments: [Fragment] = []
    var origin = CGPoint(x: gap, y: gap)
    var rowHeight: CGFloat = 0
    for (declaration, screen) in zip(previews, screens) {
      let size = CGSize(width: screen.size.width * scale, height: screen.size.height * scale)
      if origin.x + size.width + gap > width, origin.x > gap {
        origin = CGPoint(x: gap, y: origin.y + rowHeight + gap)
        rowHeight = 0
      }
      fragments.append(Self.miniature(screen, scale: scale, at: origin))
      let place = CGPoint(x: origin.x, y: origin.y + size.height + 8)
      fragments.append(Self.caption(declaration.name, width: size.width, at: place))
      origin.x += size.width + gap
      rowHeight = max(rowHeight, size.height + caption)
    }
    let size = CGSize(width: width, height: origin.y + rowHeight + gap)
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
