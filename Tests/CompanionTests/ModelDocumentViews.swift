import SwiftData
import SwiftUI

// In a file of their own, since `Query` has another meaning in tests.

@Model
final class ListEntry {
  var title: String
  init(title: String) { self.title = title }
}

struct ListEntries: View {
  @Query(sort: \ListEntry.title) private var entries: [ListEntry]
  @Environment(\.modelContext) private var context
  @Environment(\.undoManager) private var undoManager
  @Environment(\.documentConfiguration) private var file

  var body: some View {
    VStack {
      Text(verbatim: "Entries: " + entries.map(\.title).joined(separator: " "))
      Text(verbatim: "editable: \(file?.isEditable == true)")
      Button("Add") { context.insert(ListEntry(title: "more")) }
      Button("Undo") { undoManager?.undo() }
    }
  }
}
