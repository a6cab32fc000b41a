import SimulatorTesting
import SwiftUI
import Testing

/// Overrides one of the three designated initializers that need not be overridden.
private final class NamedTable: UITableViewController {
  var isPrepared = false
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    isPrepared = true
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Overrides all of them, so that it inherits `init()`.
private final class WholeTable: UITableViewController {
  var called: [String] = []
  override init(style: UITableView.Style) {
    super.init(style: style)
    called.append("style")
  }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    called.append("nib")
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Has an initializer of its own.
private final class GroupedTable: UITableViewController {
  init() { super.init(style: .grouped) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class NamedCollection: UICollectionViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    title = "From a nib"
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor @Suite("Designated initializers of controllers of tables", .simulator(.iPhone15Pro))
struct TableControllerInitializerTests {
  @Test func `Given a class that overrides the initializer with a nib, when it names none, then it has a plain table`()
    async throws
  {
    // Given
    let controller = NamedTable(nibName: nil, bundle: nil)
    // When
    let screen = await Screen(rootViewController: controller)
    try await screen.settle()
    // Then
    #expect(controller.isPrepared && controller.tableView.style == .plain && controller.view === controller.tableView)
  }

  @Test func `Given a class that overrides all initializers, then each is called once`() {
    #expect(WholeTable().called == ["nib"])
    #expect(WholeTable(style: .grouped).called == ["style"])
    #expect(WholeTable(style: .insetGrouped).tableView.style == .insetGrouped)
  }

  @Test func `Given a class with an initializer of its own, then its table has the style that it names`() {
    #expect(GroupedTable().tableView.style == .grouped)
  }

  @Test func `Given a collection's class that overrides the initializer with a nib, then it flows`() {
    let controller = NamedCollection(nibName: nil, bundle: nil)
    #expect(controller.title == "From a nib" && controller.collectionViewLayout is UICollectionViewFlowLayout)
    #expect(UICollectionViewController().collectionViewLayout is UICollectionViewFlowLayout)
  }
}
