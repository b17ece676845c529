import { churchDateOrder, type DateOrder, writtenDate } from '../values/written-date.ts';
import { hourCountOf } from './cells.ts';

/** How a column writes its dates. */
export interface DateStyle {
  order: DateOrder;
  /** Whether the column has dates of both orders. */
  isMixed: boolean;
}

/** How a list writes dates and times. */
export interface ListStyle {
  /** By the columns they are matched with. */
  dates: Readonly<Record<string, DateStyle>>;
  /** Whether times are 24-hour times. */
  isFullDay: boolean;
}

const dateColumns = ['date', 'end_date', 'time', 'end_time', 'start_date', 'created_at'];
const longestCell = 200;
const clockPart = /\d{1,2}[:.h]\d\d.*$|\d{4}$|\d\s?[ap]\.?m?\.?$/i;

/** Detects the style from all rows: one day over 12 settles the order of its column, by default that of the list. */
export class ListStyleReader {
  private readonly seen = new Map<string, Set<DateOrder>>();
  private readonly hours = new Set<'full day' | 'half day'>();

  add(cells: Readonly<Record<string, string>>): void {
    for (const column of dateColumns) {
      const cell = cells[column]?.trim();
      if (!cell || cell.length > longestCell) continue;
      const date = writtenDate(cell, 'month first');
      const order = date?.numbers;
      if (order && order !== 'either')
        this.seen.set(column, (this.seen.get(column) ?? new Set<DateOrder>()).add(order));
      const [clock] = clockPart.exec(date ? date.rest : cell) ?? [];
      const count = clock ? hourCountOf(clock) : null;
      if (count) this.hours.add(count);
    }
  }

  style(): ListStyle {
    const all = new Set([...this.seen.values()].flatMap((orders) => [...orders]));
    const usual = soleOf(all) ?? churchDateOrder();
    const dates = dateColumns.map((column) => {
      const orders = this.seen.get(column) ?? new Set<DateOrder>();
      return [column, { order: soleOf(orders) ?? usual, isMixed: orders.size > 1 }] as const;
    });
    const isFullDay = this.hours.has('full day') && !this.hours.has('half day');
    return { dates: Object.fromEntries(dates), isFullDay };
  }
}

function soleOf(orders: ReadonlySet<DateOrder>): DateOrder | null {
  const [order = null, ...others] = orders;
  return others.length > 0 ? null : order;
}
