import SwiftUI

/// The feed's data.
@MainActor
final class FeedModel<ID: FeedID>: ObservableObject {
  @Published var items: [FeedItem<ID>]
  /// Set by the page when it appears.
  var proxy: ScrollViewProxy?

  init(rows: Int) {
    items = (0..<rows).map(FeedItem.init)
  }

  /// The size of the array.
  var byteCount: Int { items.count * (MemoryLayout<FeedItem<ID>>.stride + ID.heapBytes) }
}
