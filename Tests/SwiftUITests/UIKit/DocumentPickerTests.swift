import SimulatorTesting
import SwiftUI
import Testing
import UIKit
import UniformTypeIdentifiers

@MainActor @Suite("Choosing and previewing documents with UIKit", .simulator(.iPhone15Pro))
struct DocumentPickerTests {
  private final class Listener: NSObject, UIDocumentPickerDelegate, UIDocumentInteractionControllerDelegate {
    var heard: [String] = []
    var urls: [URL] = []
    weak var host: UIViewController?
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
      heard.append(urls.map(\.lastPathComponent).joined(separator: ", "))
      self.urls = urls
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { heard.append("cancelled") }
    func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
      -> UIViewController
    {
      host ?? UIViewController()
    }
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
      heard.append("begin")
    }
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
      heard.append("end")
    }
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {
      heard.append("gone")
    }
  }

  /// A folder with two texts, a picture and a folder.
  private func withFolder(_ action: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder.appending(path: "Drawer"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["a.txt", "b.txt", "c.png"] { try Data(name.utf8).write(to: folder.appending(path: name)) }
    try await action(folder)
  }

  private func shown(
    _ picker: UIDocumentPickerViewController, in folder: URL
  ) async throws -> (screen: Screen, listener: Listener) {
    let (root, listener) = (UIViewController(), Listener())
    let screen = await Screen(rootViewController: root)
    picker.delegate = listener
    picker.directoryURL = folder
    root.present(picker, animated: true)
    try await screen.settle()
    return (screen, listener)
  }

  @Test func `Given a picker that copies, when a file is tapped, then the app gets a copy and the picker goes`()
    async throws
  {
    try await withFolder { folder in
      // Given
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText], asCopy: true)
      let (screen, listener) = try await shown(picker, in: folder)
      // When
      try await screen.tap(.label("b.txt"))
      try await screen.settle()
      // Then
      #expect(listener.heard == ["b.txt"] && listener.urls.first != folder.appending(path: "b.txt"))
      #expect(try listener.urls.first.map { try Data(contentsOf: $0) } == Data("b.txt".utf8))
      #expect(picker.presentingViewController == nil && !screen.exists(.label("Cancel")))
    }
  }

  @Test func `Given a picker of several, when some are marked, then Open tells them`()
    async throws
  {
    try await withFolder { folder in
      // Given
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text])
      picker.allowsMultipleSelection = true
      let (screen, listener) = try await shown(picker, in: folder)
      // When
      try await screen.tap(.label("b.txt"))
      try await screen.tap(.label("a.txt"))
      try await screen.tap(.label("Open"))
      try await screen.settle()
      // Then
      #expect(listener.heard == ["b.txt, a.txt"])
    }
  }

  @Test func `Given a picker, when Cancel is tapped, then its delegate hears that nothing was chosen`() async throws {
    try await withFolder { folder in
      // Given
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text])
      let (screen, listener) = try await shown(picker, in: folder)
      // When
      try await screen.tap(.label("Cancel"))
      try await screen.settle()
      // Then
      #expect(listener.heard == ["cancelled"])
    }
  }

  @Test func `Given files to export, when a folder is chosen, then they are moved there`() async throws {
    try await withFolder { folder in
      // Given
      let file = folder.appending(path: "a.txt")
      let (screen, listener) = try await shown(UIDocumentPickerViewController(forExporting: [file]), in: folder)
      // When
      try await screen.tap(.label("Drawer"))
      try await screen.settle()
      try await screen.tap(.label("Move"))
      try await screen.settle()
      // Then
      #expect(listener.heard == ["a.txt"])
      #expect(listener.urls.first?.deletingLastPathComponent().lastPathComponent == "Drawer")
      #expect(!FileManager.default.fileExists(atPath: file.path))
    }
  }

  @Test func `Given a document, when it is previewed, then its text is shown until Done; its menu copies it`()
    async throws
  {
    try await withFolder { folder in
      // Given
      let (root, listener) = (UIViewController(), Listener())
      let screen = await Screen(rootViewController: root)
      let controller = UIDocumentInteractionController(url: folder.appending(path: "a.txt"))
      #expect(controller.icons.count == 2)
      #expect(controller.name == "a.txt" && controller.uti == "public.plain-text")
      #expect(!controller.presentPreview(animated: true))
      controller.delegate = listener
      listener.host = root
      // When
      #expect(controller.presentPreview(animated: true))
      try await screen.settle()
      // Then
      #expect(screen.visibleText.filter { $0.contains("a.txt") }.count == 2)
      // When
      try await screen.tap(.label("Done"))
      try await screen.settle()
      // Then
      #expect(listener.heard == ["begin", "end"] && root.presentedViewController == nil)
      #expect(!controller.presentOpenInMenu(from: .zero, in: root.view, animated: true))
      // When
      #expect(controller.presentOptionsMenu(from: .zero, in: root.view, animated: true))
      try await screen.settle()
      try await screen.tap(.label("Copy"))
      try await screen.settle()
      // Then
      #expect(listener.heard.last == "gone")
    }
  }
}
