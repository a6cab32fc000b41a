import SimulatorTesting
import SwiftUI
import Testing

/// The room that bars take, and where the content below them begins. On the SE the status bar ends at 20 points.
@MainActor @Suite("Room of bars", .simulator(.iPhoneSE))
struct BarRoomTests {
  final class Model: ObservableObject {
    @Published var mode = NavigationBarItem.TitleDisplayMode.large
    @Published var hasHeader = false
    @Published var isLower = false
    @Published var title: String? = "Title"
    @Published var hasItem = false
    @Published var isShown = false
  }

  // MARK: Lists

  struct Cards: View {
    @ObservedObject var model: Model
    var body: some View {
      NavigationStack {
        VStack(spacing: 0) {
          if model.isLower { Color.red.frame(height: 100) }
          List {
            Section {
              ForEach(0..<30, id: \.self) { Text("Row \($0)") }
            } header: {
              if model.hasHeader { Text("Header") }
            }
          }
        }
        .navigationTitle("Title")
        .navigationBarTitleDisplayMode(model.mode)
      }
    }
  }

  /// Returns the upper edge of the first card, which is white on grey.
  private func card(_ screen: Screen, below top: Int) -> Int? {
    (top..<400).first { screen.rgb(at: CGPoint(x: 160, y: CGFloat($0) + 0.5)) == [255, 255, 255] }
  }

  @Test func `Given an inset list, then its first card begins at a large title and 35 points below a small one`()
    async throws
  {
    let model = Model()
    let screen = await Screen { Cards(model: model) }
    try await screen.settle()
    #expect(card(screen, below: 100) == 116)
    model.mode = .inline
    try await screen.settle()
    #expect(card(screen, below: 64) == 64 + 35)
    model.mode = .large
    try await screen.settle()
    #expect(card(screen, below: 100) == 116)
    // After it scrolls away with the title and back, it is where it was.
    try await screen.wheel(700)
    try await screen.settle()
    try await screen.wheel(-700)
    try await screen.settle()
    #expect(card(screen, below: 100) == 116)
  }

  @Test func `Given a header, or a list that begins lower on the page, then a large title changes nothing`()
    async throws
  {
    let model = Model()
    model.hasHeader = true
    let screen = await Screen { Cards(model: model) }
    try await screen.settle()
    let large = try screen.find(.label("Row 0")).frame.minY - 116
    model.mode = .inline
    try await screen.settle()
    #expect(try screen.find(.label("Row 0")).frame.minY - 64 == large)
    model.hasHeader = false
    model.isLower = true
    model.mode = .large
    try await screen.settle()
    #expect(card(screen, below: 217) == 216 + 35)
  }

  // MARK: Low bars

  struct Low: View {
    @ObservedObject var model: Model
    var body: some View {
      Color.clear
        .sheet(isPresented: $model.isShown) {
          NavigationStack {
            Text("Content").frame(maxHeight: .infinity, alignment: .top).navigationTitle("Title")
              .navigationBarTitleDisplayMode(model.mode)
          }
          .presentationDetents([.medium])
        }
    }
  }

  @Test
  func
    `Given a medium sheet, then its bar is as high as in any sheet, with a large title; on its side the phone has low ones`()
    async throws
  {
    let model = Model()
    let screen = await Screen { Low(model: model) }
    model.isShown = true
    try await screen.settle()
    let title = try screen.find(.role(.header)).frame
    #expect(title.height > 40)
    let content = try screen.find(.label("Content")).frame.minY
    model.mode = .inline
    try await screen.settle()
    #expect(try content - screen.find(.label("Content")).frame.minY == 52)
    let top = try screen.find(.label("Content")).frame.minY - 56
    #expect(try screen.find(.role(.header)).frame.midY == top + 28)
    model.isShown = false
    try await screen.settle()
    try await screen.rotate(to: .landscape)
    model.mode = .large
    model.isShown = true
    try await screen.settle()
    #expect(try screen.find(.role(.header)).frame.height < 30)
    #expect(try screen.find(.label("Content")).frame.minY == 32)
  }

