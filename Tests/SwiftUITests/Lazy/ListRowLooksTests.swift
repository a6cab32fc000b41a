import SimulatorTesting
import SwiftUI

@MainActor @Suite("Looks of list rows", .simulator(.iPhoneSE))
struct ListRowLooksTests {
  private func hasLine(_ screen: Screen, x: CGFloat, y: CGFloat) -> Bool {
    screen.rgb(at: CGPoint(x: x, y: y)) != [255, 255, 255]
  }

  @Test("a line below a row begins at its first text, and guides move its ends")
  func separators() async throws {
    let screen = await Screen {
      List {
        HStack(spacing: 10) {
          Color.blue.frame(width: 30, height: 20)
          Text("Text")
        }
        HStack(spacing: 10) {
          Color.blue.frame(width: 30, height: 20).alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
          Text("Text").alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] }
          Spacer()
        }
        Color.blue.frame(height: 20)
      }
      .listStyle(.plain)
    }
    // Below the first row: from the text, 56 points from the edge, to the opposite edge
    #expect(!hasLine(screen, x: 50, y: 63.75) && hasLine(screen, x: 60, y: 63.75) && hasLine(screen, x: 318, y: 63.75))
    // Below the second row: from the box, 16 points from the edge, to the end of the text
    let end = try #require(screen.findAll(.text("Text")).last).frame.maxX
    #expect(!hasLine(screen, x: 12, y: 107.75) && hasLine(screen, x: 20, y: 107.75))
    #expect(hasLine(screen, x: end - 2, y: 107.75) && !hasLine(screen, x: end + 2, y: 107.75))
  }

  @Test("a line below segments or a slider begins where the row does, whatever their texts are")
  func controls() async throws {
    let screen = await Screen {
      List {
        Picker("Kind", selection: .constant(1)) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
        .pickerStyle(.segmented)
        Slider(value: .constant(0.5)) { Text("Amount") }
        Color.blue.frame(height: 20)
      }
      .listStyle(.plain)
    }
    let cells = screen.findAll(.role(.cell))
    for cell in cells.prefix(2) {
      #expect(hasLine(screen, x: 20, y: cell.frame.maxY - 0.25), "\(cell.frame)")
    }
  }

  @Test(
    "given a list that reads from right to left, then the line ends at the left",
    .simulator(.iPhoneSE, DeviceSettings(isRightToLeft: true)))
  func mirroredSeparators() async throws {
    let screen = await Screen {
      List {
        HStack(spacing: 10) {
          Color.blue.frame(width: 30, height: 20)
          Text("Text")
          Spacer()
        }
        Color.blue.frame(height: 20)
      }
      .listStyle(.plain)
    }
    #expect(hasLine(screen, x: 4, y: 63.75) && hasLine(screen, x: 262, y: 63.75) && !hasLine(screen, x: 272, y: 63.75))
  }

  @Test("rows with a spacing are cards of their own, without lines")
  func spacing() async throws {
    let knob = Knob<CGFloat?>(nil)
    let screen = await Screen {
      Turned(knob: knob) { spacing in
        List {
          RedBox(id: "a", height: 20)
          RedBox(id: "b", height: 20)
        }
        .listRowSpacing(spacing)
      }
    }
    #expect(try screen.frame("b").minY - screen.frame("a").minY == 44)
    knob.value = 10
    try await screen.settle()
    #expect(try screen.frame("b").minY - screen.frame("a").minY == 54)
    // The list's background shows between the cards
    let between = try screen.frame("a").maxY + 12 + 5
    #expect(screen.rgb(at: CGPoint(x: 160, y: between)) == [242, 242, 247])
  }

  @Test("some edges of a row have a distance of their own")
  func insets() async throws {
    let screen = await Screen {
      List { RedBox(id: "a", height: 20).listRowInsets(.horizontal, 40).listRowInsets(.top, 30) }.listStyle(.plain)
    }
    let frame = try screen.frame("a")
    #expect(frame.minX == 40 && frame.width == 240)
    #expect(frame.minY == 50)
  }

  @Test("a header of increased prominence is taller, and as it is written")
  func prominence() async throws {
    let knob = Knob(Prominence.standard)
    let screen = await Screen {
      Turned(knob: knob) { prominence in
        List { Section("Head") { Text("Row") } }.headerProminence(prominence)
      }
    }
    let usual = try screen.find(.role(.header)).frame
    #expect(screen.visibleText.contains("HEAD"))
    knob.value = .increased
    try await screen.settle()
    #expect(try screen.find(.role(.header)).frame.height > usual.height)
    #expect(screen.visibleText.contains("Head"))
  }

  @Test("inset lists reach from edge to edge, and those of a sidebar are cards")
  func styles() async throws {
    let inset = await Screen { List { RedBox(id: "a", height: 20) }.listStyle(.inset) }
    #expect(try inset.frame("a").minX == 16)
    let sidebar = await Screen { List { RedBox(id: "a", height: 20) }.listStyle(.sidebar) }
    #expect(try sidebar.frame("a").minX == 32)
  }
}
