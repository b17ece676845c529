import { compareTexts } from '#lib/core/church/text-order.ts';
import { messages } from '#lib/language/messages.ts';
import { namesIn, podcastCategories } from './categories.ts';

/** Returns a category of a feed by its names in the church's language: 'Religion & Spirituality › Christianity'. */
export function categoryLabel(category: string): string {
  const names = messages.podcast.categories;
  return namesIn(category)
    .map((name) => names[name])
    .join(' › ');
}

/** Returns the categories to choose from, by their names in the church's language. */
export function categoryOptions(): { value: string; label: string }[] {
  return podcastCategories
    .map((value) => ({ value, label: categoryLabel(value) }))
    .sort((one, other) => compareTexts(one.label, other.label));
}
