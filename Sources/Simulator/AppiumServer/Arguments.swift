/// The members of a command's body. A missing or mistyped member is an `invalid argument` error that names it.
struct Arguments {
  let members: [String: JSON]

  init(_ members: [String: JSON]) { self.members = members }

  /// The value; null counts as missing.
  subscript(name: String) -> JSON? {
    guard let value = members[name], !value.isNull else { return nil }
    return value
  }

  func optionalText(_ name: String) throws -> String? { try self[name].map { try expect($0.text, name, "a string") } }
  func optionalNumber(_ name: String) throws -> Double? {
    try self[name].map { try expect($0.number, name, "a number") }
  }
  func optionalBool(_ name: String) throws -> Bool? {
    try self[name].map { try expect($0.bool, name, "true or false") }
  }
  func optionalList(_ name: String) throws -> [JSON]? { try self[name].map { try expect($0.list, name, "a list") } }
  func optionalObject(_ name: String) throws -> [String: JSON]? {
    try self[name].map { try expect($0.object, name, "an object") }
  }

  func text(_ name: String) throws -> String { try expect(optionalText(name), name, "a string") }
  func number(_ name: String) throws -> Double { try expect(optionalNumber(name), name, "a number") }
  func list(_ name: String) throws -> [JSON] { try expect(optionalList(name), name, "a list") }
  func object(_ name: String) throws -> [String: JSON] { try expect(optionalObject(name), name, "an object") }

  /// Returns a time in seconds, from 0 to a limit.
  func seconds(_ name: String, upTo limit: Double = 60) throws -> Double? {
    guard let value = try optionalNumber(name) else { return nil }
    return try expect((0...limit).contains(value) ? value : nil, name, "a number of seconds from 0 to \(Int(limit))")
  }

  /// Returns one of a few words.
  func word(_ name: String, _ words: [String]) throws -> String? {
    guard let value = try optionalText(name) else { return nil }
    let known = words.joined(separator: ", ")
    return try expect(words.first { $0.lowercased() == value.lowercased() }, name, "one of \(known)")
  }

  private func expect<Value>(_ value: Value?, _ name: String, _ kind: String) throws -> Value {
    guard let value else { throw WebDriverError(.invalidArgument, "\"\(name)\" must be \(kind).") }
    return value
  }
}
