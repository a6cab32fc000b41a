#include "rows.h"

#include <string.h>

typedef GObjectClass RowClass;
G_DEFINE_TYPE(Row, row, G_TYPE_OBJECT)
static void row_class_init(RowClass *type) { (void)type; }
static void row_init(Row *row) { (void)row; }

typedef GObjectClass RowsClass;
static GType item_type(GListModel *model) { (void)model; return row_get_type(); }
static guint item_count(GListModel *model) { return ((Rows *)model)->count; }
static gpointer item_at(GListModel *model, guint at) {
  Rows *rows = (Rows *)model;
  if (at >= rows->count) return NULL;
  Row *row = g_object_new(row_get_type(), NULL);
  row->number = rows->order ? rows->order[at] : (int)at;
  return row;
}
static void implement_model(GListModelInterface *model) {
  model->get_item_type = item_type;
  model->get_n_items = item_count;
  model->get_item = item_at;
}
G_DEFINE_TYPE_WITH_CODE(Rows, rows, G_TYPE_OBJECT, G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, implement_model))
static void rows_class_init(RowsClass *type) { (void)type; }
static void rows_init(Rows *rows) { (void)rows; }

Rows *rows_new(guint count) {
  Rows *rows = g_object_new(rows_get_type(), NULL);
  rows->count = count;
  return rows;
}

static int *order_of(Rows *rows) {
  if (rows->order) return rows->order;
  rows->order = g_new(int, rows->count);
  for (guint at = 0; at < rows->count; at++) rows->order[at] = at;
  return rows->order;
}

void rows_remove(Rows *rows, guint at) {
  int *order = order_of(rows);
  memmove(order + at, order + at + 1, (--rows->count - at) * sizeof *order);
  g_list_model_items_changed(G_LIST_MODEL(rows), at, 1, 0);
}

void rows_move(Rows *rows, guint from, guint to) {
  int *order = order_of(rows), number = order[from];
  rows_remove(rows, from);
  memmove(order + to + 1, order + to, (rows->count++ - to) * sizeof *order);
  order[to] = number;
  g_list_model_items_changed(G_LIST_MODEL(rows), to, 0, 1);
}

GtkListItemFactory *row_factory(RowFunction *make, RowFunction *fill) {
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(make), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(fill), NULL);
  return factory;
}

int row_number(GtkListItem *item) { return ((Row *)gtk_list_item_get_item(item))->number; }
