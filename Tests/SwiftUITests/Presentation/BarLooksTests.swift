import DisplayList
import SimulatorTesting
import SwiftUI
import Testing

/// Bars and presentations in dark mode, with the largest text, from right to left and on a phone in landscape.
@MainActor @Suite("Looks of bars and presentations", .simulator(.iPhone15Pro))
struct BarLooksTests {
  final class Model: ObservableObject {
    @Published var shown = ""
    func binding(_ name: String) -> Binding<Bool> {
      Binding(get: { self.shown == name }, set: { self.shown = $0 ? name : "" })
    }
  }

  struct BarsAndPresentations: View {
    @ObservedObject var model: Model
    var body: some View {
      TabView {
        NavigationStack {
          ScrollView {
            NavigationLink("Deeper") { Text("Deep").navigationTitle("Second") }
            ForEach(0..<40, id: \.self) { Text("Row \($0)").frame(height: 44) }
          }
          .navigationTitle("First")
          .toolbar { Button("Edit") {} }
        }
        .tabItem { Label("One", systemImage: "house") }
        Text("Other").tabItem { Label("Two", systemImage: "pawprint") }
      }
      .sheet(isPresented: model.binding("sheet")) {
        Text("In the sheet").frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .alert("Sure?", isPresented: model.binding("alert")) {
        Button("Yes") {}
        Button("No", role: .cancel) {}
      } message: {
        Text("It is final.")
      }
      .confirmationDialog("Choose", isPresented: model.binding("dialog"), titleVisibility: .visible) {
        Button("Delete", role: .destructive) {}
      }
    }
  }

  private func shown(_ name: String = "") async throws -> (Screen, Model) {
    let model = Model()
    let screen = await Screen { BarsAndPresentations(model: model) }
    try await screen.settle()
    model.shown = name
    try await screen.settle()
    return (screen, model)
  }

  @Test func `Given bars, when the mode is dark, then they and their texts are`() async throws {
    let (screen, _) = try await shown()
    let title = try screen.find(.role(.header)).frame
    let place = CGPoint(x: 200, y: title.maxY + 4)
    #expect(screen.rgb(at: place) == [255, 255, 255])
    try await screen.setDarkMode(true)
    try await screen.settle()
    #expect(screen.rgb(at: place) == [0, 0, 0])
    let text = try #require(screen.texts("First").last)
    guard case .glyphs(_, .color(let color)) = text.command else { return #expect(Bool(false), "\(text)") }
    #expect(color == .white)
  }

  @Test(arguments: [("sheet", [28, 28, 30]), ("alert", [38, 38, 38]), ("dialog", [38, 38, 38])])
  func `Given something presented, when the mode is dark, then its ground is`(name: String, dark: [Int]) async throws {
    let (screen, _) = try await shown(name)
    let probe: Query = name == "sheet" ? .label("In the sheet") : name == "alert" ? .label("Yes") : .label("Delete")
    let frame = try screen.find(probe).frame
    let place = CGPoint(x: frame.minX + 3, y: frame.minY + 3)
    let light = screen.rgb(at: name == "sheet" ? CGPoint(x: 30, y: 300) : place)
    #expect(light[0] > 220, "\(light)")
    try await screen.setDarkMode(true)
    try await screen.settle()
    // What shines through the material makes it a little lighter.
    let seen = screen.rgb(at: name == "sheet" ? CGPoint(x: 30, y: 300) : place)
    #expect(zip(seen, dark).allSatisfy { abs($0 - $1) <= (name == "sheet" ? 0 : 12) }, "\(seen)")
  }

  @Test func `Given the largest text, when bars and an alert are shown, then all is inside the screen`() async throws {
    let (screen, model) = try await shown()
    try await screen.setTextSize(.accessibility5)
    try await screen.settle()
    let title = try screen.find(.role(.header)).frame
    #expect(title.minX >= 16 && title.maxX <= 393 - 16)
    #expect(try screen.find(.label("Tab Bar")).frame.height == 83)
    for name in ["alert", "dialog"] {
      model.shown = name
      try await screen.settle()
      let buttons = screen.findAll(.role(.button))
      #expect(buttons.count >= 2)
      for button in buttons {
        #expect(CGRect(x: 0, y: 0, width: 393, height: 852).contains(button.frame), "\(button.label)")
      }
      model.shown = ""
      try await screen.settle()
    }
  }

  @Test func `Given reading from the right, when bars are shown, then all is mirrored, and pages come from the left`()
    async throws
  {
    let (screen, _) = try await shown()
    try await screen.setLayoutDirection(.rightToLeft)
    try await screen.settle()
    #expect(try screen.find(.role(.header)).frame.maxX == 393 - 16)
    #expect(abs(try screen.find(.label("Edit")).frame.minX - 16) < 0.01)
    let tabs = (try screen.find(.label("One")).frame, try screen.find(.label("Two")).frame)
    #expect(tabs.0.minX > tabs.1.maxX - 1)
    try await screen.find(.label("Deeper")).tap()
    try await screen.settle()
    #expect(try screen.find("BackButton").frame.maxX == 393 - 8)
  }

  @Test func `Given a phone on its side, when bars, a sheet and an alert are shown, then they have their low measures`()
    async throws
  {
    let (screen, model) = try await shown()
    try await screen.rotate(to: .landscape)
    try await screen.settle()
    #expect(try screen.find(.label("Tab Bar")).frame.height == 32 + 21)
    #expect(try screen.find(.label("Edit")).frame.height == 32)
    model.shown = "sheet"
    try await screen.settle()
    #expect(try screen.find(.label("In the sheet")).frame.midX == 852 / 2)
    model.shown = "alert"
    try await screen.settle()
    let (no, yes) = (try screen.find(.label("No")).frame, try screen.find(.label("Yes")).frame)
    #expect(abs((no.minX + yes.maxX) / 2 - 852.0 / 2) < 0.5)
    #expect(abs(yes.maxX - no.minX - 270) < 0.01)
  }
}
