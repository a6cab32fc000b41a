import SimulatorTesting
import SwiftUI
import Testing

@Suite("Anchors, and layers made of preferences", .simulator(.iPhone15Pro)) @MainActor
struct AnchorTests {
  private struct Bounds: PreferenceKey {
    static let defaultValue: [String: Anchor<CGRect>] = [:]
    static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
      value.merge(nextValue()) { $1 }
    }
  }

  private struct Sum: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct Tabs: View {
    @State var chosen = "b"
    @State var width: CGFloat = 60
    var body: some View {
      HStack(spacing: 10) {
        ForEach(["a", "b", "c"], id: \.self) { name in
          RedBox(id: name, width: name == "a" ? width : 50, height: 30)
            .onTapGesture { chosen = name }
            .anchorPreference(key: Bounds.self, value: .bounds) { [name: $0] }
        }
        Button("wider") { width = 90 }.accessibilityIdentifier("wider")
      }
      .padding(20)
      .overlayPreferenceValue(Bounds.self) { bounds in
        GeometryReader { proxy in
          if let anchor = bounds[chosen] {
            let frame = proxy[anchor]
            RedBox(id: "line", width: frame.width, height: 2)
              .offset(x: frame.minX, y: frame.maxY)
          }
        }
        .allowsHitTesting(false)
      }
    }
  }

  @Test("given a line under what is chosen, then it follows the choice and the layout")
  func line() async throws {
    let screen = await Screen { Tabs() }
    func expectLine(under name: String) throws {
      let (view, line) = try (screen.frame(name), screen.frame("line"))
      #expect(line.minX == view.minX)
      #expect(line.width == view.width)
      #expect(line.minY == view.maxY)
    }
    try expectLine(under: "b")
    try await screen.tap("a")
    try expectLine(under: "a")
    try await screen.tap("wider")
    #expect(try screen.frame("a").width == 90)
    try expectLine(under: "a")
    try await screen.tap("c")
    try expectLine(under: "c")
  }

  @Test("given points of a view, then each lies where its name says")
  func points() async throws {
    struct Corners: PreferenceKey {
      static let defaultValue: Anchor<[CGPoint]>? = nil
      static func reduce(value: inout Anchor<[CGPoint]>?, nextValue: () -> Anchor<[CGPoint]>?) {
        value = nextValue() ?? value
      }
    }
    var seen: [CGPoint] = []
    let screen = await Screen {
      Color.blue.frame(width: 40, height: 20)
        .anchorPreference(
          key: Corners.self, value: .init([.topLeading, .center, .bottomTrailing, .point(CGPoint(x: 1, y: 2))])
        ) { $0 }
        .padding(10)
        .backgroundPreferenceValue(Corners.self) { anchor in
          GeometryReader { proxy in
            let _ = seen = anchor.map { proxy[$0] } ?? []
            Color.clear
          }
        }
    }
    try await screen.settle()
    #expect(
      seen == [CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 20), CGPoint(x: 50, y: 30), CGPoint(x: 11, y: 12)])
  }

  @Test("given a preference that is changed on its way, then those outside hear the change and those inside do not")
  func transform() async throws {
    struct TransformedSum: View {
      @State var inner = 0
      @State var outer = 0
      var body: some View {
        VStack {
          Text("x").preference(key: Sum.self, value: 1)
          Text("y").preference(key: Sum.self, value: 2)
        }
        .onPreferenceChange(Sum.self) { inner = $0 }
        .transformPreference(Sum.self) { $0 *= 10 }
        .onPreferenceChange(Sum.self) { outer = $0 }
        .overlay(alignment: .bottom) { Text(verbatim: "\(inner) \(outer)").accessibilityIdentifier("heard") }
      }
    }
    let screen = await Screen { TransformedSum() }
    #expect(try screen.find("heard").label == "3 30")
  }

  @Test("given nobody who tells a value, then a layer is made of the default")
  func defaultLayer() async throws {
    let screen = await Screen {
      Color.blue.frame(width: 50, height: 50)
        .overlayPreferenceValue(Sum.self, alignment: .topLeading) { sum in
          Text(verbatim: "sum \(sum)").accessibilityIdentifier("sum")
        }
    }
    #expect(try screen.find("sum").label == "sum 0")
  }
}
