import DisplayList
import Foundation
import Rasterizer
import Typesetting

/// The expected and the actual image and their difference, side by side.
@MainActor
struct ComparisonPicture {
  private static let margin: CGFloat = 24
  private static let titleHeight: CGFloat = 40

  /// Left to right: a title, and images drawn over each other, each with an opacity.
  private var panels: [(title: String, layers: [(picture: Bitmap, opacity: Double)], boxes: [CGRect])]

  /// - Parameter comparison: Nil if the two have different sizes and cannot be compared.
  init(expected: Bitmap, actual: Bitmap, comparison: PictureComparison?) {
    let boxes = comparison?.regions ?? []
    panels = [("expected", [(expected, 1)], []), ("actual", [(actual, 1)], [])]
    if let comparison { panels.append(("difference", [(actual, 0.3), (comparison.highlight, 1)], boxes)) }
  }

  /// Returns the image, with one point of the list per pixel.
  func image() -> Bitmap {
    var left = Self.margin
    var height: CGFloat = 0
    var children: [Fragment] = []
    for panel in panels {
      let size = panel.layers.reduce(CGSize.zero) { size, layer in
        CGSize(
          width: max(size.width, CGFloat(layer.picture.width)), height: max(size.height, CGFloat(layer.picture.height)))
      }
      let bounds = CGRect(origin: .zero, size: size)
      let layers = panel.layers.map { layer in
        let rect = CGRect(x: 0, y: 0, width: layer.picture.width, height: layer.picture.height)
        return Fragment.drawing([.image(layer.picture, rect, tint: nil)], opacity: layer.opacity)
      }
      let marks = panel.boxes.map { box in
        DrawCommand.stroke(.rect(box.insetBy(dx: -5, dy: -5)), .color(Self.mark), Stroke(width: 3))
      }
      children += [
        .drawing(.title(panel.title, size: 24), at: CGPoint(x: left, y: 6)),
        .drawing(
          [.fill(.rect(bounds), .color(.white))], at: CGPoint(x: left, y: Self.titleHeight),
          children: layers + [.drawing(marks)]),
      ]
      left += max(size.width, 120) + Self.margin
      height = max(height, size.height)
    }
    let size = CGSize(width: left, height: Self.titleHeight + height + Self.margin)
    return Rasterizer().render(
      DisplayList(size: size, scale: 1, background: Self.paper, root: .drawing([], children: children)))
  }

  private static let paper = DisplayColor(red: 0.85, green: 0.85, blue: 0.85)
  private static let mark = DisplayColor(red: 0.9, green: 0, blue: 0.1)
}

extension Fragment {
  /// A drawing without a key, because it is drawn once and not followed from frame to frame.
  static func drawing(
    _ commands: [DrawCommand], at offset: CGPoint = .zero, opacity: Double = 1, children: [Fragment] = []
  ) -> Fragment {
    Fragment(
      key: FragmentKey(rawValue: 0), version: 0, offset: offset, size: .zero, effects: Effects(opacity: opacity),
      commands: commands, children: children)
  }
}

extension [DrawCommand] {
  /// Draws one line of text.
  @MainActor
  static func title(_ text: String, size: CGFloat, color: DisplayColor = .black) -> [DrawCommand] {
    let span = TextSpan(text: text, font: FontDescription(size: size, usesTabularDigits: true))
    let layout = Paragraph(spans: [span], style: ParagraphStyle(displayScale: 1)).layout(width: nil, height: nil)
    return layout.lines.flatMap(\.runs).map { .glyphs($0.glyphs, .color(color)) }
  }
}
