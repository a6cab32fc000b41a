import Foundation
import Testing

@Suite("People's names") struct PersonNameTests {
  @Test(
    "given a name as text, when it is read, then its parts are told apart",
    arguments: [
      ("Thomas Clark", ["Thomas", nil, "Clark", nil, nil]),
      ("Dr. Thomas Louis Clark Esq.", ["Thomas", "Louis", "Clark", "Dr.", "Esq."]),
      ("Clark, Thomas", ["Thomas", nil, "Clark", nil, nil]),
      ("Ludwig van Beethoven", ["Ludwig", nil, "van Beethoven", nil, nil]),
      ("Mrs. Hopper", [nil, nil, "Hopper", "Mrs.", nil]), ("Cher", ["Cher", nil, nil, nil, nil]),
      ("王小明", ["小明", nil, "王", nil, nil]),
    ])
  func reading(text: String, parts: [String?]) throws {
    // When
    let name = try PersonNameComponents(text)
    // Then
    #expect([name.givenName, name.middleName, name.familyName, name.namePrefix, name.nameSuffix] == parts)
  }

  @Test("given a text without letters, when it is read, then there is no name")
  func nothing() {
    #expect(throws: CocoaError.self) { try PersonNameComponents(" 12 ") }
    #expect(PersonNameComponentsFormatter().personNameComponents(from: "") == nil)
    #expect(throws: CocoaError.self) { try PersonNameComponents.FormatStyle().parseStrategy.parse("?") }
  }

  @Test("given a formatter, when it writes a name, then its style, its phonetics and its parts are seen")
  func writing() throws {
    // Given
    var name = try PersonNameComponents("Dr. Thomas \"Tom\" Clark")
    name.phoneticRepresentation = PersonNameComponents()
    name.phoneticRepresentation?.givenName = "Tomas"
    let formatter = PersonNameComponentsFormatter()
    formatter.locale = Locale(identifier: "en_US")
    // Then
    #expect(formatter.string(from: name) == "Thomas Clark")
    formatter.style = .short
    #expect(formatter.string(from: name) == "Tom")
    formatter.style = .long
    #expect(formatter.string(from: name) == "Dr. Thomas Clark")
    let annotated = formatter.annotatedString(from: name)
    let key = NSAttributedString.Key(NSPersonNameComponentKey)
    #expect(annotated.attribute(key, at: 4, effectiveRange: nil) as? String == NSPersonNameComponentGivenName)
    #expect(annotated.attribute(key, at: 11, effectiveRange: nil) as? String == NSPersonNameComponentFamilyName)
    #expect(PersonNameComponentsFormatter.localizedString(from: name, style: .medium, options: .phonetic) == "Tomas")
  }
}
