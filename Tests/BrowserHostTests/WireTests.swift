import DisplayList
import Testing

@testable import BrowserHost

/// Compares what the page's scripts read and send with what the server writes and understands.
@Suite struct WireTests {
  /// Returns what the first group of a pattern finds in some of the page's modules.
  private func found(
    _ pattern: Regex<(Substring, Substring)>, in modules: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Set<String> {
    // By default a word goes on after the point in `connection.send`.
    let pattern = pattern.wordBoundaryKind(.simple)
    var found: Set<String> = []
    for name in modules {
      let module = try #require(PageFile.modules[name], sourceLocation: sourceLocation)
      found.formUnion(module.matches(of: pattern).map { String($0.1) })
    }
    return found
  }

  /// Returns the names of a comma-separated list, without default values.
  private func names(_ list: String) -> [String] {
    list.split(separator: ",").map { name in name.filter { $0.isLetter || $0 == " " }.split(separator: " ") }
      .compactMap { $0.first.map { String($0) } }
  }

  private func all<Name: RawRepresentable<String> & CaseIterable>(_: Name.Type) -> Set<String> {
    Set(Name.allCases.map(\.rawValue))
  }

  // MARK: What the server sends

  @Test func givenAMessage_whenThePageReadsIt_thenItsMembersAreTheServers() throws {
    let read = try found(#/\bmessage\.(\w+)/#, in: "main", "connection")
    #expect(read == all(Wire.Patch.self).union(all(Wire.Notice.self)))
  }

  @Test func givenOperations_whenThePageAppliesThem_thenItKnowsEachKind() throws {
    #expect(try found(#/case "(\w+)":/#, in: "screen") == all(Wire.Operation.self))
  }

  @Test func givenAFragment_whenThePageDrawsIt_thenItsMembersAreTheServers() throws {
    var read = try found(#/\bfragment\.(\w+)/#, in: "screen")
    for list in try found(#/matrixOf\(\{ (.+?) \}\)/#, in: "compositing") { read.formUnion(names(list)) }
    #expect(read == all(Wire.FragmentMember.self))
  }

  @Test func givenDrawingCommands_whenThePagePaintsThem_thenItKnowsEachKind() throws {
    #expect(try found(#/case "(\w+)":/#, in: "paint") == all(Wire.Command.self))
  }

  @Test func givenAnAccessibilityElement_whenThePageTakesItApart_thenTheOrderIsTheServers() throws {
    let lists = try found(#/for \(const \[(.+)\] of changes\)/#, in: "accessibility")
    #expect(try names(#require(lists.first)) == Wire.ElementColumn.allCases.map(\.rawValue))
  }

  @Test func givenRolesOfElements_whenThePageShowsThem_thenItHasAWordForEach() throws {
    let table = try #require(found(#/const ariaRoles = \{([^}]*)\}/#, in: "accessibility").first)
    let known = Set(table.matches(of: #/(\w+):/#).map { String($0.1) })
    // A text is read as it is.
    #expect(known.union(["staticText"]) == Set(AccessibilityRole.allCases.map(\.rawValue)))
  }

  @Test func givenTheStateOfThePhone_whenThePageShowsIt_thenItsMembersAreTheServers() throws {
    #expect(try found(#/(?:\bstate|#current\??)\.(\w+)/#, in: "controls") == all(Wire.Phone.self))
    #expect(try found(#/\bdevice\.(\w+)/#, in: "controls", "device") == all(Wire.DeviceMember.self))
  }

  @Test func givenAFieldForTyping_whenThePageServesIt_thenTheServerWritesWhatItReads() throws {
    #expect(try found(#/(?:#field\?|\bfield)\.(\w+)/#, in: "typing") == all(Wire.TextInput.self))
  }

  @Test func givenAWorkbench_whenThePageShowsIt_thenItsMembersAreTheServers() throws {
    #expect(try found(#/\bworkbench\??\.(\w+)/#, in: "workbench") == all(Wire.WorkbenchMember.self))
    let entry = try #require(found(#/#entry\(\{ (.+?) \}/#, in: "workbench").first)
    #expect(Set(names(entry)) == all(Wire.WorkbenchEntry.self))
  }

  @Test func givenAnInspectedPoint_whenThePageShowsIt_thenItsMembersAreTheServers() throws {
    #expect(try found(#/\binspected\.(\w+)/#, in: "inspector") == all(Wire.Inspected.self))
  }

  // MARK: What the page sends

  @Test func givenAMessageOfThePage_whenTheServerReadsIt_thenItKnowsItsMember() throws {
    #expect(try found(#/\bsend\(\{ (\w+)/#, in: "main", "connection") == all(Wire.Page.self))
  }

  @Test func givenInputOfThePage_whenTheServerReadsIt_thenItKnowsEachKind() throws {
    let sent = try found(#/\{ (\w+)[^{}]*?, t\b/#, in: "input")
    #expect(sent.union([Wire.Input.time.rawValue]) == all(Wire.Input.self))
  }

  @Test func givenAChangedControl_whenTheServerReadsIt_thenItKnowsIt() throws {
    #expect(try found(#/\bsend\(\{ (\w+):/#, in: "controls") == all(Wire.Change.self))
  }

  @Test func givenKeysOfThePage_whenTheServerReadsThem_thenEachIsAKeyOfThePhone() throws {
    let table = try #require(found(#/const keyNames = \{([^}]*)\}/#, in: "input").first)
    let letters = try #require(found(#/const letters = \{([^}]*)\}/#, in: "typing").first)
    let intended = try #require(found(#/const key = \{([^}]*)\}/#, in: "typing").first)
    let sent = (table + letters + intended).matches(of: #/: "(\w+)"/#).map { String($0.1) }
    #expect(sent.count > 18)
    for name in sent { #expect(InputEvent.Key.Name(rawValue: name) != nil, "\(name)") }
  }
}
