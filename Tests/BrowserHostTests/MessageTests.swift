import DisplayList
import Foundation
import PhoneHosting
import ScrollworkSwiftUI
import Simulator
import Testing

@testable import BrowserHost

@Suite struct MessageTests {
  @Test func givenInputOfEveryKind_thenItIsUnderstood() throws {
    let message = try TabMessage(
      json: """
        {"ack": 3, "input": [{"touch": [5, "began", 10.5, 20], "t": 1}, {"wheel": [1, 2, 0, 60], "t": 2},
          {"key": ["downArrow", true, false], "t": 3}, {"activate": 17, "t": 4},
          {"key": ["a", false, true, true], "t": 5}, {"text": "hé", "t": 6}, {"paste": "b", "t": 7},
          {"hover": [3, 4], "t": 8}, {"hover": [], "t": 9}, {"perform": [17, "Delete"], "t": 10}]}
        """)
    #expect(message.acknowledged == 3)
    #expect(
      message.input == [
        .touch(.init(id: 5, phase: .began, location: CGPoint(x: 10.5, y: 20), timestamp: 1)),
        .wheel(.init(location: CGPoint(x: 1, y: 2), delta: CGPoint(x: 0, y: 60), timestamp: 2)),
        .key(.init(name: .downArrow, shift: true, isDown: false, timestamp: 3)),
        .activate(FragmentKey(rawValue: 17), timestamp: 4),
        .key(.init(name: .a, command: true, timestamp: 5)), .text("hé", timestamp: 6), .paste("b", timestamp: 7),
        .hover(CGPoint(x: 3, y: 4), timestamp: 8), .hover(nil, timestamp: 9),
        .perform("Delete", FragmentKey(rawValue: 17), timestamp: 10),
      ])
  }

  @Test(arguments: [
    "", "null", "[]", "7", "{", #"{"input": 1}"#, #"{"input": [{}]}"#, #"{"input": [{"touch": [1], "t": 0}]}"#,
    #"{"input": [{"touch": [1, "poked", 0, 0], "t": 0}]}"#, #"{"input": [{"wheel": [0, 0, 1e300, 0], "t": 0}]}"#,
    #"{"input": [{"activate": -1, "t": 0}]}"#, #"{"input": [{"perform": [1], "t": 0}]}"#,
    #"{"input": [{"touch": [1e30, "began", 0, 0], "t": 0}]}"#,
    #"{"change": {"device": "toaster"}}"#, #"{"change": {"text": "huge"}}"#, #"{"ack": "one"}"#,
    #"{"change": {"locale": "tlh"}}"#, #"{"choose": "two"}"#, #"{"change": {"background": 1}}"#,
    String(repeating: "[", count: 30_000),
    #"{"input": ["# + Array(repeating: #"{"activate": 1, "t": 0}"#, count: 257).joined(separator: ",") + "]}",
  ])
  func givenAMalformedMessage_thenItIsRefusedWithASentence(json: String) {
    #expect { try TabMessage(json: json) } throws: { error in
      let reason = (error as? ProtocolViolation)?.sentence ?? ""
      return reason.hasSuffix(".") && reason.utf8.count <= 123
    }
  }

  @Test func givenAChangeOfOneControl_thenTheOthersStay() throws {
    let change = try #require(try TabMessage(json: #"{"change": {"dark": true}}"#).change)
    var settings = DeviceSettings()
    settings.isLandscape = true
    let (device, changed) = change.applied(to: Device.all[1], settings)
    settings.isDark = true
    #expect(device == Device.all[1])
    #expect(changed == settings)
  }

  @Test @MainActor func givenALocaleAndTheBackground_thenThePhoneFollows() throws {
    let simulator = Simulator { Text("page") }
    func carryOut(_ json: String) throws -> PhoneState {
      let change = try #require(try TabMessage(json: json).change)
      let (device, settings) = change.applied(to: simulator.device, simulator.settings)
      simulator.apply(device: device, settings: settings)
      change.carryOut(on: simulator)
      return ScreenState(simulator, after: nil).phone
    }
    #expect(try carryOut(#"{"change": {"rightToLeft": true, "locale": "de_DE"}}"#).settings.isRightToLeft)
    #expect(try !carryOut(#"{"change": {"locale": "en_US"}}"#).settings.isRightToLeft)
    #expect(try carryOut(#"{"change": {"locale": "ar"}}"#).settings.isRightToLeft)
    #expect(try carryOut(#"{"change": {"background": true, "memoryWarning": true}}"#).isInBackground)
    #expect(simulator.scenePhase == .background)
    #expect(try !carryOut(#"{"change": {"background": false}}"#).isInBackground)
    #expect(simulator.scenePhase == .active)
  }

  @Test @MainActor func givenAccessAndAPlace_thenThePhoneHasThemAndThePageShowsThem() throws {
    let simulator = Simulator { Text("page") }
    func carryOut(_ json: String) throws -> PhoneState {
      try #require(try TabMessage(json: json).change).carryOut(on: simulator)
      return ScreenState(simulator, after: nil).phone
    }
    for permission in PermissionChoice.allCases {
      #expect(try carryOut(#"{"change": {"permission": "\#(permission.rawValue)"}}"#).permission == permission)
      #expect(simulator.location.permission == permission.permission)
    }
    for place in PlaceChoice.allCases {
      #expect(try carryOut(#"{"change": {"place": "\#(place.rawValue)"}}"#).place == place)
    }
    #expect(simulator.location.route.count == 8)
    simulator.location.route = []
    simulator.location.position = CLLocation(latitude: 1, longitude: 2)
    #expect(ScreenState(simulator, after: nil).phone.place == nil)
    #expect(throws: ProtocolViolation.self) { try TabMessage(json: #"{"change": {"place": "mars"}}"#) }
  }

  @Test func givenPieces_thenTheMessageIsPutTogether() throws {
    var assembler = MessageAssembler()
    #expect(try assembler.take(frame(.text, "a", isLast: false)) == nil)
    #expect(try assembler.take(frame(.ping, "p")) == .ping(Data("p".utf8)))
    #expect(try assembler.take(frame(.continuation, "b")) == .text("ab"))
  }

  @Test(arguments: [
    [frame(.binary, "a")], [frame(.continuation, "a")], [frame(.text, "a", isLast: false), frame(.text, "b")],
    [frame(.text, String(repeating: "a", count: MessageAssembler.largestMessage + 1))],
    [WebSocketFrame(.text, Data([0xFF]))],
  ])
  func givenFramesThatBreakTheProtocol_thenTheyAreRefused(frames: [WebSocketFrame]) {
    var assembler = MessageAssembler()
    #expect(throws: ProtocolViolation.self) {
      for frame in frames { _ = try assembler.take(frame) }
    }
  }

  @Test func givenMoreEventsThanAreKept_thenTheOldestGo() {
    var log = EventLog()
    for number in 1...EventLog.capacity + 5 { log.append("event \(number)") }
    #expect(log.entries.count == EventLog.capacity)
    #expect(log.entries.first?.number == 6)
    #expect(log.entries.last?.event == "event \(EventLog.capacity + 5)")
  }

  @Test func givenAPictureWithoutAFile_thenItsPixelsAreServedWithStraightAlpha() throws {
    // given one half transparent red pixel, premultiplied
    let bitmap = Bitmap(id: 1, width: 1, height: 1, pixels: Data([0, 0, 64, 128]))
    // when
    let file = bitmap.file()
    // then
    #expect(file.mediaType == "image/bmp")
    #expect(file.data.prefix(2) == Data("BM".utf8))
    #expect(file.data.count == 14 + 108 + 4)
    #expect(file.data.suffix(4) == Data([0, 0, 128, 128]))
  }

  @Test func givenAFileThatCouldCarryAScript_thenPixelsAreServedInstead() {
    let drawing = Bitmap(
      id: 1, width: 1, height: 1, pixels: Data(count: 4), encoded: (Data("<svg/>".utf8), "image/svg+xml"))
    #expect(drawing.file().mediaType == "image/bmp")
  }
}

private func frame(_ kind: WebSocketFrame.Kind, _ text: String, isLast: Bool = true) -> WebSocketFrame {
  WebSocketFrame(kind, Data(text.utf8), isLast: isLast)
}
