import ArgumentParser
import Backend
import Foundation
import Logging

/// `backend import`: adds a folder's documents to the library.
struct ImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Imports Markdown and text files into the library that answers are based on.",
    discussion: """
      Reads all .md, .markdown and .txt files of the folder and of folders in it, in UTF-8, of at most 4 MiB. Files that \
      the library already has are skipped, and changed ones replaced. A file may begin with title, publisher and url \
      between two lines of ---. Headings that are questions are suggested as questions.
      """)

  @Argument(help: ArgumentHelp("The folder.", valueName: "dir"))
  var folder: String

  @Option(help: ArgumentHelp("SQLite file, created if missing.", valueName: "file"))
  var database: String

  func run() async throws {
    let files: [URL]
    do throws(LibraryFolder.Fault) {
      files = try LibraryFolder(URL(fileURLWithPath: folder)).files()
    } catch {
      throw ValidationError(error.description)
    }
    let logger = Logger(label: "backend", factory: { StreamLogHandler.standardError(label: $0) })
    let place = BackendConfiguration.Database.file(URL(fileURLWithPath: database))
    let library = SQLiteLibrary(try BackendDatabase(place, logger: logger))
    var counts: [SQLiteLibrary.Import: Int] = [:]
    var faults = 0
    for file in files {
      do {
        let (document, hash) = try LibraryFolder.document(at: file)
        counts[try await library.insert(document, hash: hash), default: 0] += 1
      } catch let fault as LibraryFolder.Fault {
        faults += 1
        FileHandle.standardError.write(Data("\(fault)\n".utf8))
      }
    }
    print(
      "\(counts[.added, default: 0]) added, \(counts[.replaced, default: 0]) replaced, "
        + "\(counts[.unchanged, default: 0]) unchanged, \(faults) not read; the library in \(database) has "
        + "\(try await library.count()) documents.")
    if files.isEmpty { print("\(folder) has no .md, .markdown or .txt files.") }
    if faults > 0 { throw ExitCode.failure }
  }
}
