import Foundation
import Observation
import ScrollworkSwiftUI
import ScrollworkUIKit

/// An observable web page. It is fetched, and its title, URL and text are known; it has no layout, and no scripts run.
@MainActor @Observable
public final class WebPage {
  /// An event of a navigation.
  public enum NavigationEvent: Hashable, Sendable {
    /// The navigation started.
    case startedProvisionalNavigation
    /// The server redirected. Caveat: never reported.
    case receivedServerRedirect
    /// The content started to arrive.
    case committed
    /// The navigation finished.
    case finished
  }

  @ObservationIgnored let view = WKWebView()
  @ObservationIgnored private let delegate = Delegate()
  /// The URL.
  public private(set) var url: URL?
  /// The title.
  public private(set) var title = ""
  /// Whether it is loading.
  public private(set) var isLoading = false
  /// The progress, from 0 to 1.
  public private(set) var estimatedProgress = 0.0

  /// Creates a page without content.
  public init() {
    view.navigationDelegate = delegate
    view.didChange = { [weak self] in
      guard let self else { return }
      (url, title, isLoading) = (view.url, view.title ?? "", view.isLoading)
      estimatedProgress = view.estimatedProgress
    }
  }

  /// Loads a request.
  @discardableResult
  public func load(_ request: URLRequest) -> some AsyncSequence<NavigationEvent, any Error> {
    delegate.events(of: view.load(request))
  }

  /// Loads a URL; nothing for nil.
  @discardableResult
  public func load(_ url: URL?) -> some AsyncSequence<NavigationEvent, any Error> {
    delegate.events(of: url.flatMap { view.load(URLRequest(url: $0)) })
  }

  /// Loads content of the app.
  @discardableResult
  public func load(
    html: String, baseURL: URL = URL(fileURLWithPath: "/")
  ) -> some AsyncSequence<NavigationEvent, any Error> {
    delegate.events(of: view.loadHTMLString(html, baseURL: baseURL))
  }

  /// Reloads the page.
  @discardableResult
  public func reload(fromOrigin: Bool = false) -> some AsyncSequence<NavigationEvent, any Error> {
    delegate.events(of: view.reload())
  }

  /// Stops loading.
  public func stopLoading() { view.stopLoading() }

  /// Calls a script. Caveat: only for the page's title, URL, source and text; others fail.
  @discardableResult
  public func callJavaScript(_ functionBody: String) async throws -> Any? {
    try await view.evaluateJavaScript(functionBody)
  }

  /// Reports each navigation to those that wait for it.
  @MainActor
  private final class Delegate: WKNavigationDelegate {
    private var waiters: [ObjectIdentifier: AsyncThrowingStream<NavigationEvent, any Error>.Continuation] = [:]

    func events(of navigation: WKNavigation?) -> AsyncThrowingStream<NavigationEvent, any Error> {
      let (stream, continuation) = AsyncThrowingStream<NavigationEvent, any Error>.makeStream()
      if let navigation { waiters[ObjectIdentifier(navigation)] = continuation } else { continuation.finish() }
      return stream
    }

    private func tell(_ navigation: WKNavigation?, _ event: NavigationEvent) {
      navigation.map { _ = waiters[ObjectIdentifier($0)]?.yield(event) }
    }

    private func end(_ navigation: WKNavigation?, _ error: (any Error)? = nil) {
      navigation.map { waiters.removeValue(forKey: ObjectIdentifier($0))?.finish(throwing: error) }
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      tell(navigation, .startedProvisionalNavigation)
    }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { tell(navigation, .committed) }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      tell(navigation, .finished)
      end(navigation)
    }
    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) { end(navigation, error) }
  }
}

/// Shows a web page: its title, URL and text, since there is no browser here.
nonisolated public struct WebView: View {
  private enum Content {
    case page(WebPage)
    case url(URL?)
  }

  private let content: Content

  /// Creates a view of an observable page.
  @MainActor public init(_ page: WebPage) { content = .page(page) }
  /// Creates a view of a URL; empty for nil.
  @MainActor public init(url: URL?) { content = .url(url) }

  @MainActor public var body: some View {
    switch content {
    case .page(let page): WebContent(page: page)
    case .url(let url): WebAddress(url: url)
    }
  }
}

/// A page at a URL that can change.
private struct WebAddress: View {
  let url: URL?
  @State private var page = WebPage()

  var body: some View {
    WebContent(page: page).onChange(of: url, initial: true) { page.load(url) }
  }
}

nonisolated private struct WebContent: UIViewRepresentable {
  let page: WebPage

  @MainActor func makeUIView(context: Context) -> WKWebView { page.view }
  @MainActor func updateUIView(_ view: WKWebView, context: Context) {}
}
