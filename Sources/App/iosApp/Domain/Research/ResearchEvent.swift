/// An event on the way to an answer. `complete` is the last one; an answer that fails throws instead.
enum ResearchEvent: Hashable, Sendable {
  case stage(ResearchStage)
  /// The next characters of the answer: a word or so, or a longer stretch after a broken connection.
  case token(String)
  case source(ResearchSource)
  /// The connection was lost for too long and the answer starts over: everything before, sources included, is void.
  case restarted
  case complete(followUps: [String])
}
