import SwiftUI

/// Rows in sections of at least 100.
@MainActor
final class ListModel: ObservableObject {
  struct Rows: Identifiable {
    let title: String
    var items: [FeedItem<Int>]

    var id: String { title }
  }

  /// The number of rows in a section.
  let sectionLength: Int
  @Published var sections: [Rows]
  /// Set by the page when it appears.
  var proxy: ScrollViewProxy?

  init(rows: Int, sections count: Int) {
    let length = max(100, rows / count)
    sectionLength = length
    sections = stride(from: 0, to: rows, by: length).map { start in
      let items = (start..<min(rows, start + length)).map { FeedItem<Int>(number: $0) }
      return Rows(title: "Section \(start / length)", items: items)
    }
  }
}

/// A list with sections, whose rows can be swiped, deleted and moved.
struct ListPage: View {
  @ObservedObject var model: ListModel

  var body: some View {
    ScrollViewReader { proxy in
      List {
        ForEach($model.sections) { $section in
          Section(section.title) {
            ForEach(section.items) { item in
              ListRow(title: item.author, text: item.text)
                .swipeActions { Button("Delete", role: .destructive) { section.items.removeAll { $0.id == item.id } } }
                .listRowInsets(EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
            }
            .onMove { section.items.move(fromOffsets: $0, toOffset: $1) }
          }
        }
      }
      .listStyle(.grouped)
      .onAppear { model.proxy = proxy }
    }
  }
}

/// A row of two lines, 60 points high.
struct ListRow: View {
  let title: String
  let text: String

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(title)
      Text(text).font(.footnote).foregroundStyle(.secondary).lineLimit(1)
    }
    .frame(maxWidth: .infinity, minHeight: 60, maxHeight: 60, alignment: .leading)
  }
}

/// A phone that shows the list.
@MainActor
final class ListPhone: BenchmarkPhone {
  let model: ListModel

  init(rows: Int, sections: Int, paints: Bool = false) {
    let model = ListModel(rows: rows, sections: sections)
    self.model = model
    super.init(paints: paints) { ListPage(model: model) }
  }

  /// Scrolls a row to the top of the screen; not measured.
  func jump(to row: Int) {
    model.proxy?.scrollTo(row, anchor: .top)
    settle()
  }

  /// Shows other rows, with one of them at the top of the screen; not measured.
  func show(_ sections: [ListModel.Rows], at row: Int) {
    model.sections = sections
    settle()
    jump(to: row)
  }
}
