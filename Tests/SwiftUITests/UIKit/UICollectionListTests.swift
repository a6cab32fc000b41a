import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Collections as lists, and sections that scroll sideways", .simulator(.iPhone15Pro))
struct UICollectionListTests {
  private final class CollectionController: UIViewController, UICollectionViewDelegate,
    UICollectionViewDataSourcePrefetching
  {
    let layout: UICollectionViewLayout
    lazy var collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    var source: UICollectionViewDiffableDataSource<Int, String>?
    var heard: [String] = []
    init(_ layout: UICollectionViewLayout) {
      self.layout = layout
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func loadView() {
      view = collection
      collection.delegate = self
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      heard.append("select \(indexPath.section) \(indexPath.item)")
    }
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(children: [UIAction(title: "Copy") { [weak self] _ in self?.heard.append("copy \(indexPaths[0].item)") }]
        )
      }
    }
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      heard.append("prefetch \(indexPaths.map(\.item).min() ?? -1)")
    }
  }

  private typealias Source = UICollectionViewDiffableDataSource<Int, String>

  private func list(_ page: CollectionController) -> Source {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories =
        item == "Fruits"
        ? [.outlineDisclosure(options: .init(style: .header))]
        : [.disclosureIndicator(), .multiselect(displayed: .whenEditing), .label(text: "kg")]
    }
    return Source(collectionView: page.collection) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
  }

  /// Returns a page with an apple and a pear.
  private func twoFruits(_ layout: UICollectionViewLayout) -> CollectionController {
    let page = CollectionController(layout)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Apple", "Pear"])
    page.source = list(page)
    page.source?.apply(snapshot, animatingDifferences: false)
    return page
  }

  @Test func `Given a list of a header and items, when the header is tapped, then they fold away and come back`()
    async throws
  {
    // Given
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    let page = CollectionController(UICollectionViewCompositionalLayout.list(using: configuration))
    let source = list(page)
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["Fruits"])
    outline.append(["Apple", "Pear"], to: "Fruits")
    outline.expand(["Fruits"])
    source.apply(outline, to: 0, animatingDifferences: false)
    let screen = await Screen(rootViewController: page)
    try await screen.settle()
    // Then
    let apple = try #require(page.collection.cellForItem(at: IndexPath(item: 1, section: 0)))
    let pear = try #require(page.collection.cellForItem(at: IndexPath(item: 2, section: 0)))
    #expect(apple.frame.minX == 20 && apple.frame.width == 353 && apple.frame.height == 44)
    #expect(pear.frame.minY == apple.frame.maxY)
    #expect(
      apple.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner] && apple.layer.cornerRadius == 10)
    #expect(pear.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(screen.visibleText.contains("FRUITS") && screen.visibleText.contains("kg"))
    // When
    try await screen.tap(.text("FRUITS"))
    try await screen.settle()
    // Then
    #expect(!screen.visibleText.contains("Apple") && source.snapshot(for: 0).isExpanded("Fruits") == false)
    // When
    try await screen.tap(.text("FRUITS"))
    try await screen.settle()
    // Then
    #expect(screen.visibleText.contains("Pear"))
  }

  @Test func `Given a list, when it is edited, then several items can be chosen, and they show that`() async throws {
    // Given
    let page = twoFruits(UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    page.collection.allowsMultipleSelectionDuringEditing = true
    let screen = await Screen(rootViewController: page)
    // When
    page.collection.isEditing = true
    try await screen.settle()
    try await screen.tap(.text("Apple"))
    try await screen.tap(.text("Pear"))
    try await screen.settle()
    // Then
    #expect(page.collection.indexPathsForSelectedItems?.count == 2)
    // When
    page.collection.isEditing = false
    // Then
    #expect(page.collection.indexPathsForSelectedItems?.isEmpty == true)
  }

  @Test func `Given actions of a swipe, when an item is drawn aside, then they can be chosen`() async throws {
    // Given
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    var heard: [String] = []
    configuration.trailingSwipeActionsConfigurationProvider = { place in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
          heard.append("delete \(place.item)")
          done(true)
        }
      ])
    }
    let page = twoFruits(UICollectionViewCompositionalLayout.list(using: configuration))
    let screen = await Screen(rootViewController: page)
    try await screen.settle()
    // When
    try await screen.drag(.text("Pear"), by: CGVector(dx: -90, dy: 0))
    try await screen.settle()
    try await screen.tap(.label("Delete"))
    try await screen.settle()
    // Then
    #expect(heard == ["delete 1"])
  }

  @Test func `Given a finger that rests on an item, then its menu opens and acts`() async throws {
    // Given
    let page = twoFruits(UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    let screen = await Screen(rootViewController: page)
    try await screen.settle()
    // When
    try await screen.find(.text("Pear")).longPress()
    try await screen.settle()
    try await screen.tap(.label("Copy"))
    try await screen.settle()
    // Then
    #expect(page.heard == ["copy 1"])
  }

  @Test
  func `Given a section that pages by groups, when it is flung, then it rests at the next one, and few items exist`()
    async throws
  {
    // Given
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let size = NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(100))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPaging
      section.interGroupSpacing = 10
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)), elementKind: "header",
        alignment: .top)
      header.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [header]
      return section
    }
    let page = CollectionController(layout)
    page.collection.prefetchDataSource = page
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: "header") {
      _, _, _ in
    }
    let source = Source(collectionView: page.collection) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, place in
      view.dequeueConfiguredReusableSupplementary(using: header, for: place)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems((0..<100).map { "Item \($0)" })
    source.apply(snapshot, animatingDifferences: false)
    let screen = await Screen(rootViewController: page)
    try await screen.settle()
    // Then
    #expect(page.collection.visibleCells.count == 2)
    #expect(page.collection.contentSize.height == 130)
    #expect(page.heard.first == "prefetch 3")
    // When
    try await screen.fling(.text("Item 0"), velocity: CGVector(dx: -800, dy: 0))
    try await screen.settle()
    // Then
    let start = try screen.find(.text("Item 1")).frame.minX
    #expect(start < 30)
    #expect(!screen.visibleText.contains("Item 0"))
  }

  @Test func `Given a section that pages by groups in the middle, then the first and the last can be there`()
    async throws
  {
    // Given
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let size = NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(100))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPagingCentered
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
      return section
    }
    let page = twoFruits(layout)
    let screen = await Screen(rootViewController: page)
    try await screen.settle()
    func middle(_ item: Int) throws -> CGFloat {
      let cell = try #require(page.collection.cellForItem(at: IndexPath(item: item, section: 0)))
      return cell.convert(cell.bounds, to: nil).midX
    }
    #expect(try abs(middle(0) - 196.5) < 0.5)
    // When
    try await screen.fling(.text("Apple"), velocity: CGVector(dx: -800, dy: 0))
    try await screen.settle()
    // Then
    #expect(try abs(middle(1) - 196.5) < 0.5)
  }
}
