import DisplayList
import Foundation
import PhoneHosting
import Simulator

/// One connected page: what it has been sent, and what is on the way to it.
@MainActor
final class Tab {
  /// This page's fingers on the screen, by the browser's pointer id.
  var touches: [Int: (id: Int, location: CGPoint)] = [:]
  /// The keys that this page holds down.
  var keys: Set<InputEvent.Key.Name> = []
  /// Whether its pointer is over the phone.
  var isHovering = false
  var clock = PageClock()
  /// How often it has changed controls.
  var changes = 0

  private let id: Int
  private let output: AsyncStream<WebSocketFrame>.Continuation
  private let bitmaps: BitmapStore
  private var shown: ScreenState?
  private var latest: ScreenState?
  private var lastNumber = 0
  private var isAwaitingAnswer = false

  /// Creates a tab.
  /// - Parameter shown: what the page shows already, by the patch with the number 1.
  init(id: Int, output: AsyncStream<WebSocketFrame>.Continuation, bitmaps: BitmapStore, shown: ScreenState? = nil) {
    self.id = id
    self.output = output
    self.bitmaps = bitmaps
    self.shown = shown
    lastNumber = shown == nil ? 0 : 1
  }

  /// Updates the page, or notes to do so when it has answered the patch on the way.
  func update(to state: ScreenState, evenIfOnlyCounters: Bool = true) {
    guard !isAwaitingAnswer else {
      latest = state
      return
    }
    guard
      let text = PatchWriter.message(
        number: lastNumber + 1, from: shown, to: state, evenIfOnlyCounters: evenIfOnlyCounters, bitmaps: bitmaps,
        tab: id)
    else { return }
    lastNumber += 1
    isAwaitingAnswer = true
    shown = state
    latest = nil
    send(text)
  }

  /// Sends a text; also from other threads.
  nonisolated func send(_ text: String) {
    output.yield(WebSocketFrame(.text, Data(text.utf8)))
  }

  /// Notes that the page has drawn the patch with this number.
  func acknowledge(_ number: Int) {
    guard number == lastNumber else { return }
    isAwaitingAnswer = false
    if let latest { update(to: latest) }
  }

  func ping() {
    output.yield(WebSocketFrame(.ping))
  }

  func close(_ code: ProtocolViolation.Code, _ reason: String) {
    output.yield(.close(ProtocolViolation(code, reason)))
    output.finish()
  }
}

/// Translates a page's timestamps (seconds since it was opened) to the simulator's clock.
///
/// The fastest message gives the best estimate of the distance between the two clocks, so the smallest difference so
/// far is used. Results never lie in the future and never run backwards.
struct PageClock {
  private var distance = Double.infinity
  private var last = -Double.infinity

  mutating func timestamp(of pageTime: TimeInterval, receivedAt now: TimeInterval) -> TimeInterval {
    distance = min(distance, now - pageTime)
    last = max(last, min(now, pageTime + distance))
    return last
  }
}
