import Foundation

/// Plays several items in sequence.
@preconcurrency @MainActor
open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem] = []

  /// Creates a player with nothing to play.
  nonisolated public override init() { super.init() }

  /// Creates a player for items.
  public init(items: [AVPlayerItem]) {
    super.init(playerItem: items.first)
    queue = items
  }

  /// Creates a player for an item; nil for none.
  public override init(playerItem item: AVPlayerItem?) {
    super.init(playerItem: item)
    queue = item.map { [$0] } ?? []
  }

  /// Returns the current item and those after it.
  open func items() -> [AVPlayerItem] { queue }

  /// Advances to the next item.
  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    super.replaceCurrentItem(with: queue.first)
  }

  /// Returns whether an item can be inserted after another.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { !queue.contains { $0 === item } }

  /// Inserts an item after another, or at the end.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else { return }
    let index = afterItem.flatMap { after in queue.firstIndex { $0 === after } }.map { $0 + 1 } ?? queue.count
    queue.insert(item, at: index)
    if queue.count == 1 { super.replaceCurrentItem(with: item) }
  }

  /// Removes an item.
  open func remove(_ item: AVPlayerItem) {
    if item === currentItem { return advanceToNextItem() }
    queue.removeAll { $0 === item }
  }

  /// Removes all items.
  open func removeAllItems() {
    queue = []
    super.replaceCurrentItem(with: nil)
  }

  open override func replaceCurrentItem(with item: AVPlayerItem?) {
    if !queue.isEmpty { queue.removeFirst() }
    if let item { queue.insert(item, at: 0) }
    super.replaceCurrentItem(with: item)
  }

  override var usualAction: ActionAtItemEnd { .advance }

  override func didEnd() {
    guard actionAtItemEnd == .advance, let item = currentItem else { return super.didEnd() }
    NotificationCenter.default.post(name: AVPlayerItem.didPlayToEndTimeNotification, object: item)
    guard currentItem === item else { return }
    advanceToNextItem()
    if currentItem == nil { pause() }
  }
}

/// Loops an item.
@preconcurrency @MainActor
open class AVPlayerLooper: NSObject {
  private weak var player: AVQueuePlayer?
  private let template: AVPlayerItem
  /// Retained as long as it loops.
  private var token: (any NSObjectProtocol)?
  /// The number of completed loops.
  public private(set) var loopCount = 0

  /// Loops a copy of an item in a player for as long as this is retained.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    (self.player, template) = (player, itemToLoop)
    super.init()
    player.removeAllItems()
    for _ in 0..<2 { player.insert(AVPlayerItem(asset: template.asset), after: nil) }
    token = NotificationCenter.default.addObserver(
      forName: AVPlayerItem.didPlayToEndTimeNotification, object: nil, queue: nil
    ) { [weak self] note in
      let ended = (note.object as AnyObject?).map { ObjectIdentifier($0) }
      MainActor.assumeIsolated { self?.itemDidEnd(ended) }
    }
  }

  private func itemDidEnd(_ ended: ObjectIdentifier?) {
    guard let player, let item = player.currentItem, ended == ObjectIdentifier(item) else { return }
    loopCount += 1
    player.insert(AVPlayerItem(asset: template.asset), after: nil)
  }

  /// Ends looping after the current item.
  open func disableLooping() {
    token.map { NotificationCenter.default.removeObserver($0) }
    token = nil
    guard let player else { return }
    for item in player.items() where item !== player.currentItem { player.remove(item) }
  }

  isolated deinit { token.map { NotificationCenter.default.removeObserver($0) } }
}
