import CPango
import DisplayList
import Foundation

/// What opaque fills hide of earlier drawing, so that it need not be filled: the ground behind the cards of a feed.
///
/// Found before an area is drawn, in the same order. While drawing, those that have been drawn are passed.
struct Occluders {
  private struct Occluder {
    var fragment: ObjectIdentifier
    var command: Int
    var pixels: PixelRect
  }

  private var occluders: [Occluder] = []
  private var next = 0
  private let area: PixelRect

  /// Smaller ones, in pixels, are not worth the rectangles that they leave.
  private static let smallest = 20_000
  /// Each adds rectangles to what it hides.
  private static let most = 16

  /// Finds the occluders.
  /// - Parameter area: the part of the list that will be drawn.
  init(_ list: DisplayList, in area: PixelRect) {
    self.area = area
    if area.area > 4 * Self.smallest { collect(list.root, in: Placement(list)) }
  }

  private mutating func collect(_ fragment: Fragment, in parent: Placement) {
    let effects = fragment.effects
    guard effects.opacity >= 1, effects.transform == nil, effects.compositing == nil, occluders.count < Self.most,
      parent.pixels(of: fragment).intersection(area).area >= Self.smallest
    else { return }
    let inner = parent.entering(fragment)
    if let clip = effects.clip, !inner.isExact(clip) { return }
    for (index, command) in fragment.commands.enumerated() {
      for rect in command.opaqueRects.prefix(1) {
        let pixels = PixelRect(inside: inner.matrix.map(rect)).intersection(inner.clip).intersection(area)
        if pixels.area >= Self.smallest {
          occluders.append(Occluder(fragment: ObjectIdentifier(fragment), command: index, pixels: pixels))
        }
      }
    }
    for child in fragment.children { collect(child, in: inner) }
  }

  /// Notes that a command is about to be drawn.
  mutating func pass(_ command: Int, of fragment: Fragment) {
    guard next < occluders.count else { return }
    let isNext = occluders[next].fragment == ObjectIdentifier(fragment) && occluders[next].command == command
    if isNext { next += 1 }
  }

  /// Returns the parts of a rectangle that no later command hides.
  func visible(of pixels: PixelRect) -> [PixelRect] {
    var parts = [pixels]
    for occluder in occluders[next...] { parts = parts.flatMap { $0.subtracting(occluder.pixels) } }
    return parts
  }
}

extension DrawCommand {
  /// Rectangles in which the command covers everything, the largest first: all between the corners of a rounded one.
  var opaqueRects: [CGRect] {
    guard case .fill(let outline, .color(let color)) = self, color.alpha >= 1 else { return [] }
    switch outline {
    case .rect(let rect): return [rect]
    case .roundedRect(let rect, let radii, _):
      // A smooth corner ends 1.53 radii from the corner point.
      let corner = radii.clamped(to: rect.size).largest * 1.528665
      let parts = [rect.insetBy(dx: 0, dy: corner), rect.insetBy(dx: corner, dy: 0)].filter {
        !$0.isNull && !$0.isEmpty
      }
      return rect.width >= rect.height ? parts : parts.reversed()
    case .ellipse, .path: return []
    }
  }
}
