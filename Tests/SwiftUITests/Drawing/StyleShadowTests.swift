import Foundation
import SimulatorTesting
import SwiftUI

@MainActor @Suite("Styles with shadows and levels", .simulator(.iPhoneSE))
struct StyleShadowTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  private func color(_ screen: Screen, _ x: CGFloat, _ y: CGFloat) -> [Int] { screen.rgb(at: CGPoint(x: x, y: y)) }

  @Test("given a style with shadows, then a shape casts them, and has those on the inside at its edges only")
  func shapes() async {
    let screen = await Screen.inCorner {
      Rectangle()
        .fill(Self.red.shadow(.drop(color: Self.blue, radius: 0, x: 20, y: 0)).shadow(.inner(color: .black, radius: 4)))
        .frame(width: 60, height: 60)
    }
    #expect(color(screen, 70, 30) == [0, 0, 255])
    #expect(color(screen, 30, 30) == [255, 0, 0])
    let edge = color(screen, 1, 30)
    #expect(edge[0] < 190 && edge[2] == 0)
    #expect(color(screen, 90, 30) == [255, 255, 255])
  }

  @Test("given a foreground with a shadow, then texts, symbols and lines cast it")
  func texts() async {
    let screen = await Screen.inCorner {
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: "█").font(.system(size: 60))
        Image(systemName: "square.fill").font(.system(size: 60))
        Circle().stroke(lineWidth: 20).frame(width: 60, height: 60).padding(10)
      }
      .foregroundStyle(Self.red.shadow(.drop(color: Self.blue, radius: 0, x: 100, y: 0)))
    }
    func count(_ wanted: [Int], _ rows: ClosedRange<Int>) -> Int {
      rows.reduce(0) { sum, y in
        sum + (0..<80).filter { color(screen, CGFloat($0 * 3), CGFloat(y)) == wanted }.count
      }
    }
    for rows in [10...60, 90...130, 160...220] {
      let own = count([255, 0, 0], rows)
      #expect(own > 0)
      #expect(abs(count([0, 0, 255], rows) - own) <= own / 10 + 4)
    }
  }

  @Test("given a style that blends, then only what is filled with it does")
  func blending() async {
    let screen = await Screen.inCorner(on: Self.blue) {
      HStack(spacing: 0) {
        Rectangle().fill(.white.blendMode(.difference)).frame(width: 50, height: 50)
        Rectangle().fill(.white).frame(width: 50, height: 50)
      }
    }
    #expect(color(screen, 25, 25) == [255, 255, 0])
    #expect(color(screen, 75, 25) == [255, 255, 255])
  }

  @Test("given three levels of the foreground, then each is what it was said to be; a level of a style is fainter")
  func levels() async {
    let screen = await Screen.inCorner {
      HStack(spacing: 0) {
        Rectangle().fill(.primary)
        Rectangle().fill(.secondary)
        Rectangle().fill(.tertiary)
        Rectangle().fill(Self.red.secondary)
      }
      .frame(width: 80, height: 20).foregroundStyle(Self.red, Self.blue, .black)
    }
    #expect(color(screen, 10, 10) == [255, 0, 0])
    #expect(color(screen, 30, 10) == [0, 0, 255])
    #expect(color(screen, 50, 10) == [0, 0, 0])
    #expect(color(screen, 70, 10).dropFirst().allSatisfy { abs($0 - 127) <= 1 })
  }

  @Test("given a border without a style, then it has the foreground's colour and is all inside")
  func strokeBorder() async {
    let screen = await Screen.inCorner {
      Rectangle().strokeBorder(lineWidth: 10).foregroundStyle(Self.red).frame(width: 60, height: 60).padding(20)
    }
    #expect(color(screen, 25, 50) == [255, 0, 0])
    #expect(color(screen, 17, 50) == [255, 255, 255])
    #expect(color(screen, 50, 50) == [255, 255, 255])
  }

  @Test("given a colour scheme for a part of the screen, then its colours are that scheme's")
  func colorScheme() async {
    let screen = await Screen.inCorner {
      Color.primary.frame(width: 20, height: 20).environment(\.colorScheme, .dark)
    }
    #expect(color(screen, 10, 10) == [255, 255, 255])
    #expect(ColorScheme(.dark) == .dark)
    #expect(ColorScheme(.unspecified) == nil)
  }

  @Test("given a shape of a size in the middle of its frame, then it lies there")
  func anchoredSize() async {
    let screen = await Screen.inCorner {
      Rectangle().size(width: 20, height: 20, anchor: .center).fill(Self.red).frame(width: 60, height: 60)
    }
    #expect(color(screen, 30, 30) == [255, 0, 0])
    #expect(color(screen, 15, 15) == [255, 255, 255])
  }
}
