import Foundation

extension UIGestureRecognizer: NibConfigurable {
  final func configure(from element: _NibElement, in graph: NibGraph) {
    take(\.isEnabled, element.bool("enabled"))
    take(\.cancelsTouchesInView, element.bool("cancelsTouchesInView"))
    take(\.delaysTouchesBegan, element.bool("delaysTouchesBegan"))
    take(\.delaysTouchesEnded, element.bool("delaysTouchesEnded"))
    let (taps, fingers) = (element.integer("numberOfTapsRequired"), element.integer("numberOfTouchesRequired"))
    switch self {
    case let tap as UITapGestureRecognizer:
      tap.take(\.numberOfTapsRequired, taps)
      tap.take(\.numberOfTouchesRequired, fingers)
    case let press as UILongPressGestureRecognizer:
      press.take(\.numberOfTapsRequired, taps)
      press.take(\.numberOfTouchesRequired, fingers)
      press.take(\.minimumPressDuration, element.number("minimumPressDuration"))
      press.take(\.allowableMovement, element.length("allowableMovement"))
    case let swipe as UISwipeGestureRecognizer:
      swipe.take(\.numberOfTouchesRequired, fingers)
      swipe.take(
        \.direction, element.choice("direction", ["left": .left, "right": .right, "up": .up, "down": .down]))
    case let pan as UIPanGestureRecognizer:
      pan.take(\.minimumNumberOfTouches, element.integer("minimumNumberOfTouches"))
      pan.take(\.maximumNumberOfTouches, element.integer("maximumNumberOfTouches"))
      if let pan = pan as? UIScreenEdgePanGestureRecognizer, let edges = element.value(for: "edges") {
        let names: [String: UIRectEdge] = ["top": .top, "left": .left, "bottom": .bottom, "right": .right]
        pan.edges = UIRectEdge(names.filter { edges.bool($0.key) == true }.map(\.value))
      }
    default: break
    }
  }
}
