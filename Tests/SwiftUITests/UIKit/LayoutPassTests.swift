import SimulatorTesting
import SwiftUI
import Testing

/// What happens while views are laid out, and at once when an app asks for it.
@MainActor @Suite("Passes of layout in UIKit", .simulator(.iPhone15Pro))
struct LayoutPassTests {
  private func pinned(_ view: UIView, in outer: UIView, _ attributes: [NSLayoutConstraint.Attribute]) {
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    for attribute in attributes {
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: outer, attribute: attribute, multiplier: 1,
        constant: 0
      ).isActive = true
    }
  }

  @Test
  func `Given a view in one that constraints place, when the inner ones are laid out, then all have their frames`() {
    // Given
    let (root, middle, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), UIView(), UIView())
    pinned(middle, in: root, [.leading, .trailing, .top, .bottom])
    root.layoutIfNeeded()
    pinned(inner, in: middle, [.leading, .trailing, .top])
    inner.heightAnchor.constraint(equalToConstant: 50).isActive = true
    // When
    middle.layoutIfNeeded()
    // Then
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 300, height: 50))
  }

  private final class Replacing: UIView {
    let part = UIView()
    var height: CGFloat = 20
    var layouts = 0
    private var own: [NSLayoutConstraint] = []
    override func updateConstraints() {
      NSLayoutConstraint.deactivate(own)
      own = [
        part.leadingAnchor.constraint(equalTo: leadingAnchor), part.trailingAnchor.constraint(equalTo: trailingAnchor),
        part.topAnchor.constraint(equalTo: topAnchor), part.heightAnchor.constraint(equalToConstant: height),
      ]
      NSLayoutConstraint.activate(own)
      super.updateConstraints()
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      setNeedsUpdateConstraints()
      updateConstraintsIfNeeded()
    }
  }

  @Test func `Given a view that replaces its constraints by equal ones in each layout, then its layout ends`()
    async throws
  {
    // Given
    let view = Replacing(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    view.part.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(view.part)
    // When
    let screen = await Screen(rootViewController: UIViewController(showing: view))
    try await screen.frames(3)
    // Then
    #expect(view.part.frame == CGRect(x: 0, y: 0, width: 200, height: 20))
    #expect(view.layouts <= 3 && !screen.simulator.needsFrame)
    // When
    view.height = 30
    view.setNeedsLayout()
    try await screen.settle()
    // Then
    #expect(view.part.frame.height == 30)
  }

  @Test func `Given an effect whose content has a size, then constraints give it to the views around`() {
    // Given
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let (effect, text) = (UIVisualEffectView(effect: nil), UILabel())
    text.text = "Text"
    pinned(effect, in: root, [.leading, .bottom])
    pinned(text, in: effect.contentView, [.leading, .trailing, .top, .bottom])
    // When
    root.layoutIfNeeded()
    // Then
    #expect(effect.frame.size == text.intrinsicContentSize && text.frame.size == effect.frame.size)
    #expect(effect.frame.maxY == 400)
  }

  @Test func `Given a window that is opened, then the safe area of its views is known at once`() async throws {
    // Given
    let screen = await Screen { Text("Page") }
    try await screen.settle()
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let main = try #require(scene.keyWindow)
    let window = UIWindow(windowScene: scene)
    let (controller, notice) = (UIViewController(), UIView())
    window.rootViewController = controller
    window.isHidden = false
    // When
    pinned(notice, in: controller.view, [.leading, .trailing, .top])
    notice.heightAnchor.constraint(equalToConstant: 80).isActive = true
    controller.view.layoutIfNeeded()
    // Then
    #expect(main.safeAreaInsets.top == 59 && window.safeAreaInsets == main.safeAreaInsets)
    #expect(notice.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0))
  }

  private final class Rows: NSObject, UITableViewDataSource {
    var count = 2
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  }

  @Test func `Given a table that nobody has seen, when rows are inserted, then it has those of its data source`() {
    // Given
    let (table, rows) = (UITableView(), Rows())
    table.dataSource = rows
    // When
    rows.count = 3
    table.beginUpdates()
    table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    table.endUpdates()
    // Then
    #expect(table.numberOfRows(inSection: 0) == 3)
    // When
    rows.count = 4
    table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .none)
    // Then
    #expect(table.numberOfRows(inSection: 0) == 4)
  }

  private final class Sized: NSObject, UICollectionViewDataSource {
    var sizes: [CGSize] = []
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      sizes.append(cell.bounds.size)
      return cell
    }
  }

  @Test func `Given a data source that takes a cell, then the cell has its size before it is configured`() {
    // Given
    let (layout, source) = (UICollectionViewFlowLayout(), Sized())
    layout.itemSize = CGSize(width: 60, height: 40)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    // When
    view.layoutIfNeeded()
    // Then
    #expect(source.sizes == Array(repeating: CGSize(width: 60, height: 40), count: 3))
  }

  @Test func `Given attributes with a centre, when they get a size, then the centre stays`() {
    // Given
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.center = CGPoint(x: 100, y: 50)
    // When
    attributes.size = CGSize(width: 40, height: 20)
    // Then
    #expect(attributes.frame == CGRect(x: 80, y: 40, width: 40, height: 20))
  }

  private final class Arranged: UIView {
    var arranged = 0
    override func layoutSublayers(of layer: CALayer) {
      super.layoutSublayers(of: layer)
      arranged += 1
    }
  }

  @Test func `Given a view that arranges layers and never asked for its own, when it is laid out, then it does`() {
    // Given
    let view = Arranged(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    // When
    view.layoutIfNeeded()
    // Then
    #expect(view.arranged == 1)
  }
}
