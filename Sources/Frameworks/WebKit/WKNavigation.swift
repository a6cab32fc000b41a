import Foundation

/// A navigation to a page.
@MainActor @preconcurrency
open class WKNavigation: NSObject {
  override init() { super.init() }
}

/// The type of a navigation.
public enum WKNavigationType: Int, Sendable {
  /// A link was activated.
  case linkActivated = 0
  /// A form was submitted.
  case formSubmitted = 1
  /// Back or forward.
  case backForward = 2
  /// A reload.
  case reload = 3
  /// A form was resubmitted.
  case formResubmitted = 4
  /// Anything else.
  case other = -1
}

/// A navigation action, for a policy decision.
@MainActor @preconcurrency
open class WKNavigationAction: NSObject {
  /// The type.
  public let navigationType: WKNavigationType
  /// The request.
  public let request: URLRequest
  /// The frame that asked for it.
  public let sourceFrame: WKFrameInfo
  /// The frame that it is for: the main frame. Caveat: never nil, since no page opens a window here.
  public let targetFrame: WKFrameInfo?
  /// Whether it should be a download. Caveat: the page cannot be tapped.
  public let shouldPerformDownload = false

  init(_ request: URLRequest, _ type: WKNavigationType, in webView: WKWebView?) {
    (self.request, navigationType) = (request, type)
    sourceFrame = WKFrameInfo(request, in: webView)
    targetFrame = sourceFrame
  }
}

/// A navigation response, for a policy decision.
@MainActor @preconcurrency
open class WKNavigationResponse: NSObject {
  /// The response.
  public let response: URLResponse
  /// Whether it is for the main frame.
  public let isForMainFrame = true
  /// Whether it can be shown.
  public let canShowMIMEType: Bool

  init(_ response: URLResponse) {
    self.response = response
    canShowMIMEType =
      response.mimeType.map { $0.hasPrefix("text/") || $0.contains("xml") || $0.contains("json") } ?? true
  }
}

/// The policy of a navigation action.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// Cancel.
  case cancel = 0
  /// Allow.
  case allow = 1
}

/// The policy of a navigation response.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// Cancel.
  case cancel = 0
  /// Allow.
  case allow = 1
}

/// The delegate of navigations.
@MainActor @preconcurrency
public protocol WKNavigationDelegate: AnyObject {
  /// Decides whether to load a page.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
  /// Decides whether to show a response.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
  /// The navigation started.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// The content started to arrive.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// The navigation finished.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// The navigation failed.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// The navigation failed before any content.
  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
  /// Allows it.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  /// Allows it.
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

/// An error of a web view.
public struct WKError: Error, Hashable, Sendable {
  /// The code of an error.
  public enum Code: Int, Sendable {
    /// Unknown.
    case unknown = 1
    /// A script threw an exception.
    case javaScriptExceptionOccurred = 4
    /// The result type of a script is not supported.
    case javaScriptResultTypeIsUnsupported = 5
  }

  /// The code.
  public let code: Code
  /// Creates an error with a code.
  public init(_ code: Code) { self.code = code }

  /// A script threw an exception.
  public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
}
