import Hummingbird

/// Turns every error on the way to a response into a `Problem`, so that clients receive only one form of error.
struct ProblemMiddleware: RouterMiddleware {
  typealias Context = ClientContext
  let routes: Routes

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    do {
      let limit = routes.largestBody(for: request.uri.path)
      if let length = request.headers[.contentLength].flatMap(Int.init), length > limit {
        throw Problem.bodyTooLarge(limit: limit)
      }
      return try await next(request, context)
    } catch let problem as Problem {
      return try problem.response(from: request, context: context)
    } catch let error as HTTPError where error.status == .notFound {
      return try unrouted(request).response(from: request, context: context)
    } catch {
      context.logger.error("\(request.method) \(request.uri.path) failed: \(error)")
      return try Problem.internalError.response(from: request, context: context)
    }
  }

  /// Returns the problem for a request without a handler: either the path is unknown, or it is known for other methods.
  private func unrouted(_ request: Request) -> Problem {
    let path = request.uri.path
    let methods = routes.methods(for: path)
    guard !methods.isEmpty else {
      return .notFound("There is nothing at \(path.excerpt). /api/v1/openapi.json lists what there is.")
    }
    return .methodNotAllowed(request.method, path: path, allowed: methods)
  }
}
