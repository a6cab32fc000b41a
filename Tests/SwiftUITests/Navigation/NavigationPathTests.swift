import Foundation
import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Paths that are stored", .simulator(.iPhoneSE))
struct NavigationPathTests {
  struct Place: Hashable, Codable { var name: String }
  private struct Secret: Hashable {}
  private struct Hidden: Hashable, Codable {}

  @Test("given values that can be coded, then the path is strings of types and values, and comes back")
  func coding() async throws {
    var path = NavigationPath()
    path.append("hello")
    path.append(42)
    path.append(Place(name: "Berlin"))
    path.append([1, 2])
    let codable = try #require(path.codable)
    let data = try JSONEncoder().encode(codable)
    let strings = try JSONDecoder().decode([String].self, from: data)
    #expect(strings.count == 8 && strings[1] == "[1,2]" && strings[3] == #"{"name":"Berlin"}"#)
    #expect(strings.suffix(4) == ["Swift.Int", "42", "Swift.String", #""hello""#])
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(read == codable)
    #expect(NavigationPath(read) == path)

    let screen = await Screen {
      NavigationStack(path: .constant(NavigationPath(read))) {
        Text("Root")
          .navigationDestination(for: String.self) { Text($0) }
          .navigationDestination(for: Int.self) { Text("\($0)") }
          .navigationDestination(for: Place.self) { Text($0.name) }
          .navigationDestination(for: [Int].self) { Text("\($0.count) numbers") }
      }
    }
    try await screen.settle()
    #expect(screen.exists(.label("2 numbers")))
  }

  @Test("given a value that cannot be coded, then there is no such path; given unknown types, then decoding throws")
  func failures() throws {
    var path = NavigationPath([1])
    path.append(Secret())
    #expect(path.codable == nil)
    #expect(NavigationPath().codable != nil)
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(NavigationPath([Hidden()]).codable) }
    for json in [#"["App.Gone", "1"]"#, #"["Swift.Int"]"#, #"["Swift.Int", "x"]"#] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(json.utf8))
      }
    }
  }
}
