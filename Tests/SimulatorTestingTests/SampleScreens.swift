import SimulatorTesting
import SwiftUI

// Views that several suites look for.

/// A view without an accessibility element of its own.
struct CardView: View {
  let number: Int
  var body: some View {
    HStack {
      Text("Card \(number)")
      Button("Open") {}
    }
    .padding(8)
  }
}

/// A view with one element and one text.
struct BadgeView: View {
  let text: String
  var body: some View { Text(text).padding(10) }
}

/// A view with a generic argument.
struct BoxView<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { VStack { content } }
}

/// Rows of 100 points in a lazy stack; each shows its number.
struct NumberList: View {
  var count = 100
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { number in
          Text("Row \(number)").frame(maxWidth: .infinity).frame(height: 100)
            .accessibilityElement(children: .combine)
            .accessibilityIdentifier("row-\(number)")
        }
      }
    }
    .accessibilityIdentifier("list")
  }
}

/// Returns the message of the error that `body` throws, and records a failure if it throws none.
@MainActor
func errorMessage(sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void) -> String {
  do {
    try body()
    Issue.record("nothing was thrown", sourceLocation: sourceLocation)
    return ""
  } catch {
    return "\(error)"
  }
}
