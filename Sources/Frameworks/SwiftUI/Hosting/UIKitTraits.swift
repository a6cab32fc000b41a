import ScrollworkUIKit

// SwiftUI's words for what UIKit's traits say, and the other way round.

extension UserInterfaceSizeClass {
  /// What UIKit's size class comes to; nil where it says nothing.
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case .unspecified: return nil
    }
  }
}

extension UIUserInterfaceSizeClass {
  /// The same for UIKit; unspecified for nil.
  public init(_ sizeClass: UserInterfaceSizeClass?) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case nil: self = .unspecified
    }
  }
}

extension LayoutDirection {
  /// What UIKit's direction comes to; nil where it says nothing.
  public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) {
    switch uiLayoutDirection {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    case .unspecified: return nil
    }
  }
}

extension UITraitEnvironmentLayoutDirection {
  /// The same for UIKit.
  public init(_ layoutDirection: LayoutDirection) {
    switch layoutDirection {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    }
  }
}

extension ColorSchemeContrast {
  /// What UIKit's contrast comes to; nil where it says nothing.
  public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) {
    switch uiAccessibilityContrast {
    case .normal: self = .standard
    case .high: self = .increased
    case .unspecified: return nil
    }
  }
}

extension UIAccessibilityContrast {
  /// The same for UIKit; unspecified for nil.
  public init(_ colorSchemeContrast: ColorSchemeContrast?) {
    switch colorSchemeContrast {
    case .standard: self = .normal
    case .increased: self = .high
    case nil: self = .unspecified
    }
  }
}

extension UIContentSizeCategory {
  /// All sizes, in the order of `DynamicTypeSize`.
  fileprivate static let sizes: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The same for UIKit; unspecified for nil.
  public init(_ sizeCategory: ContentSizeCategory?) { self.init(sizeCategory?.size) }

  /// The same for UIKit; unspecified for nil.
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    let index = dynamicTypeSize.flatMap { DynamicTypeSize.allCases.firstIndex(of: $0) }
    self = index.map { Self.sizes[$0] } ?? .unspecified
  }
}

extension DynamicTypeSize {
  /// What UIKit's size comes to; nil where it says nothing.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let index = UIContentSizeCategory.sizes.firstIndex(of: uiSizeCategory) else { return nil }
    self = DynamicTypeSize.allCases[index]
  }
}

extension ContentSizeCategory {
  /// What UIKit's size comes to; nil where it says nothing.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let size = DynamicTypeSize(uiSizeCategory) else { return nil }
    self.init(size)
  }
}

extension EdgeInsets {
  /// UIKit's insets.
  public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
    self.init(
      top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom,
      trailing: nsEdgeInsets.trailing)
  }
}

extension NSDirectionalEdgeInsets {
  /// The same insets for UIKit.
  public init(_ edgeInsets: EdgeInsets) {
    self.init(
      top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom, trailing: edgeInsets.trailing)
  }
}

extension UIRectEdge {
  init(_ edges: Edge.Set, isRightToLeft: Bool) {
    self = []
    if edges.contains(.top) { insert(.top) }
    if edges.contains(.bottom) { insert(.bottom) }
    if edges.contains(.leading) { insert(isRightToLeft ? .right : .left) }
    if edges.contains(.trailing) { insert(isRightToLeft ? .left : .right) }
  }
}
