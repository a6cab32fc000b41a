import Foundation
import ScrollworkCoreTransferable

/// Table content without rows.
@available(iOS 16.0, *)
nonisolated public struct EmptyTableRowContent<Value: Identifiable>: PrimitiveTableRowContent {
  public typealias TableRowValue = Value
  /// Creates empty content.
  public init() {}
  @MainActor public static func _rows(of content: Self, columns: [_TableColumn<Value>]) -> EmptyView { EmptyView() }
}

/// A header as wide as the table, above the rows of a section.
@available(iOS 16.0, *)
nonisolated public struct TableHeaderRowContent<Value: Identifiable, Content: View>: PrimitiveTableRowContent {
  public typealias TableRowValue = Value
  let content: Content
  @MainActor public static func _rows(of header: Self, columns: [_TableColumn<Value>]) -> Content { header.content }
}

@available(iOS 16.0, *)
extension Section: TableRowContent, PrimitiveTableRowContent
where
  Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent,
  Content.TableRowValue == Parent.TableRowValue
{
  public typealias TableRowValue = Content.TableRowValue

  public static func _rows(
    of section: Self, columns: [_TableColumn<Content.TableRowValue>]
  ) -> Section<Parent._TableRows, Content._TableRows, EmptyView> {
    Section<Parent._TableRows, Content._TableRows, EmptyView> {
      Content._rows(of: section.content, columns: columns)
    } header: {
      Parent._rows(of: section.header, columns: columns)
    }
  }
}

@available(iOS 16.0, *)
extension Section where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
  /// Creates a section of table rows with a header.
  @MainActor public init<V, H: View>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H)
  where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(header: TableHeaderRowContent(content: header()), content: content(), footer: EmptyTableRowContent())
  }

  /// Creates a section of table rows.
  @MainActor public init<V>(@TableRowBuilder<V> content: () -> Content)
  where Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent())
  }

  /// Creates a section of table rows with a localized title.
  @MainActor public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
  where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a section of table rows with a nonlocalized title.
  @_disfavoredOverload
  @MainActor public init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
  where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(content: content) { Text(title) }
  }
}

/// A row that shows or hides the rows below it.
@available(iOS 17.0, *)
nonisolated public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: PrimitiveTableRowContent
where Label.TableRowValue == Content.TableRowValue {
  public typealias TableRowValue = Label.TableRowValue
  private let label: Label
  private let isExpanded: Binding<Bool>?
  private let content: () -> Content

  /// Creates a row for a value, with rows that show while `isExpanded` is true; without a binding it is collapsed
  /// initially.
  public init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value> {
    label = TableRow(value)
    self.isExpanded = isExpanded
    self.content = content
  }

  @MainActor public static func _rows(
    of row: Self, columns: [_TableColumn<Label.TableRowValue>]
  ) -> DisclosureGroup<Label._TableRows, Content._TableRows> {
    let content = { @MainActor in Content._rows(of: row.content(), columns: columns) }
    let label = { @MainActor in Label._rows(of: row.label, columns: columns) }
    if let isExpanded = row.isExpanded {
      return DisclosureGroup(isExpanded: isExpanded, content: { content() }, label: { label() })
    }
    return DisclosureGroup(content: { content() }, label: { label() })
  }
}

/// Rows for elements with children, which show while their row is expanded.
@available(iOS 17.0, *)
nonisolated public struct TableOutlineGroupContent<Data: RandomAccessCollection>: PrimitiveTableRowContent
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  let data: Data
  let children: KeyPath<Data.Element, Data?>

  @MainActor public static func _rows(of rows: Self, columns: [_TableColumn<Data.Element>]) -> some View {
    OutlineGroup(rows.data, children: rows.children) { _TableRowView(value: $0, columns: columns) }
  }
}

/// Rows made from the elements of a collection.
@available(iOS 16.0, *)
@MainActor @preconcurrency
public protocol DynamicTableRowContent<TableRowValue>: TableRowContent {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The elements.
  var data: Data { get }
}

