import Foundation

extension FilterRecipe {
  /// By the system's names.
  static let all = [colorFilters, blurs, styles, screens, distortions, generators, gradients].reduce(into: [:]) {
    all, group in
    all.merge(group) { first, _ in first }
  }

  /// The filter of a name; one that makes nothing without it.
  static func named(_ name: String) -> FilterRecipe { all[name] ?? FilterRecipe(defaults: [:]) { _ in nil } }
}
