import { oneLine } from '../../markup/written-text.ts';
import type { SourceItem } from '../../source.ts';
import type { SitePlan } from './site-plan.ts';

/** Returns the PDFs of the media library. */
export function documentItems({ documents }: Pick<SitePlan, 'documents'>): SourceItem[] {
  return documents.map(({ id, key, title: given, file_name, date, address }) => {
    const title = oneLine(given, 200) || file_name;
    const values = { title, file_name, date: /^[1-9]/.test(date) ? date : null };
    return { record: { table: 'documents', key, title, id, values, pictures: { file: address } } };
  });
}
