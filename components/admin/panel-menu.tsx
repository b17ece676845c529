'use client';

import { Ellipsis, Radio } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { paths } from '@/lib/paths';
import { ActionMenu } from '../ui/action-menu';

/** What staff need less often, behind the panel's 'More': the stream, and the account itself. */
export function PanelMenu({ className }: { className: string }) {
  const router = useRouter();
  return (
    <ActionMenu
      label="More for staff"
      side="top"
      button={{ className, content: <MoreMark /> }}
      items={[
        {
          label: 'Stream Settings',
          icon: <Radio aria-hidden size={17} />,
          onSelect: () => router.push(paths.livestream),
        },
      ]}
    />
  );
}

function MoreMark() {
  return (
    <>
      <Ellipsis aria-hidden size={18} />
      More
    </>
  );
}
