import Foundation
import SimulatorTesting
import SwiftUI

/// Every modifier acts: it changes what the screen shows, what assistive technology reads, or what the app's code gets.
@MainActor @Suite("Every modifier acts", .simulator(.iPhoneSE, leaks: .allowed), .serialized)
struct ModifierTests {
  private static let areas: [String: @MainActor (ModifierTrials) -> Void] = [
    "accessibility": ModifierTrials.accessibility, "animation": ModifierTrials.animation, "bars": ModifierTrials.bars,
    "controls": ModifierTrials.controls, "gestures": ModifierTrials.gestures, "keyboard": ModifierTrials.keyboard,
    "layout": ModifierTrials.layout, "lists": ModifierTrials.lists, "painting": ModifierTrials.painting,
    "presentations": ModifierTrials.presentations, "scrolling": ModifierTrials.scrolling,
    "searching": ModifierTrials.searching, "state": ModifierTrials.state, "text": ModifierTrials.text,
  ]

  @Test(
    arguments: [
      "accessibility", "animation", "bars", "controls", "gestures", "keyboard", "layout", "lists", "painting",
      "presentations", "scrolling", "searching", "state", "text",
    ])
  func `Given a view with and without each modifier of an area, then they differ`(area: String) async throws {
    let fill = try #require(Self.areas[area])
    try await ModifierTrials(fill).run()
  }

  @available(*, deprecated)
  @Test func `Given a view with and without each modifier with an older name, then they differ`() async throws {
    try await ModifierTrials(ModifierTrials.deprecated).run()
  }

  /// The reasons why some declared modifiers change nothing.
  private static let inert: [String: String] = [
    "allowedDynamicRange": "a screen here shows nothing brighter than white",
    "dialogIcon": "dialogs of a phone have no icon",
    "dialogSuppressionToggle": "dialogs of a phone cannot be suppressed",
    "defersSystemGestures": "the phone has no gestures of the system; a hosting controller answers with it",
    "dynamicIsland": "live activities are not shown",
    "fileDialogConfirmationLabel": "a Mac's dialogs only",
    "fileDialogCustomizationID": "a Mac's dialogs only",
    "fileDialogImportsUnresolvedAliases": "a Mac's dialogs only",
    "fileDialogMessage": "a Mac's dialogs only",
    "fileExporterFilenameLabel": "a Mac's dialogs only",
    "geometryGroup": "frames are laid out anew in each frame of an animation, so that content never runs ahead of them",
    "handGestureShortcut": "a phone knows of no movements of hands",
    "handlesExternalEvents": "ignored where there is one scene",
    "interactionActivityTrackingTag": "no tools of the system count what a person does",
    "onInteractiveResizeChange": "nobody can change the size of a phone's window",
    "onMapCameraChange": "declared by MapKit, and tried in MapTests",
    "onPencilDoubleTap": "a phone has no pencil",
    "onPencilSqueeze": "a phone has no pencil",
    "previewContext": "read where previews are made", "previewDevice": "read where previews are made",
    "previewDisplayName": "read where previews are made", "previewInterfaceOrientation": "read where previews are made",
    "previewLayout": "read where previews are made",
    "scrollInputBehavior": "a phone has no input of the kinds there are",
    "textContentType": "the phone knows no names and passwords to offer; a browser's field is told",
    "textEditorStyle": "both styles of editors look alike on a phone",
    "typesettingLanguage": "a known issue in TypesettingLanguageTests",
    "windowToolbarFullScreenVisibility": "a phone has no windows with bars",
    "writingToolsBehavior": "a phone without Apple Intelligence has no such tools",
  ]

  @available(*, deprecated)
  @Test func `Given all names that are declared, then each is tried or has a reason why there is nothing to try`()
    throws
  {
    let declared = try Self.declared()
    let tables = Self.areas.values.map(ModifierTrials.init) + [ModifierTrials(ModifierTrials.deprecated)]
    let tried = Set(tables.flatMap(\.trials).map(\.name))
    #expect(declared.count > 350)
    #expect(declared.subtracting(tried).subtracting(Self.inert.keys).sorted() == [], "without a trial")
    #expect(tried.intersection(Self.inert.keys).sorted() == [], "tried, and said to do nothing")
    #expect(tried.union(Self.inert.keys).subtracting(declared).sorted() == [], "not declared")
  }

  /// Returns the base names of Apple's view modifiers, except those that docs/coverage.md lists as missing.
  private static func declared() throws -> Set<String> {
    var folder = URL(filePath: #filePath).resolvingSymlinksInPath()
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    let table = try String(contentsOf: folder.appending(path: "docs/coverage.tsv"), encoding: .utf8)
    let page = try String(contentsOf: folder.appending(path: "docs/coverage.md"), encoding: .utf8)
    var missing: Set<Substring> = []
    for line in page.split(separator: "\n") where line.hasPrefix("- View: ") {
      missing.formUnion(line.split(separator: "`").dropFirst())
    }
    let rows = table.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    let names = rows.filter { $0[1] == "View" }.map { $0[2] }.filter { !missing.contains($0) }
    return Set(names.compactMap { $0.split(separator: "(").first.map(String.init) })
  }
}
