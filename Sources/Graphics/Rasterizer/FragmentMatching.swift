import DisplayList

extension Fragment {
  /// Returns whether the commands and the group effects are the same; children and place may differ.
  func isDrawn(like other: Fragment) -> Bool { effects == other.effects && commands == other.commands }

  /// Matches the children of an older version of a fragment with the newer one's.
  ///
  /// Paired children have the same key and the same order in both; all others came, went or changed the order.
  static func match(_ old: [Fragment], _ new: [Fragment]) -> (
    pairs: [(old: Fragment, new: Fragment)], others: [(old: Fragment?, new: Fragment?)]
  ) {
    var pairs: [(old: Fragment, new: Fragment)] = []
    var others: [(old: Fragment?, new: Fragment?)] = []
    // Rows usually come at one end and go at the other.
    var start = 0
    while start < min(old.count, new.count), old[start].key == new[start].key {
      if old[start] !== new[start] { pairs.append((old[start], new[start])) }
      start += 1
    }
    var places: [FragmentKey: Int] = [:]
    for index in start..<old.count where places[old[index].key] == nil { places[old[index].key] = index }
    var next = start
    for child in new[start...] {
      guard let place = places[child.key], place >= next else {
        others.append((nil, child))
        continue
      }
      for index in next..<place { others.append((old[index], nil)) }
      if old[place] !== child { pairs.append((old[place], child)) }
      next = place + 1
    }
    for index in next..<old.count { others.append((old[index], nil)) }
    return (pairs, others)
  }
}
