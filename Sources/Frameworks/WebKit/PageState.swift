import Foundation
import ScrollworkUIKit

/// The observable state of a web view's page.
struct PageState: Equatable {
  var url: URL?
  var title: String?
  var isLoading = false
  var estimatedProgress = 0.0
  var hasOnlySecureContent = false
  var canGoBack = false
  var canGoForward = false

  private static let properties: [(key: String, isSame: @Sendable (PageState, PageState) -> Bool)] = [
    ("url", { $0.url == $1.url }), ("title", { $0.title == $1.title }), ("isLoading", { $0.isLoading == $1.isLoading }),
    ("estimatedProgress", { $0.estimatedProgress == $1.estimatedProgress }),
    ("hasOnlySecureContent", { $0.hasOnlySecureContent == $1.hasOnlySecureContent }),
    ("canGoBack", { $0.canGoBack == $1.canGoBack }), ("canGoForward", { $0.canGoForward == $1.canGoForward }),
  ]

  func keys(differingFrom other: PageState) -> [String] {
    Self.properties.filter { !$0.isSame(self, other) }.map(\.key)
  }
}

extension WKWebView: AutomationTyped {
  package var automationType: String { "webView" }
}

extension WKWebView: ViewProperties {
  package func property(named key: String) -> Any? {
    switch key {
    case "url", "URL": url
    case "title": title
    case "loading", "isLoading": isLoading
    case "estimatedProgress": estimatedProgress
    case "hasOnlySecureContent": hasOnlySecureContent
    case "canGoBack": canGoBack
    case "canGoForward": canGoForward
    default: nil
    }
  }
}
