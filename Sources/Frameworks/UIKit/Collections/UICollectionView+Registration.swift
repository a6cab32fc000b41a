import Foundation

extension UICollectionView {
  /// Names the headers of a flow layout.
  public nonisolated class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  /// Names the footers of a flow layout.
  public nonisolated class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  /// How cells of a class are made and filled.
  @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    fileprivate let name = UUID().uuidString
    fileprivate let handler: Handler

    /// Cells that `handler` fills.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// How views of sections of a class are made and filled.
  @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view.
    public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) ->
      Void
    fileprivate let name = UUID().uuidString
    fileprivate let kind: String
    fileprivate let handler: Handler

    /// Views of a kind that `handler` fills.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
  }

  /// A cell of a registration for an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    register(Cell.self, forCellWithReuseIdentifier: registration.name)
    let cell = unsafeDowncast(
      dequeueReusableCell(withReuseIdentifier: registration.name, for: indexPath), to: Cell.self)
    begin(cell, at: indexPath)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A view of a registration for a section.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: UICollectionView.SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    register(
      Supplementary.self, forSupplementaryViewOfKind: registration.kind, withReuseIdentifier: registration.name)
    let view = unsafeDowncast(
      dequeueReusableSupplementaryView(
        ofKind: registration.kind, withReuseIdentifier: registration.name, for: indexPath), to: Supplementary.self)
    if let cell = view as? UICollectionViewListCell {
      cell.collection = self
      cell.sectionKind = registration.kind
    }
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}
