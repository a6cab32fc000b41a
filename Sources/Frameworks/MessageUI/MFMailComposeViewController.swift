import Foundation
import ScrollworkUIKit

/// The result of composing a mail.
public enum MFMailComposeResult: Int, Sendable {
  /// The person cancelled it.
  case cancelled = 0
  /// It was saved.
  case saved = 1
  /// It was sent.
  case sent = 2
  /// It could not be sent.
  case failed = 3
}

/// The delegate of a mail composer.
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

/// Lets a person compose a mail. The simulated phone has no mail account: `canSendMail()` is false, and an app that
/// shows the page anyway gets an empty one.
@MainActor @preconcurrency
open class MFMailComposeViewController: UINavigationController {
  /// The delegate.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// Returns false.
  open class func canSendMail() -> Bool { false }
  /// Sets the subject.
  open func setSubject(_ subject: String) {}
  /// Sets the recipients.
  open func setToRecipients(_ toRecipients: [String]?) {}
  /// Sets the recipients of copies.
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  /// Sets the recipients of blind copies.
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  /// Sets the body.
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  /// Adds an attachment.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
}
