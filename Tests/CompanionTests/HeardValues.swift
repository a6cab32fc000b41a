/// The values that handlers received.
final class HeardValues: @unchecked Sendable { var values: [String] = [] }
