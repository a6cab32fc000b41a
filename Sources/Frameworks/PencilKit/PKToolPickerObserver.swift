import Foundation
import ScrollworkUIKit

/// An observer of a tool picker.
@MainActor @preconcurrency
public protocol PKToolPickerObserver: NSObjectProtocol {
  /// The selected tool changed.
  func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
  /// The selected item or its tool changed.
  func toolPickerSelectedToolItemDidChange(_ toolPicker: PKToolPicker)
  /// The ruler was shown or hidden.
  func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker)
  /// The picker was shown or hidden.
  func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
  /// The area covered by the picker changed.
  func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
}

extension PKToolPickerObserver {
  /// Does nothing.
  public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {}
  /// Does nothing.
  public func toolPickerSelectedToolItemDidChange(_ toolPicker: PKToolPicker) {}
  /// Does nothing.
  public func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) {}
  /// Does nothing.
  public func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {}
  /// Does nothing.
  public func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) {}
}
