import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Collections of UIKit: layouts of the app's own, changes and moves", .simulator(.iPhoneSE))
struct UICollectionLayoutTests {
  private final class Attributes: UICollectionViewLayoutAttributes {
    var tag = 0
    override func copy(with zone: NSZone? = nil) -> Any {
      let made = super.copy(with: zone)
      (made as? Attributes)?.tag = tag
      return made
    }
  }

  private final class Context: UICollectionViewFlowLayoutInvalidationContext {}

  private final class ListeningLayout: UICollectionViewFlowLayout {
    var heard: [String] = []
    override class var layoutAttributesClass: AnyClass { Attributes.self }
    override class var invalidationContextClass: AnyClass { Context.self }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      for item in updateItems {
        heard.append("\(item.updateAction) \((item.indexPathAfterUpdate ?? item.indexPathBeforeUpdate)?.item ?? -1)")
      }
    }
    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      heard.append("done")
    }
    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      heard.append("gone \(itemIndexPath.item)")
      return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      if context is Context, context.invalidateDataSourceCounts { heard.append("counts") }
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    var count = 4
    var moves: [[Int]] = []
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { moves.append([sourceIndexPath.item, destinationIndexPath.item]) }
  }

  private func collection(_ source: Source, _ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = source
    return view
  }

  private func place(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test
  func `Given attributes of the app's own, when they are copied, then the copy has what was added, and is another`()
    throws
  {
    let attributes = Attributes(forCellWith: IndexPath(item: 3, section: 1))
    attributes.tag = 7
    attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let copy = try #require(attributes.copy() as? Attributes)
    copy.frame = .zero
    #expect(copy.tag == 7 && copy.indexPath == IndexPath(item: 3, section: 1))
    #expect(attributes.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `Given a layout of the app's own, when items go and come, then it hears of it and its classes are used`()
    async throws
  {
    // Given
    let (source, layout) = (Source(), ListeningLayout())
    let view = collection(source, layout)
    let page = UIViewController()
    page.view = view
    let screen = await Screen(rootViewController: page)
    try await screen.settle()
    #expect(view.layoutAttributesForItem(at: place(0)) is Attributes)
    layout.heard = []
    // When
    view.performBatchUpdates {
      view.deleteItems(at: [place(0)])
      view.insertItems(at: [place(3)])
    }
    try await screen.settle()
    // Then
    #expect(layout.heard == ["counts", "delete 0", "insert 3", "gone 0", "done"])
    #expect(view.visibleCells.count == 4)
  }

  @Test
  func `Given items that can be moved, when one is moved over another, then they change places and the data follows`()
    async throws
  {
    // Given
    let source = Source()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 60)
    let view = collection(source, layout)
    let screen = await Screen { UIKitView(view: view).ignoresSafeArea() }
    try await screen.settle()
    let cell = view.cellForItem(at: place(0))
    let target = try #require(view.layoutAttributesForItem(at: place(2))).center
    // When
    #expect(view.beginInteractiveMovementForItem(at: place(0)))
    view.updateInteractiveMovementTargetPosition(target)
    view.endInteractiveMovement()
    try await screen.settle()
    // Then
    #expect(source.moves == [[0, 2]])
    #expect(cell != nil && view.cellForItem(at: place(2)) === cell && cell?.center == target)
    // When
    #expect(view.beginInteractiveMovementForItem(at: place(0)))
    view.updateInteractiveMovementTargetPosition(target)
    view.cancelInteractiveMovement()
    try await screen.settle()
    // Then
    #expect(source.moves.count == 1 && view.cellForItem(at: place(2)) === cell)
  }

  @Test func `Given handlers of a diffable data source, when an item is moved, then they hear what is shown now`()
    async throws
  {
    // Given
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var shown: [String] = []
    source.reorderingHandlers.canReorderItem = { $0 != "A" }
    source.reorderingHandlers.didReorder = { shown = $0.finalSnapshot.itemIdentifiers }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["A", "B", "C"])
    source.apply(snapshot, animatingDifferences: false)
    let screen = await Screen { UIKitView(view: view).ignoresSafeArea() }
    try await screen.settle()
    let target = try #require(view.layoutAttributesForItem(at: place(2))).center
    // When
    #expect(!view.beginInteractiveMovementForItem(at: place(0)))
    #expect(view.beginInteractiveMovementForItem(at: place(1)))
    view.updateInteractiveMovementTargetPosition(target)
    view.endInteractiveMovement()
    try await screen.settle()
    // Then
    #expect(shown == ["A", "C", "B"] && source.snapshot().itemIdentifiers == shown)
  }

  @Test func `Given a group of the app's own and room around it, then items are where the closure says`() async throws {
    // Given
    let size = NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(100))
    let group = NSCollectionLayoutGroup.custom(layoutSize: size) { environment in
      let width = environment.container.effectiveContentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 50, height: 50)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width - 50, y: 50, width: 50, height: 50), zIndex: 2),
      ]
    }
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .fixed(10), trailing: .flexible(0), bottom: nil)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let section = NSCollectionLayoutSection(group: group)
    let source = Source()
    let view = collection(
      source, UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    let screen = await Screen { UIKitView(view: view).ignoresSafeArea() }
    try await screen.settle()
    // Then
    let side = (view.bounds.width - 200) / 2
    #expect(view.layoutAttributesForItem(at: place(0))?.frame == CGRect(x: side, y: 10, width: 50, height: 50))
    #expect(view.layoutAttributesForItem(at: place(1))?.frame == CGRect(x: side + 150, y: 60, width: 50, height: 50))
    #expect(view.layoutAttributesForItem(at: place(2))?.frame.minY == 120)
  }

  /// A layout that prepares its places before anybody counts the items, as calendars do.
  private final class PlannedLayout: UICollectionViewLayout {
    private(set) var places: [CGRect] = []
    override func prepare() { places = (0..<6).map { CGRect(x: 0, y: CGFloat($0) * 40, width: 100, height: 40) } }
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 240) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      places.indices.map { index in
        let made = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: index, section: 0))
        made.frame = places[index]
        return made
      }
    }
  }

  private final class PlannedSource: NSObject, UICollectionViewDataSource {
    let layout = PlannedLayout()
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      layout.places.count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test func `Given a data source that counts what the layout prepares, when it is shown, then all items have cells`()
    async throws
  {
    // Given
    let source = PlannedSource()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 100, height: 240), collectionViewLayout: source.layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    // When
    let screen = await Screen(rootViewController: UIViewController(showing: view))
    try await screen.settle()
    // Then
    #expect(view.numberOfItems(inSection: 0) == 6 && view.visibleCells.count == 6)
  }
}
