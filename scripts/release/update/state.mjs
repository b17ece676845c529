import { isThere, readJson, replaceFile } from './files.mjs';

/** A reason not to update, or to go back: `code` is one of those that the site has words for. */
export class Refusal extends Error {
  /**
   * @param {string} code
   * @param {string} detail
   */
  constructor(code, detail) {
    // Some come from the site's user, and are printed on root's terminal.
    super(detail.replace(/\p{Cc}+/gu, ' ').slice(0, 300));
    this.code = code;
  }
}

/** Steps that leave the site as it is when they are interrupted. */
const beforeTheStop = ['fetching', 'trying'];
/** Steps in which the site's files may be between two versions. */
const inBetween = ['stopping', 'copying', 'probation', 'undoing'];

/**
 * @typedef {{ step: string, from: string, to: string, began_at: string, ended_at: string | null, because: string | null,
 *   detail: string | null, copy_seconds: number | null, can_go_back: boolean }} State
 */

/**
 * Returns root's state; undefined before the first update.
 * @param {ReturnType<import('./places.mjs').placesOf>} places
 * @returns {Promise<State | undefined>}
 */
export function readState(places) {
  return readJson(places.state);
}

/**
 * Writes the state, on the disk before it returns: each step is there before its work begins.
 * @param {import('./machine.mjs').Machine} machine
 * @param {Partial<State>} changes to `state`
 * @param {Partial<State>} state
 * @returns {Promise<State>}
 */
export async function writeState({ places }, changes, state) {
  const {
    step,
    from,
    to,
    began_at,
    ended_at = null,
    because = null,
    detail = null,
    copy_seconds = null,
  } = {
    ...state,
    ...changes,
  };
  const facts = { step, from, to, began_at, ended_at, because, detail, copy_seconds };
  const next = { ...facts, can_go_back: await isThere(places.kept) };
  await replaceFile(places.state, `${JSON.stringify(next)}\n`);
  return next;
}

/** @param {State | undefined} state */
export function isBeforeTheStop(state) {
  return beforeTheStop.includes(state?.step ?? '');
}

/** @param {State | undefined} state */
export function isInBetween(state) {
  return inBetween.includes(state?.step ?? '');
}

/**
 * Whether it was decided, and its last moves are not done.
 * @param {State | undefined} state
 */
export function isFinishing(state) {
  return ['done', 'went_back'].includes(state?.step ?? '') && state?.ended_at === null;
}
