/// What is wrong with one field of a request body, and how to mend it.
struct FieldFault: Error, Encodable, Equatable {
  let field: String
  let detail: String
}
