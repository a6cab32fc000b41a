import Foundation
import SimulatorTesting
import Testing

@testable import SwiftUI

@MainActor @Suite("Geometry readers", .simulator(.iPhone15Pro))
struct GeometryReaderTests {
  /// The values that a closure received, one per call.
  @MainActor final class Log<Value> { var values: [Value] = [] }

  @Test("the content is told the size that the reader was offered, and lies in the upper leading corner")
  func size() async throws {
    let log = Log<CGSize>()
    let screen = await Screen {
      GeometryReader { proxy in
        let _ = log.values.append(proxy.size)
        Color.red.frame(width: proxy.size.width / 2, height: 10).accessibilityElement().accessibilityIdentifier("half")
      }
      .frame(width: 120, height: 60)
      .accessibilityElement(children: .contain).accessibilityIdentifier("reader")
    }
    #expect(log.values == [CGSize(width: 120, height: 60)])
    let reader = try screen.find("reader").frame
    #expect(try screen.find("half").frame == CGRect(x: reader.minX, y: reader.minY, width: 60, height: 10))
  }

  @Test("another size makes the content anew, in the same frame and without a body of the app")
  func resizing() async throws {
    struct WidenedReader: View {
      let log: Log<CGFloat>
      @State private var isWide = false
      var body: some View {
        VStack {
          Button("Wider") { isWide = true }
          GeometryReader { [log] proxy in
            let _ = log.values.append(proxy.size.width)
            Text(verbatim: "\(Int(proxy.size.width))")
          }
          .frame(width: isWide ? 300 : 100, height: 40)
        }
      }
    }
    let log = Log<CGFloat>()
    let screen = await Screen { WidenedReader(log: log) }
    try await screen.tap(.label("Wider"))
    #expect(screen.exists(.label("300")))
    #expect(log.values.first == 100 && log.values.last == 300)
    #expect(screen.counters.bodiesByType["WidenedReader"] == 2)
  }

  @Test("a state that the closure reads evaluates the closure")
  func state() async throws {
    struct TapsInReader: View {
      @State private var taps = 0
      var body: some View { GeometryReader { _ in Button("Taps \(taps)") { taps += 1 } } }
    }
    let screen = await Screen { TapsInReader() }
    try await screen.tap(.label("Taps 0"))
    try await screen.settle()
    #expect(screen.exists(.label("Taps 1")))
  }

  @Test("a reader in a scroll view that was asked for its global frame hears of every scroll")
  func globalFrame() async throws {
    let log = Log<CGFloat>()
    let screen = await Screen {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 100)
          GeometryReader { proxy in
            let _ = log.values.append(proxy.frame(in: .global).minY)
            Text("Here").accessibilityIdentifier("here")
          }
          .frame(height: 50)
          Color.blue.frame(height: 3000)
        }
      }
    }
    // The scroll view begins below the status bar of 59 points.
    #expect(log.values == [159])
    try await screen.wheel(40)
    #expect(log.values == [159, 119])
    #expect(try screen.find("here").frame.minY == 119)
    // It causes no further layout, and no body of the app runs.
    #expect(screen.counters.bodies == 0)
  }

  @Test("a reader that was asked only for its size hears of no scroll, and scrolling lays nothing out")
  func sizeOnly() async throws {
    let log = Log<CGFloat>()
    let screen = await Screen {
      ScrollView {
        VStack(spacing: 0) {
          GeometryReader { proxy in
            let _ = log.values.append(proxy.size.height)
            Text("Here")
          }
          .frame(height: 50)
          Color.blue.frame(height: 3000)
        }
      }
    }
    let mark = screen.mark()
    try await screen.wheel(40)
    #expect(log.values == [50])
    #expect(mark.layouts == 0)
  }

  @Test("frames in named spaces count from the ancestor with the name, those in the scroll view from its viewport")
  func namedSpaces() async throws {
    let page = Log<CGPoint>()
    let content = Log<CGPoint>()
    let viewport = Log<CGPoint>()
    let screen = await Screen {
      VStack(spacing: 0) {
        Color.green.frame(height: 70)
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(height: 100)
            GeometryReader { proxy in
              let _ = page.values.append(proxy.frame(in: .named("page")).origin)
              let _ = content.values.append(proxy.frame(in: .named(7)).origin)
              let _ = viewport.values.append(proxy.frame(in: .scrollView).origin)
              Color.clear
            }
            .frame(height: 50).padding(.leading, 5)
            Color.blue.frame(height: 3000)
          }
          .coordinateSpace(.named(7))
        }
      }
      .coordinateSpace(name: "page")
    }
    try await screen.wheel(30)
    #expect(page.values.map(\.y) == [170, 140])
    #expect(viewport.values.map(\.y) == [100, 70])
    #expect(content.values.map(\.y) == [100, 100])
    #expect(page.values.allSatisfy { $0.x == 5 })
  }

  @Test("a view that is handed the proxy and reads it in its body is evaluated itself")
  func nestedReader() async throws {
    struct Position: View {
      let proxy: GeometryProxy
      var body: some View { Text(verbatim: "y \(Int(proxy.frame(in: .global).minY))") }
    }
    let log = Log<Int>()
    let screen = await Screen {
      ScrollView {
        VStack(spacing: 0) {
          GeometryReader { proxy in
            let _ = log.values.append(0)
            Position(proxy: proxy)
          }
          .frame(height: 50)
          Color.blue.frame(height: 3000)
        }
      }
    }
    try await screen.wheel(9)
    #expect(screen.exists(.label("y 50")))
    #expect(log.values.count == 1)
  }

  @Test("the safe area is told where the reader reaches it")
  func safeArea() async throws {
    let whole = Log<EdgeInsets>()
    let inner = Log<EdgeInsets>()
    let ignoring = Log<EdgeInsets>()
    _ = await Screen {
      ZStack {
        GeometryReader { proxy in
          let _ = whole.values.append(proxy.safeAreaInsets)
          Color.clear
        }
        GeometryReader { proxy in
          let _ = inner.values.append(proxy.safeAreaInsets)
          Color.clear
        }
        .frame(width: 50, height: 50)
        GeometryReader { proxy in
          let _ = ignoring.values.append(proxy.safeAreaInsets)
          Color.clear
        }
        .ignoresSafeArea()
      }
    }
    #expect(whole.values.last == EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
    #expect(inner.values.last == EdgeInsets())
    #expect(ignoring.values.last == EdgeInsets())
  }

  @Test("a branch inside the closure that changes brings other views")
  func changingLeaves() async throws {
    struct BranchInReader: View {
      @State private var isOn = false
      var body: some View {
        GeometryReader { _ in
          if isOn { Text("Second") } else { Button("First") { isOn = true } }
        }
      }
    }
    let screen = await Screen { BranchInReader() }
    try await screen.tap(.label("First"))
    try await screen.settle()
    #expect(screen.exists(.label("Second")))
    #expect(!screen.exists(.label("First")))
  }
}
