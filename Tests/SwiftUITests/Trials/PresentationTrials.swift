import Foundation
import SimulatorTesting
import SwiftUI
import UniformTypeIdentifiers

extension ModifierTrials {
  /// Sheets, alerts and files.
  static func presentations(_ modifier: ModifierTrials) {
    modifier("alert", on: Sample(), drive: settled) {
      $0.alert("Title", isPresented: .constant(true)) { Button("OK") {} }
    }
    modifier("confirmationDialog", on: Sample(), drive: settled) {
      $0.confirmationDialog("Title", isPresented: .constant(true)) { Button("Delete") {} }
    }
    modifier("fullScreenCover", on: Sample(), drive: settled) {
      $0.fullScreenCover(isPresented: .constant(true)) { Words(text: "Cover") }
    }
    modifier("sheet", on: Sample(), drive: settled) { $0.sheet(isPresented: .constant(true)) { Words(text: "Sheet") } }
    modifier("popover", on: Sample(), drive: settled) {
      $0.popover(isPresented: .constant(true)) { Words(text: "Popover") }
    }
    modifier("inspector", on: Sample(), drive: settled) {
      $0.inspector(isPresented: .constant(true)) { Words(text: "Inspector") }
    }
    modifier(
      "inspectorColumnWidth", on: Stripes(),
      in: { content in
        Words().inspector(isPresented: .constant(true)) { content }
      }, device: .iPad10, drive: settled
    ) { $0.inspectorColumnWidth(400) }
    modifier("interactiveDismissDisabled", on: Sample(), in: inSheet, drive: pulledDown) {
      $0.interactiveDismissDisabled()
    }
    modifier("presentationBackground", on: Sample(), in: inSheet, drive: settled) { $0.presentationBackground(.red) }
    modifier("presentationBackgroundInteraction", on: Sample(), in: inSmallSheet, drive: settled) {
      $0.presentationBackgroundInteraction(.enabled)
    }
    modifier("presentationCompactAdaptation", on: Sample(), in: inSheet, drive: settled) {
      $0.presentationCompactAdaptation(.fullScreenCover)
    }
    modifier(
      "presentationContentInteraction", on: Scrolled(),
      in: { content in
        Color.white.sheet(isPresented: .constant(true)) { content.presentationDetents([.medium, .large]) }
      },
      drive: { screen in
        try await screen.settle()
        try await screen.drag(from: CGPoint(x: 160, y: 500), to: CGPoint(x: 160, y: 380))
        try await screen.settle()
      }
    ) { $0.presentationContentInteraction(.scrolls) }
    modifier("presentationCornerRadius", on: Sample(), in: inSheet, drive: settled) { $0.presentationCornerRadius(60) }
    modifier("presentationDetents", on: Sample(), in: inSheet, drive: settled) {
      $0.presentationDetents([.height(200)])
    }
    modifier("presentationDragIndicator", on: Sample(), in: inSheet, drive: settled) {
      $0.presentationDragIndicator(.visible)
    }
    modifier("presentationSizing", on: TriedBox(), in: inSheet, device: .iPad10, drive: settled) {
      $0.presentationSizing(.fitted)
    }
    modifier("fileExporter", on: Sample(), drive: settled) {
      $0.fileExporter(isPresented: .constant(true), item: "text", contentTypes: [.plainText], defaultFilename: "Note") {
        _ in
      }
    }
    modifier("fileImporter", on: Sample(), drive: settled) {
      $0.fileImporter(isPresented: .constant(true), allowedContentTypes: [.plainText]) { _ in }
    }
    modifier("fileMover", on: Sample(), drive: settled) {
      $0.fileMover(isPresented: .constant(true), file: folder.appending(path: "seen.txt")) { _ in }
    }
    modifier("fileDialogDefaultDirectory", on: Importer(), drive: settled) { $0.fileDialogDefaultDirectory(folder) }
    modifier("fileDialogBrowserOptions", on: Importer(), in: inFolder, drive: settled) {
      $0.fileDialogBrowserOptions(.includeHiddenFiles)
    }
    modifier("fileDialogURLEnabled", on: Importer(), in: inFolder, drive: tapped("seen.txt")) {
      $0.fileDialogURLEnabled(#Predicate { !$0.isFileURL })
    }
  }

  /// A folder with a visible file and a hidden one.
  private static let folder: URL = {
    let folder = FileManager.default.temporaryDirectory.appending(path: "trial-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["seen.txt", ".hidden.txt"] { try? Data(name.utf8).write(to: folder.appending(path: name)) }
    return folder
  }()

  private static func inFolder(_ content: AnyView) -> any View { content.fileDialogDefaultDirectory(folder) }

  private static func pulledDown(_ screen: Screen) async throws {
    try await screen.settle()
    try await screen.fling(from: CGPoint(x: 160, y: 100), velocity: CGVector(dx: 0, dy: 2_000))
    try await screen.settle()
  }

  private static func inSheet(_ content: AnyView) -> any View {
    WithState(true) { isShown in Color.white.sheet(isPresented: isShown) { content } }
  }

  private static func inSmallSheet(_ content: AnyView) -> any View {
    Press().frame(maxHeight: .infinity, alignment: .top)
      .sheet(isPresented: .constant(true)) { content.presentationDetents([.height(200)]) }
  }
}

/// A view that lets the person choose a file.
private struct Importer: View {
  @State private var isShown = true
  var body: some View {
    Words().fileImporter(isPresented: $isShown, allowedContentTypes: [.plainText]) { say("\($0)") }
  }
}
