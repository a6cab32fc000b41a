import DisplayList
import Foundation
import Rasterizer
import Simulator
import Testing

extension Screen {
  /// Returns the screen as a bitmap.
  /// - Parameters:
  ///   - scale: Pixels per point; a scale other than the device's redraws everything.
  ///   - content: The app alone, or with what the system draws over it, or with the device around it.
  public func image(scale: CGFloat, showing content: PictureContent = .app) -> Bitmap {
    var list = simulator.displayList(showing: content)
    list.scale = scale
    return Rasterizer().render(list)
  }

  /// Returns the screen at the place of an element, with everything behind and in front of it.
  ///
  /// Its edges are rounded to whole device pixels and clipped to the screen.
  /// - Parameter scale: Pixels per point; by default the device's.
  /// - Throws: ``ScreenError`` if there is not exactly one such element, ``SnapshotError`` if it is not on the screen.
  public func image(of query: Query, scale: CGFloat? = nil, sourceLocation: SourceLocation = #_sourceLocation) throws
    -> Bitmap
  {
    try at(sourceLocation) {
      let frame = try visibleFrame(of: query)
      return picture(of: frame, scale: scale ?? simulator.displayList.scale)
    }
  }

  /// Returns the colour of the device pixel at a point of the screen. Nil outside the screen.
  public func color(at point: CGPoint) -> DisplayColor? {
    let list = simulator.displayList
    let pixel = CGPoint(x: (point.x * list.scale).rounded(.down), y: (point.y * list.scale).rounded(.down))
    let frame = CGRect(x: pixel.x / list.scale, y: pixel.y / list.scale, width: 1 / list.scale, height: 1 / list.scale)
    guard CGRect(origin: .zero, size: list.size).contains(point) else { return nil }
    // Whoever asks twice asks often, and each question alone would draw shadows and materials anew.
    guard let seen, seen.list.isSame(as: list) else {
      seen = (list, nil)
      return picture(of: frame, scale: list.scale).color(x: 0, y: 0)
    }
    let whole = seen.picture ?? Rasterizer().render(list)
    self.seen = (list, whole)
    return whole.color(x: Int(pixel.x), y: Int(pixel.y))
  }

  /// Returns an element's frame, rounded to whole device pixels as drawing is, and clipped to the screen.
  func visibleFrame(of query: Query) throws -> CGRect {
    let list = simulator.displayList
    let frame = try resolve(query).frame
    let (left, top) = ((frame.minX * list.scale).rounded(), (frame.minY * list.scale).rounded())
    let (right, bottom) = ((frame.maxX * list.scale).rounded(), (frame.maxY * list.scale).rounded())
    let pixels = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    let screen = CGRect(x: 0, y: 0, width: list.size.width * list.scale, height: list.size.height * list.scale)
    let visible = pixels.intersection(screen)
    guard !visible.isEmpty else {
      throw SnapshotError.offScreen("\(query)", frame: frame, screen: list.size)
    }
    return CGRect(
      x: visible.minX / list.scale, y: visible.minY / list.scale, width: visible.width / list.scale,
      height: visible.height / list.scale)
  }

  private func picture(of frame: CGRect, scale: CGFloat) -> Bitmap {
    let list = simulator.displayList
    guard list.root.hasBackdrop else {
      let origin = CGPoint(x: -frame.minX, y: -frame.minY)
      return Rasterizer().render(
        DisplayList(
          size: frame.size, scale: scale, background: list.background,
          root: .drawing([], at: origin, children: [list.root])))
    }
    // A material depends on everything behind it.
    let whole = Rasterizer().render(
      DisplayList(size: list.size, scale: scale, background: list.background, root: list.root))
    let (left, top) = (Int((frame.minX * scale).rounded()), Int((frame.minY * scale).rounded()))
    let width = min(max(1, Int((frame.width * scale).rounded())), whole.width - left)
    let height = min(max(1, Int((frame.height * scale).rounded())), whole.height - top)
    return whole.cropped(x: left, y: top, width: width, height: height)
  }
}

extension DisplayList {
  /// Whether both draw the same; fragments never change.
  fileprivate func isSame(as other: DisplayList) -> Bool {
    root === other.root && scale == other.scale && size == other.size && background == other.background
  }
}

/// An error that prevents an image.
public enum SnapshotError: Error, CustomStringConvertible {
  /// The element is not on the screen.
  case offScreen(String, frame: CGRect, screen: CGSize)

  /// Which element, and where it is instead.
  public var description: String {
    switch self {
    case .offScreen(let what, let frame, let screen):
      "The element with \(what) is not on the screen: it is at \(frame.inPoints), the screen is "
        + "\(CGRect(origin: .zero, size: screen).inPoints)."
    }
  }
}
