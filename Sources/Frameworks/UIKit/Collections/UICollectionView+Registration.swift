import Foundation

extension UICollectionView {
  /// The kind of the headers of a flow layout.
  public nonisolated class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  /// The kind of the footers of a flow layout.
  public nonisolated class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  /// A registration of cells of a class.
  @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    fileprivate let name = UUID().uuidString
    fileprivate let handler: Handler

    /// Creates a registration of cells that `handler` configures.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A registration of supplementary views of a class.
  @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a view.
    public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) ->
      Void
    fileprivate let name = UUID().uuidString
    fileprivate let kind: String
    fileprivate let handler: Handler

    /// Creates a registration of views of a kind that `handler` configures.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
  }

  /// Returns a configured cell for an item.
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

  /// Returns a configured supplementary view.
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
