import DisplayList
import Foundation

/// The matches of a search.
extension TextInputRender {
  private func rectangles(_ place: Range<Int>) -> [CGRect] {
    let origin = textOrigin
    return paragraph.rectangles(of: byte(of: place.lowerBound)..<byte(of: place.upperBound), width: breakWidth)
      .map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }

  /// Draws yellow behind all matches, stronger behind the current one.
  func drawFound(into canvas: inout Drawing) {
    guard let found = environment.foundText, !view.isSecure else { return }
    let color = Color.yellow._resolve(in: environment.shapeStyleContext).displayColor
    let places = FoundText.places(of: found.words, in: editing.text)
    for (index, place) in places.enumerated() {
      let isMeant = index == min(found.current, places.count - 1)
      for rectangle in rectangles(place) {
        canvas.append(.fill(.rect(canvas.snapped(rectangle)), .color(color.opacity(isMeant ? 0.8 : 0.3))))
      }
    }
  }

  /// Called when the search changed: the current match scrolls into view.
  func foundDidChange() {
    guard let found = environment.foundText else { return }
    runtime.layoutRequests.append { [weak self] in
      guard let self, isAttached, let scroll = enclosing(ScrollRender.self), scroll.state(.vertical) != nil else {
        return
      }
      let places = FoundText.places(of: found.words, in: editing.text)
      guard !places.isEmpty, let first = rectangles(places[min(found.current, places.count - 1)]).first else { return }
      let top = scroll.contentPosition(of: self, .vertical) + first.minY
      let visible = scroll.visible(at: scroll.offset.y, .vertical)
      guard top < visible.lowerBound || top + first.height > visible.upperBound else { return }
      let goal = max(0, top - (visible.upperBound - visible.lowerBound - first.height) / 2)
      scroll.aim(.vertical, at: ScrollGoal(coordinate: goal), animation: nil)
    }
    runtime.requestFrame()
  }
}
