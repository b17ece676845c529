/** Apple's categories of podcasts with their subcategories, as they stand in feeds. */
const table = {
  Arts: ['Books', 'Design', 'Fashion & Beauty', 'Food', 'Performing Arts', 'Visual Arts'],
  Business: ['Careers', 'Entrepreneurship', 'Investing', 'Management', 'Marketing', 'Non-Profit'],
  Comedy: ['Comedy Interviews', 'Improv', 'Stand-Up'],
  Education: ['Courses', 'How To', 'Language Learning', 'Self-Improvement'],
  Fiction: ['Comedy Fiction', 'Drama', 'Science Fiction'],
  Government: [],
  'Health & Fitness': [
    ...['Alternative Health', 'Fitness', 'Medicine', 'Mental Health', 'Nutrition', 'Sexuality'],
  ],
  History: [],
  'Kids & Family': ['Education for Kids', 'Parenting', 'Pets & Animals', 'Stories for Kids'],
  Leisure: [
    ...['Animation & Manga', 'Automotive', 'Aviation', 'Crafts', 'Games', 'Hobbies', 'Home & Garden'],
    'Video Games',
  ],
  Music: ['Music Commentary', 'Music History', 'Music Interviews'],
  News: [
    ...['Business News', 'Daily News', 'Entertainment News', 'News Commentary', 'Politics', 'Sports News'],
    'Tech News',
  ],
  'Religion & Spirituality': [
    ...['Buddhism', 'Christianity', 'Hinduism', 'Islam', 'Judaism', 'Religion', 'Spirituality'],
  ],
  Science: [
    ...['Astronomy', 'Chemistry', 'Earth Sciences', 'Life Sciences', 'Mathematics', 'Natural Sciences'],
    ...['Nature', 'Physics', 'Social Sciences'],
  ],
  'Society & Culture': [
    ...['Documentary', 'Personal Journals', 'Philosophy', 'Places & Travel', 'Relationships'],
  ],
  Sports: [
    ...['Baseball', 'Basketball', 'Cricket', 'Fantasy Sports', 'Football', 'Golf', 'Hockey', 'Rugby'],
    ...['Running', 'Soccer', 'Swimming', 'Tennis', 'Volleyball', 'Wilderness', 'Wrestling'],
  ],
  Technology: [],
  'True Crime': [],
  'TV & Film': ['After Shows', 'Film History', 'Film Interviews', 'Film Reviews', 'TV Reviews'],
} as const;

/** The name of a category or of a subcategory. */
export type CategoryName = keyof typeof table | (typeof table)[keyof typeof table][number];

/** Every category by itself and with each of its subcategories behind a slash. */
export const podcastCategories: readonly string[] = Object.entries(table).flatMap(([category, parts]) => [
  category,
  ...parts.map((part) => `${category}/${part}`),
]);

export const defaultCategory = 'Religion & Spirituality/Christianity';

/** Returns the names in a category of a feed: its own, and that of its subcategory. */
export function namesIn(category: string): CategoryName[] {
  return category.split('/') as CategoryName[];
}

/** Returns every name by itself, as Apple has them in English. */
export function englishCategoryNames(): Readonly<Record<CategoryName, string>> {
  return Object.fromEntries(podcastCategories.flatMap(namesIn).map((name) => [name, name])) as Record<
    CategoryName,
    string
  >;
}
