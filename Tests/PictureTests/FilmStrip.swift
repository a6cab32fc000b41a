import DisplayList
import Foundation
import Rasterizer

@testable import SimulatorTesting

/// Pictures of a screen at several moments in one row, each under a caption.
@MainActor
struct FilmStrip {
  /// The width of each picture, in points.
  let width: CGFloat
  private var moments: [(caption: String, frame: Film.Frame, part: CGRect)] = []

  init(width: CGFloat = 236) { self.width = width }

  /// - Parameter query: An element, as wide as the screen, to show instead of the whole screen.
  mutating func add(_ caption: String, _ screen: Screen, of query: Query? = nil) throws {
    let whole = CGRect(origin: .zero, size: screen.simulator.displayList.size)
    add(caption, screen, part: try query.map { try screen.visibleFrame(of: $0) } ?? whole)
  }

  /// - Parameter part: The part of the screen to show, in points.
  mutating func add(_ caption: String, _ screen: Screen, part: CGRect) {
    let list = screen.simulator.displayList
    let frame = Film.Frame(time: screen.now, picture: list, fingers: screen.simulator.fingers)
    moments.append((caption, frame, part))
  }

  func image() -> Bitmap {
    let (margin, titleHeight): (CGFloat, CGFloat) = (18, 26)
    var (left, height): (CGFloat, CGFloat) = (margin, 0)
    var children: [Fragment] = []
    for moment in moments {
      let scale = width / moment.part.width
      let size = CGSize(width: width, height: (moment.part.height * scale).rounded())
      children.append(.drawing(.title(moment.caption, size: 12), at: CGPoint(x: left, y: 6)))
      children.append(
        Fragment(
          key: FragmentKey(rawValue: 0), version: 0, offset: CGPoint(x: left, y: titleHeight), size: size,
          effects: .init(clip: .roundedRect(CGRect(origin: .zero, size: size), radii: .init(14), style: .continuous)),
          children: [
            moment.frame.fragment(
              at: CGPoint(x: -moment.part.minX * scale, y: -moment.part.minY * scale), scale: scale)
          ]))
      left += width + margin
      height = max(height, size.height)
    }
    let paper = DisplayColor(red: 0.82, green: 0.82, blue: 0.84)
    // Draws at the phone's pixels first, so that adjacent areas have no seam here.
    let size = CGSize(width: left, height: titleHeight + height + margin)
    let fine = Rasterizer().render(
      DisplayList(size: size, scale: 3, background: paper, root: .drawing([], children: children)))
    let whole = DrawCommand.image(fine, CGRect(origin: .zero, size: size), tint: nil)
    return Rasterizer().render(DisplayList(size: size, scale: 1, background: paper, root: .drawing([whole])))
  }
}
