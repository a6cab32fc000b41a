import DisplayList
import Foundation
import SimulatorTesting
import Testing

@testable import SwiftUI

@MainActor @Suite("Labels and bordered buttons", .simulator(.iPhone15Pro))
struct LabelTests {
  @Test("a label shows icon and title, and is read by its title alone")
  func titleAndIcon() async throws {
    let screen = await Screen { Label("Lost pet", systemImage: "magnifyingglass") }
    #expect(!screen.exists(.role(.image)))
    let title = try screen.find(.label("Lost pet")).frame
    let icon = try #require(screen.drawn.first).bounds
    #expect(icon.midX < title.minX)
  }

  @Test("title only and icon only leave the other part out")
  func styles() async throws {
    let screen = await Screen {
      VStack {
        Label("One", systemImage: "star").labelStyle(.titleOnly).accessibilityIdentifier("title")
        Label("Two", systemImage: "star").labelStyle(.iconOnly).accessibilityIdentifier("icon")
      }
    }
    #expect(try screen.find("title").role == .staticText)
    #expect(try screen.find("icon").role == .image)
    #expect(try screen.find("icon").label == "Two")
    #expect(screen.drawn.count == 2)
  }

  @Test("an app's own style draws it")
  func customStyle() async throws {
    struct Stacked: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
          configuration.icon; configuration.title
        }
      }
    }
    let screen = await Screen { Label("Below", systemImage: "star").labelStyle(Stacked()) }
    #expect(try screen.find(.label("Below")).frame.minY >= screen.find(.label("Favorite")).frame.maxY)
  }

  @Test(
    "bordered buttons are as high as on iOS 17",
    arguments: [(ControlSize.small, 28.0), (.regular, 34.0), (.large, 50.0)])
  func heights(size: ControlSize, height: Double) async throws {
    let screen = await Screen { Button("Go") {}.buttonStyle(.borderedProminent).controlSize(size) }
    #expect(abs(try screen.find(.label("Go")).frame.height - height) < 0.5)
  }

  @Test("a bordered button has 15 % of its tint behind it, a prominent one all of it")
  func tints() async throws {
    let tint = Color(red: 1, green: 0, blue: 1)
    let screen = await Screen {
      VStack {
        Button("Faint") {}.buttonStyle(.bordered)
        Button("Full") {}.buttonStyle(.borderedProminent)
      }
      .tint(tint)
    }
    let color = DisplayColor(red: 1, green: 0, blue: 1)
    #expect(screen.fills(color.opacity(0.15)).count == 1)
    #expect(screen.fills(color).count == 1)
    #expect(
      screen.drawn.contains {
        if case .glyphs(let run, .color(.white)) = $0.command { run.text == "Full" } else { false }
      })
  }

  @Test("a border shape decides about the corners")
  func shapes() async throws {
    let screen = await Screen {
      Button("Round") {}.buttonStyle(.bordered).buttonBorderShape(.roundedRectangle(radius: 3))
    }
    let radii = screen.drawn.compactMap { drawn -> CGFloat? in
      if case .fill(.roundedRect(_, let radii, _), _) = drawn.command { radii.topLeft } else { nil }
    }
    #expect(radii == [3])
  }

  @Test("a pressed button fades, a lifted finger acts, and a disabled button does neither")
  func pressing() async throws {
    final class Count { var taps = 0 }
    let count = Count()
    let screen = await Screen {
      VStack(spacing: 40) {
        Button("On") { count.taps += 1 }.buttonStyle(.borderedProminent)
        Button("Off") { count.taps += 1 }.buttonStyle(.borderedProminent).disabled(true)
      }
    }
    let on = try screen.find(.label("On")).frame
    try await screen.touch.down(at: CGPoint(x: on.midX, y: on.midY))
    try await screen.frames(2)
    #expect(try #require(screen.texts("On").first).opacity == 0.75)
    try await screen.touch.up()
    try await screen.settle()
    #expect(count.taps == 1)
    #expect(try #require(screen.texts("On").first).opacity == 1)
    try await screen.tap(.label("Off"))
    try await screen.settle()
    #expect(count.taps == 1)
    #expect(try screen.find(.label("Off")).isEnabled == false)
  }

  @Test func `Given icons in rows that take what they are offered, then titles begin where those of symbols do`()
    async throws
  {
    // Given
    let screen = await Screen {
      List {
        Label {
          Text("Any").accessibilityIdentifier("any")
        } icon: {
          Color.red.frame(height: 10)
        }
        Label {
          Text("Star").accessibilityIdentifier("star")
        } icon: {
          Image(systemName: "star")
        }
      }
    }
    // Then
    #expect(try abs(screen.find("any").frame.minX - screen.find("star").frame.minX) < 0.01)
  }
}
