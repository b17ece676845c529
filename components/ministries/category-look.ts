import type { BadgeTone } from '#components/ui/badge.tsx';
import type { Tone } from '#lib/art/palette.ts';
import type { MinistryCategory } from '#lib/ministries/schema.ts';

interface CategoryLook {
  /** The anchor in the page and the value of ?tab=, without the sign in front. */
  anchor: 'adult' | 'youth' | 'children' | 'international';
  tone: Extract<Tone, BadgeTone>;
  text: string;
  edge: string;
  intro: string;
}

/** Each category's own colour, used only where it means that category. */
export const categoryLooks: Record<MinistryCategory, CategoryLook> = {
  Adult: {
    anchor: 'adult',
    tone: 'bluebonnet',
    text: 'text-bluebonnet',
    edge: 'before:bg-bluebonnet',
    intro: 'A table in the week where you are expected, whatever your age and whatever your story.',
  },
  Youth: {
    anchor: 'youth',
    tone: 'paintbrush',
    text: 'text-paintbrush',
    edge: 'before:bg-paintbrush',
    intro: 'Sixth grade through twelfth: friends, hard questions, and adults who stay.',
  },
  Children: {
    anchor: 'children',
    tone: 'sunflower',
    text: 'text-sunflower',
    edge: 'before:bg-sunflower',
    intro: 'Birth through fifth grade, in safe hands and good company.',
  },
  International: {
    anchor: 'international',
    tone: 'cedar',
    text: 'text-cedar',
    edge: 'before:bg-cedar',
    intro: 'Long friendships with churches and workers far from home.',
  },
};
