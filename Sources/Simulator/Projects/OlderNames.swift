import Foundation

/// UIKit's names from before Swift 4.2: Apple's compilers still accept them in Swift 4.
enum OlderNames {
  /// Returns the code for a module; nil if it is in a newer language version, or does not use UIKit.
  /// - Parameter texts: its source files.
  static func source(for target: Project.Target, _ texts: [String]) -> String? {
    let version = target.settings["SWIFT_VERSION"] ?? "5"
    guard version == "4" || version == "4.0" || version.hasPrefix("3") else { return nil }
    guard texts.contains(where: { $0.contains("import UIKit") }) else { return nil }
    let usesMedia = texts.contains { $0.contains("import AVFoundation") || $0.contains("import AVKit") }
    return uiKit + (version.hasPrefix("3") ? swift3 : "") + (usesMedia ? media : "")
  }

  /// The names that Swift 4 removed.
  private static let swift3 = """

    let NSBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor
    let NSFontAttributeName = NSAttributedString.Key.font
    let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor
    let NSKernAttributeName = NSAttributedString.Key.kern
    let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
    let NSStrikethroughStyleAttributeName = NSAttributedString.Key.strikethroughStyle
    let NSUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle

    """

  private static let media = """

    import AVFoundation

    let AVAudioSessionCategoryAmbient = AVAudioSession.Category.ambient
    let AVAudioSessionCategoryMultiRoute = AVAudioSession.Category.multiRoute
    let AVAudioSessionCategoryPlayAndRecord = AVAudioSession.Category.playAndRecord
    let AVAudioSessionCategoryPlayback = AVAudioSession.Category.playback
    let AVAudioSessionCategoryRecord = AVAudioSession.Category.record
    let AVAudioSessionCategorySoloAmbient = AVAudioSession.Category.soloAmbient
    let AVAudioSessionModeDefault = AVAudioSession.Mode.default
    let kCMTimeInvalid = CMTime.invalid
    let kCMTimePositiveInfinity = CMTime.positiveInfinity
    let kCMTimeZero = CMTime.zero

    """

