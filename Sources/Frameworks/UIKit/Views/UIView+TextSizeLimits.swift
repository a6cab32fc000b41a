import Foundation

/// The smallest and the largest text size of a view; nil for no limit.
struct TextSizeLimits: Equatable {
  var least: UIContentSizeCategory?
  var most: UIContentSizeCategory?
}

extension UIView {
  /// The views that limit the text size, innermost first.
  private var textSizeLimits: [UIView] {
    sequence(first: self, next: \.heldBy).filter { $0.ownTextSizes != TextSizeLimits() }
  }

  /// Returns the text size within the limits of the view and its superviews; nil if they do not change it.
  final func textSize(limiting traits: UITraitCollection) -> UIContentSizeCategory? {
    let views = textSizeLimits
    guard !views.isEmpty else { return nil }
    let own = traits.preferredContentSizeCategory
    let wanted = own == .unspecified ? UIScreen.main.traitCollection.preferredContentSizeCategory : own
    var limited = wanted
    for limits in views.reversed().map(\.ownTextSizes) {
      if let least = limits.least, limited < least { limited = least }
      if let most = limits.most, most < limited { limited = most }
    }
    return limited == wanted ? nil : limited
  }

  final func textSizeLimitsDidChange() {
    defer { traitsBeforeLimits = nil }
    guard let old = traitsBeforeLimits, old != traitCollection else { return }
    surroundingStyleDidChange()
    surroundingTraitsDidChange(from: old)
  }

  /// A line for each view that limits the text size, innermost first.
  final var describedTextSizeLimits: String {
    textSizeLimits.map { view in
      let limits = view.ownTextSizes
      return "\(type(of: view)): \(limits.least?.rawValue ?? "-") to \(limits.most?.rawValue ?? "-")"
    }
    .joined(separator: "\n")
  }
}
