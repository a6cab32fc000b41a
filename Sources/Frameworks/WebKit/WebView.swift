import Foundation
import Observation
import ScrollworkSwiftUI
import ScrollworkUIKit

/// A web page that views follow. It is fetched, and its title, address and words are known; it looks like nothing, and
/// no scripts run.
@MainActor @Observable
public final class WebPage {
  /// What happens while a page comes.
  public enum NavigationEvent: Hashable, Sendable {
    /// It begins.
    case startedProvisionalNavigation
    /// It is somewhere else. Caveat: that is not told.
    case receivedServerRedirect
    /// Its content comes.
    case committed
    /// It is there.
    case finished
  }

  @ObservationIgnored let view = WKWebView()
  @ObservationIgnored private let delegate = Delegate()
  /// Where it is.
  public private(set) var url: URL?
  /// Its title.
  public private(set) var title = ""
  /// Whether it is on its way.
  public private(set) var isLoading = false
  /// How much of it has come, from 0 to 1.
  public private(set) var estimatedProgress = 0.0

  /// No page yet.
  public init() {
    view.navigationDelegate = delegate
    view.didChange = { [weak self] in
      guard let self else { return }
      (url, title, isLoading) = (view.url, view.title ?? "", view.isLoading)
      estimatedProgress = view.estimatedProgress
    }
  }

  /// Fetches a page.
  @discardableResult
  public func load(_ request: URLRequest) -> some AsyncSequence<NavigationEvent, any Error> {
    delegate.events(of: view.load(request))
  }

  /// Fetches what is at an address; nothing without one.
  @discardableResult
  public func load(_ url: URL?) -> some AsyncSequence<NavigationEvent, any Error> {
    delegate.events(of: url.flatMap { view.load(URLRequest(url: $0)) })
  }

  /// Shows a page of the app's.
  @discardableResult
  public func load(
    html: String, baseURL: URL = URL(fileURLWithPath: "/")
  ) -> some AsyncSequence<NavigationEvent, any Error> {
    delegate.events(of: view.loadHTMLString(html, baseURL: baseURL))
  }

  /// Fetches it again.
  @discardableResult
  public func reload(fromOrigin: Bool = false) -> some AsyncSequence<NavigationEvent, any Error> {
    delegate.events(of: view.reload())
  }

  /// Fetches no more.
  public func stopLoading() { view.stopLoading() }

  /// Asks the page. Caveat: only for its title, address, source and words; anything else fails.
  @discardableResult
  public func callJavaScript(_ functionBody: String) async throws -> Any? {
    try await view.evaluateJavaScript(functionBody)
  }

  /// Tells of each navigation to who waits for it.
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

/// Shows a web page: its title, its address and its words, since there is no browser here.
nonisolated public struct WebView: View {
  private enum Content {
    case page(WebPage)
    case url(URL?)
  }

  private let content: Content

  /// Shows a page that can be followed.
  @MainActor public init(_ page: WebPage) { content = .page(page) }
  /// Shows what is at an address; nothing without one.
  @MainActor public init(url: URL?) { content = .url(url) }

  @MainActor public var body: some View {
    switch content {
    case .page(let page): WebContent(page: page)
    case .url(let url): WebAddress(url: url)
    }
  }
}

/// A page at an address that can change.
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
