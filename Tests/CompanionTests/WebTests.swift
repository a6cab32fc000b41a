import Automation
import Foundation
import Simulator
import SimulatorTesting
import SwiftUI
import WebKit

@MainActor @Suite("Pages of the web", .simulator(.iPhoneSE))
struct WebTests {
  private static let html = """
    <html><head><title>News &amp; more</title><style>p { color: red }</style></head>
    <body><h1>Today</h1><p>Two <b>bold</b> words</p><ul><li>One</li></ul><script>alert(1)</script></body></html>
    """

  private final class Delegate: NSObject, WKNavigationDelegate {
    var told: [String] = []
    var policy = WKNavigationActionPolicy.allow
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
      told.append("asked")
      decisionHandler(policy)
    }
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) { told.append("start") }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { told.append("commit") }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { told.append("finish") }
    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) { told.append("fail") }
  }

  @Test("given a page of the app's, then its words are shown, its delegate hears of it, and its title can be asked for")
  func html() async throws {
    // Given
    let delegate = Delegate()
    let view = WKWebView()
    view.navigationDelegate = delegate
    let screen = await Screen { UIKitView(view: view) }
    // When
    view.loadHTMLString(Self.html, baseURL: nil)
    #expect(view.isLoading)
    try await screen.settle()
    // Then
    #expect(delegate.told == ["asked", "start", "commit", "finish"])
    #expect(view.title == "News & more" && !view.isLoading && view.estimatedProgress == 1)
    let shown = screen.visibleText.joined(separator: "\n")
    #expect(shown.contains("Today\nTwo bold words\n\u{2022} One") && !shown.contains("alert"))
    let pages = ElementSnapshot(screen: screen.simulator.runtime).descendants.filter { $0.elementType == .webView }
    #expect(pages.count == 1)
    #expect(pages.first?.descendants.contains { $0.label.contains("Two bold words") } == true)
    let title = try await view.evaluateJavaScript("document.title") as? String
    #expect(title == "News & more")
    do {
      _ = try await view.evaluateJavaScript("1 + 1")
      Issue.record("No script runs.")
    } catch { #expect(error as? WKError == WKError(.javaScriptExceptionOccurred)) }
  }

  @Test("given a page after another one, then it goes back and forward; given a refusal or no file, then it stays")
  func history() async throws {
    // Given
    let delegate = Delegate()
    let view = WKWebView()
    view.navigationDelegate = delegate
    let screen = await Screen { UIKitView(view: view) }
    for title in ["A", "B"] {
      view.loadHTMLString("<title>\(title)</title>", baseURL: nil)
      try await screen.settle()
    }
    // When
    view.goBack()
    try await screen.settle()
    // Then
    #expect(view.title == "A" && view.canGoForward && !view.canGoBack)
    view.goForward()
    try await screen.settle()
    #expect(view.title == "B")
    delegate.told = []
    view.load(URLRequest(url: URL(fileURLWithPath: "/no/such/page.html")))
    try await screen.settle()
    #expect(delegate.told == ["asked", "start", "fail"] && view.title == "B")
    delegate.policy = .cancel
    delegate.told = []
    view.loadHTMLString("<title>C</title>", baseURL: nil)
    try await screen.settle()
    #expect(delegate.told == ["asked"] && view.title == "B" && !view.isLoading)
  }

  private struct Reader: View {
    @State private var page = WebPage()
    var body: some View {
      VStack {
        Text("Title: \(page.title)")
        Button("Load") { page.load(html: WebTests.html) }
        WebView(page)
      }
    }
  }

  @Test("given SwiftUI's view of a page, when the page is loaded, then views that follow it change")
  func webPage() async throws {
    // Given
    let screen = await Screen { Reader() }
    // When
    try await screen.tap(.label("Load"))
    try await screen.settle()
    // Then
    #expect(screen.visibleText.contains("Title: News & more"))
  }
}
