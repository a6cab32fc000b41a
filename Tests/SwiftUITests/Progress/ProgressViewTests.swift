import DisplayList
import Foundation
import SimulatorTesting
import Testing

@testable import SwiftUI

@MainActor @Suite("Progress views", .simulator(.iPhone15Pro))
struct ProgressViewTests {
  @Test("a spinner draws eight times a second and nothing between")
  func steps() async throws {
    let screen = await Screen { ProgressView() }
    try await screen.frames(1)
    let mark = screen.mark()
    try await screen.advance(by: .seconds(1))
    // One fragment each time: the spinner's own.
    #expect((7...9).contains(mark.fragments))
    #expect(screen.counters.bodies == 0)
  }

  @Test("a spinner turns: the lit spoke moves on")
  func turns() async throws {
    let screen = await Screen { ProgressView() }
    func lit() -> CGRect? {
      func opacity(_ command: DrawCommand) -> Float {
        if case .stroke(_, .color(let color), _) = command { color.alpha } else { 0 }
      }
      return screen.drawn.max { opacity($0.command) < opacity($1.command) }?.bounds
    }
    let first = try #require(lit())
    try await screen.advance(by: .milliseconds(250))
    #expect(try #require(lit()) != first)
    // After a whole turn it is back in its position.
    try await screen.advance(by: .milliseconds(750))
    #expect(screen.drawn.filter { if case .stroke = $0.command { true } else { false } }.count == 8)
  }

  @Test("nothing moves any more when the spinner has gone")
  func rests() async throws {
    struct StoppableSpinner: View {
      @State var isLoading = true
      var body: some View {
        VStack {
          if isLoading { ProgressView() }
          Button("Stop") { isLoading = false }
        }
      }
    }
    let screen = await Screen { StoppableSpinner() }
    #expect(screen.simulator.needsFrame)
    try await screen.tap(.label("Stop"))
    try await screen.settle()
    #expect(!screen.simulator.needsFrame)
  }

  @Test("a spinner stands still for who asked for less movement")
  func reducedMotion() async throws {
    let screen = await Screen(settings: DeviceSettings(reducesMotion: true)) { ProgressView() }
    try await screen.settle()
    #expect(screen.drawn.filter { if case .stroke = $0.command { true } else { false } }.count == 8)
  }

  @Test("sizes and colours of spinners")
  func looks() async throws {
    let screen = await Screen {
      VStack {
        ProgressView().accessibilityIdentifier("regular")
        ProgressView().controlSize(.large).accessibilityIdentifier("large")
        ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red)).accessibilityIdentifier("red")
      }
    }
    #expect(try screen.find("regular").frame.size == CGSize(width: 20, height: 20))
    #expect(try screen.find("large").frame.size == CGSize(width: 37, height: 37))
    let red = Color.red.resolve(in: ColorContext(colorScheme: .light, accent: nil))
    let area = try screen.find("red").frame
    let colors = screen.drawn.filter { area.contains(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY)) }
      .compactMap { if case .stroke(_, .color(let color), _) = $0.command { color } else { nil } }
    #expect(colors.count == 8)
    #expect(colors.allSatisfy { $0.red == red.red && $0.green == red.green && $0.blue == red.blue })
  }

  @Test("a scaled spinner stays where it is")
  func scaled() async throws {
    let screen = await Screen { ProgressView().scaleEffect(1.5).accessibilityIdentifier("spinner") }
    let frame = try screen.find("spinner").frame
    let ink = screen.drawn.reduce(CGRect.null) { $0.union($1.bounds) }
    #expect(abs(ink.midX - frame.midX) < 0.5 && abs(ink.midY - frame.midY) < 0.5)
    #expect(ink.width > 25)
  }

  @Test("a bar is filled by the share of the total", arguments: [(30.0, 0.5), (-5, 0), (90, 1)])
  func bar(value: Double, share: Double) async throws {
    let screen = await Screen {
      ProgressView(value: value, total: 60).tint(Color(red: 1, green: 0, blue: 1)).frame(width: 200)
        .accessibilityIdentifier("bar")
    }
    let fill = screen.fills(DisplayColor(red: 1, green: 0, blue: 1)).first
    #expect(abs((fill?.bounds.width ?? 0) - 200 * share) < 0.5)
    let element = try screen.find("bar").node
    #expect(element.role == .progress)
    #expect(element.value == "\(Int(share * 100))%")
    #expect(element.frame.height == 4)
  }

  @Test("what is no share of anything counts as unknown")
  func useless() async throws {
    let screen = await Screen {
      VStack {
        ProgressView(value: Double.nan)
        ProgressView(value: 1.0, total: 0)
        ProgressView(value: nil, total: 5.0)
      }
    }
    #expect(screen.findAll(.role(.progress).and(.label("In progress"))).count == 3)
  }

  @Test("a title labels the element, without one it is called as UIKit calls it")
  func accessibility() async throws {
    let screen = await Screen {
      VStack {
        ProgressView("Fetching pets")
        ProgressView()
      }
    }
    #expect(try screen.find(.label("Fetching pets")).role == .progress)
    #expect(try screen.find(.label("In progress")).role == .progress)
  }

  @Test("an app's own style draws it")
  func customStyle() async throws {
    struct Percent: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text(verbatim: "\(Int((configuration.fractionCompleted ?? 0) * 100)) percent")
      }
    }
    let screen = await Screen { ProgressView(value: 0.25).progressViewStyle(Percent()) }
    #expect(try screen.find(.label("25 percent")).role == .staticText)
  }
}
