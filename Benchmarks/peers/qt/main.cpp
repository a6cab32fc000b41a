// The feed as a Qt Quick ListView, and the screens of the other cases. Arguments: scroll ROWS FRAMES | jump ROWS TIMES | stream ROWS
// TOKENS | first ROWS, then "plain" leaves the shadows out; or a case, how many of its items, and how often. Prints one line of
// JSON.

#include <QAbstractListModel>
#include <QPainter>
#include <QQuickImageProvider>
#include <QtMath>

#include "Screen.h"

class Feed : public QAbstractListModel {
public:
  explicit Feed(int rows) : rows(rows) {}
  int rowCount(const QModelIndex &) const override { return rows; }
  QVariant data(const QModelIndex &index, int role) const override {
    char text[400];
    if (role == Qt::UserRole + 1 && index.row() == rows - 1 && !streamed.isEmpty()) return streamed;
    role == Qt::UserRole ? card_author(index.row(), text, sizeof text) : card_text(index.row(), text, sizeof text);
    return QString::fromUtf8(text);
  }
  QHash<int, QByteArray> roleNames() const override { return {{Qt::UserRole, "author"}, {Qt::UserRole + 1, "words"}}; }

  // A token is added to the last card.
  void receive(int token) {
    streamed += QString::fromUtf8(token_text(token));
    emit dataChanged(index(rows - 1), index(rows - 1), {Qt::UserRole + 1});
  }

private:
  int rows;
  QString streamed;
};

// The corners and edges of a card's shadow: black, 15 %, 4 points of standard deviation, at scale 2.
class Shadow : public QQuickImageProvider {
public:
  Shadow() : QQuickImageProvider(QQuickImageProvider::Image) {}
  QImage requestImage(const QString &, QSize *size, const QSize &) override {
    const int reach = 24, radius = 24, side = 2 * (reach + radius + reach) + 1;
    QImage shape(side, side, QImage::Format_ARGB32_Premultiplied);
    shape.fill(Qt::transparent);
    QPainter painter(&shape);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::black);
    painter.setPen(Qt::NoPen);
    painter.drawRoundedRect(QRectF(reach, reach, side - 2 * reach, side - 2 * reach), radius, radius);
    painter.end();
    std::vector<double> coverage(side * side);
    for (int y = 0; y < side; y++)
      for (int x = 0; x < side; x++) coverage[y * side + x] = qAlpha(shape.pixel(x, y));
    for (int pass = 0; pass < 3; pass++) coverage = blurred(blurred(coverage, side, 1, side), side, side, 1);
    for (int y = 0; y < side; y++)
      for (int x = 0; x < side; x++) shape.setPixel(x, y, qRgba(0, 0, 0, qRound(coverage[y * side + x] * 0.15)));
    *size = shape.size();
    return shape;
  }

private:
  static std::vector<double> blurred(const std::vector<double> &in, int side, int step, int line) {
    std::vector<double> out(in.size());
    const int box = 8;
    for (int row = 0; row < side; row++)
      for (int at = 0; at < side; at++) {
        double sum = 0;
        for (int next = qMax(0, at - box); next <= qMin(side - 1, at + box); next++) sum += in[row * line + next * step];
        out[row * line + at * step] = sum / (2 * box + 1);
      }
    return out;
  }
};

static void run_feed(Screen &screen, const QByteArray &part, int rows, int times, bool shadows) {
  auto feed = new Feed(rows);
  screen.engine.addImageProvider("shadow", new Shadow);
  screen.set("feed", feed);
  screen.set("shadows", shadows);
  screen.show("Feed.qml", QColor(242, 242, 242));
  double first = ms_since_start(), first_cpu = own_cpu_ms();
  std::vector<double> top, middle;
  if (part == "first") {
    printf("{\"first_pixels_ms\": %.3f, \"first_pixels_cpu_ms\": %.3f, \"peak_rss_mb\": %.2f}\n", first, first_cpu, peak_mb());
  } else if (part == "scroll") {
    for (int frame = 0; frame < times; frame++) top.push_back(screen.scroll());
    screen.jump(rows / 2);
    for (int frame = 0; frame < times; frame++) middle.push_back(screen.scroll());
    printf("{\"frame_pixels_cpu_ms_median\": %.4f, \"middle_frame_pixels_cpu_ms_median\": %.4f, \"peak_rss_mb\": %.2f}\n",
           median(top.data(), times), median(middle.data(), times), peak_mb());
  } else if (part == "stream") {
    // All tokens, one frame each, with the last card at the top.
    screen.jump(rows - 1);
    double before = own_cpu_ms();
    for (int token = 0; token < times; token++) {
      feed->receive(token);
      screen.frame();
    }
    printf("{\"stream_cpu_ms\": %.1f}\n", own_cpu_ms() - before);
  } else {
    for (int time = 0; time < times; time++) {
      screen.jump(0);
      middle.push_back(screen.jump(rows / 2));
    }
    printf("{\"jump_pixels_ms\": %.4f}\n", median(middle.data(), times));
  }
}

int main(int count, char **arguments) {
  if (count < 3) return 2;
  QByteArray part = arguments[1];
  int rows = atoi(arguments[2]), times = count > 3 ? atoi(arguments[3]) : 1;
  qputenv("QT_QPA_PLATFORM", "offscreen");
  qputenv("QT_SCALE_FACTOR", "2");
  QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
  QGuiApplication application(count, arguments);
  QFont font("Inter");
  font.setPixelSize(17);
  application.setFont(font);
  Screen screen;
  if (!run_case(screen, part, rows, times)) run_feed(screen, part, rows, times, !(count > 4 && QByteArray(arguments[4]) == "plain"));
  if (const char *file = getenv("PEER_PICTURE")) screen.save(file);
  fflush(stdout);
  // The cost of ending the process does not matter.
  _Exit(0);
}
