import Automation
import DisplayList
import Foundation
import Rasterizer

extension RunningPhone {
  /// Returns the screen, or its part inside a rectangle in points, as a PNG file in base 64.
  func picture(of rect: CGRect? = nil) -> String {
    let list = simulator.displayList
    var bitmap = rasterizer.render(list)
    if let rect {
      let scale = CGFloat(bitmap.width) / max(list.size.width, 1)
      bitmap = bitmap.cropped(
        to: CGRect(x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale))
    }
    return rasterizer.png(of: bitmap).base64EncodedString()
  }
}
