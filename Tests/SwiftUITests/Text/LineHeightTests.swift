import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Heights and directions of lines", .simulator(.iPhoneSE))
struct LineHeightTests {
  private func heights(_ lineHeight: AttributedString.LineHeight?) async throws -> (one: CGFloat, two: CGFloat) {
    let screen = await Screen {
      VStack {
        Text("a").accessibilityIdentifier("one")
        Text("a\nb").accessibilityIdentifier("two")
      }
      .font(.system(size: 20)).lineHeight(lineHeight)
    }
    return try (screen.find("one").frame.height, screen.find("two").frame.height)
  }

  @Test func `Given a line height, then lines are as high as it says: in points, by their size, or more than that`()
    async throws
  {
    let exact = try await heights(.exact(points: 40))
    #expect(exact.one == 40 && exact.two == 80)
    let multiple = try await heights(.multiple(factor: 1.5))
    #expect(multiple.one == 30 && multiple.two == 60)
    let increase = try await heights(.leading(increase: 12))
    #expect(increase.one == 32 && increase.two == 64)
    let usual = try await heights(nil)
    let variable = try await heights(.variable)
    #expect(usual == variable)
    #expect(try await heights(.tight).two < heights(.normal).two)
    #expect(try await heights(.normal).two < heights(.loose).two)
  }

  private func screen(_ text: String, @ViewBuilder _ modify: (Text) -> some View) async -> Screen {
    let view = modify(Text(text))
    return await Screen {
      view.accessibilityIdentifier("text").font(.system(size: 40)).frame(width: 300, alignment: .leading)
    }
  }

  /// Returns the horizontal range of dark pixels in the upper part of a text, as shares of its width.
  private func ink(_ screen: Screen, height: CGFloat) throws -> ClosedRange<CGFloat> {
    let frame = try screen.find("text").frame
    let area = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: height)
    let columns = try #require(ScreenPicture(screen).darkColumns(in: area))
    return (columns.lowerBound - frame.minX) / frame.width...(columns.upperBound - frame.minX) / frame.width
  }

  @Test func `Given lines that are read from the right, then they begin where the layout or their reading begins`()
    async throws
  {
    let text = "\u{05D0}\n\u{05D0}\u{05D0}\u{05D0}\u{05D0}\u{05D0}\u{05D0}"
    let layout = try ink(await screen(text) { $0.multilineTextAlignment(strategy: .layoutBased) }, height: 40)
    let reading = try ink(
      await screen(text) { $0.multilineTextAlignment(strategy: .writingDirectionBased) }, height: 40)
    #expect(layout.upperBound < 0.5)
    #expect(reading.lowerBound > 0.5)
  }

  @Test func `Given dots behind a letter that is read from the right, then content or layout says where they are`()
    async throws
  {
    let text = "\u{05D0}..............."
    // Only the letter reaches above the middle.
    let content = try await ink(screen(text) { $0.writingDirection(strategy: .contentBased) }, height: 24)
    let layout = try await ink(screen(text) { $0.writingDirection(strategy: .layoutBased) }, height: 24)
    #expect(content.lowerBound > 0.5)
    #expect(layout.upperBound < 0.5)
  }
}
