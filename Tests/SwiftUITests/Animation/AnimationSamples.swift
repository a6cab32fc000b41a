@testable import SwiftUI

// Computed with programs other than the one under test.

/// A cubic timing curve solved to 40 digits (mpmath).
struct BezierSample: Sendable {
  let curve: UnitCurve
  let progress: Double
  let value: Double
}

let bezierSamples: [BezierSample] = [
  BezierSample(curve: .easeIn, progress: 0.01, value: 0.000186853195462),
  BezierSample(curve: .easeIn, progress: 0.25, value: 0.0934646507188),
  BezierSample(curve: .easeIn, progress: 0.5, value: 0.315356812573),
  BezierSample(curve: .easeIn, progress: 0.9, value: 0.839427845762),
  BezierSample(curve: .easeOut, progress: 0.01, value: 0.016909705334),
  BezierSample(curve: .easeOut, progress: 0.25, value: 0.378138130825),
  BezierSample(curve: .easeOut, progress: 0.5, value: 0.684643187427),
  BezierSample(curve: .easeOut, progress: 0.9, value: 0.982973390348),
  BezierSample(curve: .easeInOut, progress: 0.01, value: 0.000189819585207),
  BezierSample(curve: .easeInOut, progress: 0.25, value: 0.129161931047),
  BezierSample(curve: .easeInOut, progress: 0.5, value: 0.5),
  BezierSample(curve: .easeInOut, progress: 0.9, value: 0.980277546452),
  BezierSample(
    curve: .bezier(startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.25, y: 1)),
    progress: 0.01,
    value: 0.00448781520825),
  BezierSample(
    curve: .bezier(startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.25, y: 1)),
    progress: 0.25,
    value: 0.408510591355),
  BezierSample(
    curve: .bezier(startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.25, y: 1)),
    progress: 0.5,
    value: 0.802403387585),
  BezierSample(
    curve: .bezier(startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.25, y: 1)),
    progress: 0.9,
    value: 0.994316477485),
  BezierSample(
    curve: .bezier(startControlPoint: UnitPoint(x: 0.68, y: -0.6), endControlPoint: UnitPoint(x: 0.32, y: 1.6)),
    progress: 0.01,
    value: -0.00868622198146),
  BezierSample(
    curve: .bezier(startControlPoint: UnitPoint(x: 0.68, y: -0.6), endControlPoint: UnitPoint(x: 0.32, y: 1.6)),
    progress: 0.25,
    value: -0.0977077421231),
  BezierSample(
    curve: .bezier(startControlPoint: UnitPoint(x: 0.68, y: -0.6), endControlPoint: UnitPoint(x: 0.32, y: 1.6)),
    progress: 0.5,
    value: 0.5),
  BezierSample(
    curve: .bezier(startControlPoint: UnitPoint(x: 0.68, y: -0.6), endControlPoint: UnitPoint(x: 0.32, y: 1.6)),
    progress: 0.9,
    value: 1.0728231808),
  BezierSample(
    curve: .bezier(startControlPoint: UnitPoint(x: 1, y: 0), endControlPoint: UnitPoint(x: 0, y: 1)), progress: 0.01,
    value: 3.37087155485e-5),
  BezierSample(
    curve: .bezier(startControlPoint: UnitPoint(x: 1, y: 0), endControlPoint: UnitPoint(x: 0, y: 1)), progress: 0.25,
    value: 0.0297246055119),
  BezierSample(
    curve: .bezier(startControlPoint: UnitPoint(x: 1, y: 0), endControlPoint: UnitPoint(x: 0, y: 1)), progress: 0.5,
    value: 0.5),
  BezierSample(
    curve: .bezier(startControlPoint: UnitPoint(x: 1, y: 0), endControlPoint: UnitPoint(x: 0, y: 1)), progress: 0.9,
    value: 0.996238325042),
]

/// A damped spring from 0 to 1, integrated with the classical Runge-Kutta method in steps of 10 microseconds.
struct SpringSample: Sendable {
  let response: Double
  let dampingRatio: Double
  let initialVelocity: Double
  let time: Double
  let value: Double
  let velocity: Double
}

let springSamples: [SpringSample] = [
  SpringSample(
    response: 0.5, dampingRatio: 0.825, initialVelocity: 0, time: 0.05, value: 0.1394173371, velocity: 4.603654148),
  SpringSample(
    response: 0.5, dampingRatio: 0.825, initialVelocity: 0, time: 0.2, value: 0.7996488632, velocity: 2.764625678),
  SpringSample(
    response: 0.5, dampingRatio: 0.825, initialVelocity: 0, time: 0.6, value: 1.0034796224, velocity: -0.039788778),
  SpringSample(
    response: 0.55, dampingRatio: 1, initialVelocity: 0, time: 0.05, value: 0.1125116245, velocity: 3.685835377),
  SpringSample(
    response: 0.55, dampingRatio: 1, initialVelocity: 0, time: 0.2, value: 0.6656244500, velocity: 2.656994415),
  SpringSample(
    response: 0.55, dampingRatio: 1, initialVelocity: 0, time: 0.6, value: 0.9917150290, velocity: 0.082597038),
  SpringSample(
    response: 0.5, dampingRatio: 0.7, initialVelocity: 3, time: 0.05, value: 0.2391277345, velocity: 5.836501082),
  SpringSample(
    response: 0.5, dampingRatio: 0.7, initialVelocity: 3, time: 0.2, value: 0.9298264958, velocity: 2.345436912),
  SpringSample(
    response: 0.5, dampingRatio: 0.7, initialVelocity: 3, time: 0.6, value: 0.9994017664, velocity: -0.048992832),
  SpringSample(
    response: 0.4, dampingRatio: 0.0, initialVelocity: 0, time: 0.05, value: 0.2928932188, velocity: 11.107207345),
  SpringSample(
    response: 0.4, dampingRatio: 0.0, initialVelocity: 0, time: 0.2, value: 2.0000000000, velocity: -0.000000000),
  SpringSample(
    response: 0.4, dampingRatio: 0.0, initialVelocity: 0, time: 0.6, value: 2.0000000000, velocity: -0.000000000),
  SpringSample(
    response: 0.5, dampingRatio: 2.0, initialVelocity: -1, time: 0.05, value: 0.0797871527, velocity: 2.679879761),
  SpringSample(
    response: 0.5, dampingRatio: 2.0, initialVelocity: -1, time: 0.2, value: 0.4388919127, velocity: 1.888965766),
  SpringSample(
    response: 0.5, dampingRatio: 2.0, initialVelocity: -1, time: 0.6, value: 0.8540784561, velocity: 0.491339560),
]
