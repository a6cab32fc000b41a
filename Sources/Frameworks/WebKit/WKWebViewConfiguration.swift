import Foundation

/// How a web view is made.
@MainActor
open class WKWebViewConfiguration: NSObject {
  /// What scripts and the app share.
  open var userContentController = WKUserContentController()
  /// What pages may do.
  open var preferences = WKPreferences()
  /// What each page may do.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// Where cookies are.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// Added to the name that the view tells servers.
  open var applicationNameForUserAgent: String?
  /// Whether videos play in their places. Caveat: none play.
  open var allowsInlineMediaPlayback = false
  /// Whether pages may go on in a corner of the screen. Caveat: none do.
  open var allowsPictureInPictureMediaPlayback = true
  /// Whether nothing is shown before all is there.
  open var suppressesIncrementalRendering = false
  /// Which kinds of media wait for a tap. Caveat: none play.
  open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes.all

  public override init() {}
}

/// Kinds of media.
public struct WKAudiovisualMediaTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Sound.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Pictures that move.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// Both.
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// What pages may do.
@MainActor
open class WKPreferences: NSObject {
  /// The least size of letters.
  open var minimumFontSize: CGFloat = 0
  /// Whether scripts may open windows. Caveat: no scripts run.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Whether the page warns of those that are known to cheat. Caveat: it does not.
  open var isFraudulentWebsiteWarningEnabled = true
  public override init() {}
}

/// What a page may do.
@MainActor
open class WKWebpagePreferences: NSObject {
  /// Whether scripts run. Caveat: none do.
  open var allowsContentJavaScript = true
  public override init() {}
}

/// What scripts and the app share. Caveat: no scripts run, so the app is told nothing.
@MainActor
open class WKUserContentController: NSObject {
  /// Scripts of the app's.
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]

  public override init() {}

  /// Adds a script. Caveat: it does not run.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Takes all scripts away.
  open func removeAllUserScripts() { userScripts = [] }
  /// Hears what scripts say under a name. Caveat: they say nothing.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }
  /// Hears no more.
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
  /// Hears no more.
  open func removeAllScriptMessageHandlers() { handlers = [:] }
}

/// What a script says to the app.
@MainActor
open class WKScriptMessage: NSObject {
  /// What it says.
  public let body: Any
  /// Under which name.
  public let name: String

  init(name: String, body: Any) { (self.name, self.body) = (name, body) }
}

/// Hears what scripts say.
@MainActor
public protocol WKScriptMessageHandler: AnyObject {
  /// A script said something.
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// When a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// Before the page.
  case atDocumentStart = 0
  /// After the page.
  case atDocumentEnd = 1
}

/// A script of the app's. Caveat: it does not run.
@MainActor
open class WKUserScript: NSObject {
  /// What it says.
  public let source: String
  /// When it runs.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether it runs only in the page itself.
  public let isForMainFrameOnly: Bool

  /// Creates a script.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
  }
}

/// Where pages keep what they know.
@MainActor
open class WKWebsiteDataStore: NSObject {
  private static let shared = WKWebsiteDataStore(isPersistent: true)
  /// Whether it outlives the app.
  public let isPersistent: Bool

  private init(isPersistent: Bool) { self.isPersistent = isPersistent }

  /// Returns the app's.
  open class func `default`() -> WKWebsiteDataStore { shared }
  /// One that is gone with its view.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
}
