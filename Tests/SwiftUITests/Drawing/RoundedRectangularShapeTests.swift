import DisplayList
import SimulatorTesting
import SwiftUI

@MainActor @Suite("Corners of containers", .simulator(.iPhoneSE))
struct RoundedRectangularShapeTests {
  /// An app's own shape, which is a path and declares its corners.
  struct Ticket: RoundedRectangularShape {
    func path(in rect: CGRect) -> Path { Path(rect) }
    func inset(by amount: CGFloat) -> some InsettableShape { self }
    func corners(in size: CGSize?) -> Corners? {
      Corners(topLeading: .fixed(40), topTrailing: .fixed(30), bottomLeading: .fixed(0), bottomTrailing: .fixed(20))
    }
  }

  private static let red = Color(red: 1, green: 0, blue: 0)

  @Test func `Given a container's shape of an app's own that tells its corners, then concentric corners follow them`()
    async throws
  {
    // Given
    let screen = await Screen {
      ConcentricRectangle().fill(Self.red).padding(10).frame(width: 200, height: 200).containerShape(Ticket())
    }
    // Then
    let drawn = try #require(screen.fills(DisplayColor(red: 1, green: 0, blue: 0)).first)
    guard case .fill(.roundedRect(_, let radii, _), _) = drawn.command else { return #expect(Bool(false)) }
    #expect(radii.topLeft == 30 && radii.topRight == 20 && radii.bottomLeft == 0 && radii.bottomRight == 10)
  }

  @Test func `Given shapes of the system, then they tell their corners`() {
    let size = CGSize(width: 100, height: 60)
    #expect(Rectangle().corners(in: size) == .fixed(0))
    #expect(RoundedRectangle(cornerRadius: 8).corners(in: size) == .fixed(8))
    #expect(Capsule().corners(in: size) == .fixed(30))
    #expect(Circle().corners(in: nil) == .fixed(.infinity))
    let mixed = ConcentricRectangle(
      topLeadingCorner: 5, topTrailingCorner: 0, bottomLeadingCorner: 0, bottomTrailingCorner: .concentric)
    var corners = mixed.corners(in: size)
    #expect(corners?[.topLeading] == .fixed(5) && corners?[.bottomTrailing] == .concentric)
    corners?[.bottomTrailing] = .fixed(9)
    #expect(corners?.bottomTrailing == .fixed(9))
    var radii = RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
    #expect(Edge.Corner.allCases.map { radii[$0] } == [1, 4, 2, 3])
    radii[.topTrailing] = 7
    #expect(radii.topTrailing == 7)
  }

  @Test func `Given sets of corners, then edges are both of their corners`() {
    #expect(Edge.Corner.Set.top.union(.bottom) == .all)
    #expect(Edge.Corner.Set.leading == [Edge.Corner.Set(.topLeading), .bottomLeading])
    #expect(Edge.Corner.Set.none.isEmpty && Edge.Corner.Set.trailing.intersection(.top) == .topTrailing)
  }

  @Test func `Given a view in a round corner, then it is told what the corner takes, and moves or shrinks out of it`()
    async throws
  {
    // Given
    let diary = Diary()
    let screen = await Screen {
      VStack(alignment: .leading, spacing: 0) {
        GeometryReader { geometry in
          let insets = geometry.containerCornerInsets
          Color.clear.onAppear {
            diary.lines.append("\(insets.topLeading) \(insets.bottomTrailing)")
            let all = EdgeInsets().inset(by: insets, edges: [.top, .leading])
            diary.lines.append("\(all.top) \(all.leading) \(all.bottom)")
          }
        }
        .frame(width: 100, height: 100)
        Color.blue.frame(width: 100, height: 50).named("moved").containerCornerOffset(.leading)
        Color.green.frame(maxWidth: .infinity).frame(height: 50).named("fitted")
          .containerCornerOffset(.horizontal, sizeToFit: true)
      }
      .frame(width: 300, height: 200).accessibilityElement(children: .contain).accessibilityIdentifier("container")
      .containerShape(RoundedRectangle(cornerRadius: 60))
    }
    // Then
    let container = try screen.frame("container")
    #expect(diary.lines == ["(60.0, 60.0) (0.0, 0.0)", "60.0 60.0 0.0"])
    // The row in the middle starts above the lower rounded corner.
    #expect(try screen.frame("moved").minX == container.minX + 60)
    #expect(
      try screen.frame("fitted") == CGRect(x: container.minX + 60, y: container.minY + 150, width: 180, height: 50))
  }
}
