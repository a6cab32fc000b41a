import DisplayList
import Foundation
import SimulatorTesting
import SwiftUI

/// A drawing command with its context.
struct DrawnCommand {
  let command: DrawCommand
  /// The fragment's origin on the screen, including transforms.
  let transform: AffineTransform
  /// The product of the opacities of all enclosing fragments.
  let opacity: Double

  /// The area of the screen that the command may touch.
  var bounds: CGRect {
    let rect = command.bounds
    let corners = [CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY)].map {
      transform.transform($0)
    }
    return CGRect(
      x: min(corners[0].x, corners[1].x), y: min(corners[0].y, corners[1].y), width: abs(corners[1].x - corners[0].x),
      height: abs(corners[1].y - corners[0].y))
  }
}

extension Screen {
  /// All drawing commands, from back to front.
  var drawn: [DrawnCommand] {
    var all: [DrawnCommand] = []
    func visit(_ fragment: Fragment, _ outer: AffineTransform, _ opacity: Double) {
      let own = fragment.effects.transform ?? .identity
      // First the fragment's own transform, then its offset, then the outer transform.
      var placed = own
      placed.tX += fragment.offset.x
      placed.tY += fragment.offset.y
      let total = placed.then(outer)
      let opacity = opacity * fragment.effects.opacity
      all += fragment.commands.map { DrawnCommand(command: $0, transform: total, opacity: opacity) }
      for child in fragment.children { visit(child, total, opacity) }
    }
    visit(simulator.displayList.root, .identity, 1)
    return all
  }

  /// Returns the commands that fill shapes with one colour.
  func fills(_ color: DisplayColor) -> [DrawnCommand] {
    drawn.filter { if case .fill(_, .color(color)) = $0.command { true } else { false } }
  }

  /// Returns the runs of glyphs that spell `text`.
  func texts(_ text: String) -> [DrawnCommand] {
    drawn.filter { if case .glyphs(let run, _) = $0.command { run.text == text } else { false } }
  }

  /// The commands that draw images.
  var pictures: [DrawnCommand] {
    drawn.filter { if case .image = $0.command { true } else { false } }
  }
}

extension AffineTransform {
  static var identity: AffineTransform { AffineTransform(m11: 1, m12: 0, m21: 0, m22: 1, tX: 0, tY: 0) }

  /// Returns this transform followed by another one.
  func then(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      m11: m11 * next.m11 + m12 * next.m21, m12: m11 * next.m12 + m12 * next.m22,
      m21: m21 * next.m11 + m22 * next.m21, m22: m21 * next.m12 + m22 * next.m22,
      tX: tX * next.m11 + tY * next.m21 + next.tX, tY: tX * next.m12 + tY * next.m22 + next.tY)
  }
}
