import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Menus", .simulator(.iPhone15Pro))
struct MenuTests {
  final class Log: ObservableObject {
    @Published var said = "nothing"
    @Published var isLoud = false
    @Published var size = 1
    @Published var isSheetShown = false
  }

  struct ActionsMenu: View {
    @ObservedObject var log: Log
    var alignment = Alignment.topLeading

    var body: some View {
      ZStack(alignment: alignment) {
        Color.clear
        Menu("Actions") {
          Button("Copy", systemImage: "doc.on.doc") { log.said = "copied \(log.size)" }
          Button("Size \(log.size)") { log.said = "sized" }.disabled(log.size > 1)
          Divider()
          Section("Sound") {
            Toggle("Loud", isOn: $log.isLoud)
          }
          Menu("More") {
            Button("Deep") { log.said = "deep" }
          }
          Button("Delete", role: .destructive) { log.isSheetShown = true }
        }
        .accessibilityIdentifier("menu")
      }
      .overlay { Text(log.said).accessibilityIdentifier("said") }
      .sheet(isPresented: $log.isSheetShown) { Text("Sheet").accessibilityIdentifier("sheet") }
    }
  }

  private func opened(_ log: Log, _ alignment: Alignment = .topLeading) async throws -> Screen {
    let screen = await Screen { ActionsMenu(log: log, alignment: alignment) }
    try await screen.find("menu").tap()
    try await screen.settle()
    return screen
  }

  @Test func `Given a menu, when it is opened, then its lines are below the button and the page is out of reach`()
    async throws
  {
    let screen = await Screen { ActionsMenu(log: Log()) }
    let button = try screen.find("menu").frame
    #expect(!screen.exists(.label("Copy")))
    try await screen.find("menu").tap()
    try await screen.settle()
    let copy = try screen.find(.label("Copy")).frame
    #expect(copy.minY == button.maxY + 8)
    #expect(copy.minX == 8)
    #expect(copy.size == CGSize(width: 250, height: 44))
    let size = try screen.find(.label("Size 1")).frame
    #expect(abs(size.minY - copy.maxY - 1.0 / 3) < 0.01)
    #expect(try screen.find(.label("Sound")).frame.minY > size.maxY + 8)
    #expect(!screen.exists("said"))
    #expect(screen.elements.last?.label == "Dismiss context menu")
  }

  @Test func `Given an open menu, when a line is tapped, then the menu goes and the action has run`() async throws {
    let log = Log()
    let screen = try await opened(log)
    try await screen.find(.label("Copy")).tap()
    #expect(log.said == "copied 1")
    #expect(screen.exists("said"))
    try await screen.settle()
    #expect(!screen.exists(.label("Copy")))
    try await screen.find("menu").tap()
    try await screen.settle()
    #expect(screen.exists(.label("Copy")))
  }

  @Test func `Given an open menu, when a tap, a drag or escape come beside it, then it goes and nothing is done`()
    async throws
  {
    let log = Log()
    let screen = try await opened(log)
    try await screen.tap(at: CGPoint(x: 300, y: 700))
    try await screen.settle()
    #expect(!screen.exists(.label("Copy")))
    try await screen.find("menu").tap()
    try await screen.settle()
    try await screen.drag(from: CGPoint(x: 300, y: 700), to: CGPoint(x: 300, y: 600))
    try await screen.settle()
    #expect(!screen.exists(.label("Copy")))
    try await screen.find("menu").tap()
    try await screen.settle()
    try await screen.press(.escape)
    try await screen.settle()
    #expect(!screen.exists(.label("Copy")))
    #expect(log.said == "nothing")
  }

  @Test func `Given an open menu, when what it shows changes, then its lines do; a disabled one does nothing`()
    async throws
  {
    let log = Log()
    let screen = try await opened(log)
    log.size = 2
    try await screen.settle()
    let line = try screen.find(.label("Size 2"))
    #expect(try !line.isEnabled)
    try await screen.tap(at: line.point())
    try await screen.settle()
    #expect(log.said == "nothing")
  }

  @Test func `Given a toggle in a menu, when it is tapped, then it is on, marked, and all lines make room`()
    async throws
  {
    let log = Log()
    let screen = try await opened(log)
    #expect(try !screen.find(.label("Loud")).isSelected)
    try await screen.find(.label("Loud")).tap()
    try await screen.settle()
    #expect(log.isLoud)
    try await screen.find("menu").tap()
    try await screen.settle()
    #expect(try screen.find(.label("Loud")).isSelected)
    #expect(try !screen.find(.label("Copy")).isSelected)
  }

