import Foundation

/// What a browser of files shows.
@available(iOS 17.0, *)
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// One bit an option.
  public let rawValue: Int
  /// Options by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Folders that look like files are looked into.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Files whose names begin with a full stop too.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// The ends of all names, which are always shown here.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

extension EnvironmentValues {
  /// What browsers of files inside show.
  @Entry var fileDialogOptions: FileDialogBrowserOptions = []
  /// Which files can be chosen in browsers inside, besides having the right type; nil for all.
  @Entry var isFileEnabled: (@Sendable (URL) -> Bool)?
}

@available(iOS 17.0, *)
nonisolated extension View {
  /// What importers, exporters and movers of files in the view show.
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
    environment(\.fileDialogOptions, options)
  }

  /// Which files can be chosen in importers and movers of files in the view, of those with the right type.
  public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
    environment(\.isFileEnabled) { (try? predicate.evaluate($0)) ?? false }
  }
}
