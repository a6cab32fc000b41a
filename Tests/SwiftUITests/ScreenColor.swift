import Foundation
import SimulatorTesting

extension Screen {
  /// Returns the colour at a point of the screen: red, green and blue from 0 to 255; empty outside.
  func rgb(at point: CGPoint) -> [Int] {
    color(at: point).map { color in [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) } } ?? []
  }
}
