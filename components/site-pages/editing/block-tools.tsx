'use client';

import './editing.css';
import type { ReactNode } from 'react';
import { ActionMenu } from '#components/ui/action-menu.tsx';
import { ArrowDown, ArrowUp, Copy, Pencil, Plus, Trash2 } from '#components/ui/icons/generated/icons.ts';
import { messages } from '#lib/language/messages.ts';

export type BlockTool = 'edit' | 'up' | 'down' | 'add';

interface BlockToolsProps {
  /** What the part is called, such as 'Words, part 2'. */
  name: string;
  place: number;
  count: number;
  onUse: (tool: BlockTool) => void;
  onDuplicate: () => void;
  onRemove: () => void;
}

/** The tools at a block: edit it, move it, add something below, and what is needed less often. */
export function BlockTools({ name, place, count, onUse, onDuplicate, onRemove }: BlockToolsProps) {
  const words = messages.pageEditing.tools;
  const tool = (kind: BlockTool) => ({ place, tool: kind, onPress: () => onUse(kind) });
  return (
    <fieldset className="block-tools">
      <legend className="sr-only">{words.label(name)}</legend>
      <span className="block-tools-name">{name}</span>
      <Tool {...tool('edit')} label={words.edit(name)}>
        <Pencil aria-hidden size={18} />
      </Tool>
      <Tool {...tool('up')} label={words.up(name)} isEnd={place === 0}>
        <ArrowUp aria-hidden size={18} />
      </Tool>
      <Tool {...tool('down')} label={words.down(name)} isEnd={place === count - 1}>
        <ArrowDown aria-hidden size={18} />
      </Tool>
      <ActionMenu
        label={words.more(name)}
        items={[
          { label: words.duplicate, icon: Copy, onSelect: onDuplicate },
          { label: words.remove, icon: Trash2, isDanger: true, onSelect: onRemove },
        ]}
      />
      <Tool {...tool('add')} label={words.addBelow(name)} className="block-tool-add">
        <Plus aria-hidden size={18} />
        <span>{words.add}</span>
      </Tool>
    </fieldset>
  );
}

interface ToolProps {
  label: string;
  place: number;
  tool: BlockTool;
  /** At the end of the page it stays focusable, so that focus is not lost. */
  isEnd?: boolean;
  className?: string;
  onPress: () => void;
  children: ReactNode;
}

function Tool({ label, place, tool, isEnd = false, className = '', onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isEnd || undefined}
      data-tool={`${tool}-${place}`}
      className={`block-tool ${className}`}
      onClick={isEnd ? undefined : onPress}
    >
      {children}
    </button>
  );
}
