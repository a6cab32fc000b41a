import ScrollworkUIKit

// SwiftUI's equivalents of UIKit's traits, and vice versa.

extension UserInterfaceSizeClass {
  /// Creates a size class from UIKit's; nil if it is unspecified.
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case .unspecified: return nil
    }
  }
}

extension UIUserInterfaceSizeClass {
  /// Creates UIKit's value; unspecified for nil.
  public init(_ sizeClass: UserInterfaceSizeClass?) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case nil: self = .unspecified
    }
  }
}

extension LayoutDirection {
  /// Creates a direction from UIKit's; nil if it is unspecified.
  public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) {
    switch uiLayoutDirection {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    case .unspecified: return nil
    }
  }
}

extension UITraitEnvironmentLayoutDirection {
  /// Creates UIKit's value.
  public init(_ layoutDirection: LayoutDirection) {
    switch layoutDirection {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    }
  }
}

extension ColorSchemeContrast {
  /// Creates a contrast from UIKit's; nil if it is unspecified.
  public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) {
    switch uiAccessibilityContrast {
    case .normal: self = .standard
    case .high: self = .increased
    case .unspecified: return nil
    }
  }
}

extension UIAccessibilityContrast {
  /// Creates UIKit's value; unspecified for nil.
  public init(_ colorSchemeContrast: ColorSchemeContrast?) {
    switch colorSchemeContrast {
    case .standard: self = .normal
    case .increased: self = .high
    case nil: self = .unspecified
    }
  }
}

extension LegibilityWeight {
  /// Creates a weight from UIKit's; nil if it is unspecified.
  public init?(_ uiLegibilityWeight: UILegibilityWeight) {
    switch uiLegibilityWeight {
    case .regular: self = .regular
    case .bold: self = .bold
    case .unspecified: return nil
    }
  }
}

extension UILegibilityWeight {
  /// Creates UIKit's value; unspecified for nil.
  public init(_ legibilityWeight: LegibilityWeight?) {
    switch legibilityWeight {
    case .regular: self = .regular
    case .bold: self = .bold
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

  /// Creates UIKit's value; unspecified for nil.
  public init(_ sizeCategory: ContentSizeCategory?) { self.init(sizeCategory?.size) }

  /// Creates UIKit's value; unspecified for nil.
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    let index = dynamicTypeSize.flatMap { DynamicTypeSize.allCases.firstIndex(of: $0) }
    self = index.map { Self.sizes[$0] } ?? .unspecified
  }
}

extension DynamicTypeSize {
  /// Creates a size from UIKit's; nil if it is unspecified.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let index = UIContentSizeCategory.sizes.firstIndex(of: uiSizeCategory) else { return nil }
    self = DynamicTypeSize.allCases[index]
  }
}

extension ContentSizeCategory {
  /// Creates a size from UIKit's; nil if it is unspecified.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let size = DynamicTypeSize(uiSizeCategory) else { return nil }
    self.init(size)
  }
}

extension EdgeInsets {
  /// Creates insets from UIKit's.
  public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
    self.init(
      top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom,
      trailing: nsEdgeInsets.trailing)
  }
}

extension NSDirectionalEdgeInsets {
  /// Creates UIKit's insets.
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
