import SimulatorTesting
import SwiftUI

/// Sizes that views return for proposals, with numbers from Apple's documentation of `frame` and ones that others
/// measured.
@MainActor @Suite("Proposals", .simulator(.iPhoneSE))
struct ProposalTests {
  private typealias Case = (proposal: ProposedViewSize, size: CGSize)

  private final class Answers: @unchecked Sendable { var sizes: [CGSize] = [] }

  /// Asks its view for sizes.
  private struct Asking: Layout {
    let proposals: [ProposedViewSize]
    let answers: Answers
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      answers.sizes = subviews.flatMap { subview in proposals.map { subview.sizeThatFits($0) } }
    }
  }

  private func expect(_ view: some View, _ cases: [Case], sourceLocation: SourceLocation = #_sourceLocation) async {
    let answers = Answers()
    _ = await Screen { Asking(proposals: cases.map(\.proposal), answers: answers) { view } }
    #expect(answers.sizes == cases.map(\.size), sourceLocation: sourceLocation)
  }

  private func of(_ width: CGFloat?, _ height: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(width: width, height: height)
  }
  private func size(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
  private func width(_ proposed: CGFloat?, _ answer: CGFloat) -> Case { (of(proposed, 50), size(answer, 50)) }

  @Test(
    "a flexible frame is as long as it is offered between its bounds; a bound that is missing is the content's length")
  func flexibleFrames() async {
    let content = Color.red.frame(width: 50, height: 50)
    await expect(content.frame(minWidth: 20), [width(5, 20), width(30, 30), width(60, 50), width(nil, 50)])
    await expect(
      content.frame(minWidth: 100), [width(30, 100), width(200, 100), width(nil, 100), width(.infinity, 100)])
    await expect(content.frame(maxWidth: 100), [width(30, 50), width(80, 80), width(200, 100), width(nil, 50)])
    await expect(content.frame(maxWidth: 30), [width(20, 30), width(80, 30), width(nil, 30)])
    await expect(content.frame(maxWidth: .infinity), [width(30, 50), width(80, 80), width(nil, 50)])
    await expect(content.frame(minWidth: 0, maxWidth: .infinity), [width(30, 30), width(80, 80), width(nil, 50)])
    await expect(
      content.frame(minWidth: 20, maxWidth: 100), [width(5, 20), width(60, 60), width(200, 100), width(nil, 50)])
    await expect(content.frame(idealWidth: 70, maxWidth: .infinity), [width(nil, 70), width(60, 60)])
    await expect(Color.red.frame(idealWidth: 70), [width(nil, 70), width(20, 20)])
  }

  @Test func `Given a frame that is at its bound where nothing is offered, then its content is offered the frame`()
    async throws
  {
    // Given views in scroll views, framed to at least the height of the screen
    let screen = await Screen {
      ScrollView {
        VStack(spacing: 0) {
          RedBox(id: "top", width: 10, height: 10)
          Spacer()
          RedBox(id: "bottom", width: 10, height: 10)
        }
        .frame(minHeight: 300)
        RedBox(id: "low", width: nil, height: nil).frame(minHeight: 5)
      }
    }
    // Then a spacer inside takes the remaining space
    #expect(try screen.frame("bottom").maxY - screen.frame("top").minY == 300)
    // and a view beyond the bound has its ideal height
    #expect(try screen.frame("low").height == 10)
  }

  @Test("Given nothing in both directions, then a text is nothing; with some height it is a line")
  func leastText() async {
    await expect(Text("Hello"), [(.zero, .zero)])
    let answers = Answers()
    _ = await Screen { Asking(proposals: [of(nil, 0), of(0, nil)], answers: answers) { Text("Hello").lineLimit(1) } }
    #expect(answers.sizes.map { $0.height > 15 } == [true, true])
  }

  @Test("a circle is a square, other shapes fill what they are offered; ten points where nothing is")
  func shapes() async {
    await expect(
      Circle(), [(of(30, 40), size(30, 30)), (of(.infinity, 50), size(50, 50)), (.unspecified, size(10, 10))])
    await expect(Ellipse(), [(of(30, 40), size(30, 40)), (.unspecified, size(10, 10)), (of(30, nil), size(30, 10))])
    await expect(Circle().scaledToFill(), [(of(30, 60), size(60, 60))])
  }

  @Test("an aspect ratio fits into or fills what is offered, and makes the missing length of the other one")
  func ratios() async {
    let fit = Color.red.aspectRatio(2, contentMode: .fit)
    await expect(
      fit,
      [
        (of(100, 100), size(100, 50)), (of(100, 30), size(60, 30)), (of(nil, 30), size(60, 30)),
        (of(.infinity, 30), size(60, 30)), (.unspecified, size(10, 10)),
      ])
    await expect(
      Color.red.aspectRatio(2, contentMode: .fill), [(of(100, 100), size(200, 100)), (of(100, 30), size(100, 50))])
    await expect(Color.red.frame(width: 100, height: 50).scaledToFit(), [(of(30, 30), size(100, 50))])
    await expect(
      Color.red.frame(idealWidth: 20, idealHeight: 10).aspectRatio(contentMode: .fit), [(of(100, 100), size(100, 50))])
  }

  @Test("padding takes from what is offered and never less than nothing; a position takes all")
  func placing() async {
    await expect(
      Color.red.padding(), [(of(100, 100), size(100, 100)), (of(10, 10), size(32, 32)), (.unspecified, size(42, 42))])
    await expect(Color.red.frame(width: 50, height: 50).padding(-10), [(of(10, 10), size(30, 30))])
    await expect(
      Color.red.frame(width: 50, height: 40).position(x: 3, y: 3),
      [(of(100, 90), size(100, 90)), (.unspecified, size(50, 40))])
    await expect(GeometryReader { _ in Color.red }, [(of(100, 90), size(100, 90)), (.unspecified, size(10, 10))])
  }

  @Test("a field of one line is 22 points high, as UIKit's is")
  func fields() async {
    await expect(TextField("Name", text: .constant("")), [(of(60, 70), size(60, 22))])
    await expect(TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder), [(of(60, 70), size(60, 34))])
    await expect(TextField("Name", text: .constant("")).font(.system(size: 14)), [(of(60, 70), size(60, 18))])
  }
}
