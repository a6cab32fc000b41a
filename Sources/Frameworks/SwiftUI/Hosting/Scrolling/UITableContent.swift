import Foundation
import ScrollworkUIKit

/// The content of a UIKit table: a list whose rows are its cells.
struct UITableContent: View, FrameworkView {
  let table: UITableView
  private let version: Int

  init(table: UITableView) {
    self.table = table
    table.loadIfNeeded()
    version = table.contentVersion
  }

  var body: some View {
    let table = table
    let sideTitles = table.sideTitles()
    List {
      if let header = table.tableHeaderView { TableEdge(table: table, view: header) }
      ForEach(Array(table.rowModel.sections.enumerated()), id: \.element.id) { index, section in
        Section {
          TableRows(table: table, rows: section.rows, version: version)
        } header: {
          TableTitle(table: table, section: index, isHeader: true, version: version)
        } footer: {
          TableTitle(table: table, section: index, isHeader: false, version: version)
        }
        .sectionIndexLabel(sideTitles[index].map { Text(verbatim: $0) })
      }
      if let footer = table.tableFooterView { TableEdge(table: table, view: footer) }
    }
    .environment(\.listLook, table.style == .plain ? .plain : table.style == .grouped ? .grouped : .insetGrouped)
    .environment(\.defaultMinListRowHeight, 0)
    .environment(
      \.listIndexLook,
      ListIndexLook(
        color: table.sectionIndexColor.map { Color(uiColor: $0) },
        ground: table.sectionIndexBackgroundColor.map { Color(uiColor: $0) },
        heldGround: table.sectionIndexTrackingBackgroundColor.map { Color(uiColor: $0) })
    )
    .environment(\.editMode, .constant(table.isEditing ? .active : .inactive))
    .scrollContentBackground(.hidden)
    .background { if let background = table.backgroundView { TableBackground(view: background) } }
    .modifier(UIScrollLooks(view: table, content: nil))
    .animation(table.isAnimated ? .default : nil, value: version)
  }
}

/// The rows of one section.
struct TableRows: View, FrameworkView {
  let table: UITableView
  let rows: [AnyHashable]
  /// Changes whenever something in the table changes.
  let version: Int

  var body: some View {
    let table = table
    ForEach(rows, id: \.self) { id in
      let place = table.rowModel.place(of: id)
      let canDelete = place.map(table.canDelete) ?? false
      let isSwiped = !swipe(place, isLeading: false).actions.isEmpty
      let title = canDelete && !isSwiped ? place.flatMap(table.deletionTitle) : nil
      UITableRow(table: table, id: id, version: table.rowModel.version(of: id))
        .listRowInsets(EdgeInsets())
        .listRowSeparator(.hidden)
        .swipeActions(edge: .leading, allowsFullSwipe: swipe(place, isLeading: true).isFull) {
          TableSwipe(actions: swipe(place, isLeading: true).actions, table: table, id: id)
        }
        .swipeActions(edge: .trailing, allowsFullSwipe: swipe(place, isLeading: false).isFull) {
          if let title {
            Button(role: .destructive) {
              commit(id)
            } label: {
              Text(verbatim: title)
            }
          }
          TableSwipe(actions: swipe(place, isLeading: false).actions, table: table, id: id)
        }
        .deleteDisabled(!canDelete)
        .moveDisabled(!table.canLift(id))
    }
    .onDelete { offsets in
      for offset in offsets where rows.indices.contains(offset) { commit(rows[offset]) }
    }
    .onMove { source, target in
      guard let from = source.first, let old = place(from), var new = place(min(target, rows.count - 1)) else { return }
      if target > from, target < rows.count { new.row = target - 1 }
      table.settle(old, at: new)
    }
  }

  private func place(_ offset: Int) -> IndexPath? {
    rows.indices.contains(offset) ? table.rowModel.place(of: rows[offset]) : nil
  }

  private func commit(_ id: AnyHashable) {
    guard let place = table.rowModel.place(of: id) else { return }
    table.dataSource?.tableView(table, commit: .delete, forRowAt: place)
  }

  private func swipe(_ place: IndexPath?, isLeading: Bool) -> (actions: [UIContextualAction], isFull: Bool) {
    guard let place, let rows = table.rows else { return ([], true) }
    let found =
      isLeading
      ? rows.tableView(table, leadingSwipeActionsConfigurationForRowAt: place)
      : rows.tableView(table, trailingSwipeActionsConfigurationForRowAt: place)
    return (found?.actions ?? [], found?.performsFirstActionWithFullSwipe ?? true)
  }
}

/// The swipe actions of a table row.
struct TableSwipe: View, FrameworkView {
  let actions: [UIContextualAction]
  let table: UITableView
  let id: AnyHashable

