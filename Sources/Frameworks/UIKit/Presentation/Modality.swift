import Foundation

/// The presentation state of a controller: what it presents and what presents it.
@MainActor
package final class Modality {
  weak var presenting: UIViewController?
  var presented: UIViewController?
  /// Created on first use, for the controller's style at that time.
  var controller: UIPresentationController?
  var isBeingPresented = false
  var isBeingDismissed = false
}

extension UIViewController {
  /// The root of the controller hierarchy, which presents.
  var outermost: UIViewController { parent?.outermost ?? self }

  /// The presented controller: this one or one around it.
  var presentedRoot: UIViewController? { modality.presenting == nil ? parent?.presentedRoot : self }

  func beginPresenting(_ other: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = outermost
    if let present = presenter.modality.presented {
      return Self.complain("which is already presenting \(present)", other, on: presenter)
    }
    guard other.modality.presenting == nil else {
      return Self.complain("although something else presents it", other, on: presenter)
    }
    guard other.parent == nil, other !== presenter else {
      return Self.complain("although it is part of a hierarchy", other, on: presenter)
    }
    // Where a popover is adapted, its delegate may replace the controller.
    other.modality.presenting = presenter
    let shown = (other.presentation as? UIPopoverPresentationController)?.substitute ?? other
    if shown !== other { other.modality.presenting = nil }
    presenter.modality.presented = shown
    shown.modality.presenting = presenter
    shown.presentation.begin(animated: animated, completion: completion)
  }

  private static func complain(_ why: String, _ other: UIViewController, on presenter: UIViewController) {
    FileHandle.standardError.write(Data("Attempt to present \(other) on \(presenter), \(why).\n".utf8))
  }

  /// Dismisses what the controller presents, or else the presentation it is part of.
  func endPresenting(animated: Bool, completion: (() -> Void)?) {
    guard let presenter = outermost.modality.presented == nil ? presentedRoot?.modality.presenting : outermost,
      let first = presenter.modality.presented, !first.modality.isBeingDismissed
    else {
      completion?()
      return
    }
    var last = first
    var between: [UIViewController] = []
    while let next = last.modality.presented {
      between.append(last)
      last = next
    }
    // Those in between go at once, unseen; the one in front goes the way it came.
    last.presentation.end(animated: animated) {
      for controller in between.reversed() { controller.presentation.end(animated: false, completion: nil) }
      completion?()
    }
    for controller in between { controller.presentation.vanish() }
  }

  /// The presentation controller, once presented.
  var presentation: UIPresentationController {
    if let known = modality.controller { return known }
    let made = makePresentationController()
    modality.controller = made
    return made
  }
}

extension UIViewController {
  /// The sheet presentation controller, for configuration; nil for other styles.
  public var sheetPresentationController: UISheetPresentationController? {
    presentation as? UISheetPresentationController
  }

  /// The popover presentation controller; nil for other styles.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentation as? UIPopoverPresentationController
  }
}
