import Foundation

/// A custom input view whose keys click. Caveat: the simulator's keyboard is silent, so it is not asked.
@MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether the view's keys click.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// They do not.
  public var enableInputClicksWhenVisible: Bool { false }
}
