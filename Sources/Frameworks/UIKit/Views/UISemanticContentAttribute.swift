import Foundation

/// The meaning of a view's content, which decides whether it is mirrored for the reading direction.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored in right-to-left layouts.
  case unspecified = 0
  /// Playback controls, which are never mirrored.
  case playback
  /// Physical directions, which are never mirrored.
  case spatial
  /// Never mirrored.
  case forceLeftToRight
  /// Always mirrored.
  case forceRightToLeft

  /// Whether the view is mirrored regardless of its surroundings; nil where they decide.
  package var isRightToLeft: Bool? {
    switch self {
    case .unspecified: nil
    case .playback, .spatial, .forceLeftToRight: false
    case .forceRightToLeft: true
    }
  }
}

/// The reading direction.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft
}

extension UIView {
  /// The reading direction of the view itself.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    readsRightToLeft ? .rightToLeft : .leftToRight
  }
  /// Returns the reading direction of views with an attribute, in the app's language.
  public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    let isRightToLeft = UIScreen.main.traitCollection.layoutDirection == .rightToLeft
    return attribute.isRightToLeft ?? isRightToLeft ? .rightToLeft : .leftToRight
  }
  /// Returns the reading direction of views with an attribute, given the direction around them.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    semanticContentAttribute.isRightToLeft.map { $0 ? .rightToLeft : .leftToRight } ?? layoutDirection
  }

  var readsRightToLeft: Bool { semanticContentAttribute.isRightToLeft ?? surroundingsReadRightToLeft }
  /// Whether the surroundings read right to left. The attribute is not inherited by subviews.
  private var surroundingsReadRightToLeft: Bool {
    layoutTerms.isRightToLeft ?? heldBy?.surroundingsReadRightToLeft ?? false
  }

  /// Whether constraints leave the place ambiguous. Caveat: they are always solved, so this is false.
  public var hasAmbiguousLayout: Bool { false }
  /// Shows another of the places that ambiguous constraints allow. Caveat: there are none, so it does nothing.
  public func exerciseAmbiguityInLayout() {}
}