  @Test func `Given bars in a low part of an upright phone, then they are as high as any`() async throws {
    struct BarsInLowPart: View {
      var body: some View {
        VStack(spacing: 0) {
          Color.clear
          TabView {
            NavigationStack {
              Text("Content").frame(maxHeight: .infinity, alignment: .top).navigationTitle("Title")
                .navigationBarTitleDisplayMode(.inline)
            }
            .tabItem { Text("One") }
          }
          .frame(height: 300)
        }
      }
    }
    let screen = await Screen { BarsInLowPart() }
    try await screen.settle()
    #expect(try screen.find(.label("Tab Bar")).frame == CGRect(x: 0, y: 568 - 49, width: 320, height: 49))
    #expect(try screen.find(.label("Content")).frame.minY == 568 - 300 + 44)
  }

  @Test func `Given a page in a sheet, then its bar is 56 points high; in a cover it is 44`() async throws {
    struct PresentedBar: View {
      var isSheet: Bool
      private var presented: some View {
        NavigationStack {
          Text("Content").frame(maxHeight: .infinity, alignment: .top).navigationTitle("Title")
            .navigationBarTitleDisplayMode(.inline)
        }
      }
      var body: some View {
        Color.clear.sheet(isPresented: .constant(isSheet)) { presented }
          .fullScreenCover(isPresented: .constant(!isSheet)) { presented }
      }
    }
    for isSheet in [true, false] {
      let screen = await Screen { PresentedBar(isSheet: isSheet) }
      try await screen.settle()
      // The title is centred in the bar.
      let title = try screen.find(.role(.header)).frame
      #expect(abs(try screen.find(.label("Content")).frame.minY - title.midY - (isSheet ? 28 : 22)) < 0.5)
    }
  }

  // MARK: No bar

  struct Bare: View {
    @ObservedObject var model: Model
    var body: some View {
      NavigationStack {
        VStack {
          Text("Content")
          NavigationLink("Deeper") { Text("Deep").frame(maxHeight: .infinity, alignment: .top) }
        }
        .frame(maxHeight: .infinity, alignment: .top)
        .modifier(Titled(title: model.title))
        .toolbar { if model.hasItem { Button("Item") {} } }
        .navigationBarTitleDisplayMode(.inline)
      }
    }
  }

  struct Titled: ViewModifier {
    let title: String?
    func body(content: Content) -> some View {
      content.background { if let title { Color.clear.navigationTitle(title) } }
    }
  }

  @Test func `Given a page without title, way back and items, then it has no bar, and gets one with any of them`()
    async throws
  {
    let model = Model()
    model.title = nil
    let screen = await Screen { Bare(model: model) }
    try await screen.settle()
    func top() throws -> CGFloat { try screen.find(.label("Content")).frame.minY }
    #expect(try top() == 20)
    model.title = "Title"
    try await screen.settle()
    #expect(try top() == 64)
    model.title = nil
    try await screen.settle()
    #expect(try top() == 20)
    model.hasItem = true
    try await screen.settle()
    #expect(try top() == 64)
    model.hasItem = false
    try await screen.settle()
    #expect(try top() == 20)
    try await screen.tap(.label("Deeper"))
    try await screen.settle()
    #expect(try screen.find(.label("Deep")).frame.minY == 64)
    try await screen.find("BackButton").tap()
    try await screen.settle()
    #expect(try top() == 20)
  }

  @Test func `Given an empty page whose bar is asked for, or that can be searched, then there is a bar`() async throws {
    var screen = await Screen {
      NavigationStack { Text("Content").frame(maxHeight: .infinity, alignment: .top).toolbar(.visible) }
    }
    try await screen.settle()
    #expect(try screen.find(.label("Content")).frame.minY == 64)
    screen = await Screen {
      NavigationStack {
        Text("Content").frame(maxHeight: .infinity, alignment: .top).searchable(text: .constant(""))
      }
    }
    try await screen.settle()
    #expect(try screen.find(.label("Content")).frame.minY == 64 + 52)
  }

  @Test func `Given a controller of UIKit's without a title, then its bar is there`() async throws {
    struct Wrapped: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> UINavigationController {
        UINavigationController(
          rootViewController: UIHostingController(
            rootView: Text("Content").frame(maxHeight: .infinity, alignment: .top)))
      }
      func updateUIViewController(_ controller: UINavigationController, context: Context) {}
    }
    let screen = await Screen { Wrapped().ignoresSafeArea() }
    try await screen.settle()
    #expect(try screen.find(.label("Content")).frame.minY == 64)
  }
}
