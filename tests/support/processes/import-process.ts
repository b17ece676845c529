// The church's time zone is found by it.
import '#lib/core/church/current-church.ts';
import { startImport, undoImport } from '#lib/imports/commands.ts';
import { workHere } from '#tests/imports/bring-in.ts';
import { eventRecord, fake } from '#tests/imports/fake-source.ts';
import { staff } from '../actors.ts';
import { stopInEach, waitForKill } from './stop-at-statement.ts';

/** What is stopped, in each of which databases. */
export type Stops = Record<'bringingIn' | 'takingBack', readonly string[]>;

/** A process that brings 30 events into each of the databases it is given, or takes them back, and is stopped in it. */
const stops: Stops = JSON.parse(process.argv[2] ?? '{}');
fake.items = Array.from({ length: 30 }, (_, n) => eventRecord(`k${n}`));

const begin = () => startImport.execute(staff, { source: 'fake', dry_run: false });
const statements = [
  await stopInEach(stops.bringingIn, { prepare: begin, work: workHere }),
  await stopInEach(stops.takingBack, {
    prepare: async () => {
      const { id } = await begin();
      await workHere();
      await undoImport.execute(staff, { id });
    },
    work: workHere,
  }),
];
waitForKill(statements);
