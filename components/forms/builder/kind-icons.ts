import {
  AlignLeft,
  CalendarDays,
  Church,
  CircleDot,
  HandHeart,
  Hash,
  ListChecks,
  type LucideIcon,
  ToggleRight,
  Type,
} from 'lucide-react';
import type { QuestionKind } from '#lib/forms/kinds.ts';

/** The icon of each kind of question. */
export const kindIcons: Readonly<Record<QuestionKind | 'service', LucideIcon>> = {
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
