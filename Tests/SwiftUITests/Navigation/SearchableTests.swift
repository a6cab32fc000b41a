import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Searchable", .simulator(.iPhone15Pro))
struct SearchableTests {
  final class Model: ObservableObject {
    @Published var text = ""
    @Published var isPresented = false
    var submitted: [String] = []
    var dismiss: (@MainActor () -> Void)?
  }

  struct Rows: View {
    @ObservedObject var model: Model
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          Text(isSearching ? "Searching" : "Resting").accessibilityIdentifier("state")
          Button("End") { dismissSearch() }
          ForEach((0..<60).filter { model.text.isEmpty || "\($0)".contains(model.text) }, id: \.self) { row in
            Text("Row \(row)").frame(height: 44)
          }
        }
      }
      .accessibilityIdentifier("rows")
    }
  }

  struct PetSearch: View {
    @ObservedObject var model: Model
    var placement = SearchFieldPlacement.automatic
    var body: some View {
      NavigationStack {
        Rows(model: model)
          .navigationTitle("Pets")
          .searchable(text: $model.text, isPresented: $model.isPresented, placement: placement, prompt: "Find a pet")
          .onSubmit(of: .search) { model.submitted.append(model.text) }
          .onSubmit { model.submitted.append("text") }
      }
    }
  }

  private func shown(_ model: Model, _ placement: SearchFieldPlacement = .automatic) async throws -> Screen {
    let screen = await Screen { PetSearch(model: model, placement: placement) }
    try await screen.settle()
    return screen
  }

  @Test func `Given a page with a search field, when it is shown, then the field is under the large title`()
    async throws
  {
    let screen = try await shown(Model())
    let field = try screen.find(.role(.textField))
    #expect(try field.label == "Find a pet")
    let title = try screen.find(.role(.header)).frame
    #expect(try field.frame.minY > title.maxY)
    // The top of the bar, its buttons, the large title and the field: 53.67 + 44 + 52 + 52.
    #expect(try abs(screen.find("state").frame.minY - 201.67) < 0.5)
    #expect(!screen.exists(.label("Cancel")))
    #expect(try screen.find("state").label == "Resting")
  }

  @Test func `Given the field, when it is tapped, then it takes the bar, has the keyboard and the content knows`()
    async throws
  {
    let model = Model()
    let screen = try await shown(model)
    try await screen.find(.role(.textField)).tap()
    try await screen.settle()
    #expect(model.isPresented)
    #expect(screen.isKeyboardShown)
    #expect(try screen.find("state").label == "Searching")
    #expect(!screen.exists(.role(.header)))
    #expect(try screen.find(.role(.textField)).frame.midY < 53.67 + 52)
    #expect(try abs(screen.find("state").frame.minY - (53.67 + 52)) < 0.5)
    try await screen.type("12")
    try await screen.settle()
    #expect(model.text == "12")
    #expect(screen.exists(.label("Row 12")) && !screen.exists(.label("Row 13")))
    try await screen.find(.label("Cancel")).tap()
    try await screen.settle()
    #expect(model.text == "" && !model.isPresented)
    #expect(!screen.isKeyboardShown)
    #expect(try screen.find("state").label == "Resting")
    #expect(screen.exists(.role(.header)))
  }

  @Test func `Given a text in the field, when return is pressed, then it is submitted and the search goes on`()
    async throws
  {
    let model = Model()
    let screen = try await shown(model)
    try await screen.find(.role(.textField)).tap()
    try await screen.type("1\n")
    try await screen.settle()
    #expect(model.submitted == ["1"])
    #expect(!screen.isKeyboardShown)
    #expect(try screen.find("state").label == "Searching")
    try await screen.find(.label("Clear text")).tap()
    try await screen.settle()
    #expect(model.text == "")
    try await screen.find(.label("End")).tap()
    try await screen.settle()
    #expect(try screen.find("state").label == "Resting")
  }

  @Test func `Given the page, when code presents and ends the search, then the field follows`() async throws {
    let model = Model()
    let screen = try await shown(model)
    model.isPresented = true
    try await screen.settle()
    #expect(try screen.find(.role(.textField)).isFocused)
    model.isPresented = false
    try await screen.settle()
    #expect(try !screen.find(.role(.textField)).isFocused)
    #expect(!screen.isKeyboardShown)
  }

  @Test func `Given long content, when it is scrolled, then the field goes first and the large title after it`()
    async throws
  {
    let screen = try await shown(Model())
    try await screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 600 - 40 - 10), duration: .seconds(1))
    try await screen.settle()
    let offset = try screen.scrollOffset(of: "rows").y
    let title = try screen.find(.role(.header)).frame
    #expect(offset > 20 && offset < 52)
    #expect(title.height > 30)
    try await screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 200))
    try await screen.settle()
    #expect(!screen.exists(.role(.textField)))
    #expect(try screen.find(.role(.header)).frame.maxY <= 53.67 + 44)
    try await screen.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 800))
    try await screen.settle()
    #expect(screen.exists(.role(.textField)))
  }

  @Test func `Given a field that stays, when content is scrolled, then it is still there`() async throws {
    let screen = try await shown(Model(), .navigationBarDrawer(displayMode: .always))
    try await screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 200))
    try await screen.settle()
    #expect(try screen.find(.role(.textField)).frame.maxY < 53.67 + 44 + 52)
  }

  @Test func `Given reading from the right and the largest text, when a search begins, then Cancel is at the left end`()
    async throws
  {
    let screen = try await shown(Model())
    try await screen.setLayoutDirection(.rightToLeft)
    try await screen.setTextSize(.accessibility5)
    try await screen.settle()
    try await screen.find(.role(.textField)).tap()
    try await screen.settle()
    let (cancel, field) = (try screen.find(.label("Cancel")).frame, try screen.find(.role(.textField)).frame)
    #expect(abs(cancel.minX - 16) < 0.01)
    #expect(cancel.maxX < field.minX)
    #expect(field.maxX <= 393 - 16)
  }
}
