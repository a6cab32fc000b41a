import Foundation
import FoundationNetworking

/// The key of an error's data for resuming a download. Caveat: no error has it here.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

// FoundationNetworking declares these as unavailable.

/// Server trust evaluation. Caveat: never asked for; libcurl checks certificates.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
/// Client certificate authentication. Caveat: never asked for here.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

// Methods that this platform's sessions do not call; an app may call them itself.
extension URLSessionTaskDelegate {
  /// A task was created. Caveat: it is not called.
  public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}
  /// A task waits for a connection. Caveat: it is not called, as tasks do not wait.
  public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {}
}
