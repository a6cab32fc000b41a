// A window of 390 x 844 points at scale 2, drawn by Qt's software renderer into an image, one frame on request.
#pragma once

#include <QGuiApplication>
#include <QAnimationDriver>
#include <QImage>
#include <QKeyEvent>
#include <QQmlComponent>
#include <QQmlContext>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickRenderControl>
#include <QQuickRenderTarget>
#include <QQuickWindow>
#include <vector>

#include "../measure.h"

// Time advances by a 60th of a second on request.
class Clock : public QAnimationDriver {
public:
  void advance() override {
    frames++;
    advanceAnimation();
  }
  qint64 elapsed() const override { return frames * 1000 / 60; }

private:
  qint64 frames = 0;
};

class Screen {
public:
  Screen() : window(&control), pixels(780, 1688, QImage::Format_ARGB32_Premultiplied) {
    pixels.setDevicePixelRatio(2);
    window.setGeometry(0, 0, 390, 844);
    auto target = QQuickRenderTarget::fromPaintDevice(&pixels);
    target.setDevicePixelRatio(2);
    window.setRenderTarget(target);
  }

  ~Screen() { delete root; }

  void set(const char *name, const QVariant &value) { engine.rootContext()->setContextProperty(name, value); }
  void set(const char *name, QObject *object) { engine.rootContext()->setContextProperty(name, object); }

  // Shows an item from a file in this folder, with its first frame.
  void show(const char *file, const QColor &color) {
    window.setColor(color);
    QQmlComponent component(&engine, QUrl::fromLocalFile(QString::fromUtf8(PEER_SOURCE "/") + file));
    root = qobject_cast<QQuickItem *>(component.create());
    if (!root) qFatal("%s", qPrintable(component.errorString()));
    root->setParentItem(window.contentItem());
    root->setSize(QSizeF(390, 844));
    frame();
  }

  void frame() {
    QCoreApplication::processEvents();
    control.polishItems();
    control.beginFrame();
    control.sync();
    control.render();
    control.endFrame();
  }

  double scroll(double points = 16) {
    double before = own_cpu_ms();
    root->setProperty("contentY", root->property("contentY").toReal() + points);
    frame();
    return own_cpu_ms() - before;
  }

  double jump(int row) {
    double before = own_cpu_ms();
    QMetaObject::invokeMethod(root, "positionViewAtIndex", Q_ARG(int, row), Q_ARG(int, 0));
    frame();
    return own_cpu_ms() - before;
  }

  // Gives the window the keyboard focus.
  void focus() {
    QFocusEvent event(QEvent::FocusIn);
    QCoreApplication::sendEvent(&window, &event);
    if (root->isFocusScope()) root->forceActiveFocus();
    frame();
  }

  // Presses and releases the key of the letter x.
  double press_x() {
    double before = own_cpu_ms();
    for (auto type : {QEvent::KeyPress, QEvent::KeyRelease}) {
      QKeyEvent event(type, Qt::Key_X, Qt::NoModifier, "x");
      QCoreApplication::sendEvent(&window, &event);
    }
    frame();
    return own_cpu_ms() - before;
  }

  void save(const char *file) { pixels.save(file); }

  QQmlEngine engine;
  QQuickItem *root = nullptr;

private:
  QQuickRenderControl control;
  QQuickWindow window;
  QImage pixels;
};

// Returns false if there is no case of that name.
bool run_case(Screen &screen, const QByteArray &name, int count, int times);
