import Foundation
import SimulatorTesting
import SwiftUI

@MainActor @Suite("Labels beside values in rows", .simulator(.iPhone15Pro))
struct RowLabelTests {
  @MainActor final class Heights {
    var all: [String: CGFloat] = [:]
  }

  private struct Measured: View {
    let text: String
    let heights: Heights
    var body: some View {
      Text(text).onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: { frame in
        // The button at the end of the row has the label once more, for assistive technology.
        if frame.minX < 100 { heights.all[text] = frame.height }
      }
    }
  }

  @Test func `Given a menu picker in a form with two texts as its label, then the second is smaller`() async throws {
    // Given
    let heights = Heights()
    let screen = await Screen {
      Form {
        Picker(selection: .constant(1)) {
          Text("One").tag(1)
        } label: {
          Measured(text: "Sound", heights: heights)
          Measured(text: "When it rings", heights: heights)
        }
      }
    }
    try await screen.settle()
    // Then
    #expect(try #require(heights.all["Sound"]) > #require(heights.all["When it rings"]) + 3)
  }

  @Test func `Given a date picker with a long label, then its buttons are as wide as ever`() async throws {
    // Given
    func width(_ label: String) async throws -> CGFloat {
      let date = Date(timeIntervalSinceReferenceDate: 0)
      let screen = await Screen { Form { DatePicker(label, selection: .constant(date)) } }
      try await screen.settle()
      return try screen.find(.label("Date and Time Picker")).frame.width
    }
    // Then
    #expect(try await width("The day and the time at which the event begins") == width("Due"))
  }
}
