import SimulatorTesting
import SwiftUI

/// On an iPhone 15 Pro the safe area is from 59 to 818.
@MainActor @Suite("Views that take a part of the safe area", .simulator(.iPhone15Pro))
struct SafeAreaInsetTests {
  @MainActor final class Model: ObservableObject {
    @Published var top: CGFloat = 40
    @Published var bottom: CGFloat = 50
    var proxy: ScrollViewProxy?
  }

  /// A hundred rows of 40 points between two bars.
  struct RowsBetweenBars: View {
    @ObservedObject var model: Model
    var anchor: UnitPoint?
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { number in
              Color.blue.frame(height: 40).accessibilityIdentifier("row.\(number)")
            }
          }
        }
        .accessibilityIdentifier("list")
        .onAppear { model.proxy = proxy }
      }
      .defaultScrollAnchor(anchor)
      .safeAreaInset(edge: .bottom, spacing: 0) {
        Color.red.frame(height: model.bottom).accessibilityIdentifier("bottom")
      }
      .safeAreaInset(edge: .top, spacing: 0) {
        Color.red.frame(height: model.top).accessibilityIdentifier("top")
      }
    }
  }

  private func page(_ model: Model, anchor: UnitPoint? = nil) async -> Screen {
    await Screen { RowsBetweenBars(model: model, anchor: anchor) }
  }

  // MARK: Layout

  @Test("content that does not scroll is laid out in what several bars leave, and what ignores them reaches under")
  func layout() async throws {
    let screen = await Screen {
      Color.green.accessibilityIdentifier("content")
        .background { Color.yellow.accessibilityIdentifier("behind").ignoresSafeArea() }
        .background { Color.yellow.accessibilityIdentifier("below").ignoresSafeArea(edges: .bottom) }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(height: 50).accessibilityIdentifier("inner") }
        .safeAreaInset(edge: .bottom, spacing: 6) {
          Color.red.frame(height: 30).background(ignoresSafeAreaEdges: .bottom).accessibilityIdentifier("outer")
        }
        .safeAreaInset(edge: .top, spacing: 0) { Color.red.frame(height: 40).accessibilityIdentifier("top") }
    }
    #expect(try screen.find("top").frame == CGRect(x: 0, y: 59, width: 393, height: 40))
    #expect(try screen.find("outer").frame == CGRect(x: 0, y: 788, width: 393, height: 30))
    #expect(try screen.find("inner").frame == CGRect(x: 0, y: 732, width: 393, height: 50))
    #expect(try screen.find("content").frame == CGRect(x: 0, y: 99, width: 393, height: 633))
    #expect(try screen.find("behind").frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(try screen.find("below").frame == CGRect(x: 0, y: 99, width: 393, height: 753))
  }

  @Test("at the side a bar follows the layout direction and its alignment", arguments: [false, true])
  func sides(_ isRightToLeft: Bool) async throws {
    let screen = await Screen {
      Color.green.accessibilityIdentifier("content")
        .safeAreaInset(edge: .leading, alignment: .top, spacing: 0) {
          Color.red.frame(width: 30, height: 100).accessibilityIdentifier("bar")
        }
        .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
    }
    #expect(try screen.find("bar").frame == CGRect(x: isRightToLeft ? 363 : 0, y: 59, width: 30, height: 100))
    #expect(try screen.find("content").frame == CGRect(x: isRightToLeft ? 0 : 30, y: 59, width: 363, height: 759))
  }

  @Test("without a spacing a bar keeps a stack's distance, and an empty one takes nothing")
  func spacing() async throws {
    let model = Model()
    let screen = await Screen {
      Observed(model: model) { model in
        Color.green.accessibilityIdentifier("content")
          .safeAreaInset(edge: .bottom) { if model.bottom > 0 { Color.red.frame(height: model.bottom) } }
      }
    }
    #expect(try screen.find("content").frame.maxY == 818 - 50 - 8)
    model.bottom = 0
    try await screen.settle()
    #expect(try screen.find("content").frame.maxY == 818)
  }

  @Test("Given a bar that takes what it is offered, then it has all that the least length of the content leaves")
  func greedy() async throws {
    // Given content that is at least 100 high, and scrolling content
    let screen = await Screen {
      VStack(spacing: 0) {
        Color.green.frame(minHeight: 100)
          .safeAreaInset(edge: .bottom, spacing: 10) { Color.red.accessibilityIdentifier("beside") }
          .frame(height: 300)
        ScrollView { Color.green.frame(height: 40) }
          .safeAreaInset(edge: .bottom, spacing: 0) { Color.red.accessibilityIdentifier("over") }
          .frame(height: 300)
      }
    }
    // Then
    #expect(try screen.find("beside").frame.height == 300 - 10 - 100)
    #expect(try screen.find("over").frame.height == 300)
  }

  @Test("Given a bar that is wider than the content, then both are as wide as it, with the content in the middle")
  func wide() async throws {
    // Given both with fixed sizes
    let screen = await Screen {
      Color.green.frame(width: 40, height: 40).accessibilityIdentifier("content")
        .safeAreaInset(edge: .bottom, alignment: .leading, spacing: 5) {
          Color.red.frame(width: 100, height: 20).accessibilityIdentifier("bar")
        }
        .fixedSize()
    }
    // Then the bar begins where the content does
    let (content, bar) = (try screen.find("content").frame, try screen.find("bar").frame)
    #expect(content.midX == 196.5)
    #expect(bar.minX == content.minX && bar.minY == content.maxY + 5)
  }

  @Test("Given an empty bar, then a distance that the app says is there all the same")
  func emptyWithDistance() async throws {
    // Given
    let screen = await Screen {
      Color.green.accessibilityIdentifier("content").safeAreaInset(edge: .bottom, spacing: 20) { EmptyView() }
    }
    // Then
    #expect(try screen.find("content").frame.maxY == 818 - 20)
  }

  struct Observed<Content: View>: View {
    @ObservedObject var model: Model
    @ViewBuilder let content: (Model) -> Content
    var body: some View { content(model) }
  }

  @Test("a geometry reader is told of the bars and of the screen's edges")
  func geometry() async throws {
    let model = Model()
    let screen = await Screen {
      Observed(model: model) { model in
        GeometryReader { proxy in
          Text("\(Int(proxy.safeAreaInsets.top)) \(Int(proxy.safeAreaInsets.bottom))").accessibilityIdentifier("told")
        }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(height: model.bottom) }
        .safeAreaInset(edge: .top, spacing: 0) { Color.red.frame(height: model.top) }
      }
    }
    #expect(try screen.find("told").label == "99 84")
    model.bottom = 70
    try await screen.settle()
    #expect(try screen.find("told").label == "99 104")
  }

  @Test("safe area padding is free at the ends and scrolled through in between")
  func padding() async throws {
    let screen = await Screen {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { Color.blue.frame(height: 40).accessibilityIdentifier("row.\($0)") }
        }
      }
      .safeAreaPadding(.vertical, 24)
    }
    #expect(try screen.find("row.0").frame.minY == 59 + 24)
    try await screen.wheel(63)
    #expect(try screen.find("row.1").frame.minY == 60)
    #expect(screen.isVisible("row.1"), "it is inside the padding")
    try await screen.press(.end)
    #expect(try screen.find("row.99").frame.maxY == 818 - 24)
  }

  // MARK: Scrolling

  @Test("content starts below the upper bar, ends above the lower one, and is seen under both")
  func insets() async throws {
    let screen = await page(Model())
    #expect(try screen.find("row.0").frame.minY == 99)
    #expect(try screen.find("list").frame == CGRect(x: 0, y: 99, width: 393, height: 669))
    let last = try #require((0..<100).last { screen.exists("row.\($0)") })
    #expect(try screen.find("row.\(last)").frame.maxY >= 852, "rows are built down to the screen's edge")
    try await screen.press(.end)
    #expect(try screen.find("row.99").frame.maxY == 768)
  }

  @Test("scrolling to a row means the part between the bars", arguments: [UnitPoint.top, .bottom, nil])
  func scrollTo(_ anchor: UnitPoint?) async throws {
    let model = Model()
    let screen = await page(model)
    try #require(model.proxy).scrollTo(50, anchor: anchor)
    try await screen.settle()
    let frame = try screen.find("row.50").frame
    #expect(anchor == .top ? frame.minY == 99 : frame.maxY == 768)
  }

  @Test("bars that grow and shrink leave what is visible where it is", arguments: [100, 10] as [CGFloat])
  func growing(_ height: CGFloat) async throws {
    let model = Model()
    let screen = await page(model)
    try await screen.wheel(1010)
    let before = try screen.find("row.30").frame
    model.bottom = height
    try await screen.settle()
    #expect(try screen.find("row.30").frame == before)
    model.top = height
    try await screen.settle()
    #expect(try screen.find("row.30").frame == before)
    #expect(try screen.find("top").frame.height == height)
  }

  @Test("at its start content stays below the upper bar")
  func growingAtStart() async throws {
    let model = Model()
    let screen = await page(model)
    model.top = 100
    try await screen.settle()
    #expect(try screen.find("row.0").frame.minY == 159)
  }

  @Test("a chat at its end shows the end above an input bar that grows; one that was scrolled up does not move")
  func chat() async throws {
    let model = Model()
    let screen = await page(model, anchor: .bottom)
    #expect(try screen.find("row.99").frame.maxY == 768)
    model.bottom = 120
    try await screen.settle()
    #expect(try screen.find("row.99").frame.maxY == 818 - 120)
    try await screen.wheel(-400)
    let before = try screen.find("row.80").frame
    model.bottom = 50
    try await screen.settle()
    #expect(try screen.find("row.80").frame == before)
  }

  @Test("an input bar rises with the keyboard, and what was at the end stays above it")
  func keyboard() async throws {
    let screen = await Screen {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<40, id: \.self) { Color.blue.frame(height: 40).accessibilityIdentifier("row.\($0)") }
        }
      }
      .defaultScrollAnchor(.bottom)
      .safeAreaInset(edge: .bottom, spacing: 0) {
        TextField("Message", text: .constant("")).frame(height: 44).accessibilityIdentifier("field")
      }
    }
    try await screen.tap("field")
    try await screen.settle()
    #expect(try screen.find("row.39").frame.maxY == 852 - 336 - 44)
    try await screen.dismissKeyboard()
    #expect(try screen.find("row.39").frame.maxY == 818 - 44)
  }
}
