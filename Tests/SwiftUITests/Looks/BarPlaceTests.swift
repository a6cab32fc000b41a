import SimulatorTesting
import SwiftUI
import Testing

/// Positions of bars and their items, on phones with and without an island; docs/facts.md gives the sources of the
/// numbers.
@MainActor @Suite("Places of bars", .simulator(.iPhone15Pro))
struct BarPlaceTests {
  nonisolated private static let phones: [(Device, CGFloat)] = [
    (.iPhoneSE3, 20), (.iPhone16e, 47), (.iPhone15Pro, 53.67), (.iPhone15ProMax, 53.67), (.iPhone16Pro, 56.33),
    (.iPhone16ProMax, 56.33),
  ]

  @Test(
    "A bar begins where the status bar ends; beside an island that is 5.33 or 5.67 points above the safe area's edge",
    arguments: phones)
  func top(device: Device, top: CGFloat) async throws {
    // Given a page with a small title
    let screen = await Screen(device: device) {
      NavigationStack { RedBox(id: "page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
    }
    try await screen.settle()
    // Then the bar is 44 points high from there, and the page begins below it
    #expect(try isNear(screen.find(.role(.header)).frame.midY, top + 22, pixels: 2))
    #expect(try isNear(screen.frame("page").minY, top + 44, pixels: 1.5))
  }

  @Test("A bar of iOS 26 begins at the safe area's edge")
  func newer() async throws {
    let screen = await Screen(device: .iPhone17, settings: DeviceSettings(system: .iOS26)) {
      NavigationStack { RedBox(id: "page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
    }
    try await screen.settle()
    #expect(try isNear(screen.frame("page").minY, 62 + 54))
  }

  @Test(
    "Where something else keeps more free a bar begins below that, and without a bar a page has all of the safe area")
  func elsewhere() async throws {
    // Given a bar below a strip of 30 points
    let below = await Screen {
      NavigationStack { RedBox(id: "page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
        .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 30) }
    }
    try await below.settle()
    // Then it does not cover the strip
    #expect(try isNear(below.find(.role(.header)).frame.midY, 59 + 30 + 22))
    #expect(try isNear(below.frame("page").minY, 59 + 30 + 44))
    // Given a page with a hidden bar
    let bare = await Screen { NavigationStack { RedBox(id: "page").toolbar(.hidden, for: .navigationBar) } }
    try await bare.settle()
    #expect(try isNear(bare.frame("page").minY, 59))
  }

  @Test("What an app puts on a bar beside an island is in the middle of it")
  func items() async throws {
    let screen = await Screen {
      NavigationStack {
        Color.white.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("HIH") {} }
            ToolbarItem(placement: .principal) { Text("HEH") }
          }
      }
    }
    try await screen.settle()
    for name in ["HIH", "HEH"] {
      let frame = try screen.find(.label(name)).frame
      #expect(isNear(frame.midY, 53.67 + 22), "\(name): \(frame)")
    }
  }

  @Test(
    "Capitals of a large title are 24 points high and end 15.5 above the bar's lower edge, those of a small one 12.5 and 15.7"
  )
  func titles() async throws {
    func letters(_ mode: NavigationBarItem.TitleDisplayMode, _ area: CGRect) async throws -> CGRect {
      let screen = await Screen {
        NavigationStack { Color.white.navigationTitle("HIH").navigationBarTitleDisplayMode(mode) }
      }
      try await screen.settle()
      return Ink(screen).box(in: area)
    }
    let large = try await letters(.large, CGRect(x: 10, y: 98, width: 120, height: 50))
    #expect(isNear(large.height, 24, pixels: 2) && isNear(large.maxY, 149.67 - 15.5, pixels: 2), "\(large)")
    let small = try await letters(.inline, CGRect(x: 150, y: 56, width: 100, height: 40))
    #expect(isNear(small.height, 12.5) && isNear(small.maxY, 97.67 - 15.7, pixels: 1.5), "\(small)")
  }

  @Test("The line of a navigation bar is a pixel below it, black at 0.3, and its material over white is 247")
  func line() async throws {
    let screen = await Screen {
      NavigationStack {
        ScrollView { Color.white.frame(height: 2000) }
          .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbarBackground(.visible, for: .navigationBar)
      }
    }
    try await screen.settle()
    let ink = Ink(screen)
    #expect(isNear(ink.rgb(30, 97.5), [247, 247, 247]))
    #expect(isNear(ink.rgb(30, 97.84), [178, 178, 178]))
    #expect(ink.rgb(30, 98.2) == [255, 255, 255])
  }

  @Test("With nothing scrolled under them bars let the page through and have no lines")
  func atRest() async throws {
    let screen = await Screen {
      TabView {
        NavigationStack {
          Color.red.ignoresSafeArea().navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        }
        .tabItem { Label("One", systemImage: "circle.fill") }
      }
    }
    try await screen.settle()
    let ink = Ink(screen)
    for y in [60, 97.5, 97.84, 768.8, 800] as [CGFloat] { #expect(ink.rgb(20, y) == [255, 59, 48], "\(y)") }
  }

  @Test("Of four tabs on 402 points the middles are at 50, 151, 251 and 351.5; what is not chosen is (146, 146, 153)")
  func tabs() async throws {
    let screen = await Screen(device: .iPhone16Pro) {
      TabView {
        ForEach(0..<4, id: \.self) { _ in
          ScrollView { Color.white.frame(height: 2000) }
            .toolbarBackground(.visible, for: .tabBar)
            .tabItem { Label("HIH", systemImage: "circle.fill") }
        }
      }
    }
    try await screen.settle()
    let ink = Ink(screen)
    for (index, middle) in [50, 151, 251, 351.5].enumerated() {
      let picture = CGRect(x: middle - 40, y: 791 + 1, width: 80, height: 33)
      #expect(isNear(ink.box(in: picture).midX, middle, pixels: 2), "\(index)")
      let expected = index == 0 ? [0, 122, 255] : [146, 146, 153]
      #expect(isNear(ink.strongest(in: picture), expected, 2), "\(index): \(ink.strongest(in: picture))")
    }
  }
}
