/// Carries a value that stays on the main thread into code that runs there.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
}
