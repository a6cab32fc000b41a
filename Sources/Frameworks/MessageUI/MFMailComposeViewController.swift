import Foundation
import ScrollworkUIKit

/// What became of a mail.
public enum MFMailComposeResult: Int, Sendable {
  /// The person called it off.
  case cancelled = 0
  /// It was kept for later.
  case saved = 1
  /// It was sent.
  case sent = 2
  /// It could not be sent.
  case failed = 3
}

/// Hears what became of a mail.
@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: AnyObject {
  /// The person is done.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  /// Does nothing.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {}
}

/// Has the person write a mail. The simulated phone has no account for mail: `canSendMail()` is false, and an app that shows
/// the page all the same sees an empty one.
@MainActor @preconcurrency
open class MFMailComposeViewController: UINavigationController {
  /// Hears what became of the mail.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// False.
  open class func canSendMail() -> Bool { false }
  /// What the mail is about.
  open func setSubject(_ subject: String) {}
  /// Who gets it.
  open func setToRecipients(_ toRecipients: [String]?) {}
  /// Who else gets it.
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  /// Who else gets it, unseen.
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  /// What it says.
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  /// What goes with it.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
}
