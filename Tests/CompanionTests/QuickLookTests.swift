import Foundation
import QuickLook
import QuickLookThumbnailing
import SimulatorTesting
import SwiftUI
import Testing
import UIKit

/// A button that previews a file, alone or among others.
private struct PreviewShelf: View {
  let files: [URL]
  @State private var one: URL?
  @State private var several: URL?

  var body: some View {
    VStack {
      Button("One") { one = files[0] }.quickLookPreview($one)
      Button("Several") { several = files[1] }.quickLookPreview($several, in: files)
      Text(one?.lastPathComponent ?? several?.lastPathComponent ?? "none").accessibilityIdentifier("chosen")
    }
  }
}

private final class Source: NSObject, QLPreviewControllerDataSource, QLPreviewControllerDelegate {
  let files: [URL]
  var heard: [String] = []
  init(_ files: [URL]) { self.files = files }
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int { files.count }
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
    files[index] as NSURL
  }
  func previewControllerWillDismiss(_ controller: QLPreviewController) { heard.append("will") }
  func previewControllerDidDismiss(_ controller: QLPreviewController) { heard.append("did") }
}

@MainActor @Suite("Previews of files", .simulator(.iPhone15Pro))
struct QuickLookTests {
  /// Runs `action` with a text, a picture and a file of another kind.
  private func withFiles(_ action: ([URL]) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).pngData {
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    let contents = [("a.txt", Data("Hello".utf8)), ("b.png", picture), ("c.zip", Data(count: 2000))]
    let files = contents.map { folder.appending(path: $0.0) }
    for (file, content) in zip(files, contents) { try content.1.write(to: file) }
    try await action(files)
  }

  @Test("given a file, when it is chosen, then it covers the screen until Done")
  func one() async throws {
    try await withFiles { files in
      // Given
      let screen = await Screen { PreviewShelf(files: files) }
      // When
      try await screen.tap(.label("One"))
      try await screen.settle()
      // Then
      #expect(screen.visibleText.contains("a.txt"))
      #expect(screen.visibleText.contains { $0.contains("Hello") })
      // When
      try await screen.tap(.label("Done"))
      try await screen.settle()
      // Then
      #expect(try screen.find("chosen").label == "none")
    }
  }

  @Test("given several files, when the person swipes, then another one is shown and told")
  func several() async throws {
    try await withFiles { files in
      // Given
      let screen = await Screen { PreviewShelf(files: files) }
      try await screen.tap(.label("Several"))
      try await screen.settle()
      #expect(screen.exists(.label("b.png")))
      // When
      try await screen.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 40, y: 400), duration: .milliseconds(150))
      try await screen.settle()
      // Then
      let text = screen.visibleText.joined(separator: "\n")
      #expect(text.contains("c.zip") && text.contains("2 kB"))
      // When
      try await screen.tap(.label("Done"))
      try await screen.settle()
      // Then
      #expect(try screen.find("chosen").label == "none")
    }
  }

  @Test("given a controller with a source, when it is presented and closed, then its delegate hears of it")
  func controller() async throws {
    try await withFiles { files in
      // Given
      let root = UIViewController()
      let screen = await Screen(rootViewController: root)
      let (source, preview) = (Source(files), QLPreviewController())
      preview.dataSource = source
      preview.delegate = source
      preview.currentPreviewItemIndex = 1
      // When
      root.present(preview, animated: true)
      try await screen.settle()
      // Then
      #expect(screen.visibleText.contains("b.png"))
      #expect((preview.currentPreviewItem as? NSURL)?.lastPathComponent == "b.png")
      #expect(QLPreviewController.canPreview(files[0]) && !QLPreviewController.canPreview(files[2]))
      // When
      try await screen.tap(.label("Done"))
      try await screen.settle()
      // Then
      #expect(root.presentedViewController == nil && source.heard == ["will", "did"])
    }
  }

  @Test("given files, then a picture has a smaller one, others an icon, and a missing one an error")
  func thumbnails() async throws {
    try await withFiles { files in
      // Given
      func request(_ file: URL) -> QLThumbnailGenerator.Request {
        QLThumbnailGenerator.Request(
          fileAt: file, size: CGSize(width: 20, height: 20), scale: 2, representationTypes: .all)
      }
      // When
      let picture = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request(files[1]))
      let other = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request(files[2]))
      // Then
      #expect(picture.type == .thumbnail && picture.uiImage.size == CGSize(width: 20, height: 10))
      #expect(other.type == .icon && other.cgImage.width == 40)
      await #expect(throws: (any Error).self) {
        try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request(URL(filePath: "/no/such.png")))
      }
    }
  }
}
