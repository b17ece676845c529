'use client';

import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { messages } from '#lib/language/messages.ts';
import { type BlockKind, blockKinds } from '#lib/site-pages/blocks/block.ts';

interface AddBlockDialogProps {
  onChoose: (kind: BlockKind) => void;
  onClose: () => void;
}

/** The dialog that offers every kind of block. */
export function AddBlockDialog({ onChoose, onClose }: AddBlockDialogProps) {
  const { kinds, about } = messages.blocks;
  return (
    <Dialog isOpen onClose={onClose} title={messages.pageEditing.addPart}>
      <ul className="grid gap-2.5 sm:grid-cols-2">
        {blockKinds.map((kind) => (
          <li key={kind} className="grid">
            <button
              type="button"
              onClick={() => onChoose(kind)}
              className="grid content-start gap-0.5 rounded-control border border-rule bg-white px-4 py-3 text-start hover:border-accent"
            >
              <strong>{kinds[kind]}</strong>
              <span className="text-sm text-ink-2">{about[kind]}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
