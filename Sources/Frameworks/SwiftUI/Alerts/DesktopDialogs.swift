import Foundation

// Features of a Mac's dialogs that those of a phone lack.

@available(iOS 17.0, *)
nonisolated extension View {
  /// Sets the label of a file dialog's confirmation button: on a Mac only.
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }
  /// Sets the label of a file dialog's confirmation button: on a Mac only.
  public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  /// Sets the label of a file dialog's confirmation button: on a Mac only.
  @_disfavoredOverload
  public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Sets the message of file dialogs: on a Mac only.
  public func fileDialogMessage(_ message: Text?) -> some View { self }
  /// Sets the message of file dialogs: on a Mac only.
  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }
  /// Sets the message of file dialogs: on a Mac only.
  @_disfavoredOverload
  public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View { self }

  /// Sets the label of the file name field in file exporters: on a Mac only.
  public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }
  /// Sets the label of the file name field in file exporters: on a Mac only.
  public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  /// Sets the label of the file name field in file exporters: on a Mac only.
  @_disfavoredOverload
  public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Sets the name under which a file dialog's state is saved: on a Mac only.
  public func fileDialogCustomizationID(_ id: String) -> some View { self }
  /// Sets whether a chosen alias is returned unresolved: on a Mac only.
  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
  /// Sets the icon of alerts and dialogs: on a Mac and a watch only.
  public func dialogIcon(_ icon: Image?) -> some View { self }
  /// Adds a "do not ask again" toggle to alerts and dialogs: on a Mac only.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
  /// Adds a "do not ask again" toggle to alerts and dialogs: on a Mac only.
  public func dialogSuppressionToggle(_ title: Text, isSuppressed: Binding<Bool>) -> some View { self }
  /// Adds a "do not ask again" toggle to alerts and dialogs: on a Mac only.
  public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View { self }
  /// Adds a "do not ask again" toggle to alerts and dialogs: on a Mac only.
  @_disfavoredOverload
  public func dialogSuppressionToggle<S: StringProtocol>(_ title: S, isSuppressed: Binding<Bool>) -> some View { self }
}
