import Foundation

// What dialogs of a Mac show besides, and those of a phone do not.

@available(iOS 17.0, *)
nonisolated extension View {
  /// What the button says that ends the choosing of files: on a Mac only.
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }
  /// What the button says that ends the choosing of files: on a Mac only.
  public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  /// What the button says that ends the choosing of files: on a Mac only.
  @_disfavoredOverload
  public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// A text in dialogs that files are chosen in: on a Mac only.
  public func fileDialogMessage(_ message: Text?) -> some View { self }
  /// A text in dialogs that files are chosen in: on a Mac only.
  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }
  /// A text in dialogs that files are chosen in: on a Mac only.
  @_disfavoredOverload
  public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View { self }

  /// What stands beside the name of a file that is saved: on a Mac only.
  public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }
  /// What stands beside the name of a file that is saved: on a Mac only.
  public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  /// What stands beside the name of a file that is saved: on a Mac only.
  @_disfavoredOverload
  public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Under which name the state of a dialog that files are chosen in is kept: on a Mac only.
  public func fileDialogCustomizationID(_ id: String) -> some View { self }
  /// Whether a chosen alias stands for itself: on a Mac only.
  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
  /// The picture in alerts and dialogs: on a Mac and a watch only.
  public func dialogIcon(_ icon: Image?) -> some View { self }
  /// A switch in alerts and dialogs for not to be asked again: on a Mac only.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
  /// A switch in alerts and dialogs for not to be asked again: on a Mac only.
  public func dialogSuppressionToggle(_ title: Text, isSuppressed: Binding<Bool>) -> some View { self }
  /// A switch in alerts and dialogs for not to be asked again: on a Mac only.
  public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View { self }
  /// A switch in alerts and dialogs for not to be asked again: on a Mac only.
  @_disfavoredOverload
  public func dialogSuppressionToggle<S: StringProtocol>(_ title: S, isSuppressed: Binding<Bool>) -> some View { self }
}
