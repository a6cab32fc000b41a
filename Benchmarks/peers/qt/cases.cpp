// A list in sections, a grid of pictures, a form, springs, a text editor. There is no blurred bar: effects need shaders, which the
// software renderer does not have.

#include <QAbstractListModel>
#include <algorithm>

#include "Screen.h"

// The rows of a list or a form; they are numbered by position until the first is removed or moved.
class Rows : public QAbstractListModel {
public:
  Rows(int count, int section) : section(section) {
    for (int row = 0; row < count; row++) numbers.push_back(row);
  }
  int rowCount(const QModelIndex &) const override { return int(numbers.size()); }
  QVariant data(const QModelIndex &index, int role) const override {
    char text[400];
    int number = numbers[index.row()];
    if (role == Qt::UserRole + 2) return QStringLiteral("Section %1").arg(number / section);
    if (role == Qt::UserRole + 3) return number;
    if (role == Qt::UserRole + 4) return number % 3;
    role == Qt::UserRole ? card_author(number, text, sizeof text) : card_text(number, text, sizeof text);
    return QString::fromUtf8(text);
  }
  QHash<int, QByteArray> roleNames() const override {
    return {{Qt::UserRole, "author"}, {Qt::UserRole + 1, "words"}, {Qt::UserRole + 2, "section"}, {Qt::UserRole + 3, "number"},
            {Qt::UserRole + 4, "kind"}};
  }

  void remove(int at) {
    beginRemoveRows({}, at, at);
    numbers.erase(numbers.begin() + at);
    endRemoveRows();
  }

  // Upwards in the position numbers.
  void move(int from, int to) {
    beginMoveRows({}, from, from, {}, to + 1);
    std::rotate(numbers.begin() + from, numbers.begin() + from + 1, numbers.begin() + to + 1);
    endMoveRows();
  }

private:
  int section;
  std::vector<int> numbers;
};

static void run_list(Screen &screen, int count, int times) {
  auto rows = new Rows(count, 100);
  screen.set("rows", rows);
  screen.show("List.qml", QColor(242, 242, 247));
  std::vector<double> top, middle, removals, moves;
  for (int frame = 0; frame < times; frame++) top.push_back(screen.scroll());
  screen.jump(count / 2);
  for (int frame = 0; frame < times; frame++) middle.push_back(screen.scroll());
  screen.jump(count / 2);
  for (int time = 0; time < 9; time++) {
    double before = own_cpu_ms();
    rows->remove(count / 2 + 2);
    screen.frame();
    removals.push_back(own_cpu_ms() - before);
  }
  for (int time = 0; time < 9; time++) {
    double before = own_cpu_ms();
    rows->move(count / 2 + 2, count / 2 + 5);
    screen.frame();
    moves.push_back(own_cpu_ms() - before);
  }
  printf("{\"list_frame_cpu_ms_median\": %.4f, \"list_middle_frame_cpu_ms_median\": %.4f, \"list_delete_cpu_ms_median\": %.4f, "
         "\"list_reorder_cpu_ms_median\": %.4f, \"list_peak_rss_mb\": %.2f}\n",
         median(top.data(), times), median(middle.data(), times), median(removals.data(), 9), median(moves.data(), 9), peak_mb());
}

static void run_grid(Screen &screen, int count, int times) {
  screen.set("total", count);
  screen.set("folder", QString("file://") + getenv("PEER_PICTURES"));
  screen.show("Grid.qml", Qt::white);
  // Pictures scroll by once those of the first screen are loaded.
  auto is_loading = [&] { return screen.root->property("loading").toInt() > 0; };
  while (is_loading()) screen.frame();
  double before = own_cpu_ms(), longest = 0;
  for (int frame = 0; frame < times; frame++) {
    double start = seconds_on(CLOCK_MONOTONIC), thread = seconds_on(CLOCK_THREAD_CPUTIME_ID);
    screen.scroll(32);
    longest = qMax(longest, (seconds_on(CLOCK_THREAD_CPUTIME_ID) - thread) * 1000);
    sleep_until(start + 1 / 60.0);
  }
  while (is_loading()) {
    sleep_until(seconds_on(CLOCK_MONOTONIC) + 1 / 60.0);
    screen.frame();
  }
  printf("{\"grid_frame_cpu_ms_mean\": %.4f, \"grid_frame_cpu_ms_max\": %.4f, \"grid_peak_rss_mb\": %.2f}\n",
         (own_cpu_ms() - before) / times, longest, peak_mb());
}

static void run_form(Screen &screen, int count, int times) {
  screen.set("rows", new Rows(count, 10));
  screen.show("Form.qml", QColor(242, 242, 247));
  double first = ms_since_start(), first_cpu = own_cpu_ms();
  screen.focus();
  std::vector<double> keys;
  for (int key = 0; key < times; key++) keys.push_back(screen.press_x());
  if (screen.root->property("typed").toString().size() != times) qFatal("the letters did not arrive");
  printf("{\"form_first_pixels_ms\": %.3f, \"form_first_pixels_cpu_ms\": %.3f, \"form_key_cpu_ms_median\": %.4f}\n", first,
         first_cpu, median(keys.data(), times));
}

static void run_springs(Screen &screen, int count, int times) {
  Clock clock;
  clock.install();
  screen.set("total", count);
  screen.show("Springs.qml", Qt::white);
  std::vector<double> frames;
  for (int frame = 0; frame < times; frame++) {
    double before = own_cpu_ms();
    if (frame % 60 == 0) screen.root->setProperty("isAway", frame % 120 == 0);
    clock.advance();
    screen.frame();
    frames.push_back(own_cpu_ms() - before);
    if (const char *file = getenv("PEER_PICTURE"); file && frame == 75) screen.save(file);
  }
  printf("{\"springs_frame_cpu_ms_median\": %.4f}\n", median(frames.data(), times));
}

static void run_editor(Screen &screen, int count, int times) {
  screen.set("words", QString::fromUtf8(stream_text(count)));
  screen.show("Editor.qml", Qt::white);
  screen.focus();
  std::vector<double> keys;
  for (int key = 0; key < times; key++) keys.push_back(screen.press_x());
  if (screen.root->property("typed").toString().size() != count + times) qFatal("the letters did not arrive");
  printf("{\"editor_key_cpu_ms_median\": %.4f}\n", median(keys.data(), times));
}

bool run_case(Screen &screen, const QByteArray &name, int count, int times) {
  if (name == "list") run_list(screen, count, times);
  else if (name == "grid") run_grid(screen, count, times);
  else if (name == "form") run_form(screen, count, times);
  else if (name == "springs") run_springs(screen, count, times);
  else if (name == "editor") run_editor(screen, count, times);
  else return false;
  return true;
}
