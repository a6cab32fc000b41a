import Foundation
import FoundationNetworking
import ScrollworkFoundation
import ScrollworkSecurity
import ScrollworkUIKit

/// Shows a web page. It is fetched, and its title, URL and text are shown, but not its layout: there is no browser
/// here, and no scripts run.
@MainActor @preconcurrency
open class WKWebView: UIView {
  /// The configuration.
  public let configuration: WKWebViewConfiguration
  /// The navigation delegate.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The user interface delegate.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The scroll view.
  public let scrollView = UIScrollView()
  /// Whether edge swipes navigate. Caveat: they do not.
  open var allowsBackForwardNavigationGestures = false
  /// Whether a long press on a link shows its page. Caveat: it does not.
  open var allowsLinkPreview = true
  /// The user agent; nil for the default.
  open var customUserAgent: String?
  /// Whether it can be inspected. Caveat: it cannot.
  open var isInspectable = false

  private let address = UILabel()
  private let words = UILabel()
  private(set) var document: WebDocument?
  private var past: [WebDocument] = []
  private var future: [WebDocument] = []
  private var task: Task<Void, Never>?
  /// The URL being loaded.
  private var wanted: URL?
  /// Called on changes, for `WebPage`.
  var didChange: (() -> Void)?

  /// Creates a view without a page.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    prepare()
  }

  /// Creates a view without a page.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration((coder as? _NibCoder)?.element.value(for: "configuration"))
    super.init(coder: coder)
    if !(coder is _NibCoder) { prepare() }
  }
  open override func _decode(_ element: _NibElement, from coder: _NibCoder) {
    prepare()
    super._decode(element, from: coder)
    decodePage(element)
  }
  open override func _setInterfaceValue(_ value: Any?, forKey key: String) -> Bool {
    switch key {
    case "navigationDelegate": navigationDelegate = value as? any WKNavigationDelegate
    case "UIDelegate", "uiDelegate": uiDelegate = value as? any WKUIDelegate
    default: return super._setInterfaceValue(value, forKey: key)
    }
    return true
  }

  private func prepare() {
    backgroundColor = .systemBackground
    address.font = .preferredFont(forTextStyle: .footnote)
    address.textColor = .secondaryLabel
    words.font = .preferredFont(forTextStyle: .body)
    words.textColor = .label
    for label in [address, words] {
      label.numberOfLines = 0
      scrollView.addSubview(label)
    }
    addSubview(scrollView)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    let room = CGSize(width: max(0, bounds.width - 32), height: .greatestFiniteMagnitude)
    var y: CGFloat = 12
    for label in [address, words] {
      let height = label.sizeThatFits(room).height
      label.frame = CGRect(x: 16, y: y, width: room.width, height: height)
      y += height + 12
    }
    scrollView.contentSize = CGSize(width: bounds.width, height: y)
  }

  private func show() {
    update()
    address.text = [title, url?.absoluteString].compactMap { $0?.isEmpty == false ? $0 : nil }.joined(separator: "\n")
    words.text = document?.text
    setNeedsLayout()
    didChange?()
  }

  // MARK: What is shown

  private var state = PageState()
  /// Reports what has changed.
  private func update() {
    var new = PageState()
    new.url = wanted ?? document?.url
    new.title = document?.title
    new.isLoading = task != nil
    new.estimatedProgress = new.isLoading ? 0.1 : document == nil ? 0 : 1
    new.hasOnlySecureContent = document?.url?.scheme == "https"
    (new.canGoBack, new.canGoForward) = (!past.isEmpty, !future.isEmpty)
    guard new != state else { return }
    telling(new.keys(differingFrom: state)) { state = new }
  }

  /// The URL.
  open var url: URL? { state.url }
  /// The title.
  open var title: String? { state.title }
  /// Whether a page is loading.
  open var isLoading: Bool { state.isLoading }
  /// The progress, from 0 to 1.
  open var estimatedProgress: Double { state.estimatedProgress }
  /// Whether all content was loaded securely.
  open var hasOnlySecureContent: Bool { state.hasOnlySecureContent }
  /// The trust of the page's server; nil for a page that was not fetched securely. Caveat: it is nil for those that
  /// were as well, since requests do not report certificates.
  open var serverTrust: SecTrust? { nil }

  // MARK: Loading

  /// Loads a request.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? { begin(request, .other, records: true) }

  /// Loads an HTML string.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    let request = URLRequest(url: baseURL ?? URL(fileURLWithPath: "/"))
    let url = baseURL ?? URL(string: "about:blank")
    return begin(request, .other, records: true) { (WebDocument(url: url, source: string), nil) }
  }

  /// Loads data.
  @discardableResult
  open func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL) -> WKNavigation?
  {
    loadHTMLString(String(decoding: data, as: UTF8.self), baseURL: baseURL)
  }

  /// Loads a file.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    load(URLRequest(url: URL))
  }

  /// Reloads the page.
  @discardableResult
  open func reload() -> WKNavigation? {
    guard let document else { return nil }
    guard let url = document.url, url.scheme != "about" else {
      return begin(URLRequest(url: URL(fileURLWithPath: "/")), .reload, records: false) { (document, nil) }
    }
    return begin(URLRequest(url: url), .reload, records: false)
  }

  /// Reloads the page.
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reload() }

  /// Stops loading.
  open func stopLoading() {
    task?.cancel()
    (task, wanted) = (nil, nil)
    update()
    didChange?()
  }

  // MARK: Back and forward

  /// Whether it can go back.
  open var canGoBack: Bool { state.canGoBack }
  /// Whether it can go forward.
  open var canGoForward: Bool { state.canGoForward }

  /// Goes back.
  @discardableResult
  open func goBack() -> WKNavigation? {
    guard let page = past.popLast() else { return nil }
    document.map { future.append($0) }
    return again(page)
  }

  /// Goes forward.
  @discardableResult
  open func goForward() -> WKNavigation? {
    guard let page = future.popLast() else { return nil }
    document.map { past.append($0) }
    return again(page)
  }

  private func again(_ page: WebDocument) -> WKNavigation? {
    let request = URLRequest(url: page.url ?? URL(fileURLWithPath: "/"))
    return begin(request, .backForward, records: false) { (page, nil) }
  }

  // MARK: On the way

  private func begin(
    _ request: URLRequest, _ type: WKNavigationType, records: Bool,
    fetch: (@Sendable () async throws -> (WebDocument, URLResponse?))? = nil
  ) -> WKNavigation? {
    stopLoading()
    let navigation = WKNavigation()
    var request = request
    if let customUserAgent { request.setValue(customUserAgent, forHTTPHeaderField: "User-Agent") }
    wanted = request.url
    let wish = request
    task = Task { [weak self] in
      do {
        guard await self?.isAllowed(wish, type) == true else { return self?.end() ?? () }
        self?.tell { $0.webView($1, didStartProvisionalNavigation: navigation) }
        let (page, response) = if let fetch { try await fetch() } else { try await Self.fetch(wish) }
        if Task.isCancelled { return }
        if let response, await self?.isAllowed(response) != true { return self?.end() ?? () }
        self?.arrive(page, navigation, records: records)
      } catch {
        guard !Task.isCancelled else { return }
        self?.end()
        self?.tell { $0.webView($1, didFailProvisionalNavigation: navigation, withError: error) }
      }
    }
    update()
    didChange?()
    return navigation
  }

  private func arrive(_ page: WebDocument, _ navigation: WKNavigation, records: Bool) {
    if records {
      document.map { past.append($0) }
      future = []
    }
    document = page
    wanted = nil
    update()
    tell { $0.webView($1, didCommit: navigation) }
    end()
    tell { $0.webView($1, didFinish: navigation) }
  }

  private func end() {
    (task, wanted) = (nil, nil)
    show()
  }

  private func tell(_ body: (any WKNavigationDelegate, WKWebView) -> Void) {
    if let navigationDelegate { body(navigationDelegate, self) }
  }

  private func isAllowed(_ request: URLRequest, _ type: WKNavigationType) async -> Bool {
    guard let navigationDelegate else { return true }
    return await withCheckedContinuation { waiter in
      navigationDelegate.webView(self, decidePolicyFor: WKNavigationAction(request, type, in: self)) {
        waiter.resume(returning: $0 == .allow)
      }
    }
  }

  private func isAllowed(_ response: URLResponse) async -> Bool {
    guard let navigationDelegate else { return true }
    return await withCheckedContinuation { waiter in
      navigationDelegate.webView(self, decidePolicyFor: WKNavigationResponse(response)) {
        waiter.resume(returning: $0 == .allow)
      }
    }
  }

  nonisolated private static func fetch(_ request: URLRequest) async throws -> (WebDocument, URLResponse?) {
    if let url = request.url, url.isFileURL {
      return (WebDocument(url: url, source: String(decoding: try Data(contentsOf: url), as: UTF8.self)), nil)
    }
    let (data, response) = try await URLSession.shared.data(for: request)
    return (WebDocument(url: response.url ?? request.url, source: String(decoding: data, as: UTF8.self)), response)
  }

  // MARK: Scripts

  /// Evaluates a script. Caveat: only for the page's title, URL, source and text; others fail.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    let answer = document?.answer(to: javaScriptString)
    Task { completionHandler?(answer, answer == nil ? WKError(.javaScriptExceptionOccurred) : nil) }
  }

  /// Evaluates a script. Caveat: only for the page's title, URL, source and text; others fail.
  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
    guard let answer = document?.answer(to: javaScriptString) else { throw WKError(.javaScriptExceptionOccurred) }
    return answer
  }
}
