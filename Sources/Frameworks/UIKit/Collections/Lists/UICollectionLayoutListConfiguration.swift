import Foundation

/// Says how a section of a compositional layout is a list.
@MainActor @preconcurrency
public struct UICollectionLayoutListConfiguration {
  /// How the list looks.
  public enum Appearance: Int, Sendable {
    case plain = 0, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// Where the header of a section comes from.
  public enum HeaderMode: Int, Sendable {
    /// There is none.
    case none = 0
    /// A view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary
    /// The section's first item.
    case firstItemInSection
  }

  /// Where the footer of a section comes from.
  public enum FooterMode: Int, Sendable {
    /// There is none.
    case none = 0
    /// A view of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary
  }

  /// Says what a swipe on an item offers; nil for nothing.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// How the list looks.
  public var appearance: Appearance { look }
  private let look: Appearance
  /// Lines between the items.
  public var showsSeparators = true
  /// How the lines look.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Changes how the lines of an item look.
  public typealias ItemSeparatorHandler =
    @MainActor (_ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration) ->
    UIListSeparatorConfiguration
  /// Changes how the lines of an item look; nil for all the same.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// Behind the list; nil for what its look has.
  public var backgroundColor: UIColor?
  /// Where the header of a section comes from.
  public var headerMode = HeaderMode.none
  /// Where the footer of a section comes from.
  public var footerMode = FooterMode.none
  /// Above the header, in points; nil for what the look has.
  public var headerTopPadding: CGFloat?
  /// What a swipe towards the end offers.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What a swipe towards the start offers.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// A list of a look.
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

/// What an item of a list knows of its place in it.
struct ListPlace {
  var configuration: UICollectionLayoutListConfiguration
  var isFirst: Bool
  var isLast: Bool
  /// The section's first item, which is its header.
  var isHeader: Bool
}

extension NSCollectionLayoutSection {
  /// A section that is a list: items as wide as the collection and as high as they say, with lines between them.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.list = configuration
    // As far from the edges as the cards of lists: 16 points on narrow screens, 20 on others.
    let margin: CGFloat = configuration.isInset ? (layoutEnvironment.container.contentSize.width < 375 ? 16 : 20) : 0
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
    if configuration.isGrouped {
      // A guess: as much room as between the sections of grouped tables without headers.
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
  /// A layout whose sections are all lists.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
