#ifndef CCORELOCATION_H
#define CCORELOCATION_H

// Enumerations that Apple may extend. Swift lets a source say `@unknown default` without a warning only for those that come
// from C, so they are declared here.

#define SCROLLWORK_OPEN __attribute__((enum_extensibility(open)))
#define SCROLLWORK_NAME(name) __attribute__((swift_name(#name)))

/// What an app may know of where the phone is.
typedef enum SCROLLWORK_OPEN CLAuthorizationStatus : int {
  /// The person has not been asked.
  kCLAuthorizationStatusNotDetermined SCROLLWORK_NAME(notDetermined) = 0,
  /// Nothing, and the person cannot change it.
  kCLAuthorizationStatusRestricted SCROLLWORK_NAME(restricted) = 1,
  /// Nothing: the person said so.
  kCLAuthorizationStatusDenied SCROLLWORK_NAME(denied) = 2,
  /// At any time.
  kCLAuthorizationStatusAuthorizedAlways SCROLLWORK_NAME(authorizedAlways) = 3,
  /// While the app is in use.
  kCLAuthorizationStatusAuthorizedWhenInUse SCROLLWORK_NAME(authorizedWhenInUse) = 4,
} CLAuthorizationStatus;

/// How exactly an app may know it.
typedef enum SCROLLWORK_OPEN CLAccuracyAuthorization : long {
  /// As exactly as the phone does.
  CLAccuracyAuthorizationFullAccuracy SCROLLWORK_NAME(fullAccuracy) = 0,
  /// Only about where.
  CLAccuracyAuthorizationReducedAccuracy SCROLLWORK_NAME(reducedAccuracy) = 1,
} CLAccuracyAuthorization;

#endif
