import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Presentation in UIKit", .simulator(.iPhone15Pro))
struct UIKitPresentationTests {
  final class Notes { var lines: [String] = [] }

  final class Recorder: UIViewController {
    let name: String
    let notes: Notes

    init(_ name: String, _ notes: Notes) {
      self.name = name
      self.notes = notes
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.accessibilityIdentifier = name
      notes.lines.append("\(name) did load")
    }
    override func viewWillAppear(_ animated: Bool) { notes.lines.append("\(name) will appear") }
    override func viewDidAppear(_ animated: Bool) { notes.lines.append("\(name) did appear") }
    override func viewWillDisappear(_ animated: Bool) { notes.lines.append("\(name) will disappear") }
    override func viewDidDisappear(_ animated: Bool) { notes.lines.append("\(name) did disappear") }
  }

  @Test func `Given a full screen, when it comes and goes, then both sides hear it in UIKit's order`() async throws {
    let notes = Notes()
    let (a, b) = (Recorder("A", notes), Recorder("B", notes))
    let screen = await Screen(rootViewController: a)
    try await screen.settle()
    notes.lines = []
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: true) { notes.lines.append("presented") }
    #expect(a.presentedViewController === b && b.presentingViewController === a && b.isBeingPresented)
    try await screen.settle()
    #expect(
      notes.lines == [
        "B did load", "A will disappear", "B will appear", "B did appear", "A did disappear", "presented",
      ])
    #expect(screen.exists("B") && !screen.exists("A"))
    notes.lines = []
    b.dismiss(animated: true) { notes.lines.append("dismissed") }
    try await screen.settle()
    #expect(
      notes.lines == ["B will disappear", "A will appear", "A did appear", "B did disappear", "dismissed"])
    #expect(a.presentedViewController == nil && screen.exists("A") && !screen.exists("B"))
  }

  @Test func `Given a sheet, when it comes and goes, then its presenter hears nothing and steps back`() async throws {
    let notes = Notes()
    let (a, b) = (Recorder("A", notes), Recorder("B", notes))
    let screen = await Screen(rootViewController: a)
    try await screen.settle()
    notes.lines = []
    a.present(b, animated: true)
    try await screen.settle()
    #expect(notes.lines == ["B did load", "B will appear", "B did appear"])
    #expect(try screen.find("B").frame == CGRect(x: 0, y: 69, width: 393, height: 783))
    #expect(abs(a.view.transform.a - 0.9154) < 0.001)
    notes.lines = []
    a.dismiss(animated: false)
    try await screen.settle()
    #expect(notes.lines == ["B will disappear", "B did disappear"])
    #expect(a.view.transform == .identity)
  }

  @Test func `Given no screen, when a controller presents, then everything happens at once`() {
    let (a, b) = (UIViewController(), UIViewController())
    var isDone = false
    a.present(b, animated: true) { isDone = true }
    #expect(isDone && a.presentedViewController === b)
    a.dismiss(animated: true)
    #expect(a.presentedViewController == nil && b.presentingViewController == nil)
  }

  @Test func `Given a stack of sheets, when the lowest presenter dismisses, then all go`() async throws {
    let notes = Notes()
    let (a, b, c) = (Recorder("A", notes), Recorder("B", notes), Recorder("C", notes))
    let screen = await Screen(rootViewController: a)
    a.present(b, animated: false)
    b.present(c, animated: false)
    try await screen.settle()
    #expect(screen.exists("C") && !screen.exists("B"))
    a.dismiss(animated: true)
    try await screen.settle()
    #expect(screen.exists("A") && !screen.exists("B") && !screen.exists("C"))
    #expect(a.presentedViewController == nil && b.presentedViewController == nil)
  }
}
