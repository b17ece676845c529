import type { NamedText, Texts } from '#lib/core/translations/texts.ts';
import { messages } from '#lib/language/messages.ts';
import { readEntries } from './present-navigation.ts';
import { menuLabel } from './schema.ts';

interface Stored {
  main?: unknown;
  footer?: unknown;
}

/** Returns menus with `change` applied to each label: `main.0.label`, `main.0.children.1.label`. */
export function menuTexts<Row extends Stored>(row: Row, change: Parameters<Texts<Row>>[1]): Row {
  const menu = (name: 'main' | 'footer') =>
    readEntries(row[name]).map((entry, at) => ({
      ...entry,
      label: change(labelText([name, at, 'label'], entry.label)),
      children: entry.children.map((child, below) => ({
        ...child,
        label: change(labelText([name, at, 'children', below, 'label'], child.label)),
      })),
    }));
  return { ...row, main: menu('main'), footer: menu('footer') };
}

/** The place as staff count it: 'Main menu 2.1'. */
function labelText(place: readonly ['main' | 'footer', ...(string | number)[]], text: string): NamedText {
  const numbers = place.filter((part) => typeof part === 'number').map((at) => at + 1);
  const label = `${messages.navigationLog.labels[place[0]]} ${numbers.join('.')}`;
  return { name: place.join('.'), text, kind: 'line', schema: menuLabel, label };
}
