import {
  AlignLeft,
  CalendarDays,
  Church,
  CircleDot,
  HandHeart,
  Hash,
  ListChecks,
  ToggleRight,
  Type,
} from '#components/ui/icons/generated/icons.ts';
import type { Icon } from '#components/ui/icons/icon.tsx';
import type { QuestionKind } from '#lib/forms/kinds.ts';

/** The icon of each kind of question. */
export const kindIcons: Readonly<Record<QuestionKind | 'service', Icon>> = {
  text: Type,
  long_text: AlignLeft,
  choice: CircleDot,
  choices: ListChecks,
  number: Hash,
  date: CalendarDays,
  yes_no: ToggleRight,
  prayer: HandHeart,
  service: Church,
};
