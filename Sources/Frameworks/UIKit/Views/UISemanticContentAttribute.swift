import Foundation

/// What a view's content means for the direction of reading.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored where reading goes from right to left.
  case unspecified = 0
  /// The controls of a player: never mirrored.
  case playback
  /// Left and right mean the sides of the world: never mirrored.
  case spatial
  /// Never mirrored.
  case forceLeftToRight
  /// Always mirrored.
  case forceRightToLeft

  /// Mirrored or not, whatever surrounds the view; nil where that decides.
  package var isRightToLeft: Bool? {
    switch self {
    case .unspecified: nil
    case .playback, .spatial, .forceLeftToRight: false
    case .forceRightToLeft: true
    }
  }
}

/// Where reading begins.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft
}

extension UIView {
  /// Where reading begins in the view itself.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    readsRightToLeft ? .rightToLeft : .leftToRight
  }
  /// Where reading begins in views of a kind, in the app's language.
  public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    let isRightToLeft = UIScreen.main.traitCollection.layoutDirection == .rightToLeft
    return attribute.isRightToLeft ?? isRightToLeft ? .rightToLeft : .leftToRight
  }
  /// The same for a view in a place of another direction.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    semanticContentAttribute.isRightToLeft.map { $0 ? .rightToLeft : .leftToRight } ?? layoutDirection
  }

  var readsRightToLeft: Bool { semanticContentAttribute.isRightToLeft ?? surroundingsReadRightToLeft }
  /// What a view holds is not mirrored with it.
  private var surroundingsReadRightToLeft: Bool {
    layoutTerms.isRightToLeft ?? heldBy?.surroundingsReadRightToLeft ?? false
  }

  /// Constraints leave a place open. Caveat: they are solved in any case, so none is said to be.
  public var hasAmbiguousLayout: Bool { false }
  /// Shows another of the places that ambiguous constraints allow. Caveat: there are none.
  public func exerciseAmbiguityInLayout() {}
}
