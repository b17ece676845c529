'use client';

import { OrderControls } from '#components/ordering/order-controls.tsx';
import { type RowPlace, useSortableRow } from '#components/ordering/use-sortable-row.ts';
import { Pencil } from '#components/ui/icons/generated/icons.ts';
import { RemoveButton } from '#components/ui/remove-button.tsx';
import { Switch } from '#components/ui/switch.tsx';
import { messages } from '#lib/language/messages.ts';
import type { Placed } from '#lib/navigation/layouts/schema.ts';
import { type ArrangedPage, lasting } from '#lib/navigation/layouts/sections.ts';
import { blockExcerpt } from '#lib/site-pages/blocks/block-texts.ts';

interface ArrangeRowProps extends RowPlace {
  page: ArrangedPage;
  row: { id: string; part: Placed };
  onChange: (part: Placed) => void;
  onRemove: () => void;
  /** Opens the form of a block of the church's own. */
  onEdit: () => void;
}

/** One part of a built-in page: a section with a switch, or a block of the church's own. */
export function ArrangeRow({ page, row, onChange, onRemove, onEdit, ...at }: ArrangeRowProps) {
  const words = messages.navigationView;
  const { part } = row;
  const sortable = useSortableRow({ id: row.id, ...at });
  const name = nameOf(part);
  return (
    <li {...sortable.row} className="order-row">
      <OrderControls name={name} place={at.place} count={at.count} sortable={sortable}>
        <div className="flex items-center justify-between gap-3">
          <PartName part={part} />
          {!('section' in part) ? (
            <span className="flex items-center gap-2">
              <button
                type="button"
                aria-label={messages.pageEditing.tools.edit(name)}
                onClick={onEdit}
                className="grid size-11 place-items-center rounded-control text-accent-deep hover:bg-limestone"
              >
                <Pencil aria-hidden size={18} />
              </button>
              <RemoveButton label={words.remove(name)} onClick={onRemove} />
            </span>
          ) : part.section === lasting[page] ? (
            <p className="text-sm text-ink-2">{words.stays}</p>
          ) : (
            <Switch
              label={words.show(name)}
              checked={!part.is_hidden}
              onChange={(isShown) => onChange({ section: part.section, is_hidden: !isShown })}
            />
          )}
        </div>
      </OrderControls>
    </li>
  );
}

/** The part's name, and the first words of a block. */
function PartName({ part }: { part: Placed }) {
  const excerpt = 'section' in part ? '' : blockExcerpt(part);
  return (
    <div className="min-w-0 wrap-anywhere">
      <p className="font-semibold">{nameOf(part)}</p>
      {excerpt && <p className="text-sm text-ink-2">{excerpt}</p>}
    </div>
  );
}

function nameOf(part: Placed): string {
  const sections: Readonly<Record<string, string>> = messages.layoutLog.sections;
  if ('section' in part) return sections[part.section] ?? part.section;
  return messages.navigationView.own(messages.blocks.kinds[part.kind]);
}
