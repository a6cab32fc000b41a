import Foundation

/// The smallest and the largest text size of a view; nil for no limit.
struct TextSizeLimits: Equatable {
  var least: UIContentSizeCategory?
  var most: UIContentSizeCategory?

  /// Returns the text size of some traits within limits, the outermost first; nil if they do not change it.
  @MainActor
  static func textSize(of traits: UITraitCollection, within all: [TextSizeLimits]) -> UIContentSizeCategory? {
    guard !all.isEmpty else { return nil }
    let own = traits.preferredContentSizeCategory
    let wanted = own == .unspecified ? UIScreen.main.traitCollection.preferredContentSizeCategory : own
    var limited = wanted
    for limits in all {
      if let least = limits.least, limited < least { limited = least }
      if let most = limits.most, most < limited { limited = most }
    }
    return limited == wanted ? nil : limited
  }
}

extension UIView {
  final func textSizeLimitsDidChange() {
    defer { traitsBeforeLimits = nil }
    guard let old = traitsBeforeLimits, old != traitCollection else { return }
    surroundingStyleDidChange()
    surroundingTraitsDidChange(from: old)
  }

  /// A line for each view that limits the text size, innermost first.
  final var describedTextSizeLimits: String {
    sequence(first: self, next: \.heldBy).filter { $0.ownTextSizes != TextSizeLimits() }.map { view in
      let limits = view.ownTextSizes
      return "\(type(of: view)): \(limits.least?.rawValue ?? "-") to \(limits.most?.rawValue ?? "-")"
    }
    .joined(separator: "\n")
  }
}
