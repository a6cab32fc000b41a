import Foundation
import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Amounts and colours of symbols", .simulator(.iPhoneSE))
struct SymbolAmountTests {
  private func screen(@ViewBuilder _ content: () -> some View) async -> Screen {
    let view = content()
    return await Screen {
      view.font(.system(size: 100)).foregroundStyle(.black).accessibilityIdentifier("symbol")
    }
  }

  /// Returns the darkest grey in the left or lower half, and in the other half.
  private func darkest(_ screen: Screen, upwards: Bool = false) throws -> (first: Int, second: Int) {
    let frame = try screen.find("symbol").frame
    let picture = ScreenPicture(screen)
    func darkest(_ part: CGRect) -> Int {
      stride(from: part.minX + 4, to: part.maxX - 4, by: 1).flatMap { x in
        stride(from: part.minY + 1, to: part.maxY - 1, by: 1).compactMap { picture.rgb(x, $0).first }
      }.min() ?? 255
    }
    let parts = frame.divided(
      atDistance: (upwards ? frame.height : frame.width) / 2, from: upwards ? .maxYEdge : .minXEdge)
    return (darkest(parts.slice), darkest(parts.remainder))
  }

  @Test
  func `Given half of an amount, then half of the symbol is faint, or not drawn, or nothing changes for other symbols`()
    async throws
  {
    let whole = try darkest(await screen { Image(systemName: "chart.bar.fill", variableValue: nil) })
    #expect(whole.first < 20 && whole.second < 20)
    let half = try darkest(await screen { Image(systemName: "chart.bar.fill", variableValue: 0.5) })
    #expect(half.first < 20)
    #expect((150...200).contains(half.second))
    let drawn = try darkest(
      await screen { Image(systemName: "chart.bar.fill", variableValue: 0.5).symbolVariableValueMode(.draw) })
    #expect(drawn.first < 20)
    #expect(drawn.second > 240)
    let around = try darkest(
      await screen {
        VStack { Image(systemName: "chart.bar.fill", variableValue: 0.5) }.symbolVariableValueMode(.draw)
      })
    #expect(around == drawn)
    let other = try darkest(await screen { Image(systemName: "square.fill", variableValue: 0.5) })
    #expect(other.second < 20)
  }

  @Test func `Given a symbol that fills from below, then its upper half is faint`() async throws {
    let half = try darkest(await screen { Image(systemName: "drop.fill", variableValue: 0.5) }, upwards: true)
    #expect(half.first < 20)
    #expect(half.second > 140)
  }

  @Test func `Given reception, then the dot and the arcs are lit one after the other, each as a whole`() async throws {
    for (value, parts) in [(0.2, 1), (0.5, 2), (1, 3)] {
      let screen = await screen { Image(systemName: "wifi", variableValue: value) }
      let (frame, picture) = (try screen.find("symbol").frame, ScreenPicture(screen))
      // From the dot upwards through the middle of each arc. The symbol is as high as it is wide
      let greys = [0.16, 0.54, 0.875].map { picture.rgb(frame.midX, frame.maxY - frame.height * $0).first ?? 255 }
      for (index, grey) in greys.enumerated() { #expect((grey < 20) == (index < parts), "\(value): \(greys)") }
    }
  }

  @Test func `Given gradients, then a symbol is lighter above than below, and a flat one inside is not`() async throws {
    func upper(_ screen: Screen) throws -> Int {
      let frame = try screen.find("symbol").frame
      return try #require(screen.rgb(at: CGPoint(x: frame.midX, y: frame.minY + frame.height * 0.3)).first)
    }
    let gradient = await screen { Image(systemName: "square.fill").symbolColorRenderingMode(.gradient) }
    let flat = await screen {
      VStack { Image(systemName: "square.fill").symbolColorRenderingMode(.flat) }.symbolColorRenderingMode(.gradient)
    }
    #expect(try upper(gradient) > 30)
    #expect(try upper(flat) == 0)
  }

  @Test func `Given spacings of labels, then icon and title are as far apart, and titles begin at one place`()
    async throws
  {
    let screen = await Screen {
      VStack(alignment: .leading) {
        Label {
          Color.red.frame(width: 10, height: 10).accessibilityElement().accessibilityIdentifier("near")
        } icon: {
          Color.blue.frame(width: 20, height: 20)
        }
        Label {
          Color.red.frame(width: 10, height: 10).accessibilityElement().accessibilityIdentifier("far")
        } icon: {
          Color.blue.frame(width: 20, height: 20)
        }
        .labelIconToTitleSpacing(40)
        Label {
          Color.red.frame(width: 10, height: 10).accessibilityElement().accessibilityIdentifier("wide")
        } icon: {
          Color.blue.frame(width: 20, height: 20)
        }
        .labelReservedIconWidth(60)
      }
    }
    let near = try screen.find("near").frame.minX
    #expect(try screen.find("far").frame.minX == near + 32)
    #expect(try screen.find("wide").frame.minX == near + 40)
  }
}
