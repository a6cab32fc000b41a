import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Sizes of representables from before iOS 16", .simulator(.iPhoneSE))
struct OverriddenSizeTests {
  private struct Box: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) {}
    func _overrideSizeThatFits(_ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UIView) {
      let width = Mirror(reflecting: proposedSize).children.first { $0.label == "width" }?.value as? CGFloat
      size = CGSize(width: (width ?? 0) / 2, height: 30)
    }
  }
  private struct Both: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) {}
    func _overrideSizeThatFits(_ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UIView) {
      size.height = 30
    }
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
      CGSize(width: 20, height: 10)
    }
  }

  @Test func `Given a view that changes its size for a proposal, then it has that size`() async throws {
    let screen = await Screen { Box().frame(width: 200, alignment: .leading).background { Color.red.named("box") } }
    #expect(try screen.frame("box").height == 30)
  }

  @Test func `Given a view that also has a size that fits, then that one counts`() async throws {
    let screen = await Screen { Both().background { Color.red.named("both") } }
    #expect(try screen.frame("both").size == CGSize(width: 20, height: 10))
  }
}
