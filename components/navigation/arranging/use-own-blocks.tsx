import { type ReactNode, useState } from 'react';
import { ListedBlockDialog } from '#components/site-pages/block-form/listed-block-dialog.tsx';
import { AddBlockDialog } from '#components/site-pages/editing/add-block-dialog.tsx';
import { isSection, type Placed } from '#lib/navigation/layouts/schema.ts';
import type { BlockKind } from '#lib/site-pages/blocks/block.ts';
import { filledBlock } from '#lib/site-pages/staff/blank-block.ts';

/** A part of an arrangement in its form. */
export interface ArrangedRow {
  id: string;
  name: string;
  part: Placed;
}

/** What is open: the choice of a new block's kind, the form of a new one, or that of a block in the list. */
type Opened = 'kinds' | { adds: BlockKind } | { edits: ArrangedRow } | null;

interface OwnBlocks {
  add: () => void;
  edit: (row: ArrangedRow) => void;
  /** Stands outside of the arrangement's form, which would take its events. */
  dialog: ReactNode;
}

/** Adds blocks of the church's own to an arrangement, at its end, and edits them. */
export function useOwnBlocks(
  parts: readonly ArrangedRow[],
  setParts: (parts: ArrangedRow[]) => void,
): OwnBlocks {
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const append = (part: Placed) => {
    setParts([...parts, { id: `own-${Date.now()}`, name: '', part }]);
    close();
  };
  const choose = (kind: BlockKind) => {
    const filled = filledBlock(kind);
    if (filled) append(filled);
    else setOpened({ adds: kind });
  };
  const replace = (row: ArrangedRow, part: Placed) => {
    setParts(parts.map((each) => (each.id === row.id ? { ...each, part } : each)));
    close();
  };
  return {
    add: () => setOpened('kinds'),
    edit: (row) => setOpened({ edits: row }),
    dialog: dialogOf(opened, { choose, append, replace, close }),
  };
}

interface BlockActions {
  choose: (kind: BlockKind) => void;
  append: (part: Placed) => void;
  replace: (row: ArrangedRow, part: Placed) => void;
  close: () => void;
}

function dialogOf(opened: Opened, { choose, append, replace, close }: BlockActions): ReactNode {
  if (opened === null) return null;
  if (opened === 'kinds') return <AddBlockDialog onChoose={choose} onClose={close} />;
  if ('adds' in opened)
    return <ListedBlockDialog kind={opened.adds} block={null} onDone={append} onClose={close} />;
  const { part } = opened.edits;
  if (isSection(part)) return null;
  const save = (block: Placed) => replace(opened.edits, block);
  return <ListedBlockDialog kind={part.kind} block={part} onDone={save} onClose={close} />;
}
