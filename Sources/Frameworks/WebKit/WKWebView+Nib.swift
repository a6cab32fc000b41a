import ScrollworkUIKit

extension WKWebView {
  /// Decodes a web view from Interface Builder.
  final func decodePage(_ element: _NibElement) {
    allowsBackForwardNavigationGestures = element.bool("allowsBackForwardNavigationGestures") ?? false
    if let agent = element["customUserAgent"] { customUserAgent = agent }
  }
}

extension WKWebViewConfiguration {
  /// `<wkWebViewConfiguration key="configuration">`; the default configuration without one.
  convenience init(_ element: _NibElement?) {
    self.init()
    guard let element else { return }
    applicationNameForUserAgent = element["applicationNameForUserAgent"]
    allowsInlineMediaPlayback = element.bool("allowsInlineMediaPlayback") ?? false
    suppressesIncrementalRendering = element.bool("suppressesIncrementalRendering") ?? false
    if let media = element.value(for: "mediaTypesRequiringUserActionForPlayback") {
      if media.bool("none") == true { mediaTypesRequiringUserActionForPlayback = [] }
      if media.bool("audio") == true { mediaTypesRequiringUserActionForPlayback = .audio }
      if media.bool("video") == true { mediaTypesRequiringUserActionForPlayback = .video }
      if media.bool("all") == true { mediaTypesRequiringUserActionForPlayback = .all }
    }
    guard let says = element.value(for: "preferences") else { return }
    if let size = says.number("minimumFontSize") { preferences.minimumFontSize = size }
    preferences.javaScriptCanOpenWindowsAutomatically = says.bool("javaScriptCanOpenWindowsAutomatically") ?? false
  }
}
