import Foundation

extension FilterRecipe {
  /// The filters by the system's names.
  static let all = [
    colorFilters, blurs, styles, screens, distortions, generators, gradients, measures, compositing,
  ].reduce(into: [:]) { all, group in all.merge(group) { first, _ in first } }

  /// Returns the filter of a name; one that creates nothing if there is none.
  static func named(_ name: String) -> FilterRecipe { all[name] ?? FilterRecipe(defaults: [:]) { _ in nil } }
}
