import type { BadgeTone } from '#components/ui/badge.tsx';
import type { Tone } from '#lib/art/palette/palette.ts';
import { categoryOf, type MinistryCategory } from '#lib/ministries/category.ts';

interface CategoryLook {
  tone: Extract<Tone, BadgeTone>;
  text: string;
  edge: string;
}

/** Each category's own colour, used for nothing else. */
const categoryLooks: Record<MinistryCategory, CategoryLook> = {
  Adult: {
    tone: 'bluebonnet',
    text: 'text-bluebonnet',
    edge: 'before:bg-bluebonnet',
  },
  Youth: {
    tone: 'paintbrush',
    text: 'text-paintbrush',
    edge: 'before:bg-paintbrush',
  },
  Children: {
    tone: 'sunflower',
    text: 'text-sunflower',
    edge: 'before:bg-sunflower',
  },
  International: {
    tone: 'cedar',
    text: 'text-cedar',
    edge: 'before:bg-cedar',
  },
};

/** All custom categories share one colour. */
const ownLook: CategoryLook = {
  tone: 'rose',
  text: 'text-rose',
  edge: 'before:bg-rose',
};

/** Returns the look of a category by name. */
export function lookOf(category: string): CategoryLook {
  const known = categoryOf(category);
  return known ? categoryLooks[known] : ownLook;
}