  private static let uiKit = """
    import UIKit

    typealias NSAttributedStringKey = NSAttributedString.Key
    typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
    typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
    typealias NSLayoutRelation = NSLayoutConstraint.Relation
    typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
    typealias UIAlertActionStyle = UIAlertAction.Style
    typealias UIAlertControllerStyle = UIAlertController.Style
    typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
    typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
    typealias UIApplicationState = UIApplication.State
    typealias UIBarButtonItemStyle = UIBarButtonItem.Style
    typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
    typealias UIButtonType = UIButton.ButtonType
    typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
    typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
    typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
    typealias UIControlEvents = UIControl.Event
    typealias UIControlState = UIControl.State
    typealias UIDatePickerMode = UIDatePicker.Mode
    typealias UIFontTextStyle = UIFont.TextStyle
    typealias UIGestureRecognizerState = UIGestureRecognizer.State
    typealias UIImageOrientation = UIImage.Orientation
    typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType
    typealias UIImageRenderingMode = UIImage.RenderingMode
    typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
    typealias UINavigationControllerOperation = UINavigationController.Operation
    typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection
    typealias UIPageViewControllerNavigationOrientation = UIPageViewController.NavigationOrientation
    typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
    typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
    typealias UISearchBarStyle = UISearchBar.Style
    typealias UIStackViewAlignment = UIStackView.Alignment
    typealias UIStackViewDistribution = UIStackView.Distribution
    typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
    typealias UITabBarSystemItem = UITabBarItem.SystemItem
    typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
    typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
    typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
    typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
    typealias UITableViewCellStyle = UITableViewCell.CellStyle
    typealias UITableViewRowAnimation = UITableView.RowAnimation
    typealias UITableViewScrollPosition = UITableView.ScrollPosition
    typealias UITableViewStyle = UITableView.Style
    typealias UITextBorderStyle = UITextField.BorderStyle
    typealias UITextFieldViewMode = UITextField.ViewMode
    typealias UIViewAnimationCurve = UIView.AnimationCurve
    typealias UIViewAnimationOptions = UIView.AnimationOptions
    typealias UIViewAutoresizing = UIView.AutoresizingMask
    typealias UIViewContentMode = UIView.ContentMode
    typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions

    let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid
    let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter
    let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader
    let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey
    let UIKeyboardAnimationDurationUserInfoKey = UIResponder.keyboardAnimationDurationUserInfoKey
    let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey
    let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
    let UILayoutFittingCompressedSize = UIView.layoutFittingCompressedSize
    let UILayoutFittingExpandedSize = UIView.layoutFittingExpandedSize
    let UIApplicationOpenSettingsURLString = UIApplication.openSettingsURLString
    let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast
    let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal
    let UITableViewAutomaticDimension = UITableView.automaticDimension
    let UIWindowLevelAlert = UIWindow.Level.alert
    let UIWindowLevelNormal = UIWindow.Level.normal
    let UIWindowLevelStatusBar = UIWindow.Level.statusBar

    let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
    let kCAFillModeBoth = CAMediaTimingFillMode.both
    let kCAFillModeForwards = CAMediaTimingFillMode.forwards
    let kCAFillModeRemoved = CAMediaTimingFillMode.removed
    let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd
    let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero
    let kCAGravityCenter = CALayerContentsGravity.center
    let kCAGravityResize = CALayerContentsGravity.resize
    let kCAGravityResizeAspect = CALayerContentsGravity.resizeAspect
    let kCAGravityResizeAspectFill = CALayerContentsGravity.resizeAspectFill
    let kCALineCapButt = CAShapeLayerLineCap.butt
    let kCALineCapRound = CAShapeLayerLineCap.round
    let kCALineCapSquare = CAShapeLayerLineCap.square
    let kCALineJoinBevel = CAShapeLayerLineJoin.bevel
    let kCALineJoinMiter = CAShapeLayerLineJoin.miter
    let kCALineJoinRound = CAShapeLayerLineJoin.round
    let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default
    let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
    let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
    let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
    let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
    let kCATransitionFade = CATransitionType.fade
    let kCATransitionFromBottom = CATransitionSubtype.fromBottom
    let kCATransitionFromLeft = CATransitionSubtype.fromLeft
    let kCATransitionFromRight = CATransitionSubtype.fromRight
    let kCATransitionFromTop = CATransitionSubtype.fromTop
    let kCATransitionMoveIn = CATransitionType.moveIn
    let kCATransitionPush = CATransitionType.push
    let kCATransitionReveal = CATransitionType.reveal

    func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }
    func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
      UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }
    func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
      image.jpegData(compressionQuality: compressionQuality)
    }
    func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
    func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
      UIOffset(horizontal: horizontal, vertical: vertical)
    }

    extension NSNotification.Name {
      static var UIApplicationDidBecomeActive: NSNotification.Name { UIApplication.didBecomeActiveNotification }
      static var UIApplicationDidEnterBackground: NSNotification.Name { UIApplication.didEnterBackgroundNotification }
      static var UIApplicationWillEnterForeground: NSNotification.Name { UIApplication.willEnterForegroundNotification }
      static var UIApplicationWillResignActive: NSNotification.Name { UIApplication.willResignActiveNotification }
      static var UIApplicationWillTerminate: NSNotification.Name { UIApplication.willTerminateNotification }
      static var UIDeviceOrientationDidChange: NSNotification.Name { UIDevice.orientationDidChangeNotification }
      static var UIKeyboardDidHide: NSNotification.Name { UIResponder.keyboardDidHideNotification }
      static var UIKeyboardDidShow: NSNotification.Name { UIResponder.keyboardDidShowNotification }
      static var UIKeyboardWillChangeFrame: NSNotification.Name { UIResponder.keyboardWillChangeFrameNotification }
      static var UIKeyboardWillHide: NSNotification.Name { UIResponder.keyboardWillHideNotification }
      static var UIKeyboardWillShow: NSNotification.Name { UIResponder.keyboardWillShowNotification }
      static var UITextFieldTextDidChange: NSNotification.Name { UITextField.textDidChangeNotification }
      static var UITextViewTextDidChange: NSNotification.Name { UITextView.textDidChangeNotification }
    }

    extension UIActivityIndicatorView {
      var activityIndicatorViewStyle: Style {
        get { style }
        set { style = newValue }
      }
    }

    extension UIView {
      func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
      func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
    }

    extension UIViewController {
      var childViewControllers: [UIViewController] { children }
      func addChildViewController(_ childController: UIViewController) { addChild(childController) }
      func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
      func removeFromParentViewController() { removeFromParent() }
      func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }
    }
    """
}
