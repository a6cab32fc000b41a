import SwiftUI

/// A stack of blocks. Those equal to the previous ones are not evaluated again.
struct MarkdownView: View {
  let blocks: [MarkdownBlock]

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      ForEach(Array(blocks.enumerated()), id: \.offset) { MarkdownBlockView(block: $0.element) }
    }
  }
}

/// One block.
struct MarkdownBlockView: View, Equatable {
  let block: MarkdownBlock

  var body: some View {
    switch block {
    case .paragraph(let text): MarkdownInline.text(text)
    case .heading(let level, let text):
      MarkdownInline.text(text).font(level == 1 ? .title3 : .headline).bold().accessibilityAddTraits(.isHeader)
    case .list(let items): MarkdownListView(items: items)
    case .code(let text):
      ScrollView(.horizontal, showsIndicators: false) {
        Text(verbatim: text).font(.callout).monospaced().padding(12)
      }
      .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8))
      .environment(\.layoutDirection, .leftToRight)
    case .quote(let text):
      MarkdownInline.text(text)
        .foregroundStyle(.secondary)
        .padding(.leading, 12)
        .overlay(alignment: .leading) { Color.indigo.frame(width: 3) }
    case .table(let header, let rows): MarkdownTableView(header: header, rows: rows)
    case .rule: Divider()
    }
  }
}

/// Items with a bullet or a number, indented below their parents.
private struct MarkdownListView: View {
  let items: [MarkdownBlock.Item]

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ForEach(Array(items.enumerated()), id: \.offset) { MarkdownItemView(item: $0.element) }
    }
  }
}

private struct MarkdownItemView: View, Equatable {
  let item: MarkdownBlock.Item

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Text(verbatim: item.marker).foregroundStyle(.secondary).accessibilityHidden(true)
      MarkdownInline.text(item.text)
    }
    .padding(.leading, CGFloat(item.level) * 16)
  }
}

/// A table with equally wide columns.
private struct MarkdownTableView: View {
  let header: [String]
  let rows: [[String]]

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      MarkdownTableRow(cells: header, count: header.count).font(.subheadline.bold())
      Divider()
      ForEach(Array(rows.enumerated()), id: \.offset) {
        MarkdownTableRow(cells: $0.element, count: header.count).font(.subheadline)
      }
    }
  }
}

private struct MarkdownTableRow: View, Equatable {
  let cells: [String]
  let count: Int

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      ForEach(0..<count, id: \.self) { index in
        MarkdownInline.text(cells.indices.contains(index) ? cells[index] : "")
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }
}
