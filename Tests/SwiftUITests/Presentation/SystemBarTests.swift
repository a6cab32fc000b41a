import DisplayList
import SimulatorTesting
import SwiftUI
import UIKit

@MainActor @Suite("What an app asks of the status bar", .simulator(.iPhone15Pro))
struct SystemBarTests {
  /// Whether the time in the status bar is white; nil if there is none.
  private func hasLightTime(_ screen: Screen) -> Bool? {
    let bare = screen.image()
    let picture = screen.image(showing: .system)
    var seen: [Float] = []
    for y in 60..<130 {
      for x in 120..<300 where picture.color(x: x, y: y)?.hex != bare.color(x: x, y: y)?.hex {
        if let color = picture.color(x: x, y: y) { seen.append(color.green) }
      }
    }
    guard let lightest = seen.max(), let darkest = seen.min() else { return nil }
    return lightest > 1 - darkest
  }

  private final class StatusBarController: UIViewController {
    var style = UIStatusBarStyle.default
    var isBarHidden = false
    var asked = 0
    override var preferredStatusBarStyle: UIStatusBarStyle {
      asked += 1
      return style
    }
    override var prefersStatusBarHidden: Bool { isBarHidden }
    override var prefersHomeIndicatorAutoHidden: Bool { isBarHidden }
    override func viewDidLoad() { view.backgroundColor = .systemGray }
  }

  @Test("A controller's style counts from when the controller says that it changed")
  func style() async throws {
    // Given
    let page = StatusBarController()
    let screen = await Screen(rootViewController: page)
    #expect(hasLightTime(screen) == false)
    // When
    page.style = .lightContent
    try await screen.settle()
    #expect(hasLightTime(screen) == false)
    page.setNeedsStatusBarAppearanceUpdate()
    try await screen.settle()
    // Then
    #expect(hasLightTime(screen) == true)
    // And frames do not ask again
    let asked = page.asked
    try await screen.advance(by: .seconds(1))
    #expect(page.asked == asked)
  }

  @Test("A controller without a status bar has its place on a phone without a notch")
  func hidden() async throws {
    let page = StatusBarController()
    let screen = await Screen(device: .iPhoneSE3, rootViewController: page)
    #expect(page.view.safeAreaInsets.top == 20)
    page.isBarHidden = true
    page.setNeedsStatusBarAppearanceUpdate()
    try await screen.settle()
    #expect(page.view.safeAreaInsets.top == 0)
    #expect(screen.image().pixels == screen.image(showing: .system).pixels)
  }

  @Test(
    "The controller in front decides: a tab's, a full screen's, a child's; a navigation controller with a bar does not ask its page"
  )
  func front() async throws {
    // Given a light page in a tab
    let page = StatusBarController()
    page.style = .lightContent
    let tabs = UITabBarController()
    let other = StatusBarController()
    tabs.viewControllers = [page, other]
    let screen = await Screen(rootViewController: tabs)
    #expect(hasLightTime(screen) == true)
    // When another tab is chosen
    tabs.selectedIndex = 1
    try await screen.settle()
    #expect(hasLightTime(screen) == false)
    // When a light page is presented over the whole screen
    let cover = StatusBarController()
    cover.style = .lightContent
    cover.modalPresentationStyle = .fullScreen
    tabs.present(cover, animated: false)
    try await screen.settle()
    #expect(hasLightTime(screen) == true)
    tabs.dismiss(animated: false)
    try await screen.settle()
    #expect(hasLightTime(screen) == false)
    // When it is in a stack
    let inner = StatusBarController()
    inner.style = .lightContent
    let stack = UINavigationController(rootViewController: inner)
    stack.modalPresentationStyle = .fullScreen
    tabs.present(stack, animated: false)
    try await screen.settle()
    #expect(hasLightTime(screen) == false)
    stack.setNavigationBarHidden(true, animated: false)
    stack.setNeedsStatusBarAppearanceUpdate()
    try await screen.settle()
    #expect(hasLightTime(screen) == true)
  }

  @Test("A preferred scheme, a bar of a dark scheme and a sheet before black make the letters light")
  func schemes() async throws {
    let dark = await Screen { Color.gray.ignoresSafeArea().preferredColorScheme(.dark) }
    #expect(hasLightTime(dark) == true)
    let bar = await Screen {
      NavigationStack {
        Color.gray.navigationTitle("Page").navigationBarTitleDisplayMode(.inline)
          .toolbarBackground(.visible, for: .navigationBar).toolbarColorScheme(.dark, for: .navigationBar)
      }
    }
    try await bar.settle()
    #expect(hasLightTime(bar) == true)
    let knob = Knob(false)
    let sheet = await Screen {
      Turned(knob: knob) { isShown in
        Color.gray.ignoresSafeArea().sheet(isPresented: .constant(isShown)) { Text("In it") }
      }
    }
    #expect(hasLightTime(sheet) == false)
    knob.value = true
    try await sheet.settle()
    #expect(hasLightTime(sheet) == true)
    knob.value = false
    try await sheet.settle()
    #expect(hasLightTime(sheet) == false)
  }
}
