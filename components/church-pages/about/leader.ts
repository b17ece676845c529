import type { PageTexts } from '#lib/page-texts/register.ts';

/** Somebody who looks after the church: by name, or by what they do. */
export type Leader = PageTexts['about.leaders'][number];
