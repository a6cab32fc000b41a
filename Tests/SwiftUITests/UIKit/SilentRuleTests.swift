import SimulatorTesting
import SwiftUI
import Testing

/// Rules of UIKit that no declaration shows and apps rely on.
@MainActor @Suite("Rules that apps rely on", .simulator(.iPhone15Pro))
struct SilentRuleTests {
  @Test func `Given a wheel that hides when it stops, then it is a hidden view whenever it stands still`() {
    // Given
    let wheel = UIActivityIndicatorView(style: .medium)
    #expect(wheel.isHidden)
    // When
    wheel.startAnimating()
    // Then
    #expect(!wheel.isHidden)
    // When
    wheel.stopAnimating()
    // Then
    #expect(wheel.isHidden)
    // When
    wheel.hidesWhenStopped = false
    // Then
    #expect(!wheel.isHidden)
  }

  @Test func `Given a wheel that the app hides and that stays when it stops, then stopping does not show it`() {
    // Given
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.hidesWhenStopped = false
    wheel.isHidden = true
    // When
    wheel.startAnimating()
    wheel.stopAnimating()
    // Then
    #expect(wheel.isHidden)
  }

  @Test func `Given a bordered field that is lower than its text needs, then its border is at its edges`() async throws
  {
    // Given
    let field = UITextField(frame: CGRect(x: 100, y: 200, width: 120, height: 24))
    field.borderStyle = .line
    field.clipsToBounds = true
    // When
    let screen = await Screen(rootViewController: UIViewController(showing: field))
    try await screen.settle()
    // Then
    let (inside, outside) = (CGPoint(x: 200, y: 212), CGPoint(x: 200, y: 190))
    #expect(screen.color(at: CGPoint(x: 200, y: 200.5)) != screen.color(at: inside))
    #expect(screen.color(at: CGPoint(x: 200, y: 223.5)) != screen.color(at: inside))
    #expect(screen.color(at: outside) == screen.color(at: inside))
  }

  private final class GridController: UIViewController, UICollectionViewDataSource {
    final class Cell: UICollectionViewCell {}
    var count = 2
    let grid = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 200, height: 200), collectionViewLayout: UICollectionViewFlowLayout())

    override func viewDidLoad() {
      super.viewDidLoad()
      grid.dataSource = self
      grid.register(Cell.self, forCellWithReuseIdentifier: Cell.description())
      view.addSubview(grid)
    }
    func add() {
      // As Apple's closure does not escape, it needs no `self`.
      grid.performBatchUpdates({
        count += 1
        grid.insertItems(at: [IndexPath(item: 0, section: 0)])
      })
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: Cell.description(), for: indexPath)
    }
  }

  @Test
  func `Given cells registered by their class's description, when items are added in a batch, then all are there`()
    async throws
  {
    // Given
    let page = GridController()
    let screen = await Screen(rootViewController: page)
    try await screen.settle()
    #expect(page.grid.visibleCells.count == 2)
    // When
    page.add()
    try await screen.settle()
    // Then
    #expect(page.grid.visibleCells.count == 3)
    #expect(GridController.Cell.description().hasSuffix("Cell"))
  }

  @Test func `Given a display link, then its first call is not for a time before it began`() async throws {
    // Given
    @MainActor final class Clock: NSObject {
      var times: [CFTimeInterval] = []
      func tick(_ link: CADisplayLink) { times.append(link.timestamp) }
    }
    let (screen, clock) = (await Screen { Color.red }, Clock())
    let link = CADisplayLink(target: clock, selector: #_selector("Clock.tick(_:)"))
    let begin = CACurrentMediaTime()
    link.add(to: .main, forMode: .common)
    // When
    try await screen.frames(5)
    link.invalidate()
    // Then
    let first = try #require(clock.times.first)
    #expect(first >= begin - 1e-9)
    #expect(zip(clock.times, clock.times.dropFirst()).allSatisfy { $0 < $1 })
  }
}
