/// An error as the backend reports it (`application/problem+json`, RFC 9457).
struct ProblemDTO: Decodable {
  let detail: String?
}
