import SimulatorTesting
@testable import SwiftUI

/// What debug builds prove about render nodes, and what they report about an app's layouts.
@MainActor @Suite("Rules of layout", .simulator(.iPhoneSE))
struct LayoutRuleTests {
  #if DEBUG
    enum Mistake: CaseIterable {
      case placesWhileMeasuring, queuesWhileMeasuring, animatesWhileMeasuring, placesInGuide, leavesOutChild

      /// What is said about it, in order.
      var words: [String] {
        switch self {
        case .placesWhileMeasuring, .placesInGuide:
          ["Measuring changes nothing", "TextRender of Marked took a place", "MistakenRender of Marked was measured"]
        case .queuesWhileMeasuring:
          ["Measuring changes nothing", "layout was queued", "MistakenRender of Marked was measured"]
        case .animatesWhileMeasuring:
          ["Measuring changes nothing", "an animation began (a blink)", "MistakenRender of Marked was measured"]
        case .leavesOutChild:
          ["A container places each of its children", "MistakenRender of Marked left out TextRender of Marked"]
        }
      }
    }

    /// A render node that breaks a rule once.
    private final class MistakenRender: UnaryRender {
      private var mistake: Mistake?

      init(_ mistake: Mistake, owner: _Node, child: RenderNode) {
        self.mistake = mistake
        super.init(owner: owner, child: child)
      }

      private func makes(_ candidate: Mistake) -> Bool {
        guard mistake == candidate else { return false }
        mistake = nil
        return true
      }

      override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if makes(.placesWhileMeasuring) { child.setFrame(origin: .zero, proposal: proposal) }
        if makes(.queuesWhileMeasuring) { setNeedsLayout() }
        if makes(.animatesWhileMeasuring) { runtime.start(Blink()) }
        return super.measure(proposal)
      }

      override func measureGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        if makes(.placesInGuide) { child.setFrame(origin: .zero, proposal: proposal) }
        return super.measureGuide(key, in: proposal)
      }

      override func placeChildren() { if !makes(.leavesOutChild) { super.placeChildren() } }
    }

    private final class Blink: RunningAnimation {
      var summary: String { "a blink" }
      func advance(to time: TimeInterval) -> Bool { false }
    }

    nonisolated private struct Mistaken: RenderModifier {
      let mistake: Mistake
      typealias Body = Never
      @MainActor func makeRender(owner: _Node, child: RenderNode) -> MistakenRender {
        MistakenRender(mistake, owner: owner, child: child)
      }
      @MainActor func update(_ render: MistakenRender) {}
    }

    private struct Marked: View {
      let mistake: Mistake?
      var body: some View {
        HStack(alignment: .firstTextBaseline) {
          if let mistake { Text(verbatim: "marked").modifier(Mistaken(mistake: mistake)) }
          Text(verbatim: "beside")
        }
      }
    }

    private func brokenRules(_ body: () async throws -> Void) async rethrows -> [String] {
      var broken: [String] = []
      LayoutRules.onBroken = { broken.append($0) }
      defer { LayoutRules.onBroken = nil }
      try await body()
      return broken
    }

    @Test("given a render node that breaks a rule, then the rule and its view are named", arguments: Mistake.allCases)
    func mistake(_ mistake: Mistake) async throws {
      let broken = await brokenRules { _ = await Screen { Marked(mistake: mistake) } }
      #expect(broken.count == 1, "\(broken)")
      for words in mistake.words { #expect(broken.first?.contains(words) == true, "\(broken)") }
    }

    @Test("given render nodes that keep the rules, then nothing is said")
    func noMistake() async throws {
      let broken = await brokenRules { _ = await Screen { Marked(mistake: nil) } }
      #expect(broken.isEmpty)
    }
  #endif

  // MARK: An app's layouts

  /// Does something with its subviews, but places none when it should.
  private struct Careless: Layout {
    var placesEarly = false
    var size = CGSize(width: 200, height: 100)

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      if placesEarly { for subview in subviews { subview.place(at: .zero, proposal: .zero) } }
      return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
  }

  private func reports(_ body: () async throws -> Void) async rethrows -> [String] {
    var reports: [String] = []
    Report.onWarning = { reports.append($0) }
    defer { Report.onWarning = nil }
    try await body()
    return reports
  }

  private func shown(_ layout: Careless) async throws -> (subview: CGPoint, container: CGPoint) {
    let screen = await Screen {
      layout { Color.red.frame(width: 20, height: 20).accessibilityElement().accessibilityIdentifier("subview") }
        .accessibilityElement(children: .contain).accessibilityIdentifier("container")
    }
    let (inner, outer) = (try screen.find("subview").frame, try screen.find("container").frame)
    return (CGPoint(x: inner.midX, y: inner.midY), CGPoint(x: outer.midX, y: outer.midY))
  }

  @Test("given a layout that places nothing, then the subview is in its middle and nothing is reported")
  func placesNothing() async throws {
    let reports = try await reports {
      let middles = try await shown(Careless())
      #expect(middles.subview == middles.container)
    }
    #expect(reports.isEmpty)
  }

  @Test("given a layout that places while it is asked for its size, then that is reported and places nothing")
  func placesEarly() async throws {
    let reports = try await reports {
      let middles = try await shown(Careless(placesEarly: true))
      #expect(middles.subview == middles.container)
    }
    #expect(Set(reports).count == 1 && reports.allSatisfy { $0.contains("outside of its placeSubviews") }, "\(reports)")
  }

  @Test("given a layout whose size is not a number, then that is reported and the subview is shown")
  func sizeIsNoNumber() async throws {
    let reports = await reports {
      let screen = await Screen { Careless(size: CGSize(width: CGFloat.nan, height: 100)) { Text(verbatim: "inside") } }
      #expect(screen.visibleText == ["inside"])
    }
    #expect(Set(reports).count == 1, "\(reports)")
    #expect(reports.allSatisfy { $0.contains("The size of Careless is not a number and counts as 0.") }, "\(reports)")
  }
}
