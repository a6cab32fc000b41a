/// Rectangles of pixels to paint: few, and seldom overlapping.
struct Damage {
  private(set) var areas: [PixelRect] = []

  var pixelCount: Int { areas.reduce(0) { $0 + $1.area } }

  /// Adds an area. Each rectangle costs a walk through the fragments, so neighbours are merged if that adds few pixels.
  mutating func add(_ area: PixelRect) {
    var area = area
    guard !area.isEmpty else { return }
    while let index = areas.firstIndex(where: { $0.shouldJoin(area) }) {
      area = area.union(areas.remove(at: index))
    }
    areas.append(area)
    if areas.count > 24 { joinCheapest() }
  }

  /// Makes each of the areas lie either in one rectangle or outside all.
  mutating func keepWhole(_ wholes: [PixelRect]) {
    var isSettled = false
    while !isSettled {
      isSettled = true
      for whole in wholes {
        let touched = areas.filter { !$0.intersection(whole).isEmpty }
        if touched.isEmpty || touched.count == 1 && touched[0].contains(whole) { continue }
        areas.removeAll { !$0.intersection(whole).isEmpty }
        areas.append(touched.reduce(whole) { $0.union($1) })
        isSettled = false
      }
    }
  }

  private mutating func joinCheapest() {
    let last = areas.removeLast()
    let growth = areas.map { $0.union(last).area - $0.area }
    guard let index = growth.indices.min(by: { growth[$0] < growth[$1] }) else { return areas.append(last) }
    add(areas.remove(at: index).union(last))
  }
}

extension PixelRect {
  fileprivate func shouldJoin(_ other: PixelRect) -> Bool {
    // Painting 2000 pixels takes about as long as one more walk.
    union(other).area <= area + other.area - intersection(other).area + 2000
  }
}
