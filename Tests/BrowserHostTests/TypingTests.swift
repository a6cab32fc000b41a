import DisplayList
import Foundation
import PhoneHosting
import ScrollworkSwiftUI
import Testing

@testable import BrowserHost
@testable import Simulator

@MainActor
@Suite struct TypingTests {
  private struct MailAndPassword: View {
    @State private var text = ""
    @State private var secret = ""
    var body: some View {
      TextField("Mail", text: $text).keyboardType(.emailAddress).textContentType(.username).autocorrectionDisabled()
        .submitLabel(.next).textInputAutocapitalization(.never)
      SecureField("Password", text: $secret).textContentType(.password)
    }
  }

  private func fields(_ simulator: Simulator) -> [AccessibilityNode] {
    simulator.accessibilityTree.flattened.filter { $0.role == .textField || $0.role == .secureTextField }
  }

  @Test func givenAField_whenAPageTypesIntoIt_thenThePhoneHasTheTextAndThePageKnowsTheField() throws {
    // given a page with the focus in the first field
    let simulator = Simulator(settings: DeviceSettings(hasHardwareKeyboard: true)) { MailAndPassword() }
    let host = BrowserHost(simulator: simulator)
    let (_, output) = AsyncStream.makeStream(of: WebSocketFrame.self)
    let page = host.connect(output, page: nil)
    simulator.advance(to: 0)
    let before = ScreenState(simulator, after: nil)
    #expect(before.textInput == nil)
    simulator.send(.activate(fields(simulator)[0].key, timestamp: 0))
    simulator.advance(to: 0.1)
    // when it types, pastes and selects all
    for json in [
      #"{"text": "re", "t": 1}"#, #"{"paste": "x@", "t": 2}"#, #"{"key": ["a", false, true, true], "t": 3}"#,
    ] {
      host.receive(try TabMessage(json: "{\"input\": [\(json)]}"), from: page)
    }
    simulator.advance(to: ProcessInfo.processInfo.systemUptime)
    // then the field has the text, and the page gets the keyboard's settings
    #expect(fields(simulator)[0].value == "rex@")
    let after = ScreenState(simulator, after: before)
    #expect(
      after.textInput
        == TextInputState(
          key: fields(simulator)[0].key, keyboard: "email", content: "username", submit: "next",
          capitalization: "none", corrects: false, isSecure: false, selection: "rex@"))
    let patch = try #require(
      PatchWriter.message(number: 2, from: before, to: after, evenIfOnlyCounters: false, bitmaps: BitmapStore()))
    #expect(patch.contains(#""i":{"keyboard":"email","#))
    // when editing ends, the page learns that too
    simulator.endEditing()
    simulator.advance(to: ProcessInfo.processInfo.systemUptime)
    let last = ScreenState(simulator, after: after)
    let end = PatchWriter.message(number: 3, from: after, to: last, evenIfOnlyCounters: false, bitmaps: BitmapStore())
    #expect(end?.contains(#""i":null"#) == true)
  }

  @Test func givenASecureField_thenItsSelectionIsNotSent() throws {
    let simulator = Simulator(settings: DeviceSettings(hasHardwareKeyboard: true)) { MailAndPassword() }
    simulator.advance(to: 0)
    simulator.send(.activate(fields(simulator)[1].key, timestamp: 0))
    simulator.send(.text("geheim", timestamp: 0.1))
    simulator.send(.key(.init(name: .a, command: true, timestamp: 0.2)))
    simulator.advance(to: 1)
    let input = try #require(simulator.textInput)
    #expect(input.isSecure && input.selection.isEmpty && !input.corrects)
    #expect(input.content == "password")
    #expect(fields(simulator)[1].value == "••••••")
  }

  @Test func givenTheSwitchOfThePage_thenTheSoftwareKeyboardComes() throws {
    let change = try #require(try TabMessage(json: #"{"change": {"softwareKeyboard": true}}"#).change)
    let (_, settings) = change.applied(to: Device.all[0], DeviceSettings(hasHardwareKeyboard: true))
    #expect(!settings.hasHardwareKeyboard)
  }
}
