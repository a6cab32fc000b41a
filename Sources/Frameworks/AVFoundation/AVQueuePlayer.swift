import Foundation

/// Plays several items, one after the other.
@preconcurrency @MainActor
open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem] = []

  /// Nothing to play.
  nonisolated public override init() { super.init() }

  /// Plays these, from the first.
  public init(items: [AVPlayerItem]) {
    super.init(playerItem: items.first)
    queue = items
  }

  /// Plays an item; nothing without one.
  public override init(playerItem item: AVPlayerItem?) {
    super.init(playerItem: item)
    queue = item.map { [$0] } ?? []
  }

  /// What is played and what comes after it.
  open func items() -> [AVPlayerItem] { queue }

  /// Goes on with the next one.
  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    super.replaceCurrentItem(with: queue.first)
  }

  /// Whether an item can come after another one.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { !queue.contains { $0 === item } }

  /// Puts an item after another one, or at the end.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else { return }
    let index = afterItem.flatMap { after in queue.firstIndex { $0 === after } }.map { $0 + 1 } ?? queue.count
    queue.insert(item, at: index)
    if queue.count == 1 { super.replaceCurrentItem(with: item) }
  }

  /// Takes an item out.
  open func remove(_ item: AVPlayerItem) {
    if item === currentItem { return advanceToNextItem() }
    queue.removeAll { $0 === item }
  }

  /// Takes all items out.
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

/// Plays an item again and again.
@preconcurrency @MainActor
open class AVPlayerLooper: NSObject {
  private weak var player: AVQueuePlayer?
  private let template: AVPlayerItem
  /// Held as long as it loops.
  private var token: (any NSObjectProtocol)?
  /// How often it has been played.
  public private(set) var loopCount = 0

  /// Plays a copy of an item in a player for as long as this is held.
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

  /// Lets the item that plays end, and no other one begin.
  open func disableLooping() {
    token.map { NotificationCenter.default.removeObserver($0) }
    token = nil
    guard let player else { return }
    for item in player.items() where item !== player.currentItem { player.remove(item) }
  }

  isolated deinit { token.map { NotificationCenter.default.removeObserver($0) } }
}