  @Test func `Given a menu in a menu, when its line is tapped, then it lies over it, and an action ends both`()
    async throws
  {
    let log = Log()
    let screen = try await opened(log)
    let more = try screen.find(.label("More")).frame
    try await screen.find(.label("More")).tap()
    try await screen.settle()
    #expect(!screen.exists(.label("Copy")))
    #expect(try screen.find(.label("More")).frame.minY == more.minY)
    try await screen.press(.escape)
    try await screen.settle()
    #expect(screen.exists(.label("Copy")))
    try await screen.find(.label("More")).tap()
    try await screen.settle()
    try await screen.find(.label("Deep")).tap()
    try await screen.settle()
    #expect(log.said == "deep")
    #expect(screen.exists("said"))
  }

  @Test func `Given a line that presents a sheet, when it is tapped, then the sheet is there after the menu`()
    async throws
  {
    let screen = try await opened(Log())
    try await screen.find(.label("Delete")).tap()
    try await screen.settle()
    #expect(screen.exists("sheet"))
    #expect(!screen.exists(.label("Copy")))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `Given a button at the lower edge, when its menu opens, then that is above and begins at the button`(
    direction: LayoutDirection
  ) async throws {
    let screen = await Screen { ActionsMenu(log: Log(), alignment: .bottomLeading) }
    try await screen.setLayoutDirection(direction)
    try await screen.settle()
    let button = try screen.find("menu").frame
    try await screen.find("menu").tap()
    try await screen.settle()
    let (copy, delete) = (try screen.find(.label("Copy")).frame, try screen.find(.label("Delete")).frame)
    #expect(abs(copy.maxY - (button.minY - 8)) < 0.01)
    #expect(delete.maxY < copy.minY)
    #expect(direction == .leftToRight ? copy.minX == 8 : copy.maxX == 393 - 8)
  }

  @Test func `Given the largest text on a small phone, when a menu opens, then it scrolls inside the screen`()
    async throws
  {
    let screen = await Screen { ActionsMenu(log: Log()) }
    try await screen.setDevice(.iPhoneSE)
    try await screen.setTextSize(.accessibility5)
    try await screen.settle()
    try await screen.find("menu").tap()
    try await screen.settle()
    let list = try #require(screen.findAll(.role(.scrollView)).first)
    #expect(list.frame.maxY <= 568 - 8)
    #expect(list.frame.minX >= 8 && list.frame.maxX <= 320 - 8)
    #expect(try screen.find(.label("Copy")).frame.height > 60)
    try await screen.scroll(to: .label("Delete"), in: .role(.scrollView))
    #expect(screen.isVisible(.label("Delete")))
  }

  @Test func `Given a primary action, when it is tapped and pressed long, then the one acts and the other opens`()
    async throws
  {
    let log = Log()
    let screen = await Screen {
      Menu("Send") {
        Button("Later") { log.said = "later" }
      } primaryAction: {
        log.said = "sent"
      }
    }
    try await screen.find(.label("Send")).tap()
    try await screen.settle()
    #expect(log.said == "sent")
    #expect(!screen.exists(.label("Later")))
    log.said = "nothing"
    try await screen.find(.label("Send")).longPress()
    try await screen.settle()
    #expect(log.said == "nothing")
    try await screen.find(.label("Later")).tap()
    #expect(log.said == "later")
  }

  @Test func `Given a menu, when the mode is dark, then the lines are on dark ground, a destructive one red`()
    async throws
  {
    let screen = try await opened(Log())
    let copy = try screen.find(.label("Copy")).frame
    let place = CGPoint(x: copy.midX, y: copy.minY + 4)
    let light = screen.rgb(at: place)
    #expect(light == [247, 247, 247])
    try await screen.setDarkMode(true)
    try await screen.settle()
    let dark = screen.rgb(at: place)
    #expect(dark == [38, 38, 38])
    let delete = try #require(screen.texts("Delete").first)
    guard case .glyphs(_, .color(let red)) = delete.command else { return #expect(Bool(false), "\(delete)") }
    #expect(red.red > 0.9 && red.green < 0.4)
  }

  @Test func `Given an open menu, when the phone is turned, then the menu has gone`() async throws {
    let screen = try await opened(Log())
    try await screen.rotate(to: .landscape)
    try await screen.settle()
    #expect(!screen.exists(.label("Copy")))
    #expect(screen.exists("said"))
  }
}
