import Foundation

/// Options for a file browser.
@available(iOS 17.0, *)
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// The raw value, with one bit per option.
  public let rawValue: Int
  /// Creates options from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Allows browsing into packages.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Shows hidden files.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// Shows file name extensions, which are always visible here.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

extension EnvironmentValues {
  /// The options of file browsers inside.
  @Entry var fileDialogOptions: FileDialogBrowserOptions = []
  /// Which files of the right type can be chosen in browsers inside; nil for all.
  @Entry var isFileEnabled: (@Sendable (URL) -> Bool)?
}

@available(iOS 17.0, *)
nonisolated extension View {
  /// Sets the browser options of file importers, exporters and movers in the view.
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
    environment(\.fileDialogOptions, options)
  }

  /// Sets which files of the right types can be chosen in file importers and movers in the view.
  public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
    environment(\.isFileEnabled) { (try? predicate.evaluate($0)) ?? false }
  }
}
