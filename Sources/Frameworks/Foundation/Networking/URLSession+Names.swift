import Foundation
import FoundationNetworking

/// What an error says about how to go on with a download. Caveat: no error says so here.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

// FoundationNetworking declares these as unavailable.

/// A server wants its certificates to be looked at. Caveat: nobody is asked; libcurl looks at them.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
/// A server wants a certificate. Caveat: none is asked for here.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

// What this platform's sessions tell no delegate: an app may pass it on.
extension URLSessionTaskDelegate {
  /// A task was made. Caveat: it is not told.
  public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}
  /// A task waits for a connection. Caveat: it is not told, as tasks do not wait.
  public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {}
}
