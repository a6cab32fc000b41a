import DisplayList
import Foundation
import PhoneHosting
import ScrollworkSwiftUI
import Testing

@testable import BrowserHost
@testable import Simulator

@MainActor
@Suite struct AccessibilityActionTests {
  private struct DeletableRows: View {
    @State private var rows = ["a", "b"]
    var body: some View {
      List { ForEach(rows, id: \.self) { Text($0) }.onDelete { rows.remove(atOffsets: $0) } }
    }
  }

  @Test func givenARowWithActions_whenAPagePerformsOne_thenItWasOfferedAndActs() throws {
    // given a page that shows two rows
    let simulator = Simulator { DeletableRows() }
    let host = BrowserHost(simulator: simulator)
    let (_, output) = AsyncStream.makeStream(of: WebSocketFrame.self)
    let page = host.connect(output, page: nil)
    simulator.advance(to: 0)
    func cells() -> [AccessibilityNode] { simulator.accessibilityTree.flattened.filter { $0.role == .cell } }
    let before = ScreenState(simulator, after: nil)
    let offered = before.accessibility.elements[try #require(cells().first).key]?.node.actions
    #expect(offered == ["Delete"])
    let message = PatchWriter.message(
      number: 1, from: nil, to: before, evenIfOnlyCounters: false, bitmaps: BitmapStore())
    #expect(message?.contains(#"["Delete"]"#) == true)
    // when it asks for an action that is not offered, then nothing happens
    let key = cells()[0].key.rawValue
    for (action, left) in [("Flag", 2), ("Delete", 1)] {
      host.receive(try TabMessage(json: #"{"input": [{"perform": [\#(key), "\#(action)"], "t": 1}]}"#), from: page)
      simulator.advance(to: ProcessInfo.processInfo.systemUptime)
      #expect(cells().count == left, "\(action)")
    }
  }
}
