import Foundation
import PhoneHosting
import ScrollworkSwiftUI
import Testing

@testable import BrowserHost
@testable import Simulator

@MainActor
@Suite struct PointerTests {
  private struct Target: View {
    @State private var isOver = false
    var body: some View {
      Text(isOver ? "over" : "away").frame(width: 200, height: 200).contentShape(Rectangle()).onHover { isOver = $0 }
    }
  }

  private func label(_ simulator: Simulator) -> String? {
    simulator.advance(to: ProcessInfo.processInfo.systemUptime)
    return simulator.accessibilityTree.flattened.first { $0.role == .staticText }?.label
  }

  @Test func givenAViewThatWantsIt_thenThePageIsToldToSendThePointerAndItArrives() throws {
    // given a page that shows such a view
    let simulator = Simulator { Target() }
    let host = BrowserHost(simulator: simulator)
    let (_, output) = AsyncStream.makeStream(of: WebSocketFrame.self)
    let page = host.connect(output, page: nil)
    simulator.advance(to: 0)
    // then it is asked once to send the pointer
    let state = ScreenState(simulator, after: nil)
    let patch = PatchWriter.message(number: 1, from: nil, to: state, evenIfOnlyCounters: true, bitmaps: BitmapStore())
    #expect(patch?.contains(#""h":true"#) == true)
    let next = PatchWriter.message(number: 2, from: state, to: state, evenIfOnlyCounters: true, bitmaps: BitmapStore())
    #expect(next == nil)
    // when the pointer enters and leaves, then the view is notified
    host.receive(try TabMessage(json: #"{"input": [{"hover": [196, 420], "t": 1}]}"#), from: page)
    #expect(label(simulator) == "over")
    host.receive(try TabMessage(json: #"{"input": [{"hover": [], "t": 2}]}"#), from: page)
    #expect(label(simulator) == "away")
    // when the page closes while its pointer is over the view, then the pointer counts as having left
    host.receive(try TabMessage(json: #"{"input": [{"hover": [196, 420], "t": 3}]}"#), from: page)
    #expect(label(simulator) == "over")
    host.disconnect(page)
    #expect(label(simulator) == "away")
  }

  @Test func givenNoViewThatWantsIt_thenThePageIsNotAsked() {
    let simulator = Simulator { Text("page") }
    simulator.advance(to: 0)
    let state = ScreenState(simulator, after: nil)
    let patch = PatchWriter.message(number: 1, from: nil, to: state, evenIfOnlyCounters: true, bitmaps: BitmapStore())
    #expect(patch?.contains(#""h":true"#) == false)
  }

  @Test(arguments: [#"{"hover": [1], "t": 0}"#, #"{"hover": ["a", 1], "t": 0}"#, #"{"hover": [1e300, 1], "t": 0}"#])
  func givenAMalformedPlace_thenItIsRefused(json: String) {
    #expect(throws: ProtocolViolation.self) { try TabMessage(json: "{\"input\": [\(json)]}") }
  }
}
