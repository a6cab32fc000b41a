extension ElementSnapshot {
  /// Returns up to five elements inside whose names are closest to the wanted one, the closest first.
  package func nearest(to wanted: String) -> [(element: ElementSnapshot, name: String)] {
    var near: [(element: ElementSnapshot, name: String, distance: Int)] = []
    for element in descendants {
      let names = element.names.map { (name: $0, distance: Self.distance(wanted, $0)) }
      guard let closest = names.min(by: { $0.distance < $1.distance }) else { continue }
      near.append((element, closest.name, closest.distance))
    }
    let close = near.filter { $0.distance <= max(2, wanted.count / 2) }.sorted { $0.distance < $1.distance }
    return close.prefix(5).map { ($0.element, $0.name) }
  }

  /// Returns the number of letters that differ; case and text around a whole match count little. Of long names the
  /// beginnings are compared.
  private static func distance(_ wanted: String, _ name: String) -> Int {
    let (first, second) = (Array(wanted.lowercased().prefix(200)), Array(name.lowercased().prefix(200)))
    if first == second { return 0 }
    if name.lowercased().contains(wanted.lowercased()) || wanted.lowercased().contains(name.lowercased()) { return 1 }
    var row = Array(0...second.count)
    for (i, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in second.enumerated() {
        let substituted = diagonal + (letter == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(substituted, row[j] + 1, diagonal + 1)
      }
    }
    return row[second.count]
  }
}
