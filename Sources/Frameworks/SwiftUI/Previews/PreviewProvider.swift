/// A type that makes previews; superseded by `#Preview`. `./run FILE.swift` shows it.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// The views to show.
  @ViewBuilder static var previews: Previews { get }
  /// The platform that the previews are for; usually nil, for any.
  static var platform: PreviewPlatform? { get }
}
