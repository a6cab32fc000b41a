import DisplayList
import SimulatorTesting
import SwiftUI
import UIKit

@MainActor @Suite("Text that can be selected", .simulator(.iPhone15Pro))
struct TextSelectionTests {
  @MainActor final class Model: ObservableObject {
    @Published var isEnabled = true
    @Published var taps = 0
    @Published var length = 3
    var proxy: ScrollViewProxy?
  }

  struct SelectableTexts: View {
    @ObservedObject var model: Model

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 40) {
            Text("Take one a day.").accessibilityIdentifier("text")
            Button("Press") { model.taps += 1 }.accessibilityIdentifier("button")
            Text("Not this one.").textSelection(.disabled).accessibilityIdentifier("fixed")
            Text(String(repeating: "word ", count: model.length)).accessibilityIdentifier("long")
          }
          .padding(.top, 100)
          .modifier(Selectability(isEnabled: model.isEnabled))
        }
        .onAppear { model.proxy = proxy }
      }
    }
  }

  struct Selectability: ViewModifier {
    let isEnabled: Bool
    func body(content: Content) -> some View {
      if isEnabled { content.textSelection(.enabled) } else { content.textSelection(.disabled) }
    }
  }

  private func page(_ model: Model = Model()) async throws -> Screen {
    UIPasteboard.general.string = nil
    let screen = await Screen { SelectableTexts(model: model) }
    try await screen.settle()
    return screen
  }

  @Test func `Given a text, when a finger rests on it, then all of it is marked, and it can be copied`() async throws {
    let screen = try await page()
    let text = try screen.find("text").frame
    let corner = CGPoint(x: text.minX + 0.7, y: text.minY + 0.7)
    #expect(screen.rgb(at: corner) == [255, 255, 255])
    try await screen.find("text").longPress()
    try await screen.settle()
    let copy = try screen.find(.label("Copy")).frame
    let share = try screen.find(.label("Share…")).frame
    #expect(abs(copy.maxY - (text.minY - 8)) < 0.5, "\(copy) above \(text)")
    #expect(copy.height == 44 && copy.midY == share.midY && copy.maxX <= share.minX)
    // A fifth of the tint, in the shadow of the menu.
    let marked = screen.rgb(at: corner)
    #expect(marked[2] - marked[0] > 30, "\(marked)")
    try await screen.find(.label("Copy")).tap()
    try await screen.settle()
    #expect(screen.pasteboard.string == "Take one a day.")
    #expect(!screen.exists(.label("Copy")))
    #expect(screen.rgb(at: corner) == [255, 255, 255])
  }

  @Test func `Given the menu, when Share is tapped, then there is the sheet with the text`() async throws {
    let screen = try await page()
    try await screen.find("text").longPress()
    try await screen.settle()
    try await screen.find(.label("Share…")).tap()
    try await screen.settle()
    #expect(!screen.exists(.label("Share…")))
    #expect(screen.pasteboard.string == nil)
    // The sheet has a button for copying.
    try await screen.find(.label("Copy")).tap()
    try await screen.settle()
    #expect(screen.pasteboard.string == "Take one a day.")
  }

  @Test func `Given the menu, when a finger taps or moves beside it, then it goes and nothing else happens`()
    async throws
  {
    let model = Model()
    let screen = try await page(model)
    let button = try screen.find("button").frame
    try await screen.find("text").longPress()
    try await screen.settle()
    try await screen.tap(at: CGPoint(x: button.midX, y: button.midY))
    try await screen.settle()
    #expect(!screen.exists(.label("Copy")))
    #expect(model.taps == 0)
    try await screen.find("text").longPress()
    try await screen.settle()
    #expect(screen.exists(.label("Copy")))
    try await screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 500))
    try await screen.settle()
    #expect(!screen.exists(.label("Copy")))
    #expect(screen.pasteboard.string == nil)
  }

  @Test func `Given text that cannot be selected, or a button's, when a finger rests there, then there is no menu`()
    async throws
  {
    let model = Model()
    let screen = try await page(model)
    try await screen.find("fixed").longPress()
    try await screen.settle()
    #expect(!screen.exists(.label("Copy")))
    try await screen.find("button").longPress()
    try await screen.settle()
    #expect(!screen.exists(.label("Copy")))
    #expect(model.taps == 1)
    // When selection is disabled while the menu is open, the menu closes.
    try await screen.find("text").longPress()
    try await screen.settle()
    #expect(screen.exists(.label("Copy")))
    model.isEnabled = false
    try await screen.settle()
    #expect(!screen.exists(.label("Copy")))
    #expect(try screen.find("text").actions == [])
    try await screen.find("text").longPress()
    try await screen.settle()
    #expect(!screen.exists(.label("Copy")))
  }

  @Test func `Given a text longer than the screen, when a finger rests on it, then the menu is on the screen`()
    async throws
  {
    let model = Model()
    model.length = 2_000
    let screen = try await page(model)
    try await screen.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 100))
    try await screen.settle()
    try await screen.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 100))
    try await screen.settle()
    try await screen.longPress(at: CGPoint(x: 200, y: 400))
    try await screen.settle()
    #expect(try CGRect(x: 0, y: 59, width: 393, height: 759).contains(screen.find(.label("Copy")).frame))
  }

  @Test func `Given a finger that moves on before its time, then it scrolls and there is no menu`() async throws {
    let model = Model()
    model.length = 2_000
    let screen = try await page(model)
    let top = try screen.find("text").frame.minY
    try await screen.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 400))
    try await screen.settle()
    #expect(try screen.find("text").frame.minY < top)
    #expect(!screen.exists(.label("Copy")))
  }

  @Test func `Given assistive technology, then a text can be copied without a finger`() async throws {
    let screen = try await page()
    #expect(try screen.find("text").actions == ["Copy"])
    try await screen.find("text").perform("Copy")
    #expect(screen.pasteboard.string == "Take one a day.")
    await #expect(throws: ScreenError.self) { try await screen.find("fixed").perform("Copy") }
  }
}
