import type { SourceContext, SourceItem } from '../source.ts';
import type { SiteAnswer } from './site.ts';

/** What a page tells beside its words, such as events and facts about the church. */
type PageReader = (answer: SiteAnswer, context: SourceContext) => SourceItem[];

/** What every page of a site is also read with. */
export const pageReaders: readonly PageReader[] = [];
