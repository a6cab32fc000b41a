import SimulatorTesting
import SwiftUI
import Testing

/// Content as made by packages that wrap a table's columns: its body is not that of the protocol.
private struct Wrapped<Content> {
  let body: Content
}

extension Wrapped: TableColumnContent where Content: TableColumnContent {
  typealias TableRowValue = Content.TableRowValue
  typealias TableColumnSortComparator = Content.TableColumnSortComparator
  typealias TableColumnBody = Never

  nonisolated var tableColumnBody: Never { preconditionFailure("Nobody asks for it.") }

  nonisolated static func _makeContent(
    content: _GraphValue<Wrapped<Content>>, inputs: _TableColumnInputs
  ) -> _TableColumnOutputs {
    Content._makeContent(content: content[\.body], inputs: inputs)
  }
}

@MainActor @Suite("Content of tables by its inputs", .simulator(.iPad10))
struct TableContentTests {
  @Test func `Given columns inside content without a body, then they are the table's`() async throws {
    // Given
    let screen = await Screen {
      Table(TableTests.Person.three) {
        Wrapped(body: TableColumn("Name") { (person: TableTests.Person) in Text(verbatim: person.name) })
      }
    }
    // When
    try await screen.settle()
    // Then
    #expect(screen.visibleText.contains("Cleo"))
  }
}
