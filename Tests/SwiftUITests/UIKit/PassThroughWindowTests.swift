import SimulatorTesting
import SwiftUI
import Testing

/// Windows in front of an app's views, and views that decide which touches they receive.
@MainActor @Suite("Windows that let touches through", .simulator(.iPhone15Pro))
struct PassThroughWindowTests {
  @Observable
  final class Counts {
    var page = 0
    var toast = 0
    var window: UIWindow?
  }

  private struct ButtonBelowToast: View {
    let counts: Counts
    let makeWindow: @MainActor (UIWindowScene) -> UIWindow

    var body: some View {
      Button("Page \(counts.page)") { counts.page += 1 }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onAppear {
          guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else { return }
          let window = makeWindow(scene)
          let controller = UIHostingController(rootView: Toast(counts: counts))
          controller.view.backgroundColor = .clear
          window.rootViewController = controller
          window.isHidden = false
          counts.window = window
        }
    }
  }

  private struct Toast: View {
    let counts: Counts
    var body: some View {
      VStack {
        Spacer()
        Button("Toast \(counts.toast)") { counts.toast += 1 }.padding(.bottom, 40)
      }
    }
  }

  private final class Window: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      guard let view = super.hitTest(point, with: event) else { return nil }
      return rootViewController?.view == view ? nil : view
    }
  }

  private final class AskingWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      guard let view = super.hitTest(point, with: event), let root = rootViewController?.view else { return nil }
      let isContent = root.subviews.reversed().contains { part in
        part.hitTest(part.convert(point, from: root), with: event) != nil
      }
      return isContent ? view : nil
    }
  }

  @Test(arguments: [false, true])
  func `Given a window over the app, when content or nothing of it is tapped, then its button or the app's hears it`(
    asks: Bool
  ) async throws {
    let counts = Counts()
    let screen = await Screen {
      ButtonBelowToast(counts: counts) { asks ? AskingWindow(windowScene: $0) : Window(windowScene: $0) }
    }
    try await screen.settle()
    try await screen.tap(.label("Page 0"))
    try await screen.tap(.label("Toast 0"))
    #expect((counts.page, counts.toast) == (1, 1))
    counts.window?.isHidden = true
    try await screen.settle()
    #expect(screen.exists(.label("Page 1")) && !screen.exists(.label("Toast 1")))
    counts.window?.isHidden = false
    try await screen.settle()
    #expect(screen.exists(.label("Toast 1")))
    counts.window = nil
    try await screen.settle()
    #expect(!screen.exists(.label("Toast 1")))
  }

  @Test
  func `Given windows of several levels, when the scene is asked, then they are in order and the main one is the key`()
    async throws
  {
    let screen = await Screen { Text("Page") }
    try await screen.settle()
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let main = try #require(scene.keyWindow)
    let (alert, normal) = (UIWindow(windowScene: scene), UIWindow(windowScene: scene))
    alert.windowLevel = .alert + 1
    alert.isHidden = false
    normal.isHidden = false
    #expect(scene.windows == [main, normal, alert])
    #expect(main.windowScene === scene && main.screen === UIScreen.main)
    #expect(main.safeAreaInsets.top == 59)
    alert.makeKeyAndVisible()
    #expect(scene.keyWindow === alert && UIApplication.shared.keyWindow === alert)
    alert.isHidden = true
    #expect(scene.keyWindow === main)
    #expect(UIWindow.Level.alert + 1 > .statusBar)
  }

  /// A control whose touch area is larger than its bounds.
  private final class WideControl: UIView {
    var taps = 0
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -30, dy: -30).contains(point)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { taps += 1 }
  }

  /// A view that passes all touches to one of its subviews.
  private final class Giver: UIView {
    var chosen: UIView?
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      super.hitTest(point, with: event).map { chosen ?? $0 }
    }
  }

  @Test func `Given views that choose their touches, when fingers land beside a view, then it has them all the same`()
    async throws
  {
    let (giver, wide, far) = (Giver(), WideControl(), WideControl())
    wide.frame = CGRect(x: 80, y: 80, width: 20, height: 20)
    far.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    giver.addSubview(wide)
    giver.addSubview(far)
    let screen = await Screen { UIKitView(view: giver).frame(width: 200, height: 200).named("giver") }
    let corner = try screen.frame("giver").origin
    let beside = CGPoint(x: corner.x + 115, y: corner.y + 90)
    try await screen.tap(at: beside)
    #expect((wide.taps, far.taps) == (1, 0))
    giver.chosen = far
    try await screen.tap(at: beside)
    #expect((wide.taps, far.taps) == (1, 1))
    #expect(giver.hitTest(CGPoint(x: 300, y: 0), with: nil) == nil)
  }
}
