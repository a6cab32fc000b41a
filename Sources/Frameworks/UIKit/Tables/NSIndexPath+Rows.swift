import Foundation

extension NSIndexPath {
  /// Creates an index path of a row in a section.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
  /// Creates an index path of an item in a section.
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }
  /// The section index.
  public var section: Int { index(atPosition: 0) }
  /// The row index in its section.
  public var row: Int { index(atPosition: 1) }
  /// The item index in its section.
  public var item: Int { index(atPosition: 1) }
}
