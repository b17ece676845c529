import type { MenuEntry } from '#lib/navigation/schema.ts';

/** An entry of a menu in the form: those below an entry follow it. */
export interface MenuRow {
  /** Known to the form alone. */
  id: string;
  label: string;
  to: string;
  isBelow: boolean;
}

let count = 0;

/** Returns an empty row. */
export function newRow(): MenuRow {
  count += 1;
  return { id: `entry-${count}`, label: '', to: '', isBelow: false };
}

/** Returns the rows of a menu. */
export function rowsOf(entries: readonly MenuEntry[]): MenuRow[] {
  return entries.flatMap(({ label, to, children }) => [
    { ...newRow(), label, to },
    ...children.map((child) => ({ ...newRow(), ...child, isBelow: true })),
  ]);
}

/** Returns the menu that the rows describe, and the path of each row in it, such as `2.children.0`. */
export function menuOf(rows: readonly MenuRow[]): { entries: MenuEntry[]; places: string[] } {
  const entries: MenuEntry[] = [];
  const places = rows.map(({ label, to, isBelow }) => {
    const parent = entries.at(-1);
    if (isBelow && parent) {
      parent.children.push({ label, to });
      return `${entries.length - 1}.children.${parent.children.length - 1}`;
    }
    entries.push({ label, to, children: [] });
    return String(entries.length - 1);
  });
  return { entries, places };
}

/**
 * Returns the rows with one of them moved to another position. An entry takes along those below it, and passes other
 * entries as a whole; the first row is never below another.
 */
export function withMoved(rows: readonly MenuRow[], from: number, to: number): MenuRow[] {
  const moving = rows[from];
  if (!moving) return [...rows];
  const end = moving.isBelow ? from + 1 : endOf(rows, from);
  const others = [...rows.slice(0, from), ...rows.slice(end)];
  // A place among those that it takes along is the one after them.
  const wanted = to > from ? Math.max(to - (end - from) + 1, from + 1) : Math.max(0, to);
  others.splice(moving.isBelow ? wanted : wholeEntry(others, wanted, to > from), 0, ...rows.slice(from, end));
  return withFirst(others);
}

/** Returns where the entry at `place` and those below it end. */
function endOf(rows: readonly MenuRow[], place: number): number {
  const next = rows.findIndex(({ isBelow }, other) => other > place && !isBelow);
  return next < 0 ? rows.length : next;
}

/** Returns the nearest place in this direction that lies between two entries. */
function wholeEntry(rows: readonly MenuRow[], place: number, isDown: boolean): number {
  if (!rows[place]?.isBelow) return place;
  return isDown ? endOf(rows, place) : rows.slice(0, place).findLastIndex(({ isBelow }) => !isBelow);
}

/** Returns the rows without one of them. */
export function withoutRow(rows: readonly MenuRow[], id: string): MenuRow[] {
  return withFirst(rows.filter((row) => row.id !== id));
}

function withFirst(rows: MenuRow[]): MenuRow[] {
  return rows.map((row, place) => (place === 0 && row.isBelow ? { ...row, isBelow: false } : row));
}

/** Returns the rows without entries that lead to `hidden` pages. What stood below one takes its level. */
export function withoutPages(rows: readonly MenuRow[], hidden: readonly string[]): MenuRow[] {
  const kept: MenuRow[] = [];
  let isParentGone = false;
  for (const row of rows) {
    if (hidden.includes(row.to)) isParentGone ||= !row.isBelow;
    else {
      kept.push(isParentGone ? { ...row, isBelow: false } : row);
      isParentGone = false;
    }
  }
  return kept;
}
