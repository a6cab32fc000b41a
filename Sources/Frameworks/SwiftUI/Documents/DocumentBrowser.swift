import Foundation
import ScrollworkFoundation
import ScrollworkUIKit

/// The start screen of a document app: its name and a button that creates a document, above the folders of the phone.
/// The arrangement is a guess.
struct DocumentBrowser: View, FrameworkView {
  /// The document kind of this window's group; those of the other groups are in the environment.
  let first: _DocumentKind
  @State private var path: [URL] = []
  @State private var open: OpenDocument?
  @State private var problem: Problem?
  /// Counts changes to the folders.
  @State private var changes = 0
  @Environment(\.documentKinds) private var known
  @Environment(\.fileDialogDefaultDirectory) private var directory

  private struct Problem {
    let title: LocalizedStringKey
    let reason: String
  }

  private var start: URL { directory ?? .documentsDirectory }
  private var kinds: [_DocumentKind] { known.isEmpty ? [first] : known }

  var body: some View {
    VStack(spacing: 0) {
      if let new = kinds.lazy.compactMap(\.new).first {
        VStack(spacing: 20) {
          Text(verbatim: PhoneBundle.appName).font(.largeTitle.bold())
          Button("Create Document") { create(new) }.buttonStyle(.borderedProminent).controlSize(.large)
        }
        .padding(.vertical, 40)
        .frame(maxWidth: .infinity)
      }
      NavigationStack(path: $path) {
        page(start)
          .navigationDestination(for: URL.self) { page($0) }
      }
    }
    .background(Color(uiColor: .systemGroupedBackground).ignoresSafeArea())
    .fullScreenCover(item: $open) { document in
      OpenDocumentPage(document: document) { open = nil }
    }
    .alert(
      problem?.title ?? "", isPresented: Binding(get: { problem != nil }, set: { if !$0 { problem = nil } })
    ) {
      Button("OK") {}
    } message: {
      Text(verbatim: problem?.reason ?? "")
    }
    .onOpenURL { if $0.isFileURL { show($0) } }
  }

  private func page(_ folder: URL) -> some View {
    FolderPage(
      folder: folder, changes: changes, isDocument: { kind(for: $0) != nil }, isChosen: { _ in false },
      canChoose: { kind(for: $0.url) != nil }, choose: { show($0) }
    )
    .navigationTitle(Text(verbatim: folder == URL.documentsDirectory ? "On My iPhone" : folder.lastPathComponent))
    .navigationBarTitleDisplayMode(.inline)
  }

  private func kind(for url: URL) -> _DocumentKind? {
    // A kind that can edit the documents takes precedence.
    let fitting = kinds.filter { _DocumentKind.type(of: url, among: $0.types) != nil }
    return fitting.first { $0.new != nil } ?? fitting.first
  }

  private func create(_ new: (type: UTType, write: @MainActor (URL) throws -> Void)) {
    let name = ["Untitled", _DocumentKind.fileExtension(of: new.type)].compactMap(\.self).joined(separator: ".")
    let place = FileBrowser.freePlace(name, in: path.last ?? start)
    do {
      try new.write(place)
      changes += 1
      show(place)
    } catch {
      problem = Problem(title: "The document could not be created.", reason: error.localizedDescription)
    }
  }

  private func show(_ url: URL) {
    do {
      guard let kind = kind(for: url) else { throw CocoaError(.fileReadUnknown) }
      open?.save()
      open = try kind.open(url)
    } catch {
      let name = url.deletingPathExtension().lastPathComponent
      problem = Problem(
        title: "The document “\(name)” could not be opened.", reason: error.localizedDescription)
    }
  }
}

/// A document with its name above and a way back to the browser.
private struct OpenDocumentPage: View, FrameworkView {
  @ObservedObject var document: OpenDocument
  let close: @MainActor () -> Void
  @Environment(\.scenePhase) private var phase

  var body: some View {
    NavigationStack {
      // An editor of several views has one name and one way back.
      VStack { document.editor }
        .navigationTitle(Text(verbatim: document.name))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button {
              document.save()
              if document.problem == nil { close() }
            } label: {
              Image(systemName: "chevron.backward").fontWeight(.semibold)
            }
            .accessibilityLabel("Back")
          }
        }
    }
    .transformEnvironment(\.self) {
      $0.undoManager = document.undoManager
      $0.documentConfiguration = DocumentConfiguration(fileURL: document.url, isEditable: document.isEditable)
    }
    .onChange(of: phase) { if phase != .active { document.save() } }
    .alert(
      "The document could not be saved.",
      isPresented: Binding(get: { document.problem != nil }, set: { if !$0 { document.problem = nil } })
    ) {
      Button("Discard Changes", role: .destructive, action: close)
      Button("OK", role: .cancel) {}
    } message: {
      Text(verbatim: document.problem ?? "")
    }
  }
}
