import Foundation
import ScrollworkUIKit

/// Hears of what the person does with a tool picker.
@MainActor @preconcurrency
public protocol PKToolPickerObserver: NSObjectProtocol {
  /// Another tool is chosen, or the tool is another one.
  func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
  /// Another item is chosen, or its tool is another one.
  func toolPickerSelectedToolItemDidChange(_ toolPicker: PKToolPicker)
  /// The ruler was taken or put away.
  func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker)
  /// The picker came or went.
  func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
  /// The picker covers something else.
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
