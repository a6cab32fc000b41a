import DisplayList
import Foundation
import Simulator

/// A point of the phone that a page asks about: the user points at it and holds a key.
struct Inspection: Equatable, Sendable, Decodable {
  /// In points.
  var x, y: Double
  /// Whether the user clicked: the result is also printed in the terminal.
  var isPicked: Bool

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    (x, y) = (try list.decode(Double.self), try list.decode(Double.self))
    isPicked = try list.decodeIfPresent(Bool.self) ?? false
  }
}

extension BrowserHost {
  /// Sends a page what is at the point.
  func answer(_ inspection: Inspection, to tab: Tab) {
    let place = simulator.place(at: CGPoint(x: inspection.x, y: inspection.y), whereIs: whereIs)
    if inspection.isPicked, let place { onPick?(place.lines) }
    var json = JSONWriter()
    json.object {
      $0.key(Wire.Notice.inspected)
      guard let place else { return $0.null() }
      $0.object {
        $0.key(Wire.Inspected.frame)
        $0.array { $0.numbers(place.frame.minX, place.frame.minY, place.frame.width, place.frame.height) }
        $0.key(Wire.Inspected.text)
        $0.string(place.lines.joined(separator: "\n"))
      }
    }
    tab.send(json.text)
  }
}
