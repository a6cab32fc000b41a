import Foundation
import Simulator
import SwiftUI
import Testing

@testable import AppiumServer

/// A client of a server with one session, without a socket in between.
@MainActor
final class Client {
  let center: CommandCenter
  private(set) var session = ""

  /// Returns a client with a session that shows a view.
  static func start<Content: View>(
    _ capabilities: JSON = [:], @ViewBuilder _ content: @escaping () -> Content
  ) async throws -> Client {
    let client = Client(waiting: content)
    try await client.begin(capabilities)
    return client
  }

  /// Creates a client without a session.
  init<Content: View>(token: String? = nil, waiting content: @escaping () -> Content) {
    let box = LaunchBox()
    center = CommandCenter(token: token, now: { ProcessInfo.processInfo.systemUptime }) { launch in
      box.launches.append(launch)
      return Simulator(device: launch.device, settings: launch.settings, root: content)
    }
    self.box = box
  }

  @MainActor private final class LaunchBox { var launches: [AppLaunch] = [] }
  private let box: LaunchBox

  /// The launch that the last session asked for.
  var launch: AppLaunch? { box.launches.last }

  @discardableResult
  func begin(_ capabilities: JSON = [:]) async throws -> JSON {
    let value = try await ask("POST", "/session", ["capabilities": ["alwaysMatch": capabilities]])
    session = value["sessionId"]?.text ?? ""
    return value
  }

  /// Returns the value of the answer from a path of the session, or of the server if it begins with `/`.
  @discardableResult
  func ask(_ method: String, _ path: String, _ body: JSON? = nil) async throws -> JSON {
    let whole = path.hasPrefix("/") ? path : "/session/\(session)/\(path)"
    let parts = whole.split(separator: "/").map(String.init)
    let answer = await center.answer(method: method, path: parts, body: body?.data ?? Data())
    let value = answer.body["value"] ?? .null
    if answer.status == .ok { return value }
    let code = try #require(WebDriverError.Code(rawValue: value["error"]?.text ?? ""))
    throw WebDriverError(code, value["message"]?.text ?? "")
  }

  func find(_ value: String, using: String = "accessibility id", inside: String? = nil) async throws -> String {
    let path = inside.map { "element/\($0)/element" } ?? "element"
    let element = try await ask("POST", path, ["using": .text(using), "value": .text(value)])
    return try #require(element[ElementReference.key]?.text)
  }

  /// Returns the names of all matching elements, in reading order.
  func names(_ value: String, using: String) async throws -> [String] {
    let found = try await ask("POST", "elements", ["using": .text(using), "value": .text(value)])
    var names: [String] = []
    for element in found.list ?? [] {
      let id = try #require(element[ElementReference.key]?.text)
      names.append(try await ask("GET", "element/\(id)/attribute/name").text ?? "")
    }
    return names
  }

  func tap(_ name: String) async throws { try await ask("POST", "element/\(try await find(name))/click", [:]) }

  func text(_ name: String) async throws -> String? {
    try await ask("GET", "element/\(try await find(name))/text").text
  }

  func isDisplayed(_ name: String) async throws -> Bool? {
    try await ask("GET", "element/\(try await find(name))/displayed").bool
  }

  func run(_ script: String, _ arguments: JSON = [:]) async throws -> JSON {
    try await ask("POST", "execute/sync", ["script": .text(script), "args": [arguments]])
  }

  /// Returns the error of a command that fails.
  func error(_ method: String, _ path: String, _ body: JSON? = nil) async throws -> WebDriverError {
    do {
      let value = try await ask(method, path, body)
      return WebDriverError(.unknownError, "It worked: \(value)")
    } catch let error as WebDriverError {
      return error
    }
  }

  func end() { center.endSession() }
}

extension JSON {
  subscript(name: String) -> JSON? { object?[name] }
}

/// A page with one control of each kind.
struct SamplePage: View {
  @State private var count = 0
  @State private var name = ""
  @State private var asks = false
  @State private var answer = "none"

  var body: some View {
    VStack {
      Text("Tapped \(count) times").accessibilityIdentifier("count")
      Button("Add") { count += 1 }.accessibilityIdentifier("add")
      Button("Off") {}.disabled(true).accessibilityIdentifier("off")
      if count == 0 { Text("Only at first").accessibilityIdentifier("first") }
      TextField("Your name", text: $name).accessibilityIdentifier("name")
      Button("Ask") { asks = true }.accessibilityIdentifier("ask")
      Text(answer).accessibilityIdentifier("answer")
      ScrollView {
        VStack {
          ForEach(0..<30, id: \.self) { row in
            Button("Row \(row)") { answer = "row \(row)" }.frame(height: 44).accessibilityIdentifier("row.\(row)")
          }
        }
      }
      .accessibilityIdentifier("rows")
    }
    .alert("Sure?", isPresented: $asks) {
      Button("No", role: .cancel) { answer = "no" }
      Button("Yes") { answer = "yes" }
    } message: {
      Text("Think twice.")
    }
  }
}
