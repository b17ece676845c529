'use client';

import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import type { KeyboardEvent, ReactNode } from 'react';
import { arrowStep } from '../arrow-step.ts';

interface TabsProps {
  label: string;
  tabs: readonly { label: string; content: ReactNode }[];
  /** Keeps every tab mounted, so that input is kept. */
  keepsMounted?: boolean;
}

/**
 * Tabs within one page: a row on wide windows, two rows of large buttons on a phone. Only the chosen tab is
 * mounted, unless all are kept.
 */
export function Tabs({ label, tabs, keepsMounted = false }: TabsProps) {
  return (
    <TabGroup>
      <TabList
        aria-label={label}
        onKeyDownCapture={followDirection}
        className="grid pair-columns gap-2 sm:flex sm:gap-x-7 sm:border-b sm:border-rule"
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.label}
            className="min-h-12 rounded-control border border-rule px-3 font-semibold text-ink-2 data-selected:border-ink data-selected:bg-ink data-selected:text-white sm:-mb-px sm:rounded-none sm:border-0 sm:border-b-3 sm:border-transparent sm:px-0 sm:hover:text-ink sm:data-selected:border-second sm:data-selected:bg-transparent sm:data-selected:text-ink"
          >
            {tab.label}
          </Tab>
        ))}
      </TabList>
      <TabPanels className="pt-8">
        {tabs.map((tab) => (
          <TabPanel key={tab.label} unmount={!keepsMounted}>
            {tab.content}
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}

/** The library's arrow keys move from left to right in every language. */
function followDirection(event: KeyboardEvent<HTMLElement>) {
  const step = arrowStep(event);
  if (step === 0) return;
  event.preventDefault();
  event.stopPropagation();
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.indexOf(event.target as HTMLElement);
  const next = tabs[(at + step + tabs.length) % tabs.length];
  next?.focus();
  next?.click();
}