@available(iOS 16.0, *)
extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

/// A modifier of table rows. Not for use outside this module.
@available(iOS 16.0, *)
@MainActor
public protocol _TableRowModifier {
  /// Returns the rows with the modifier applied.
  static func _rows<Rows: View>(_ rows: Rows, with modifier: Self) -> AnyView
}

@available(iOS 16.0, *)
extension ModifiedContent: TableRowContent, PrimitiveTableRowContent
where Content: TableRowContent, Modifier: _TableRowModifier {
  public typealias TableRowValue = Content.TableRowValue
  public static func _rows(of content: Self, columns: [_TableColumn<Content.TableRowValue>]) -> AnyView {
    Modifier._rows(Content._rows(of: content.content, columns: columns), with: content.modifier)
  }
}

@available(iOS 16.0, *)
extension ModifiedContent: DynamicTableRowContent where Content: DynamicTableRowContent, Modifier: _TableRowModifier {
  public var data: Content.Data { content.data }
}

/// Lets items be dropped between table rows.
@available(iOS 16.0, *)
nonisolated public struct OnInsertTableRowModifier: _TableRowModifier {
  let insertion: _ListInsertionModifier
  @MainActor public static func _rows<Rows: View>(_ rows: Rows, with modifier: Self) -> AnyView {
    AnyView(rows.modifier(modifier.insertion))
  }
}

/// Lets table rows be dragged.
@available(iOS 16.0, *)
nonisolated public struct ItemProviderTableRowModifier: _TableRowModifier {
  let action: (() -> NSItemProvider?)?
  @MainActor public static func _rows<Rows: View>(_ rows: Rows, with modifier: Self) -> AnyView {
    AnyView(rows.itemProvider(modifier.action))
  }
}

@available(iOS 16.0, *)
extension DynamicTableRowContent {
  /// Accepts items of some types dropped on the rows; `action` receives the offset in the data at which to insert them.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> ModifiedContent<Self, OnInsertTableRowModifier> {
    let insertion = _ListInsertionModifier(accepts: { $0.hasItemsConforming(to: supportedContentTypes) }) {
      info, offset in
      action(offset, info.itemProviders(for: supportedContentTypes))
      return true
    }
    return ModifiedContent(content: self, modifier: OnInsertTableRowModifier(insertion: insertion))
  }

  /// Accepts values dropped on the rows; `action` receives the offset in the data at which to insert them.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
  ) -> some DynamicTableRowContent<TableRowValue> {
    let insertion = _ListInsertionModifier(accepts: { info in info.providers.contains { $0.canLoad(T.self) } }) {
      info, offset in
      info.load(T.self) {
        action(offset, $0)
        return true
      }
    }
    return ModifiedContent(content: self, modifier: OnInsertTableRowModifier(insertion: insertion))
  }
}

nonisolated extension TableRowContent {
  /// Sets the menu that a long press on a row opens, and the row's preview.
  @MainActor public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some TableRowContent<TableRowValue> {
    let (items, preview) = (menuItems(), preview())
    return _TableRowViews { columns in
      Self._rows(of: self, columns: columns).contextMenu {
        items
      } preview: {
        preview
      }
    }
  }

  /// Lets a long press on the row drag the item provider that `action` returns; nil for none.
  @available(iOS 16.0, *)
  @MainActor public func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> ModifiedContent<Self, ItemProviderTableRowModifier> {
    ModifiedContent(content: self, modifier: ItemProviderTableRowModifier(action: action))
  }

  /// Lets a long press on the row drag a value.
  @available(iOS 17.0, *)
  @MainActor public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> {
    _TableRowViews { columns in Self._rows(of: self, columns: columns).draggable(payload()) }
  }

  /// Accepts values dropped on the row.
  @available(iOS 17.0, *)
  @MainActor public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TableRowContent<TableRowValue> {
    _TableRowViews { columns in
      Self._rows(of: self, columns: columns).dropDestination(for: T.self) { values, _ in
        action(values)
        return true
      }
    }
  }
}
