import SimulatorTesting
import SwiftUI

@MainActor @Suite("Views of UIKit among SwiftUI's", .simulator(.iPhoneSE))
struct RepresentableTests {
  private struct Plain: UIViewRepresentable {
    var diary = Diary()
    var name = ""
    func makeUIView(context: Context) -> UIView {
      diary.lines.append("make \(name)")
      return UIView()
    }
    func updateUIView(_ uiView: UIView, context: Context) { diary.lines.append("update \(name)") }
  }

  private struct Titled: UIViewRepresentable {
    func makeUIView(context: Context) -> UILabel {
      let label = UILabel()
      label.text = "Title"
      label.font = .systemFont(ofSize: 30)
      return label
    }
    func updateUIView(_ uiView: UILabel, context: Context) {}
  }

  @Test("a view without a size of its own is as large as it is offered, and without an offer nothing")
  func sizes() async throws {
    let screen = await Screen {
      VStack(spacing: 0) {
        Plain().named("free").frame(width: 70, height: 30)
        Plain().fixedSize().named("fixed")
        Plain().fixedSize(horizontal: true, vertical: false).frame(height: 20).named("half")
      }
    }
    #expect(try screen.size("free") == CGSize(width: 70, height: 30))
    #expect(try screen.size("fixed") == .zero)
    #expect(try screen.size("half") == CGSize(width: 0, height: 20))
  }

  private struct Sized: UIViewRepresentable {
    var hugging = UILayoutPriority.defaultLow
    var resistance = UILayoutPriority.defaultHigh
    func makeUIView(context: Context) -> UISwitch {
      let view = UISwitch()
      view.setContentHuggingPriority(hugging, for: .horizontal)
      view.setContentCompressionResistancePriority(resistance, for: .horizontal)
      return view
    }
    func updateUIView(_ uiView: UISwitch, context: Context) {}
  }

  @Test("given priorities, when a view is offered more or less than its own size, then it keeps or leaves that")
  func priorities() async throws {
    let screen = await Screen {
      VStack(spacing: 0) {
        Sized().named("grows").frame(width: 200, height: 40)
        Sized(hugging: .required).named("hugs").frame(width: 200, height: 40)
        Sized().named("resists").frame(width: 20, height: 40)
        Sized(resistance: .defaultLow).named("shrinks").frame(width: 20, height: 40)
      }
    }
    let own = UISwitch().intrinsicContentSize.width
    #expect(try screen.size("grows").width == 200)
    #expect(try screen.size("hugs").width == own)
    #expect(try screen.size("resists").width == own)
    #expect(try screen.size("shrinks").width == 20)
  }

  private struct Dots: UIViewRepresentable {
    func makeUIView(context: Context) -> UIPageControl {
      let control = UIPageControl()
      control.numberOfPages = 3
      return control
    }
    func updateUIView(_ uiView: UIPageControl, context: Context) {}
  }

  @Test("given the dots of pages in a corner, then they keep their height and are down there")
  func dots() async throws {
    let screen = await Screen {
      ZStack(alignment: .bottomTrailing) {
        Color.green.named("card")
        Dots().frame(width: 54).named("dots")
      }
      .frame(height: 200)
    }
    let (card, dots) = (try screen.frame("card"), try screen.frame("dots"))
    #expect(dots.height == UIPageControl().intrinsicContentSize.height)
    #expect(dots.maxY == card.maxY && dots.maxX == card.maxX)
  }

  @Test("its first baseline is its top and its last one its bottom, unless it shows a text")
  func baselines() async throws {
    let screen = await Screen {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Plain().frame(width: 20, height: 40).named("view")
        RedBox(id: "box", width: 10, height: 10)
        Titled().fixedSize().named("label")
        Text("Text").font(.system(size: 30)).named("text")
      }
    }
    #expect(try screen.frame("view").minY == screen.frame("box").maxY)
    #expect(abs(try screen.frame("label").minY - screen.frame("text").minY) < 0.5)
    let last = await Screen {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Plain().frame(width: 20, height: 40).named("view")
        RedBox(id: "box", width: 10, height: 10)
      }
    }
    #expect(try last.frame("view").maxY == last.frame("box").maxY)
  }

  /// Shows the same UIKit view whatever the count.
  private struct Parent: View {
    @ObservedObject var count: Knob<Int>
    let diary: Diary
    var isWrapped = false
    var body: some View {
      let _ = count.value
      if isWrapped {
        VStack {
          AnyView(Plain(diary: diary, name: "a").padding())
          ForEach(0..<1) { _ in Plain(diary: diary, name: "b") }
        }
      } else {
        Plain(diary: diary, name: "a")
      }
    }
  }

  @Test("is updated once whenever the body that it is part of runs, even with equal inputs", arguments: [false, true])
  func updates(isWrapped: Bool) async throws {
    let count = Knob(0)
    let outer = Knob(0)
    let diary = Diary()
    let screen = await Screen {
      Turned(knob: outer) { _ in Parent(count: count, diary: diary, isWrapped: isWrapped) }
    }
    let all = isWrapped ? ["update a", "update b"] : ["update a"]
    diary.lines = []
    count.value += 1
    try await screen.settle()
    #expect(diary.lines.sorted() == all)
    // An outer body that does not rerun this one has no effect
    diary.lines = []
    outer.value += 1
    try await screen.settle()
    #expect(diary.lines.isEmpty)
  }

  @Test("on a new id the new view is made and updated before the old one is dismantled")
  func replacement() async throws {
    let id = Knob(0)
    let diary = Diary()
    let screen = await Screen {
      Turned(knob: id) { id in if id < 2 { Dismantled(diary: diary, name: "\(id)").id(id) } }
    }
    diary.lines = []
    id.value = 1
    try await screen.settle()
    #expect(diary.lines == ["make 1", "update 1", "dismantle 0"])
    id.value = 2
    try await screen.settle()
    #expect(diary.lines.last == "dismantle 1")
  }

  private struct Dismantled: UIViewRepresentable {
    let diary: Diary
    let name: String
    func makeCoordinator() -> (Diary, String) { (diary, name) }
    func makeUIView(context: Context) -> UIView {
      diary.lines.append("make \(name)")
      return UIView()
    }
    func updateUIView(_ uiView: UIView, context: Context) { diary.lines.append("update \(name)") }
    static func dismantleUIView(_ uiView: UIView, coordinator: (Diary, String)) {
      coordinator.0.lines.append("dismantle \(coordinator.1)")
    }
  }
}
