import type { PageLayout } from '#lib/core/generated/prisma/client.ts';
import { defineContent, type RowChange, type Value } from '#lib/core/operations/content-table.ts';
import { messages } from '#lib/language/messages.ts';
import { readBlocks } from '#lib/site-pages/blocks/block.ts';
import { blockWords } from '#lib/site-pages/blocks/block-texts.ts';
import { layoutTexts } from './layouts/layout-texts.ts';
import { presentLayout, readParts } from './layouts/present-layout.ts';
import { pageLayout } from './layouts/schema.ts';
import { isArrangedPage } from './layouts/sections.ts';
import { menuTexts } from './menu-texts.ts';
import { presentNavigation, readEntries } from './present-navigation.ts';
import { navigationRow } from './schema.ts';

/** The menus, one row. */
export const navigationContent = defineContent({
  table: 'navigation',
  topic: 'pages',
  permission: 'pages',
  isInternal: true,
  title: null,
  words: () => messages.navigationLog,
  format: (column, value) => (column === 'hidden' ? undefined : menuText(value)),
  subject: () => messages.navigationLog.plural,
  headline: ({ action }) =>
    action === 'deleted' ? messages.navigationLog.original : messages.navigationLog.changed,
  row: navigationRow,
  present: presentNavigation,
  texts: menuTexts,
  exported: {
    model: 'navigation',
    order: { id: 'asc' },
  },
  imported: 'apart',
});

/** How built-in pages are arranged. */
export const layoutContent = defineContent({
  table: 'page_layouts',
  topic: 'pages',
  permission: 'pages',
  title: 'id',
  words: () => messages.layoutLog,
  format: (_column, value) => partsText(value),
  subject: ({ row_id }) => messages.layoutLog.subject(pageName(row_id)),
  headline: ({ action, row_id }: RowChange) =>
    action === 'deleted'
      ? messages.layoutLog.original(pageName(row_id))
      : messages.layoutLog.changed(pageName(row_id)),
  row: pageLayout,
  present: presentLayout,
  texts: (row: PageLayout, change) => layoutTexts({ blocks: readParts(row) }, change),
  exported: {
    model: 'pageLayout',
    order: { id: 'asc' },
  },
});

/** 'Home; About (Beliefs, Leaders)' */
function menuText(value: Value): string | null {
  const texts = readEntries(value).map(({ label, children }) =>
    children.length > 0 ? `${label} (${children.map((child) => child.label).join(', ')})` : label,
  );
  return texts.join('; ') || null;
}

/** The names of the sections that are shown, and the words of own blocks. */
function partsText(value: Value): string | null {
  const parts = Array.isArray(value) ? value : [];
  const names: Readonly<Record<string, string>> = messages.layoutLog.sections;
  const texts = parts.map((part) => {
    const { section, is_hidden } = part as { section?: string; is_hidden?: boolean };
    if (section === undefined) return blockWords(readBlocks([part])) ?? '';
    const name = names[section] ?? section;
    return is_hidden ? messages.layoutLog.hidden(name) : name;
  });
  return texts.filter(Boolean).join('; ') || null;
}

function pageName(id: string): string {
  return isArrangedPage(id) ? messages.layoutLog.pages[id] : id;
}
