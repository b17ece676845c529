import type { BadgeTone } from '#components/ui/badge.tsx';
import type { Tone } from '#lib/art/palette.ts';
import { categoryOf, type MinistryCategory } from '#lib/ministries/category.ts';

interface CategoryLook {
  tone: Extract<Tone, BadgeTone>;
  text: string;
  edge: string;
  intro: string;
}

/** Each category's own colour, used only where it means that category. */
const categoryLooks: Record<MinistryCategory, CategoryLook> = {
  Adult: {
    tone: 'bluebonnet',
    text: 'text-bluebonnet',
    edge: 'before:bg-bluebonnet',
    intro: 'A table in the week where you are expected, whatever your age and whatever your story.',
  },
  Youth: {
    tone: 'paintbrush',
    text: 'text-paintbrush',
    edge: 'before:bg-paintbrush',
    intro: 'Sixth grade through twelfth: friends, hard questions, and adults who stay.',
  },
  Children: {
    tone: 'sunflower',
    text: 'text-sunflower',
    edge: 'before:bg-sunflower',
    intro: 'Birth through fifth grade, in safe hands and good company.',
  },
  International: {
    tone: 'cedar',
    text: 'text-cedar',
    edge: 'before:bg-cedar',
    intro: 'Long friendships with churches and workers far from home.',
  },
};

/** All that the church has named itself share one colour, which means none of the four. */
const ownLook: CategoryLook = {
  tone: 'rose',
  text: 'text-rose',
  edge: 'before:bg-rose',
  intro: '',
};

/** How a category looks, by its name. */
export function lookOf(category: string): CategoryLook {
  const known = categoryOf(category);
  return known ? categoryLooks[known] : ownLook;
}
