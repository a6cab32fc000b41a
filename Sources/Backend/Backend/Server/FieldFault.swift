/// A fault in one field of a request body, and how to fix it.
struct FieldFault: Error, Encodable, Equatable {
  let field: String
  let detail: String
}
