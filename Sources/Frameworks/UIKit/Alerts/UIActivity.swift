import Foundation

/// Something that can be done with what is passed on. An app derives its own from it.
@MainActor @preconcurrency
open class UIActivity: NSObject {
  /// Names an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An activity that an app made.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    private static func system(_ name: String) -> ActivityType { ActivityType("com.apple.UIKit.activity.\(name)") }
    /// Copies to the pasteboard: the only one of the system's that is here.
    public static let copyToPasteboard = system("CopyToPasteboard")
    /// Sends it to a phone nearby.
    public static let airDrop = system("AirDrop")
    /// Writes a message with it.
    public static let message = system("Message")
    /// Writes a mail with it.
    public static let mail = system("Mail")
    /// Prints it.
    public static let print = system("Print")
    /// Gives a picture to a contact.
    public static let assignToContact = system("AssignToContact")
    /// Puts a picture into the library.
    public static let saveToCameraRoll = system("SaveToCameraRoll")
    /// Puts a page on the list of what is to be read.
    public static let addToReadingList = system("AddToReadingList")
    /// Opens a book.
    public static let openInIBooks = system("OpenInIBooks")
    /// Draws on a copy.
    public static let markupAsPDF = system("MarkupAsPDF")
    /// Posts it there.
    public static let postToFacebook = system("PostToFacebook")
    /// Posts it there.
    public static let postToTwitter = system("PostToTwitter")
    /// Posts it there.
    public static let postToWeibo = system("PostToWeibo")
    /// Posts it there.
    public static let postToTencentWeibo = system("PostToTencentWeibo")
    /// Posts it there.
    public static let postToVimeo = system("PostToVimeo")
    /// Posts it there.
    public static let postToFlickr = system("PostToFlickr")
  }

  /// Where activities are shown. Caveat: all are in one list here.
  public enum Category: Int, Sendable {
    /// Among those that do something.
    case action
    /// Among those that send something.
    case share
  }

  /// Where this kind is shown.
  open class var activityCategory: Category { .action }
  /// Its name; nil for none.
  open var activityType: ActivityType? { nil }
  /// What its row says.
  open var activityTitle: String? { nil }
  /// The picture on its row.
  open var activityImage: UIImage? { nil }
  /// A page that does the work; nil if `perform()` does it.
  open var activityViewController: UIViewController? { nil }

  /// Tells the sheet that asks it to perform.
  package var whenFinished: ((Bool) -> Void)?

  /// An activity.
  public override init() { super.init() }

  /// Whether it can do something with these.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// It has been chosen for these.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Does the work; it must call `activityDidFinish(_:)` in the end.
  open func perform() {}

  /// The work is done, or was given up.
  open func activityDidFinish(_ completed: Bool) {
    let tell = whenFinished
    whenFinished = nil
    tell?(completed)
  }
}
