/// A type that makes previews, as before there was `#Preview`. `./run FILE.swift` shows it.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// The views to show.
  @ViewBuilder static var previews: Previews { get }
  /// The system that the previews are for; nil, which is usual, for any.
  static var platform: PreviewPlatform? { get }
}
