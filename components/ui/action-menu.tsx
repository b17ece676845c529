'use client';

import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { EllipsisVertical } from 'lucide-react';
import type { ReactNode } from 'react';

interface ActionMenuProps {
  /** What the menu is about, for screen readers. */
  label: string;
  items: readonly { label: string; icon: ReactNode; isDanger?: boolean; onSelect: () => void }[];
  className?: string;
}

/** The few things that can be done with one item, behind a button with three dots. */
export function ActionMenu({ label, items, className = '' }: ActionMenuProps) {
  return (
    <Menu as="div" className={className}>
      <MenuButton
        aria-label={label}
        className="grid size-11 place-items-center rounded-control border border-dashed border-bluebonnet bg-paper text-bluebonnet-deep hover:bg-white"
      >
        <EllipsisVertical aria-hidden size={20} />
      </MenuButton>
      <MenuItems
        anchor={{ to: 'bottom end', gap: 4 }}
        className="z-[70] min-w-44 rounded-card border border-rule bg-paper p-1.5 shadow-float outline-none"
      >
        {items.map((item) => (
          <MenuItem key={item.label}>
            <button
              type="button"
              onClick={item.onSelect}
              className={`flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left font-semibold data-focus:bg-limestone ${item.isDanger ? 'text-paintbrush' : ''}`}
            >
              {item.icon}
              {item.label}
            </button>
          </MenuItem>
        ))}
      </MenuItems>
    </Menu>
  );
}
