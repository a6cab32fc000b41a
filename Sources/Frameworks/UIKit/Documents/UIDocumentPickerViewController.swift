import Foundation

/// Hears what the person chose. The picker goes by itself.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// The person chose files, or the places that files went to.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// The person chose nothing.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  /// The person chose a file. Called by `documentPicker(_:didPickDocumentsAt:)`, unless the delegate has that.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  /// Tells of the first file alone.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    if let first = urls.first { documentPicker(controller, didPickDocumentAt: first) }
  }
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
  /// Does nothing.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}

/// What a picker of documents is for.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// Copies of files are opened.
  case `import` = 0
  /// Files are opened.
  case open = 1
  /// Copies of files get a place.
  case exportToService = 2
  /// Files get a place.
  case moveToService = 3
}

/// Lets the person choose files, or a place for files: in the app's documents, called "On My iPhone", or below `directoryURL`.
@MainActor @preconcurrency
open class UIDocumentPickerViewController: UIViewController {
  /// What the person does.
  package enum Work {
    case open([UTType])
    case place([URL])
  }

  package let work: Work
  private let asCopy: Bool
  private var isOver = false

  /// Hears what the person chose.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Several files can be opened together.
  open var allowsMultipleSelection = false
  /// The folder that is shown first; nil for the app's documents.
  open var directoryURL: URL?
  /// Names are shown with their ends. They always are here.
  open var shouldShowFileExtensions = false
  /// What the picker is for.
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

  /// Opens files of some types.
  /// - Parameter asCopy: the app gets copies, in its temporary folder.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    self.init(.open(contentTypes), asCopy: asCopy)
  }
  /// Opens files of some types.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }
  /// Finds a place for files.
  /// - Parameter asCopy: the files stay where they are as well.
  public convenience init(forExporting urls: [URL], asCopy: Bool) { self.init(.place(urls), asCopy: asCopy) }
  /// Finds a place for files, which are moved there.
  public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

  /// Opens files of types that are named by their identifiers.
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    self.init(.open(allowedUTIs.compactMap { UTType($0) }), asCopy: mode == .import)
  }
  /// Finds a place for files.
  public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
    self.init(.place(urls), asCopy: mode == .exportToService)
  }
  /// Finds a place for a file.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }

  /// Archives hold no pickers.
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

  /// The person has pulled the picker away, or what it is in.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    report([])
  }

  /// The person chose, or called it off with no address.
  package func end(_ urls: [URL]) {
    let urls = documentPickerMode == .import ? urls.compactMap { Self.copy($0) } : urls
    dismiss(animated: true)
    report(urls)
  }

  /// A file gets its place; the address is where it is now.
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

/// Shows folders and files; the module above fills it.
@MainActor
package final class DocumentPickerView: UIView {
  package fileprivate(set) weak var picker: UIDocumentPickerViewController?
}
