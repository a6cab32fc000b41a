// The model of a list: rows are created on request.
#pragma once

#include <gtk/gtk.h>

typedef struct { GObject object; int number; } Row;
// Rows are numbered by position until the first is removed or moved.
typedef struct { GObject object; guint count; int *order; } Rows;

Rows *rows_new(guint count);
void rows_remove(Rows *rows, guint at);
void rows_move(Rows *rows, guint from, guint to);

typedef void RowFunction(GtkListItemFactory *factory, GtkListItem *item);
GtkListItemFactory *row_factory(RowFunction *make, RowFunction *fill);
int row_number(GtkListItem *item);
