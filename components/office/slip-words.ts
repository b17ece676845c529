import type { Icon } from '#components/ui/icons/icon.tsx';

/** What a slip says, and where its action leads. */
export interface SlipWords {
  key: string;
  icon: Icon;
  title: string;
  hint: string;
  action: string;
  href: string;
}
