import DisplayList
import Foundation
import PhoneHosting
import ScrollworkSwiftUI
import Simulator
import Testing
import VirtualTime

@testable import BrowserHost

@MainActor
@Suite struct WorkbenchTests {
  private func page(_ workbench: Workbench?, generation: Int = 0) -> ScreenState {
    var state = state(fragment(1))
    state.workbench = workbench
    state.generation = generation
    return state
  }

  @Test func givenAWorkbench_thenItIsSentWholeWheneverItChanges() throws {
    // given
    var workbench = Workbench(title: "Card.swift")
    let picture = Bitmap(id: 7, width: 10, height: 20, pixels: Data(count: 800))
    workbench.entries = [.init(name: "Light"), .init(name: "Dark", picture: picture)]
    let first = page(workbench)
    // then
    let sent = try #require(try patch(from: page(nil), to: first)?["w"] as? [String: Any])
    #expect(sent["title"] as? String == "Card.swift")
    #expect(sent["chosen"] as? Int == 0)
    #expect(sent["problem"] as? String == "")
    let entries = try #require(sent["entries"] as? [[String: Any]])
    #expect(entries.map { $0["name"] as? String } == ["Light", "Dark"])
    #expect(entries[0]["picture"] == nil && entries[1]["picture"] as? String == "7")
    #expect(try patch(from: first, to: first) == nil)
    // when
    workbench.problem = "Card.swift:3:1: error: expected \"}\""
    workbench.isBuilding = true
    workbench.fault = .hangs
    let changed = try #require(try patch(from: first, to: page(workbench))?["w"] as? [String: Any])
    #expect(changed["problem"] as? String == workbench.problem)
    #expect(changed["building"] as? Bool == true)
    #expect(changed["fault"] as? String == "Hangs")
    #expect(try patch(from: first, to: page(nil))?["w"] is NSNull)
  }

  @Test func givenAnotherPhone_thenItsOutlineIsSentAlthoughItsVersionIsTheSame() throws {
    let old = state(fragment(1), accessibility: accessible(1, .application, [accessible(2, label: "Old")]))
    var new = state(fragment(1), accessibility: accessible(1, .application, [accessible(2, label: "New")]))
    #expect(try patch(from: old, to: new) == nil)
    new.generation = 1
    #expect(try patch(from: old, to: new)?["a"] != nil)
  }

  @Test func givenAChoice_thenItIsUnderstood() throws {
    #expect(try TabMessage(json: #"{"choose": 2}"#).choice == 2)
    #expect(try TabMessage(json: #"{"ack": 2}"#).choice == nil)
  }

  // The host runs its frames in real time, so no test may move the clock in the meantime.
  @Test(.realTime) func givenAPage_whenThePhoneIsReplaced_thenThePageShowsTheOtherAndTheOldIsTakenDown() async throws {
    // given
    var hasDisappeared = false
    let host = BrowserHost(simulator: Simulator { Text("Old").onDisappear { hasDisappeared = true } })
    host.workbench = Workbench(title: "Card.swift")
    host.workbench?.entries = [.init(name: "One"), .init(name: "Two")]
    var chosen: [Int] = []
    host.onChoose = { index in
      chosen.append(index)
      host.replaceSimulator { old in Simulator(device: old.device, settings: old.settings) { Text("New") } }
    }
    _ = try await host.start()
    let (frames, output) = AsyncStream.makeStream(of: WebSocketFrame.self)
    let tab = host.connect(output, page: nil)
    var messages = frames.makeAsyncIterator()
    let first = String(decoding: await messages.next()?.payload ?? Data(), as: UTF8.self)
    #expect(first.contains("\"Old\"") && first.contains("\"Two\""))
    host.receive(try TabMessage(json: #"{"ack": 1}"#), from: tab)
    // when
    host.receive(try TabMessage(json: #"{"choose": 7}"#), from: tab)
    host.receive(try TabMessage(json: #"{"choose": 1}"#), from: tab)
    // then
    let second = String(decoding: await messages.next()?.payload ?? Data(), as: UTF8.self)
    #expect(second.contains("\"New\""))
    #expect(second.contains(#"[["r","#))
    #expect(chosen == [1])
    #expect(hasDisappeared)
    await host.stop()
  }

  @Test func givenAMainThreadThatIsBusy_whenAnotherOneHasSomethingToTell_thenEveryPageGetsItAtOnce() async throws {
    // given
    let host = BrowserHost(simulator: Simulator { Text("Busy") })
    let pages = (0..<2).map { _ in AsyncStream.makeStream(of: WebSocketFrame.self) }
    let tabs = pages.map { host.connect($0.continuation, page: nil) }
    // when
    let isTold = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      host.tell(problem: "It hangs.\nCard.swift:3")
      isTold.signal()
    }
    isTold.wait()
    // then
    for page in pages {
      page.continuation.finish()
      var texts: [String] = []
      for await frame in page.stream { texts.append(String(decoding: frame.payload, as: UTF8.self)) }
      #expect(texts == [#"{"problem":"It hangs.\u000aCard.swift:3"}"#])
    }
    for tab in tabs { host.disconnect(tab) }
  }
}
