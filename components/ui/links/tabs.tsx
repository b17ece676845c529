'use client';

import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import type { ReactNode } from 'react';

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
