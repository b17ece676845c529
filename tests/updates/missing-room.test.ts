import { expect, test } from 'vitest';
import { readMissingRoom } from '#lib/updates/missing-room.ts';
import english from '#lib/updates/words/en.ts';
import spanish from '#lib/updates/words/es.ts';
import { askForRoom } from '#scripts/release/update/room.mjs';
import { FakeMachine } from '../scripts/release/update/fake-machine.ts';

/** Returns what root says where it has too little. */
async function saidBy(shape: { free?: number; memory?: number }): Promise<string> {
  const machine = Object.assign(new FakeMachine(['1.0.0']), shape).updater();
  const asked = askForRoom(machine, { present: '1.0.0', hasOwnDatabase: false });
  return asked.then(
    () => '',
    (refusal: Error) => refusal.message,
  );
}

test.each([
  [{ memory: 150_000_000 }, 'faltan 250 MB; hacen falta 400 MB y hay 150 MB libres'],
  [{ free: 1000 }, /^\/\S+: faltan \d+ MB; hacen falta \d+ MB y hay 1 MB libres$/],
])('what root misses (%o) is said in the language of the church', async (shape, sentence) => {
  const said = await saidBy(shape);
  const room = readMissingRoom(said);
  if (!room) throw new Error(said);
  expect(english.updateReasons.missing(room)).toBe(said);
  expect(spanish.updateReasons.missing(room)).toMatch(sentence);
});

test('other details stay as they are', () => {
  for (const detail of ['/visit: 500', '', '250 MB are missing: 400 MB wanted, 150 MB free\nand more'])
    expect(readMissingRoom(detail)).toBeUndefined();
});
