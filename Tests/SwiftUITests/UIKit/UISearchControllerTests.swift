import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Search controllers", .simulator(.iPhone15Pro))
struct UISearchControllerTests {
  private final class Fruits: UITableViewController, UISearchResultsUpdating, UISearchControllerDelegate {
    let search = UISearchController(searchResultsController: nil)
    var heard: [String] = []
    private var shown = ["Apple", "Banana", "Cherry"]

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Fruits"
      search.searchResultsUpdater = self
      search.delegate = self
      search.obscuresBackgroundDuringPresentation = false
      search.searchBar.scopeButtonTitles = ["All", "Red"]
      navigationItem.searchController = search
      navigationItem.hidesSearchBarWhenScrolling = false
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = shown[indexPath.row]
      return cell
    }
    func updateSearchResults(for searchController: UISearchController) {
      let text = searchController.searchBar.text ?? ""
      heard.append("\(searchController.isActive) '\(text)' \(searchController.searchBar.selectedScopeButtonIndex)")
      shown = ["Apple", "Banana", "Cherry"].filter { text.isEmpty || $0.lowercased().contains(text.lowercased()) }
      tableView.reloadData()
    }
    func willPresentSearchController(_ searchController: UISearchController) { heard.append("will present") }
    func didDismissSearchController(_ searchController: UISearchController) { heard.append("did dismiss") }
  }

  @Test func `Given a search on a bar, when a person types, chooses a scope and cancels, then the page hears of each`()
    async throws
  {
    // Given
    let fruits = Fruits()
    let navigation = UINavigationController(rootViewController: fruits)
    let screen = await Screen(rootViewController: navigation)
    try await screen.settle()
    #expect(screen.visibleText.contains("Cherry"))
    // When
    try await screen.tap(.role(.textField))
    try await screen.settle()
    // Then
    #expect(fruits.search.isActive)
    #expect(screen.exists(.label("Cancel")))
    #expect(fruits.heard.first == "will present")
    // When
    try await screen.type("an")
    try await screen.settle()
    // Then
    #expect(screen.visibleText.contains("Banana") && !screen.visibleText.contains("Cherry"))
    #expect(fruits.heard.last == "true 'an' 0")
    // When
    try await screen.tap(.label("Red"))
    try await screen.settle()
    // Then
    #expect(fruits.heard.last == "true 'an' 1")
    // When
    try await screen.tap(.label("Cancel"))
    try await screen.settle()
    // Then
    #expect(!fruits.search.isActive)
    #expect(fruits.heard.contains("false '' 1") && fruits.heard.last == "did dismiss")
    #expect(screen.visibleText.contains("Cherry") && !screen.exists(.label("Cancel")))
  }

  private final class Results: UIViewController {
    let label = UILabel()
    override func loadView() { view = label }
  }

  @Test func `Given a controller for results, when something is typed, then it lies in front of the page`() async throws
  {
    // Given
    let results = Results()
    results.label.text = "Two results"
    let search = UISearchController(searchResultsController: results)
    let page = UIViewController()
    page.title = "Page"
    page.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: page)
    let screen = await Screen(rootViewController: navigation)
    try await screen.tap(.role(.textField))
    try await screen.settle()
    #expect(!screen.visibleText.contains("Two results"))
    // When
    try await screen.type("x")
    try await screen.settle()
    // Then
    #expect(screen.visibleText.contains("Two results"))
    #expect(results.parent === navigation)
    // When
    search.isActive = false
    try await screen.settle()
    // Then
    #expect(!screen.visibleText.contains("Two results") && results.parent == nil)
  }
}
