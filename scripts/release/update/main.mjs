// Root's part of an update: `belltower-update@SITE.service` runs it, one at a time for each site. docs/decisions/0041 says
// what it trusts. With --put-back the site's unit runs it before a start.
import { readJson } from './files.mjs';
import { goBack } from './finish.mjs';
import { realMachine } from './machine.mjs';
import { putBackBeforeStart, resume } from './resume.mjs';
import { writeState } from './state.mjs';
import { update } from './update.mjs';
import { readWish } from './wish.mjs';

const [site = '', mode] = process.argv.slice(2);
if (!/^belltower(-[a-z][a-z0-9-]{0,20})?$/.test(site)) throw new Error(`${site} is no site.`);
process.umask(0o022);
const machine = realMachine(site);
if (mode === '--put-back') await putBackBeforeStart(machine);
else await work();

async function work() {
  await resume(machine);
  const wish = await readWish(machine);
  if (wish?.kind === 'go-back') await goBackByHand();
  else if (wish) await update(machine, wish);
}

async function goBackByHand() {
  const kept = await readJson(machine.places.kept);
  if (!kept) return console.log('There is no version to go back to.');
  const { from, to } = kept;
  const began = { step: 'undoing', from, to, began_at: new Date(machine.now()).toISOString() };
  const state = await writeState(machine, { ...began, because: 'by_hand' }, {});
  await goBack(machine, state, { because: 'by_hand', detail: null, atOnce: false });
}
