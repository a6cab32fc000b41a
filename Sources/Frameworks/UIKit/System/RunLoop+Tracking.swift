import Foundation

extension RunLoop.Mode {
  /// The mode in which the main run loop runs while a finger scrolls.
  ///
  /// Caveat: it is `.common`, since touches do not change the mode here. A timer of this mode also fires while no finger
  /// scrolls, and one of the default mode does while one does.
  public static let tracking = RunLoop.Mode.common
}
