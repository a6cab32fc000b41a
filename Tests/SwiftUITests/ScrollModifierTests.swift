import DisplayList
import SimulatorTesting
import SwiftUI

@MainActor @Suite("Modifiers of scroll views", .simulator(.iPhoneSE))
struct ScrollModifierTests {
  @MainActor final class Model: ObservableObject {
    @Published var isDisabled = false
    @Published var height: CGFloat = 2_000
    var proxy: ScrollViewProxy?
  }

  struct DisableableScroll: View {
    @ObservedObject var model: Model

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            Color.blue.frame(height: model.height - 100).accessibilityIdentifier("content")
            EnabledProbe()
            Color.green.frame(height: 50).id("end")
          }
        }
        .scrollDisabled(model.isDisabled)
        .onAppear { model.proxy = proxy }
      }
    }
  }

  struct EnabledProbe: View {
    @Environment(\.isScrollEnabled) private var isScrollEnabled
    var body: some View {
      Color.red.frame(height: 50).accessibilityIdentifier("probe").accessibilityLabel("\(isScrollEnabled)")
    }
  }

  private let start = CGPoint(x: 160, y: 300)
  private func top(_ screen: Screen) throws -> CGFloat { try screen.find("content").frame.minY }

  private func drag(_ screen: Screen, by dy: CGFloat) async throws {
    try await screen.touch.down(at: start)
    try await screen.touch.move(by: CGVector(dx: 0, dy: dy))
  }

  // MARK: Disabled

  @Test("given a disabled scroll view, when finger, wheel and key try, then nothing moves, but code moves it")
  func disabled() async throws {
    let model = Model()
    model.isDisabled = true
    let screen = await Screen { DisableableScroll(model: model) }
    try await drag(screen, by: -150)
    try await screen.touch.up()
    try await screen.wheel(100)
    try await screen.press(.pageDown)
    try await screen.settle()
    #expect(try top(screen) == 20)
    #expect(try screen.find("probe").label == "false")
    try #require(model.proxy).scrollTo("end", anchor: .bottom)
    try await screen.settle()
    #expect(try top(screen) == 568 - 2_000)
    model.isDisabled = false
    try await screen.frames(1)
    try await screen.wheel(-100)
    #expect(try top(screen) == 668 - 2_000)
    #expect(try screen.find("probe").label == "true")
  }

  @Test("given a disabled scroll view in another, when a finger and a wheel move on it, then the outer one scrolls")
  func disabledInside() async throws {
    let screen = await Screen {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView { Color.red.frame(height: 900).accessibilityIdentifier("inner") }
            .scrollDisabled(true).frame(height: 400).accessibilityIdentifier("content")
          Color.blue.frame(height: 1_000)
        }
      }
    }
    try await screen.wheel(30)
    try await drag(screen, by: -60)
    try await screen.frames(10)
    try await screen.touch.up()
    try await screen.settle()
    #expect(try screen.find("inner").frame.minY < -40)
  }

  @Test("given a finger that pulls past the top, when scrolling is disabled, then the content springs back without it")
  func disabledMidway() async throws {
    let model = Model()
    let screen = await Screen { DisableableScroll(model: model) }
    try await drag(screen, by: 150)
    #expect(try top(screen) > 60)
    model.isDisabled = true
    try await screen.frames(60)
    #expect(try top(screen) == 20)
    try await screen.touch.move(by: CGVector(dx: 0, dy: -100))
    #expect(try top(screen) == 20)
    try await screen.touch.up()
  }

  // MARK: Bouncing

  @Test(
    "given content and a behaviour, when a finger pulls it down, then it follows unless it is short and that decides",
    arguments: [
      (ScrollBounceBehavior.automatic, 200.0, true), (.always, 200, true), (.basedOnSize, 200, false),
      (.basedOnSize, 900, true),
    ])
  func bounce(behavior: ScrollBounceBehavior, height: CGFloat, moves: Bool) async throws {
    let screen = await Screen {
      ScrollView { Color.blue.frame(height: height).accessibilityIdentifier("content") }
        .scrollBounceBehavior(behavior)
    }
    try await screen.touch.down(at: CGPoint(x: 160, y: 100))
    try await screen.touch.move(by: CGVector(dx: 0, dy: 120))
    #expect(try (top(screen) > 50) == moves)
    try await screen.touch.up()
    try await screen.settle()
    #expect(try top(screen) == 20)
  }

  @Test(
    "given a short strip that does not bounce in a page, when a finger drags it sideways, then a parent may take it")
  func bounceAxes() async throws {
    func strip(_ axes: Axis.Set) async throws -> CGFloat {
      let screen = await Screen {
        ScrollView(.horizontal) { Color.blue.frame(width: 100, height: 100).accessibilityIdentifier("content") }
          .scrollBounceBehavior(.basedOnSize, axes: axes)
      }
      let before = try screen.find("content").frame.minX
      try await screen.touch.down(at: try screen.find("content").point())
      try await screen.touch.move(by: CGVector(dx: 120, dy: 0))
      return try screen.find("content").frame.minX - before
    }
    #expect(try await strip(.horizontal) == 0)
    #expect(try await strip(.vertical) > 30)
  }

  // MARK: Indicators

  /// Bars are 3 points wide.
  private func bars(_ screen: Screen) -> Int {
    screen.drawn.filter { min($0.bounds.width, $0.bounds.height) == 3 && max($0.bounds.width, $0.bounds.height) > 30 }
      .count
  }

  @Test("given a visibility for axes, when content moves both ways, then those bars are seen")
  func indicators() async throws {
    let cases: [(ScrollIndicatorVisibility, Axis.Set, Int)] = [
      (.automatic, [.vertical, .horizontal], 2), (.visible, [.vertical], 2), (.hidden, [.vertical, .horizontal], 0),
      (.never, [.vertical, .horizontal], 0), (.hidden, [.horizontal], 1),
    ]
    for (visibility, axes, count) in cases {
      let screen = await Screen {
        ScrollView([.vertical, .horizontal]) { Color.blue.frame(width: 1_000, height: 1_000) }
          .scrollIndicators(visibility, axes: axes)
      }
      #expect(bars(screen) == 0)
      try await screen.wheel(50, horizontally: 50)
      #expect(bars(screen) == count, "\(visibility) \(axes)")
      try await screen.settle()
      #expect(bars(screen) == 0)
    }
  }

  @Test(
    "a bar's place follows from the content's as it says, at every offset inside the range, in both directions of layout",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func following(direction: LayoutDirection) async throws {
    let screen = await Screen {
      ScrollView([.vertical, .horizontal]) { Color.blue.frame(width: 1_000, height: 9_000) }
        .environment(\.layoutDirection, direction)
    }
    var places: [FragmentKey: Set<Double>] = [:]
    for step in 0..<5 {
      try await screen.wheel(step == 0 ? 1 : 173, horizontally: direction == .leftToRight ? 31 : -31)
      let all = screen.fragments
      let bars = all.filter { $0.following != nil }
      #expect(bars.count == 2)
      for bar in bars {
        let following = try #require(bar.following)
        let content = try #require(all.first { $0.key == following.key })
        let x = following.base.x + following.factor.x * content.offset.x
        let y = following.base.y + following.factor.y * content.offset.y
        #expect(abs(x - bar.offset.x) < 0.75 && abs(y - bar.offset.y) < 0.75, "\(bar.offset) is not \(x), \(y)")
        places[bar.key, default: []].insert(bar.offset.x + bar.offset.y)
      }
    }
    #expect(places.values.allSatisfy { $0.count > 3 }, "the bars did not move")
  }

  @Test("given modifiers, when a view inside reads the environment, then it finds what they say for each axis")
  func environment() async throws {
    struct Probe: View {
      @Environment(\.verticalScrollIndicatorVisibility) private var vertical
      @Environment(\.horizontalScrollIndicatorVisibility) private var horizontal
      var body: some View {
        Text("\(vertical == .hidden) \(horizontal == .automatic)").accessibilityIdentifier("probe")
      }
    }
    let screen = await Screen { ScrollView { Probe() }.scrollIndicators(.hidden, axes: .vertical) }
    #expect(try screen.find("probe").label == "true true")
  }

  // MARK: Clipping

  @Test("given a small scroll view, when clipping is off, then content is seen beyond it but cannot be touched there")
  func clip() async throws {
    @MainActor final class Taps { var count = 0 }
    func visibleHeight(_ isDisabled: Bool, _ taps: Taps = Taps()) async throws -> CGFloat {
      let screen = await Screen {
        ScrollView { Color.blue.frame(height: 300).onTapGesture { taps.count += 1 } }
          .scrollClipDisabled(isDisabled)
          .frame(height: 100)
      }
      let image = screen.image()
      let colors = image.colors
      let blue = colors[image.height / 2 * image.width + image.width / 2]
      try await screen.tap(at: CGPoint(x: 160, y: 430))
      try await screen.tap(at: CGPoint(x: 160, y: 300))
      let rows = (0..<image.height).filter { colors[$0 * image.width + image.width / 2] == blue }
      return CGFloat(rows.count) * 568 / CGFloat(image.height)
    }
    let taps = Taps()
    #expect(try await visibleHeight(false) == 100)
    #expect(try await visibleHeight(true, taps) > 270)
    #expect(taps.count == 1)
  }
}

extension Screen {
  /// All fragments of the display list.
  fileprivate var fragments: [Fragment] {
    func all(_ fragment: Fragment) -> [Fragment] { [fragment] + fragment.children.flatMap(all) }
    return all(simulator.displayList.root)
  }
}