  var body: some View {
    ForEach(actions, id: \.self) { action in
      Button(role: action.style == .destructive ? .destructive : nil) {
        let cell = table.rowModel.place(of: id).flatMap { table.cellForRow(at: $0) }
        action.handler(action, cell ?? table) { _ in }
      } label: {
        if let image = action.image {
          Label {
            Text(verbatim: action.title ?? "")
          } icon: {
            Image(uiImage: image)
          }
        } else {
          // Apps put a symbol above a word with a line break.
          Text(verbatim: action.title ?? "").multilineTextAlignment(.center)
            .lineLimit(action.title?.contains("\n") == true ? nil : 1)
        }
      }
      .tint(action.backgroundColor.map { Color(uiColor: $0) })
    }
  }
}

/// A cell of a table.
struct UITableRow: UIViewRepresentable {
  let table: UITableView
  let id: AnyHashable
  let version: Int

  func makeUIView(context: Context) -> TableRowView { TableRowView(table, id: id) }
  func updateUIView(_ uiView: TableRowView, context: Context) { uiView.update() }
  static func dismantleUIView(_ uiView: TableRowView, coordinator: ()) { uiView.release() }
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: TableRowView, context: Context) -> CGSize? {
    let width = proposal.width ?? table.frame.width
    return CGSize(width: width, height: uiView.height(width))
  }
}

/// The header or footer of a table section.
struct TableTitle: View, FrameworkView {
  let table: UITableView
  let section: Int
  let isHeader: Bool
  let version: Int

  var body: some View {
    if let view = isHeader
      ? table.rows?.tableView(table, viewForHeaderInSection: section)
      : table.rows?.tableView(table, viewForFooterInSection: section)
    {
      TableView(table: table, view: view, height: height, title: titlePlace)
        .id(ObjectIdentifier(view))
        .listRowInsets(EdgeInsets())
        // The app's own labels keep their case.
        .transformEnvironment(\.textCase) {
          if (view as? UITableViewHeaderFooterView)?.hasTextLabel != true { $0 = nil }
        }
    } else if let title = isHeader
      ? table.dataSource?.tableView(table, titleForHeaderInSection: section)
      : table.dataSource?.tableView(table, titleForFooterInSection: section)
    {
      let view = table.standardTitle(title, at: titlePlace)
      if view.contentConfiguration != nil {
        TableView(table: table, view: view, height: height).id(ObjectIdentifier(view)).listRowInsets(EdgeInsets())
      } else {
        let look = view.titleLook(of: title)
        Text(verbatim: look.text)
          .transformEnvironment(\.font) { if let font = look.font { $0 = Font(font) } }
          .modifier(TitleColor(color: look.color.map { Color(uiColor: $0) }))
          .transformEnvironment(\.textCase) { if look.isOwnText { $0 = nil } }
      }
    }
  }

  private var titlePlace: TitlePlace { TitlePlace(section: section, isHeader: isHeader) }

  private var height: CGFloat {
    isHeader
      ? table.rows?.tableView(table, heightForHeaderInSection: section) ?? table.sectionHeaderHeight
      : table.rows?.tableView(table, heightForFooterInSection: section) ?? table.sectionFooterHeight
  }
}

/// Colours a title in a colour set by the app.
private struct TitleColor: ViewModifier {
  let color: Color?
  func body(content: Content) -> some View {
    if let color { content.foregroundStyle(color) } else { content }
  }
}

/// A view of the app in a table, at the requested height or that of its content.
struct TableView: UIViewRepresentable {
  let table: UITableView
  let view: UIView
  let height: CGFloat
  /// Its position, if it belongs to a section.
  var title: TitlePlace?

  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) { if let title { table.noteTitle(uiView, at: title) } }
  func makeCoordinator() -> UITableView { table }
  static func dismantleUIView(_ uiView: UIView, coordinator: UITableView) {
    coordinator.forgetTitle(uiView)
    coordinator.recycle(uiView)
  }
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    let width = proposal.width ?? table.frame.width
    return CGSize(
      width: width, height: height >= 0 ? height : uiView.sizeThatFits(CGSize(width: width, height: 0)).height)
  }
}

/// The header or footer of a whole table, at its own height.
struct TableEdge: View, FrameworkView {
  let table: UITableView
  let view: UIView

  var body: some View {
    TableView(table: table, view: view, height: view.frame.height)
      .id(ObjectIdentifier(view))
      .listRowInsets(EdgeInsets())
      .listRowSeparator(.hidden)
      .listRowBackground(Color.clear)
      .modifier(_ListRowTraitModifier(trait: .edge))
  }
}

/// The background of a table.
struct TableBackground: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}
