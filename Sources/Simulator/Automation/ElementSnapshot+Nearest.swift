import ScrollworkSwiftUI

extension ElementSnapshot {
  /// Returns up to five elements inside whose names are closest to the wanted one, the closest first.
  package func nearest(to wanted: String) -> [(element: ElementSnapshot, name: String)] {
    // A letter's key is similar to every short word.
    let named = descendants.filter { $0.elementType != .key || !$0.identifier.isEmpty }
      .compactMap { element in element.closestName(to: wanted).map { (element: element, name: $0) } }
    return Resemblance.nearest(named) { Resemblance.rank($0.name, wanted) }
  }

  private func closestName(to wanted: String) -> String? {
    names.min { Resemblance.rank($0, wanted) < Resemblance.rank($1, wanted) }
  }
}
