import SimulatorTesting
import SwiftUI

@MainActor @Suite("Grids", .simulator(.iPhoneSE))
struct GridTests {
  @Test("a column is as wide as its widest cell, a row as high as its highest, 8 points apart")
  func columnsAndRows() async throws {
    // Given two rows of boxes of different sizes
    let screen = await Screen {
      Grid(alignment: .topLeading) {
        GridRow {
          RedBox(id: "a", width: 10, height: 20)
          RedBox(id: "b", width: 40, height: 10)
        }
        GridRow {
          RedBox(id: "c", width: 30, height: 10)
          RedBox(id: "d", width: 20, height: 15)
        }
      }
      .accessibilityElement(children: .contain).accessibilityIdentifier("grid")
    }
    // Then the second column starts after the widest cell of the first, and the second row after the tallest of the
    // first
    let a = try screen.frame("a").origin
    #expect(try screen.frame("b").minX - a.x == 38)
    #expect(try screen.frame("d").minX - a.x == 38)
    #expect(try screen.frame("c").minY - a.y == 28)
    #expect(try screen.frame("d").minY - a.y == 28)
    #expect(try screen.frame("grid").size == CGSize(width: 78, height: 43))
  }

  @Test("rows and columns have alignments of their own, and an anchor goes before both")
  func alignments() async throws {
    // Given a grid with a bottom row, a trailing column and an anchored cell
    let screen = await Screen {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          RedBox(id: "a", width: 10, height: 10)
          RedBox(id: "b", width: 50, height: 50)
        }
        GridRow {
          RedBox(id: "c", width: 50, height: 50).gridColumnAlignment(.trailing)
          RedBox(id: "d", width: 10, height: 10).gridCellAnchor(.center)
        }
      }
    }
    // Then each lies where its alignment says
    let origin = try screen.frame("c").origin
    #expect(try screen.frame("a").maxX - origin.x == 50)
    #expect(try screen.frame("a").maxY == origin.y)
    #expect(try screen.frame("d").midX - origin.x == 75)
    #expect(try screen.frame("d").midY - origin.y == 25)
  }

  @Test("texts of a row are lined up at their baselines where the row says so")
  func baselines() async throws {
    // Given a large and a small text in a row
    let screen = await Screen {
      Grid {
        GridRow(alignment: .firstTextBaseline) {
          Text("A").font(.largeTitle).accessibilityIdentifier("large")
          Text("a").font(.caption).accessibilityIdentifier("small")
        }
      }
    }
    // Then the small one lies below the middle
    #expect(try screen.frame("small").midY > screen.frame("large").midY + 3)
    #expect(try screen.frame("small").maxY < screen.frame("large").maxY)
  }

  @Test("a cell may span columns, and a view outside of rows spans all of them")
  func spans() async throws {
    // Given a spanning cell, a divider outside of rows that requests no width, and a wide view that does
    let screen = await Screen {
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          RedBox(id: "a", width: 20, height: 10)
          RedBox(id: "b", width: 20, height: 10)
          RedBox(id: "c", width: 20, height: 10)
        }
        GridRow {
          RedBox(id: "two", height: 10).gridCellColumns(2).gridCellUnsizedAxes(.horizontal)
          RedBox(id: "d", width: 20, height: 10)
        }
        RedBox(id: "line", height: 1).gridCellUnsizedAxes(.horizontal)
        RedBox(id: "wide", width: 110, height: 10)
      }
      .accessibilityElement(children: .contain).accessibilityIdentifier("grid")
    }
    // Then the widest view widens all columns evenly, and the others fill the columns they span
    #expect(try screen.frame("grid").width == 110)
    #expect(try screen.frame("b").minX - screen.frame("a").minX == 40)
    #expect(try screen.frame("two").width == 70)
    #expect(try screen.frame("line").width == 110)
    #expect(try screen.frame("d").minX == screen.frame("c").minX)
  }

  @Test("flexible columns share the width that fixed ones leave")
  func flexibleColumns() async throws {
    // Given one fixed column and two flexible ones, on a screen 320 points wide
    let screen = await Screen {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          RedBox(id: "a", width: 100, height: 10)
          RedBox(id: "b", height: 10)
          RedBox(id: "c", height: 10)
        }
      }
    }
    // Then
    #expect(try screen.frame("b").width == 100)
    #expect(try screen.frame("c").width == 100)
    #expect(try screen.frame("c").maxX == 320)
  }

  @Test("rows of a ForEach come and go, and a grid is a layout too")
  func changingRows() async throws {
    // Given a row for each number
    let count = Knob(2)
    let screen = await Screen {
      Turned(knob: count) { count in
        GridLayout(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
          ForEach(0..<count, id: \.self) { row in
            GridRow {
              RedBox(id: "x\(row)", width: CGFloat(10 * (row + 1)), height: 10)
              RedBox(id: "y\(row)", width: 10, height: 10)
            }
          }
        }
      }
    }
    #expect(try screen.frame("y0").minX - screen.frame("x0").minX == 20)
    // When a wider row is added
    count.value = 3
    try await screen.settle()
    // Then all rows make room for it
    #expect(try screen.frame("y0").minX - screen.frame("x0").minX == 30)
    #expect(try screen.frame("x2").minY - screen.frame("x0").minY == 20)
  }

  @Test("right to left the first column is on the right", .simulator(.iPhoneSE, DeviceSettings(isRightToLeft: true)))
  func rightToLeft() async throws {
    let screen = await Screen {
      Grid(alignment: .leading, horizontalSpacing: 0) {
        GridRow {
          RedBox(id: "a", width: 10, height: 10)
          RedBox(id: "b", width: 10, height: 10)
        }
      }
    }
    #expect(try screen.frame("b").maxX == screen.frame("a").minX)
  }
}
