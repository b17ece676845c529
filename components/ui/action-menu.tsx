'use client';

import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import type { ReactNode } from 'react';
import { EllipsisVertical } from './icons/generated/icons.ts';
import type { Icon } from './icons/icon.tsx';

interface ActionMenuProps {
  label: string;
  /** Those that are not offered are false. */
  items: readonly (MenuEntry | false)[];
  className?: string;
  /** The button's content and look; three dots by default. */
  button?: { content: ReactNode; className: string };
  side?: 'top' | 'bottom';
}

export interface MenuEntry {
  label: string;
  icon: Icon;
  isDanger?: boolean;
  onSelect: () => void;
}

const dots = {
  content: <EllipsisVertical aria-hidden size={20} />,
  className:
    'grid size-11 place-items-center rounded-control border border-dashed border-accent bg-paper text-accent-deep hover:bg-white',
};

/** A menu of actions on one item. */
export function ActionMenu({
  label,
  items,
  className = '',
  button = dots,
  side = 'bottom',
}: ActionMenuProps) {
  const offered = items.filter((item) => item !== false);
  return (
    <Menu as="div" className={className}>
      <MenuButton aria-label={label} className={button.className}>
        {button.content}
      </MenuButton>
      <MenuItems
        anchor={{ to: `${side} end`, gap: 4 }}
        className="z-[75] min-w-44 rounded-card border border-rule bg-paper p-1.5 shadow-float outline-none"
      >
        {offered.map((item) => (
          <MenuItem key={item.label}>
            <button
              type="button"
              onClick={item.onSelect}
              className={`flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start font-semibold data-focus:bg-limestone ${item.isDanger ? 'text-paintbrush' : ''}`}
            >
              <item.icon aria-hidden size={17} />
              <span>{item.label}</span>
            </button>
          </MenuItem>
        ))}
      </MenuItems>
    </Menu>
  );
}
