import { beforeEach, expect, test, vi } from 'vitest';
import { answerFactorFormAction } from '#lib/account/actions.ts';
import { answerFactorForm, enrollFactor } from '#lib/account/commands.ts';
import { signInFormAction, signOutFormAction } from '#lib/account/sessions/actions.ts';
import { signIn } from '#lib/account/sessions/commands.ts';
import { totpCode } from '#lib/account/totp.ts';
import { currentActor } from '#lib/core/auth/actor.ts';
import { carriedHere, trackRendering } from '#lib/core/cache/render-context.ts';
import { carriedName } from '#lib/core/operations/carried-form.ts';
import { log } from '#lib/core/platform/log.ts';
import { answerWordsFormAction } from '#lib/page-texts/actions.ts';
import { carriedOf, toldOfWords } from '#lib/page-texts/plain-form/carried-words.ts';
import { findPageTexts } from '#lib/page-texts/queries.ts';
import { answerServiceFormAction, answerSetupFormAction, finishSetupFormAction } from '#lib/setup/actions.ts';
import { carriedOf as carriedOfStep, toldOfFacts, toldOfService } from '#lib/setup/carried-form.ts';
import { visitor } from '#tests/support/actors.ts';
import { forgetCookies } from '#tests/support/browser.ts';
import { useDatabase } from '#tests/support/database.ts';

vi.mock('next/headers', () => import('#tests/support/browser.ts'));
useDatabase();

const password = 'bluebonnets-in-april';

beforeEach(() => {
  vi.stubEnv('ADMIN_PASSWORD', password);
  vi.stubEnv('AUTH_SECRET', 'a-secret-of-more-than-thirty-two-letters');
  vi.spyOn(log, 'info').mockReturnValue();
  forgetCookies();
  return () => {
    vi.unstubAllEnvs();
    vi.useRealTimers();
  };
});

type Action = (previous: null, form: FormData) => Promise<unknown>;
type Fields = Readonly<Record<string, string>>;

/** Posts a form as a browser without scripts does. Gives what the page that answers finds, or where it is led. */
async function post(action: Action, fields: Fields, address = '/church-words?page=home') {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const { result, refusal } = await trackRendering(async () => {
    const leadsTo = await action(null, form).then(
      () => null,
      ({ digest }: { digest: string }) => digest.split(';')[2],
    );
    return { leadsTo, carried: carriedHere() };
  }, address);
  return { ...result, refusal };
}

const carriedBy = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [carriedName(name), text]));

const letter = {
  key: 'home.letter',
  if_match: 'original',
  intent: 'save',
  value: 'Dear *you*,\r\n\r\n<b>&"',
};

test('words sent after the end of a session go through every step of the sign-in, and come back unsaved', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-06-01T17:00:00Z') });
  await signIn.execute(visitor, { password });
  const factor = await enrollFactor.execute(await currentActor(), {
    factor_type: 'totp',
    friendly_name: 'Office',
  });
  const code = () => totpCode(String(factor.totp?.secret), new Date());
  await answerFactorForm.execute(await currentActor(), { id: factor.id, code: code() });
  vi.setSystemTime(Date.now() + 60_000);
  forgetCookies();

  const foreign = { password: 'mine', 'value.name': 'of another form', $ACTION_KEY: 'of React' };
  const refused = await post(answerWordsFormAction, { ...letter, ...foreign });
  expect(refused.refusal).toBe(401);
  const carried = carriedOf(['home.letter'], refused.carried);
  expect(carried).toEqual(letter);
  const along = carriedBy(letter);
  const steps: [Action, Fields, number | undefined][] = [
    [signInFormAction, { password: 'wrong' }, 401],
    [signInFormAction, { password }, undefined],
    [answerFactorFormAction, { id: factor.id, code: '000000' }, 422],
    [answerFactorFormAction, { id: factor.id, code: code() }, undefined],
  ];
  for (const [action, fields, refusal] of steps) {
    expect(await post(action, { ...along, ...fields })).toEqual({ leadsTo: null, carried: letter, refusal });
  }

  const told = toldOfWords(carried, undefined);
  if (!told || told.isSaved) throw new Error('Nothing came back.');
  expect(told).toMatchObject({ key: 'home.letter', isCarried: true, version: 'original' });
  expect(told.typed.entries[0]?.[0]?.text).toBe('Dear *you*,\n\n<b>&"');
  expect((await findPageTexts({}))['home.letter'].is_original).toBe(true);
  expect(await post(answerWordsFormAction, letter)).toMatchObject({
    leadsTo: '/church-words?page=home&done=saved',
  });
});

test('what was typed into a step of the setup comes back as typed, and only what is of its form', async () => {
  const facts = { if_match: '2031-01-01T00:00:00Z', name: 'New Hope', welcome: 'Come\nin' };
  const sent = await post(answerSetupFormAction, { ...facts, password: 'mine' }, '/setup?step=church');
  const carried = carriedOfStep('church', sent.carried);
  expect(carried).toEqual(facts);
  expect(toldOfFacts({ carried, done: 'saved' })).toMatchObject({
    isCarried: true,
    typed: { name: 'New Hope', welcome: 'Come\nin' },
    version: facts.if_match,
  });
  const service = { title: 'Vespers', weekday: '6', time: '17:30' };
  const { carried: held } = await post(answerServiceFormAction, service, '/setup?step=services');
  const told = toldOfService({ carried: carriedOfStep('services', held), done: undefined });
  expect(told).toMatchObject({ isSaved: false, typed: { ...service, weekday: 6 } });
  expect(carriedOfStep('demo', facts)).toBeNull();
  const value = { key: 'about.values', intent: 'add', 'value.0.name': 'Hope', 'value.0.text': 'It lasts.' };
  const list = toldOfWords(carriedOf(['about.values'], value), undefined);
  expect(list).toMatchObject({
    typed: {
      entries: [
        [{ text: 'Hope' }, {}],
        [{ text: '' }, {}],
      ],
    },
  });
  expect(carriedOf(['home.letter'], { key: 'about.story' })).toBeNull();
});

test('what is done leads on to a page to be read; what is refused, or sent by scripts, is answered where it is', async () => {
  const at = '/setup?step=church&done=saved';
  expect(await post(signInFormAction, { password: 'wrong' }, at)).toMatchObject({
    leadsTo: null,
    refusal: 401,
  });
  expect(await post(signInFormAction, { password }, at)).toMatchObject({ leadsTo: '/setup?step=church' });
  const save = (name: string) => post(answerSetupFormAction, { name }, '/setup');
  expect(await save('New Hope')).toMatchObject({ leadsTo: '/setup?done=saved' });
  expect(await save('')).toMatchObject({ leadsTo: null, refusal: 422 });
  const { result } = await trackRendering(() => answerSetupFormAction(null, new FormData()));
  expect(result).toEqual({ ok: true, data: { isSaved: true } });
  const finished = await post(finishSetupFormAction, {}, '/setup?step=ready');
  expect(finished).toMatchObject({ leadsTo: '/setup?step=ready&done=finished' });
  expect(await post(signOutFormAction, {}, at)).toMatchObject({ leadsTo: '/setup?step=church' });
});
