import Automation
import Foundation
import Simulator
import SwiftUI
import Testing
import VirtualTime

/// The output of `./run FILE --describe`.
@MainActor
@Suite("Elements written down", .virtualTime) struct DescriptionTests {
  private struct Order: View {
    @State private var name = "Ada"
    @State private var isGift = true

    var body: some View {
      VStack {
        TextField("Name", text: $name).accessibilityIdentifier("name")
        Toggle("Gift", isOn: $isGift)
        Button {
        } label: {
          Text("Order").frame(width: 100, height: 44)
        }.disabled(true)
      }
    }
  }

  private func written(_ format: DescriptionFormat) -> String {
    let simulator = Simulator(device: .iPhone15Pro) { Order() }
    defer { simulator.tearDown() }
    simulator.advance(to: 0.1)
    return format.text(of: ElementSnapshot(screen: simulator.runtime))
  }

  @Test("as text each element has a line, further in than the element around it")
  func text() throws {
    let lines = written(.text).split(separator: "\n").map(String.init)
    #expect(lines[0] == "Application, {{0.0, 0.0}, {393.0, 852.0}}")
    #expect(lines[1] == "  Window, {{0.0, 0.0}, {393.0, 852.0}}")
    let field = try #require(lines.first { $0.contains("identifier: 'name'") })
    #expect(field.hasPrefix("    TextField, {{") && field.contains("value: Ada"))
    #expect(lines.contains { $0.hasPrefix("    Switch, {{") && $0.hasSuffix("label: 'Gift', value: 1") })
    #expect(lines.contains { $0.contains("{100.0, 44.0}}, label: 'Order', Disabled") })
  }

  @Test("as JSON each element is an object with what is inside, and says nothing of what is empty")
  func json() throws {
    struct Element: Decodable {
      struct Frame: Decodable { var x, y, width, height: Double }
      var type: String
      var frame: Frame
      var identifier, label, value: String?
      var isDisabled: Bool?
      var children: [Element]?
    }
    let text = written(.json)
    let application = try JSONDecoder().decode(Element.self, from: Data(text.utf8))
    #expect(application.type == "application" && application.frame.height == 852)
    let window = try #require(application.children?.first)
    let inside = try #require(window.children)
    #expect(inside.map(\.type) == ["textField", "switch", "button"])
    #expect(inside.map(\.identifier) == ["name", nil, nil])
    #expect(inside.map(\.value) == ["Ada", "1", nil])
    #expect(inside.map(\.isDisabled) == [nil, nil, true])
    #expect(inside[2].label == "Order" && inside[2].frame.width == 100)
    #expect(inside[2].children?.map(\.type) == ["staticText"] && inside[0].children == nil)
    #expect(!text.contains("null"))
  }
}
