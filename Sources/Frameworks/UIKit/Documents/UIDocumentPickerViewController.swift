import Foundation

/// A delegate that is notified of the chosen files. The picker dismisses itself.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Called when files, or destinations of files, are chosen.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called when nothing is chosen.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  /// Called when a file is chosen. `documentPicker(_:didPickDocumentsAt:)` calls it unless the delegate implements that
  /// method.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  /// Passes on the first file only.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    if let first = urls.first { documentPicker(controller, didPickDocumentAt: first) }
  }
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
  /// Does nothing.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}

/// The mode of a document picker.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// Opens copies of files.
  case `import` = 0
  /// Opens files.
  case open = 1
  /// Exports copies of files.
  case exportToService = 2
  /// Moves files.
  case moveToService = 3
}

/// A controller for choosing files, or a destination for files, in the app's documents, called "On My iPhone", or below
/// `directoryURL`.
@MainActor @preconcurrency
open class UIDocumentPickerViewController: UIViewController {
  /// The purpose of the picker.
  package enum Work {
    case open([UTType])
    case place([URL])
  }

  package let work: Work
  private let asCopy: Bool
  private var isOver = false

  /// The delegate, which is notified of the chosen files.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files can be opened together.
  open var allowsMultipleSelection = false
  /// The initial folder; nil for the app's documents.
  open var directoryURL: URL?
  /// Whether file extensions are shown. They always are here.
  open var shouldShowFileExtensions = false
  /// The mode of the picker.
  open var documentPickerMode: UIDocumentPickerMode {
    switch work {
    case .open: asCopy ? .import : .open
    case .place: asCopy ? .exportToService : .moveToService
    }
  }

  private init(_ work: Work, asCopy: Bool) {
    self.work = work
    self.asCopy = asCopy
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker that opens files of some types.
  /// - Parameter asCopy: the app receives copies in its temporary folder.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    self.init(.open(contentTypes), asCopy: asCopy)
  }
  /// Creates a picker that opens files of some types.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }
  /// Creates a picker that exports files.
  /// - Parameter asCopy: the original files are kept.
  public convenience init(forExporting urls: [URL], asCopy: Bool) { self.init(.place(urls), asCopy: asCopy) }
  /// Creates a picker that moves files.
  public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

  /// Creates a picker that opens files with type identifiers.
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    self.init(.open(allowedUTIs.compactMap { UTType($0) }), asCopy: mode == .import)
  }
  /// Creates a picker that exports files.
  public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
    self.init(.place(urls), asCopy: mode == .exportToService)
  }
  /// Creates a picker that exports a file.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }

  /// Returns nil: archives hold no pickers.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    let made = DocumentPickerView(frame: UIScreen.main.bounds)
    made.picker = self
    view = made
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isOver = false
  }

  /// Reports that the person dismissed the picker or its container.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    report([])
  }

  /// Ends the picker with the chosen files; without URLs it was cancelled.
  package func end(_ urls: [URL]) {
    let urls = documentPickerMode == .import ? urls.compactMap { Self.copy($0) } : urls
    dismiss(animated: true)
    report(urls)
  }

  /// Stores a file at its destination and returns the URL.
  package func put(_ file: URL, at place: URL) throws {
    if asCopy {
      try FileManager.default.copyItem(at: file, to: place)
    } else {
      try FileManager.default.moveItem(at: file, to: place)
    }
  }

  private func report(_ urls: [URL]) {
    guard !isOver else { return }
    isOver = true
    guard !urls.isEmpty else { delegate?.documentPickerWasCancelled(self); return }
    delegate?.documentPicker(self, didPickDocumentsAt: urls)
  }

  private static func copy(_ file: URL) -> URL? {
    let folder = FileManager.default.temporaryDirectory.appending(path: "Inbox/\(UUID().uuidString)")
    let place = folder.appending(path: file.lastPathComponent)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: file, to: place)
      return place
    } catch {
      FileHandle.standardError.write(Data("UIDocumentPickerViewController: \(error.localizedDescription)\n".utf8))
      return nil
    }
  }
}

/// The view of folders and files, filled by the module above.
@MainActor
package final class DocumentPickerView: UIView {
  package fileprivate(set) weak var picker: UIDocumentPickerViewController?
}
