import ArgumentParser
import Foundation

/// Types in the middle of a long text.
struct EditorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "editor", abstract: "A keystroke in the middle of a TextEditor of 5,000 characters.")

  @OptionGroup var options: KeyOptions

  @Option(help: "How many characters the text has.")
  var characters = 5_000

  func run() throws { try MainActor.assumeIsolated { try measure() }.print(asJSON: options.json) }

  @MainActor
  func measure() throws -> Figures {
    var figures = Figures()
    figures.add("characters", characters)
    let model = EditorModel(characters: characters)
    let phone = BenchmarkPhone(paints: true) { EditorPage(model: model) }
    // About 40 characters per line of 20 points; a tap puts the caret in the middle.
    for _ in 0..<max(0, characters / 80 * 20 / 16 - 26) { _ = phone.scroll(by: 16) }
    phone.tap(at: CGPoint(x: 195, y: 422))
    options.add(phone, case: "editor", to: &figures)
    guard options.typed(into: model.text) else { throw KeyError() }
    try options.addInstructions(of: ["editor", "--characters", "\(characters)"], case: "editor", to: &figures)
    return figures
  }
}
