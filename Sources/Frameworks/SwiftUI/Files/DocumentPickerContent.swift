import Foundation
import ScrollworkUIKit

extension DocumentPickerView: RenderedView, ContentDrawing {
  var drawn: some View { picker.map { DocumentPickerContent(picker: $0) } }
}

/// The file browser of a UIKit document picker.
nonisolated private struct DocumentPickerContent: View, FrameworkView {
  let picker: UIDocumentPickerViewController

  @MainActor var body: some View {
    FileBrowser(task: task, start: picker.directoryURL ?? .documentsDirectory) { result in
      switch result {
      case .success(let urls): picker.end(urls)
      case .failure(let error):
        Report.warning("UIDocumentPickerViewController: \(error.localizedDescription)")
        picker.end([])
      case nil: picker.end([])
      }
    }
  }

  @MainActor private var task: FileTask {
    switch picker.work {
    case .open(let types): return .open(types, allowsMultiple: picker.allowsMultipleSelection)
    case .place(let files):
      let isMove = picker.documentPickerMode == .moveToService
      let outgoing = files.map { file in
        OutgoingFile(name: file.lastPathComponent) { [picker] in try picker.put(file, at: $0) }
      }
      return .place(outgoing, title: isMove ? "Move" : "Save")
    }
  }
}
