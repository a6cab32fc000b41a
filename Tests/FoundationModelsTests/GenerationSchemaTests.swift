import Foundation
import FoundationModels
import Testing

@Generable(description: "A record with guides")
struct Guided {
  @Guide(description: "An id", .pattern(/term-[0-9]+/)) var code: String
  @Guide(description: "Digits", /\d{3}/) var digits: String
  @Guide(.anyOf(["a", "b"])) var letter: String
  @Guide(.constant("fixed")) var fixed: String
  @Guide(.minimum(1), .maximum(10)) var count: Int
  @Guide(.range(0.5...1.5)) var ratio: Double?
  @Guide(.count(2...3)) var list: [Int]
  @Guide(.element(.anyOf(["x", "y"])), .maximumCount(4)) var choices: [String]
  @Guide(description: "A shape") var shape: Shape
  @Guide(description: "A category") var category: Category
  var flag: Bool
}

@Suite("FoundationModels: schemas")
struct GenerationSchemaTests {
  private func json(_ schema: GenerationSchema) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(schema), as: UTF8.self)
  }

  private func object(_ title: String, _ properties: String, _ names: [String], required: [String]? = nil) -> String {
    func list(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: ",") }
    return #"{"additionalProperties":false,"properties":{\#(properties)},"required":[\#(list(required ?? names))],"#
      + #""title":"\#(title)","type":"object","x-order":[\#(list(names))]}"#
  }

  @Test func `Given types of the library, then their schemas say what they are`() throws {
    #expect(try json(String.generationSchema) == #"{"type":"string"}"#)
    #expect(try json(Int.generationSchema) == #"{"type":"integer"}"#)
    #expect(try json(Double.generationSchema) == #"{"type":"number"}"#)
    #expect(try json(Bool.generationSchema) == #"{"type":"boolean"}"#)
    #expect(try json([String].generationSchema) == #"{"items":{"type":"string"},"type":"array"}"#)
  }

  @Test func `Given a structure with guides, then each is in the schema of its property`() throws {
    let encoded = try JSONEncoder().encode(Guided.generationSchema)
    let schema = try #require(try JSONSerialization.jsonObject(with: encoded) as? [String: Any])
    let properties = try #require(schema["properties"] as? [String: Any])
    func property(_ name: String) throws -> String {
      let data = try JSONSerialization.data(
        withJSONObject: try #require(properties[name]), options: [.sortedKeys, .withoutEscapingSlashes])
      return String(decoding: data, as: UTF8.self)
    }
    #expect(schema["description"] as? String == "A record with guides")
    #expect(try property("code") == #"{"description":"An id","pattern":"term\\-[0-9]+","type":"string"}"#)
    #expect(try property("digits") == #"{"description":"Digits","pattern":"\\d{3}","type":"string"}"#)
    #expect(try property("letter") == #"{"enum":["a","b"],"type":"string"}"#)
    #expect(try property("fixed") == #"{"const":"fixed"}"#)
    #expect(try property("count") == #"{"maximum":10,"minimum":1,"type":"integer"}"#)
    #expect(try property("ratio") == #"{"maximum":1.5,"minimum":0.5,"type":"number"}"#)
    #expect(try property("list") == #"{"items":{"type":"integer"},"maxItems":3,"minItems":2,"type":"array"}"#)
    #expect(try property("choices") == #"{"items":{"enum":["x","y"],"type":"string"},"maxItems":4,"type":"array"}"#)
    #expect(try property("shape") == ##"{"$ref":"#/$defs/Shape","description":"A shape"}"##)
    #expect(
      try property("category") == #"{"description":"A category","enum":["museum","national monument"],"type":"string"}"#
    )
    #expect(try property("flag") == #"{"type":"boolean"}"#)
    let order = ["code", "digits", "letter", "fixed", "count", "ratio", "list", "choices", "shape", "category", "flag"]
    #expect(schema["x-order"] as? [String] == order)
    #expect(schema["required"] as? [String] == order.filter { $0 != "ratio" })
  }

  @Test func `Given an enumeration with values, then it is a choice of structures with the case's name`() throws {
    let text = try json(Shape.generationSchema)
    #expect(text.contains(##""anyOf":[{"$ref":"#/$defs/DiscriminatedCircle"},"##))
    #expect(
      text.contains(
        object(
          "DiscriminatedCircle", #""radius":{"type":"number"},"type":{"const":"circle"}"#, ["type", "radius"])))
    #expect(
      text.contains(
        object(
          "DiscriminatedRectangle",
          #""height":{"type":"number"},"type":{"const":"rectangle"},"width":{"type":"number"}"#,
          ["type", "width", "height"], required: ["type", "width"])))
    #expect(text.hasSuffix(#""title":"Shape"}"#))
    #expect(
      try json(Category.generationSchema)
        == #"{"enum":["museum","national monument"],"title":"Category","type":"string"}"#)
  }

  @Test func `Given a type that contains itself, then the schema refers to its root`() throws {
    let properties = ##""children":{"items":{"$ref":"#"},"type":"array"},"name":{"type":"string"}"##
    #expect(try json(Person.generationSchema) == object("Person", properties, ["name", "children"]))
    // In an array it is a definition
    let definition = properties.replacingOccurrences(of: ##""#""##, with: ##""#/$defs/Person""##)
    #expect(
      try json([Person].generationSchema)
        == ##"{"$defs":{"Person":\##(object("Person", definition, ["name", "children"]))},"##
        + ##""items":{"$ref":"#/$defs/Person"},"type":"array"}"##)
  }

  @Test(arguments: [
    Guided.generationSchema, Shape.generationSchema, Person.generationSchema, [Person].generationSchema,
    Category.generationSchema, Trip.generationSchema, GeneratedContent.generationSchema,
  ])
  func `Given a schema's JSON, then the schema that is decoded from it has the same`(schema: GenerationSchema) throws {
    let decoded = try JSONDecoder().decode(GenerationSchema.self, from: JSONEncoder().encode(schema))
    #expect(try json(decoded) == json(schema) && decoded.debugDescription == schema.debugDescription)
  }

  @Test(arguments: [
    (#"{"allOf":[]}"#, "no kind"), (#"{"type":"future"}"#, "an unknown type"),
    (#"{"type":["string","null"]}"#, "two types"),
    (#"{"type":"object","title":"A","properties":{},"required":[],"additionalProperties":false}"#, "no x-order"),
    (
      #"{"type":"object","title":"A","properties":{},"required":[],"x-order":["b"],"additionalProperties":false}"#,
      "no property"
    ),
    (##"{"type":"array","items":{"$ref":"#/$defs/A"}}"##, "no definition"),
  ])
  func `Given JSON that is no schema, then it is not decoded`(json: String, reason: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(GenerationSchema.self, from: Data(json.utf8)) }
  }

  @Test func `Given JSON Schema with more than the dialect has, then the rest is decoded`() throws {
    let text =
      ##"{"type":"array","items":{"type":"object","title":"A","format":"x","##
      + ##""properties":{"s":{"type":"string","minLength":2}},"required":["s","t"],"x-order":["s"],"additionalProperties":false},"minItems":1}"##
    let schema = try JSONDecoder().decode(GenerationSchema.self, from: Data(text.utf8))
    let definition = object("A", #""s":{"type":"string"}"#, ["s"])
    #expect(
      try json(schema)
        == ##"{"$defs":{"A":\##(definition)},"items":{"$ref":"#/$defs/A"},"minItems":1,"type":"array"}"##)
  }

  @Test func `Given dynamic schemas, then the schema has what they refer to`() throws {
    let menu = DynamicGenerationSchema(
      name: "Menu", description: "A menu",
      properties: [
        .init(name: "soup", description: "Today's", schema: .init(name: "Soup", anyOf: ["Tomato", "Onion"])),
        .init(name: "price", schema: .init(type: Int.self, guides: [.range(1...100)])),
        .init(name: "dishes", schema: .init(arrayOf: .init(referenceTo: "Dish"), minimumElements: 1), isOptional: true),
        .init(name: "cook", schema: .init(type: Person.self)),
        .init(name: "next", schema: .init(name: "Next", anyOf: [.init(referenceTo: "Menu"), .null])),
      ])
    let dish = DynamicGenerationSchema(
      name: "Dish", properties: [.init(name: "name", schema: .init(type: String.self))])
    let text = try json(GenerationSchema(root: menu, dependencies: [dish]))
    #expect(text.contains(#""soup":{"description":"Today's","enum":["Tomato","Onion"],"type":"string"}"#))
    #expect(text.contains(#""price":{"maximum":100,"minimum":1,"type":"integer"}"#))
    #expect(text.contains(##""dishes":{"items":{"$ref":"#/$defs/Dish"},"minItems":1,"type":"array"}"##))
    #expect(text.contains(##""Next":{"anyOf":[{"$ref":"#"},{"type":"null"}],"title":"Next"}"##))
    #expect(text.contains(##""children":{"items":{"$ref":"#/$defs/Person"},"type":"array"}"##))
    #expect(text.contains(#""required":["soup","price","cook","next"]"#) && text.contains(#""description":"A menu""#))
  }

  @Test func `Given dynamic schemas with mistakes, then the error says which`() {
    func failure(_ root: DynamicGenerationSchema, _ others: DynamicGenerationSchema...) -> String {
      do {
        _ = try GenerationSchema(root: root, dependencies: others)
        return "none"
      } catch GenerationSchema.SchemaError.duplicateType(let schema, let type, _) {
        return "type \(schema ?? "") \(type)"
      } catch GenerationSchema.SchemaError.duplicateProperty(let schema, let property, _) {
        return "property \(schema) \(property)"
      } catch GenerationSchema.SchemaError.emptyTypeChoices(let schema, _) {
        return "choices \(schema)"
      } catch GenerationSchema.SchemaError.undefinedReferences(let schema, let references, _) {
        return "references \(schema ?? "") \(references)"
      } catch {
        return "\(error)"
      }
    }
    let text = DynamicGenerationSchema(type: String.self)
    let empty = DynamicGenerationSchema(name: "A", properties: [])
    let full = DynamicGenerationSchema(name: "A", properties: [.init(name: "p", schema: text)])
    #expect(failure(empty, full) == "type A A" && failure(empty, empty) == "none")
    #expect(
      failure(.init(name: "D", properties: [.init(name: "p", schema: text), .init(name: "p", schema: text)]))
        == "property D p")
    #expect(failure(.init(name: "E", anyOf: [String]())) == "choices E")
    #expect(failure(.init(name: "E", anyOf: [DynamicGenerationSchema]())) == "choices E")
    #expect(
      failure(.init(name: "R", properties: [.init(name: "p", schema: .init(referenceTo: "Missing"))]))
        == #"references R ["Missing"]"#)
    #expect(failure(.init(referenceTo: "A"), full) == "none")
  }

  @Test func `Given types of the same name, then each has a definition of its own`() throws {
    let text = try json(Pair.generationSchema)
    #expect(text.contains(##""one":{"$ref":"#/$defs/Item"},"two":{"$ref":"#/$defs/Item2"}"##))
    #expect(
      text.contains(#""properties":{"a":{"type":"string"}}"#) && text.contains(#""properties":{"b":{"type":"string"}}"#)
    )
  }
}

enum First {
  @Generable struct Item { var a: String }
}

enum Second {
  @Generable struct Item { var b: String }
}

@Generable
struct Pair {
  var one: First.Item
  var two: Second.Item
}
