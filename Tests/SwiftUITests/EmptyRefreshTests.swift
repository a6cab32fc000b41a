import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Refreshing what is empty", .simulator(.iPhone15Pro))
struct EmptyRefreshTests {
  final class Model: ObservableObject {
    @Published var rows: [Int] = []
    var refreshes = 0
  }

  struct RefreshableRows: View {
    @ObservedObject var model: Model
    var body: some View {
      ScrollView {
        LazyVStack { ForEach(model.rows, id: \.self) { Text("Row \($0)") } }
      }
      .refreshable {
        model.refreshes += 1
        model.rows = [1]
      }
    }
  }

  @Test(arguments: [false, true])
  func `Given an empty list, on a page or alone, when it is pulled down, then it is refreshed`(isOnPage: Bool)
    async throws
  {
    let model = Model()
    let screen = await Screen {
      if isOnPage {
        NavigationStack { RefreshableRows(model: model).navigationTitle("Empty") }
      } else {
        RefreshableRows(model: model)
      }
    }
    try await screen.settle()
    try await screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 700), duration: .seconds(1))
    try await screen.settle()
    #expect(model.refreshes == 1)
    #expect(screen.exists(.label("Row 1")))
  }
}
