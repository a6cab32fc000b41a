import Foundation

/// The delegate of a page's user interface. Caveat: pages run no scripts and open no windows here, so none of its methods
/// is called.
@MainActor @preconcurrency
public protocol WKUIDelegate: AnyObject {
  /// Creates a web view for a new window; nil for none.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  /// A page closed its window.
  func webViewDidClose(_ webView: WKWebView)
  /// Shows a script's message.
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void)
  /// Asks a script's question.
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void)
  /// Asks for a text.
  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (String?) -> Void)
}

extension WKUIDelegate {
  /// Creates none.
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
  /// Does nothing.
  public func webViewDidClose(_ webView: WKWebView) {}
  /// Shows nothing.
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) { completionHandler() }
  /// Answers no.
  public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
  ) { completionHandler(false) }
  /// Answers nothing.
  public func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (String?) -> Void
  ) { completionHandler(nil) }
}

/// What a page wants of a new window. Caveat: pages open none here.
@MainActor @preconcurrency
open class WKWindowFeatures: NSObject {
  /// Whether the menu bar is shown; nil if the page does not say.
  public let menuBarVisibility: NSNumber? = nil
  /// Whether the status bar is shown; nil if the page does not say.
  public let statusBarVisibility: NSNumber? = nil
  /// Whether toolbars are shown; nil if the page does not say.
  public let toolbarsVisibility: NSNumber? = nil
  /// Whether the window can be resized; nil if the page does not say.
  public let allowsResizing: NSNumber? = nil
  /// The horizontal position in points; nil if the page does not say.
  public let x: NSNumber? = nil
  /// The vertical position in points; nil if the page does not say.
  public let y: NSNumber? = nil
  /// The width in points; nil if the page does not say.
  public let width: NSNumber? = nil
  /// The height in points; nil if the page does not say.
  public let height: NSNumber? = nil
}

/// A frame of a page. Caveat: pages have only their main frame here.
@MainActor @preconcurrency
open class WKFrameInfo: NSObject {
  /// Whether it is the page's main frame.
  public let isMainFrame = true
  /// The request of the frame's page.
  public let request: URLRequest
  /// The web view of the page.
  public private(set) weak var webView: WKWebView?

  init(_ request: URLRequest, in webView: WKWebView?) { (self.request, self.webView) = (request, webView) }
}
