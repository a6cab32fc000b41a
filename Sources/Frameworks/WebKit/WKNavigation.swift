import Foundation

/// One page being loaded.
@MainActor
open class WKNavigation: NSObject {
  override init() { super.init() }
}

/// What leads to another page.
public enum WKNavigationType: Int, Sendable {
  /// A tap on a link.
  case linkActivated = 0
  /// A form.
  case formSubmitted = 1
  /// Back or forward.
  case backForward = 2
  /// The same again.
  case reload = 3
  /// A form, again.
  case formResubmitted = 4
  /// Anything else.
  case other = -1
}

/// What is asked before a page is loaded.
@MainActor
open class WKNavigationAction: NSObject {
  /// What leads there.
  public let navigationType: WKNavigationType
  /// What is to be loaded.
  public let request: URLRequest
  /// Whether it was asked for by a person. Caveat: the page cannot be tapped.
  public let shouldPerformDownload = false

  init(_ request: URLRequest, _ type: WKNavigationType) { (self.request, navigationType) = (request, type) }
}

/// What came from a server.
@MainActor
open class WKNavigationResponse: NSObject {
  /// What came.
  public let response: URLResponse
  /// Whether it is the page, and not a part of it.
  public let isForMainFrame = true
  /// Whether it can be shown.
  public let canShowMIMEType: Bool

  init(_ response: URLResponse) {
    self.response = response
    canShowMIMEType =
      response.mimeType.map { $0.hasPrefix("text/") || $0.contains("xml") || $0.contains("json") } ?? true
  }
}

/// Whether a page is loaded.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// No.
  case cancel = 0
  /// Yes.
  case allow = 1
}

/// Whether what came is shown.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// No.
  case cancel = 0
  /// Yes.
  case allow = 1
}

/// Hears of pages, and decides about them.
@MainActor
public protocol WKNavigationDelegate: AnyObject {
  /// Whether a page is loaded.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
  /// Whether what came is shown.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
  /// It begins.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Its content comes.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// It is there.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// It stopped in the middle.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// It did not come.
  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
  /// It is loaded.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  /// It is shown.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }
  /// Does nothing.
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {}
}

/// What a page asks the app for. Caveat: pages run no scripts, so they ask for nothing.
@MainActor
public protocol WKUIDelegate: AnyObject {}

/// What went wrong with a page.
public struct WKError: Error, Hashable, Sendable {
  /// What can go wrong.
  public enum Code: Int, Sendable {
    /// Nobody knows what.
    case unknown = 1
    /// A script cannot be run.
    case javaScriptExceptionOccurred = 4
    /// What a script answers cannot be told.
    case javaScriptResultTypeIsUnsupported = 5
  }

  /// What went wrong.
  public let code: Code
  /// That.
  public init(_ code: Code) { self.code = code }

  /// A script cannot be run.
  public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
}
