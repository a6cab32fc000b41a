/// A GPU. The phone has none, so apps and libraries that ask take the way they have for devices without Metal.
public protocol MTLDevice: AnyObject, Sendable {
  /// The name.
  var name: String { get }
  /// Returns a queue for commands.
  func makeCommandQueue() -> (any MTLCommandQueue)?
}

/// Commands for a GPU, in their order.
public protocol MTLCommandQueue: AnyObject, Sendable {
  /// Its device.
  var device: any MTLDevice { get }
  /// Returns a buffer for commands.
  func makeCommandBuffer() -> (any MTLCommandBuffer)?
}

/// Commands that a GPU executes together.
public protocol MTLCommandBuffer: AnyObject, Sendable {
  /// Its queue.
  var commandQueue: any MTLCommandQueue { get }
  /// Sends the commands.
  func commit()
  /// Waits until the commands are executed.
  func waitUntilCompleted()
}

/// A picture in a GPU's memory.
public protocol MTLTexture: AnyObject, Sendable {
  /// The width in pixels.
  var width: Int { get }
  /// The height in pixels.
  var height: Int { get }
}

/// Returns the phone's GPU: nil, since it has none.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }
