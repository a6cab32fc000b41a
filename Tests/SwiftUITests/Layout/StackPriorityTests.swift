import SimulatorTesting
import SwiftUI

/// Which views determine a stack's size.
@MainActor @Suite("Priorities in stacks", .simulator(.iPhoneSE))
struct StackPriorityTests {
  /// A box of at most 60 points.
  private func upTo60(_ id: String) -> some View {
    Color.red.frame(minWidth: 0, idealWidth: 60, maxWidth: 60).named(id)
  }

  @Test("a spacer takes what all others leave", arguments: [(100, 40, 60), (160, 60, 100)])
  func spacer(length: CGFloat, wide: CGFloat, second: CGFloat) async throws {
    // Given a spacer between two boxes that can shrink
    let screen = await Screen {
      HStack(spacing: 10) {
        upTo60("a")
        Spacer(minLength: 0)
        upTo60("b")
      }.frame(width: length, height: 10).frame(maxWidth: .infinity, alignment: .leading)
    }
    // Then they shrink only once the spacer is empty
    #expect(try screen.size("a").width == wide)
    #expect(try screen.frame("b").minX == second)
  }

  @Test("a box that needs more than its share makes the row overflow on both sides")
  func overflow() async throws {
    let screen = await Screen {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 100).named("a")
        Color.red.frame(minWidth: 100).named("b")
      }.frame(width: 150)
    }
    let (a, b) = (try screen.frame("a"), try screen.frame("b"))
    #expect([a.width, b.width] == [75, 100])
    #expect(a.minX == 160 - 87.5)
  }

  @Test("a pile is as large as its views of the highest priority, which is what the others are offered")
  func pile() async throws {
    // Given a view that fills all space, a larger one, and two that determine the size
    let screen = await Screen {
      ZStack(alignment: .bottomTrailing) {
        RedBox(id: "all")
        RedBox(id: "large", width: 100, height: 100)
        RedBox(id: "a", width: 20, height: 40).layoutPriority(1)
        RedBox(id: "b", width: 40, height: 20).layoutPriority(1)
      }.background { RedBox(id: "pile") }
    }
    let pile = try screen.frame("pile")
    #expect(pile.size == CGSize(width: 40, height: 40))
    #expect(try screen.frame("all") == pile)
    #expect(try screen.frame("a") == CGRect(x: pile.maxX - 20, y: pile.minY, width: 20, height: 40))
    // Then the large one aligns with them and overflows the edge
    #expect(try screen.frame("large") == CGRect(x: pile.maxX - 100, y: pile.maxY - 100, width: 100, height: 100))
  }

  @Test("a spacer in a pile decides nothing beside other views")
  func spacerInPile() async throws {
    let screen = await Screen {
      ZStack {
        Spacer()
        RedBox(id: "box", width: 20, height: 20)
      }.background { RedBox(id: "pile") }
    }
    #expect(try screen.size("pile") == CGSize(width: 20, height: 20))
  }
}
