import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Collections of UIKit", .simulator(.iPhoneSE))
struct UICollectionViewTests {
  private final class Cell: UICollectionViewCell {
    static var made = 0
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      Cell.made += 1
      label.frame = contentView.bounds
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var names: [String]
    var heard: [String] = []
    init(_ names: [String]) { self.names = names }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.label.text = names[indexPath.item]
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      heard.append("select \(indexPath.item)")
    }
  }

  private func collection(_ source: Source, _ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = source
    view.delegate = source
    return view
  }

  @Test func `Given a flow layout, then items fill lines, only visible ones have cells, and a tap chooses one`()
    async throws
  {
    // Given
    let source = Source((0..<900).map { "Item \($0)" })
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 96, height: 80)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 5, bottom: 0, right: 5)
    let view = collection(source, layout)
    Cell.made = 0
    let screen = await Screen { UIKitView(view: view).ignoresSafeArea() }
    // Then
    #expect(abs(view.contentSize.height - (10 + 300 * 80 + 299 * 10)) < 0.01)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.origin == CGPoint(x: 5, y: 10))
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.origin == CGPoint(x: 112, y: 10))
    #expect(Cell.made < 60)
    // When
    view.scrollToItem(at: IndexPath(item: 600, section: 0), at: .top, animated: false)
    try await screen.settle()
    // Then
    #expect(screen.visibleText.contains("Item 600"))
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
    #expect(Cell.made < 90)
    try await screen.tap(.label("Item 601"))
    try await screen.settle()
    #expect(source.heard == ["select 601"])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 601, section: 0)])
  }

  @Test func `Given changed data, when items are inserted and deleted, then the collection shows it`() async throws {
    let source = Source(["A", "B", "C"])
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    let view = collection(source, layout)
    let screen = await Screen { UIKitView(view: view) }
    let kept = view.cellForItem(at: IndexPath(item: 2, section: 0))
    source.names = ["new", "A", "C"]
    view.performBatchUpdates {
      view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    try await screen.settle()
    #expect(screen.visibleText.contains("new") && !screen.visibleText.contains("B"))
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0)) === kept)
    #expect(kept?.frame.minX == 220)
  }

  @Test func `Given a compositional layout with estimates, then cells are as high as their content`() async throws {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.contentInsetAdjustmentBehavior = .never
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, number in
      cell.contentConfiguration = UIHostingConfiguration {
        RedBox(id: "box\(number)", width: 40, height: 50 + 10 * CGFloat(number))
      }
      .margins(.all, 0)
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, place, number in
      view.dequeueConfiguredReusableCell(using: registration, for: place, item: number)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1, 2])
    source.apply(snapshot, animatingDifferences: false)
    let screen = await Screen { UIKitView(view: view).ignoresSafeArea() }
    try await screen.settle()
    #expect(try screen.frame("box0").origin == CGPoint(x: 16, y: 0))
    #expect(try screen.frame("box1").minY - screen.frame("box0").minY == 58)
    #expect(try screen.frame("box2").minY - screen.frame("box1").minY == 68)
    snapshot.deleteItems([0])
    source.apply(snapshot, animatingDifferences: false)
    try await screen.settle()
    #expect(try screen.frame("box1").minY == 0)
  }

  @Test func `Given a group of three equal places, then items share its width`() async throws {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
      repeatingSubitem: item, count: 3)
    group.interItemSpacing = .fixed(10)
    let source = Source((0..<4).map { "Item \($0)" })
    let view = collection(
      source, UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    _ = await Screen { UIKitView(view: view).ignoresSafeArea() }
    #expect(
      view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame
        == CGRect(x: 220, y: 0, width: 100, height: 60))
    #expect(
      view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.frame
        == CGRect(x: 0, y: 60, width: 100, height: 60))
  }
}
