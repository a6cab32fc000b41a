import SimulatorTesting
import SwiftUI
import Testing

/// Distances in inset lists, as measured in pictures of iOS 16 to 18 from public repositories; docs/facts.md lists
/// them.
@MainActor @Suite("Looks of inset lists", .simulator(.iPhone15Pro))
struct ListLooksTests {
  /// Returns the distance between the middles of two texts in single-line rows.
  private func distance(_ screen: Screen, _ first: String, _ second: String) throws -> CGFloat {
    try screen.find(.text(second)).frame.midY - screen.find(.text(first)).frame.midY
  }

  @Test("On 393 points rows begin 20 points from the edge and their texts at 40; rows are 44 apart")
  func margins() async throws {
    // Given a list of two rows
    let screen = await Screen {
      List {
        Text("One")
        Text("Two")
      }
    }
    // Then texts and cards are placed like Apple's
    #expect(try isNear(screen.find(.text("One")).frame.minX, 40))
    #expect(try isNear(distance(screen, "One", "Two"), 44))
    let y = try screen.find(.text("One")).frame.midY
    #expect(screen.rgb(at: CGPoint(x: 18.5, y: y)) == [242, 242, 247])
    #expect(screen.rgb(at: CGPoint(x: 21.5, y: y)) == [255, 255, 255])
    #expect(screen.rgb(at: CGPoint(x: 371.5, y: y)) == [255, 255, 255])
    #expect(screen.rgb(at: CGPoint(x: 374.5, y: y)) == [242, 242, 247])
  }

  @Test("Sections without headers are 35 points apart, with a header 55")
  func sections() async throws {
    // Given sections with and without a header
    let screen = await Screen {
      List {
        Section { Text("One") }
        Section { Text("Two") }
        Section("Header") { Text("Three") }
      }
    }
    // Then rows of 44 points are spaced like Apple's
    #expect(try isNear(distance(screen, "One", "Two"), 44 + 35.33))
    #expect(try isNear(distance(screen, "Two", "Three"), 44 + 55))
    #expect(try isNear(screen.find(.role(.header)).frame.minX, 40))
  }

  @Test("A row of two body lines is 62.67 points high, its first line 10 points below its top")
  func twoLines() async throws {
    // Given a row of two texts between rows of one
    let screen = await Screen {
      List {
        Text("One")
        VStack(alignment: .leading) {
          Text("Two")
          Text("Lines")
        }
        Text("Last")
      }
    }
    // Then it is as high as Apple's
    let (one, two) = (try screen.find(.text("One")).frame, try screen.find(.text("Two")).frame)
    #expect(isNear(two.minY - (one.midY + 22), 10, pixels: 2))
    #expect(try isNear(distance(screen, "One", "Last"), 44 + 62.67, pixels: 2))
  }

  @Test("A first header takes 38 points above its rows")
  func firstHeader() async throws {
    // Given the same list with and without a header
    let plain = await Screen { List { Section { Text("Row") } } }
    let headed = await Screen { List { Section("Header") { Text("Row") } } }
    // Then the header takes three points more than the spacing without it
    let difference = try headed.find(.text("Row")).frame.midY - plain.find(.text("Row")).frame.midY
    #expect(isNear(difference, 38 - 35.33, pixels: 2))
  }

  @Test("A footer of one line takes 33.67 points; 72.33 with the next header, 64 with two lines and none")
  func footers() async throws {
    // Given sections with footers
    let screen = await Screen {
      List {
        Section {
          Text("One")
        } footer: {
          Text("Footer")
        }
        Section {
          Text("Two")
        } header: {
          Text("Header")
        } footer: {
          Text("Footer\nof two lines")
        }
        Section { Text("Three") }
      }
    }
    // Then rows are spaced like Apple's
    #expect(try isNear(distance(screen, "One", "Two"), 44 + 72.33, pixels: 2))
    #expect(try isNear(distance(screen, "Two", "Three"), 44 + 64, pixels: 2))
  }
}

/// The same, on a narrow phone.
@MainActor @Suite("Looks of inset lists on narrow phones", .simulator(.iPhoneSE))
struct NarrowListLooksTests {
  @Test("On a narrow phone rows begin 16 points from the edge and their texts at 32")
  func margins() async throws {
    // Given a list on a narrow phone
    let screen = await Screen { List { Text("One") } }
    // Then its text is 16 plus 16 points from the edge
    #expect(abs(try screen.find(.text("One")).frame.minX - 32) < 0.5)
  }

  @Test(
    "On 375 points and on 430 they are 20 points from the edge, and texts at 40",
    arguments: [Device.iPhoneSE3, .iPhone15ProMax])
  func wider(device: Device) async throws {
    let screen = await Screen(device: device) { List { Text("One") } }
    #expect(abs(try screen.find(.text("One")).frame.minX - 40) < 0.5)
  }
}
