import Foundation

/// A configuration of a list section of a compositional layout.
@MainActor @preconcurrency
public struct UICollectionLayoutListConfiguration {
  /// The appearance of a list.
  public enum Appearance: Int, Sendable {
    case plain = 0, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// The source of a section's header.
  public enum HeaderMode: Int, Sendable {
    /// No header.
    case none = 0
    /// A view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary
    /// The section's first item.
    case firstItemInSection
  }

  /// The source of a section's footer.
  public enum FooterMode: Int, Sendable {
    /// No footer.
    case none = 0
    /// A view of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary
  }

  /// A closure that returns the swipe actions of an item; nil for none.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// The appearance of the list.
  public var appearance: Appearance { look }
  private let look: Appearance
  /// Whether there are separators between items.
  public var showsSeparators = true
  /// The appearance of the separators.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// A closure that changes an item's separators.
  public typealias ItemSeparatorHandler =
    @MainActor (_ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration) ->
    UIListSeparatorConfiguration
  /// Changes an item's separators; nil to leave all alike.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The background of the list; nil for that of the appearance.
  public var backgroundColor: UIColor?
  /// The source of a section's header.
  public var headerMode = HeaderMode.none
  /// The source of a section's footer.
  public var footerMode = FooterMode.none
  /// The padding above the header, in points; nil for that of the appearance.
  public var headerTopPadding: CGFloat?
  /// Returns the actions of a swipe from the leading edge.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Returns the actions of a swipe from the trailing edge.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates a configuration with an appearance.
  public init(appearance: Appearance) {
    look = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  var ground: UIColor {
    if let backgroundColor { return backgroundColor }
    return appearance == .plain || appearance == .sidebarPlain ? .systemBackground : .systemGroupedBackground
  }
  var isInset: Bool { appearance == .insetGrouped || appearance == .sidebar }
  var isGrouped: Bool { appearance == .grouped || isInset }
}

/// The place of an item in a list.
struct ListPlace {
  var configuration: UICollectionLayoutListConfiguration
  var isFirst: Bool
  var isLast: Bool
  /// Whether the item is the section's first and its header.
  var isHeader: Bool
}

extension NSCollectionLayoutSection {
  /// Returns a list section: self-sizing items as wide as the collection view, with separators between them.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.list = configuration
    // The same distance from the edges as list cards: 16 points on narrow screens, 20 on others.
    let margin: CGFloat = configuration.isInset ? (layoutEnvironment.container.contentSize.width < 375 ? 16 : 20) : 0
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
    if configuration.isGrouped {
      // A guess: the spacing between sections of grouped tables without headers.
      if configuration.headerMode == .none {
        section.leadingRoom = configuration.headerTopPadding ?? 35
      } else {
        section.contentInsets.bottom = 35
      }
    }
    if configuration.headerMode == .supplementary {
      section.leadingRoom = configuration.headerTopPadding ?? 0
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns a layout of list sections.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
