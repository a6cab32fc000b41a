import Foundation

/// The configuration of a web view.
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
  /// The user content controller.
  open var userContentController = WKUserContentController()
  /// The preferences.
  open var preferences = WKPreferences()
  /// The default preferences of pages.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// The data store.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// A suffix of the user agent.
  open var applicationNameForUserAgent: String?
  /// Whether videos play inline. Caveat: none play.
  open var allowsInlineMediaPlayback = false
  /// Whether picture in picture is allowed. Caveat: there is none.
  open var allowsPictureInPictureMediaPlayback = true
  /// Whether to render only after loading.
  open var suppressesIncrementalRendering = false
  /// The media types that require a tap. Caveat: none play.
  open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes.all

  public override init() {}
}

/// Media types.
public struct WKAudiovisualMediaTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Audio.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Video.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// Both.
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// The preferences of web views.
@MainActor @preconcurrency
open class WKPreferences: NSObject {
  /// The minimum font size.
  open var minimumFontSize: CGFloat = 0
  /// Whether scripts run. Caveat: none do.
  @available(iOS, introduced: 8.0, deprecated: 14.0, message: "Use WKWebpagePreferences.allowsContentJavaScript")
  open var javaScriptEnabled = true
  /// Whether scripts may open windows. Caveat: no scripts run.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Whether to warn about fraudulent sites. Caveat: it does not.
  open var isFraudulentWebsiteWarningEnabled = true
  public override init() {}
}

/// The preferences of a page.
@MainActor @preconcurrency
open class WKWebpagePreferences: NSObject {
  /// Whether scripts run. Caveat: none do.
  open var allowsContentJavaScript = true
  public override init() {}
}

/// The connection between scripts and the app. Caveat: no scripts run, so there are no messages.
@MainActor @preconcurrency
open class WKUserContentController: NSObject {
  /// The app's scripts.
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]

  public override init() {}

  /// Adds a script. Caveat: it does not run.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Removes all scripts.
  open func removeAllUserScripts() { userScripts = [] }
  /// Adds a handler for messages of a name. Caveat: there are none.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }
  /// Removes a handler.
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
  /// Removes all handlers.
  open func removeAllScriptMessageHandlers() { handlers = [:] }
}

/// A message from a script.
@MainActor @preconcurrency
open class WKScriptMessage: NSObject {
  /// The body.
  public let body: Any
  /// The name of the handler.
  public let name: String

  init(name: String, body: Any) { (self.name, self.body) = (name, body) }
}

/// A handler of messages from scripts.
@MainActor @preconcurrency
public protocol WKScriptMessageHandler: AnyObject {
  /// A message was received.
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// When a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// At the start of the document.
  case atDocumentStart = 0
  /// At the end of the document.
  case atDocumentEnd = 1
}

/// An app's script. Caveat: it does not run.
@MainActor @preconcurrency
open class WKUserScript: NSObject {
  /// The source.
  public let source: String
  /// The injection time.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether it only runs in the main frame.
  public let isForMainFrameOnly: Bool

  /// Creates a script.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
  }
}

/// The data store of pages.
@MainActor @preconcurrency
open class WKWebsiteDataStore: NSObject {
  private static let shared = WKWebsiteDataStore(isPersistent: true)
  /// Whether it is persistent.
  public let isPersistent: Bool

  private init(isPersistent: Bool) { self.isPersistent = isPersistent }

  /// Returns the app's store.
  open class func `default`() -> WKWebsiteDataStore { shared }
  /// Returns a store that ends with its view.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
}
