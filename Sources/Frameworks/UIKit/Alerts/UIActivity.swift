import Foundation

/// A service for shared items; apps subclass it.
@MainActor @preconcurrency
open class UIActivity: NSObject {
  /// The type of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates the type of an app's own activity.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    private static func system(_ name: String) -> ActivityType { ActivityType("com.apple.UIKit.activity.\(name)") }
    /// Copies to the pasteboard: the only system activity available here.
    public static let copyToPasteboard = system("CopyToPasteboard")
    /// Sends to a nearby phone.
    public static let airDrop = system("AirDrop")
    /// Composes a message.
    public static let message = system("Message")
    /// Composes a mail.
    public static let mail = system("Mail")
    /// Prints.
    public static let print = system("Print")
    /// Assigns an image to a contact.
    public static let assignToContact = system("AssignToContact")
    /// Saves an image to the photo library.
    public static let saveToCameraRoll = system("SaveToCameraRoll")
    /// Adds a page to the reading list.
    public static let addToReadingList = system("AddToReadingList")
    /// Opens a book.
    public static let openInIBooks = system("OpenInIBooks")
    /// Draws on a copy.
    public static let markupAsPDF = system("MarkupAsPDF")
    /// Posts to Facebook.
    public static let postToFacebook = system("PostToFacebook")
    /// Posts to Twitter.
    public static let postToTwitter = system("PostToTwitter")
    /// Posts to Weibo.
    public static let postToWeibo = system("PostToWeibo")
    /// Posts to Tencent Weibo.
    public static let postToTencentWeibo = system("PostToTencentWeibo")
    /// Posts to Vimeo.
    public static let postToVimeo = system("PostToVimeo")
    /// Posts to Flickr.
    public static let postToFlickr = system("PostToFlickr")
  }

  /// The category of an activity. Caveat: all are in one list here.
  public enum Category: Int, Sendable {
    /// An action.
    case action
    /// A way of sharing.
    case share
  }

  /// The category of this class of activities.
  open class var activityCategory: Category { .action }
  /// The type of the activity; nil for none.
  open var activityType: ActivityType? { nil }
  /// The title of the activity's row.
  open var activityTitle: String? { nil }
  /// The image of the activity's row.
  open var activityImage: UIImage? { nil }
  /// A controller that does the work; nil if `perform()` does it.
  open var activityViewController: UIViewController? { nil }

  /// Notifies the sheet that performs the activity.
  package var whenFinished: ((Bool) -> Void)?

  /// Creates an activity.
  public override init() { super.init() }

  /// Returns whether the activity can process items.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called when the activity is chosen for items.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Does the work; must call `activityDidFinish(_:)` at the end.
  open func perform() {}

  /// Called when the work is finished or cancelled.
  open func activityDidFinish(_ completed: Bool) {
    let tell = whenFinished
    whenFinished = nil
    tell?(completed)
  }
}
