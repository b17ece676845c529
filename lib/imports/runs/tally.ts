import type { ImportTable } from '#lib/activity/content-tables.ts';
import type { Values } from '#lib/core/operations/content-table.ts';
import { messages } from '#lib/language/messages.ts';
import { readBlocks } from '#lib/site-pages/blocks/block.ts';
import type { ImportCounts, ImportFound, ImportSamples } from '../schema.ts';
import type { Verdict } from './plan.ts';

const mostSamples = 10;
const mostProblems = 200;
const longestText = 200;

/** The report of a run: the number of rows of each table, the first ten of each, and problems. */
export interface Tally {
  counts: ImportCounts;
  samples: ImportSamples;
  found: ImportFound;
  problems: string[];
  removed: Partial<Record<ImportTable, number>>;
}

/** Returns a collector of a report. */
export function createTally() {
  const counts: ImportCounts = {};
  const samples: ImportSamples = {};
  const removed: Tally['removed'] = {};
  const kinds = { pages: 0, posts: 0 };
  const people = new Set<string>();
  const problems: string[] = [];
  let further = 0;
  const tell = (problem: string) => {
    if (problems.length < mostProblems) problems.push(problem);
    else further += 1;
  };
  return {
    tell,
    count(table: ImportTable, verdict: Verdict) {
      const { action, reason, staged, next } = verdict;
      counts[table] ??= { added: 0, updated: 0, unchanged: 0, skipped: 0 };
      counts[table][action] += 1;
      samples[table] ??= [];
      if (samples[table].length < mostSamples)
        samples[table].push({ key: staged.key, title: staged.title, action, values: shown(table, next.row) });
      const message = staged.problem === null ? messages.imports.named : messages.imports.skipped;
      if (staged.problem === null) {
        if (table === 'site_pages') kinds[next.row.kind === 'news' ? 'posts' : 'pages'] += 1;
        for (const name of peopleIn(table, next.row)) people.add(name);
      }
      if (reason !== null) tell(message(staged.title, reason));
    },
    countRemoved(table: ImportTable, count: number) {
      if (count > 0) removed[table] = count;
    },
    result: (): Tally => ({
      counts,
      samples,
      removed,
      found: foundOf({ ...kinds, people: people.size }),
      problems: further > 0 ? [...problems, messages.imports.more(further)] : problems,
    }),
  };
}

/** Returns what there is one of, or more. */
function foundOf(found: Required<ImportFound>): ImportFound {
  return Object.fromEntries(Object.entries(found).filter(([, count]) => count > 0));
}

/** Returns the names of people in a row: a leader, or those that a page shows. */
function peopleIn(table: ImportTable, { name, blocks }: Values): string[] {
  if (table === 'leaders') return [String(name)];
  if (table !== 'site_pages') return [];
  return readBlocks(blocks).flatMap((block) =>
    block.kind === 'people' ? block.items.map(({ name }) => name) : [],
  );
}

/** Returns the shortened texts of a row for a sample; none of a prayer request, nor what is no text, as blocks. */
function shown(table: ImportTable, row: Values): Record<string, string> {
  if (table === 'prayer_requests') return {};
  const said = Object.entries(row).map(([column, value]) => {
    const texts = [value].flat().filter((each) => typeof each !== 'object' && each !== '' && each !== false);
    return [column, texts.join(', ').slice(0, longestText)];
  });
  return Object.fromEntries(said.filter(([, text]) => text !== ''));
}
