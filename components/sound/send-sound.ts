import type { DetailedError, Upload } from 'tus-js-client';
import { stepFor } from '#components/ui/dialog/unlock.ts';
import { importLazily } from '#components/ui/lazy/lazy-import.ts';
import { errorOf } from '#lib/core/browser/api-client.ts';
import type { ActionError } from '#lib/core/operations/action.ts';
import type { Problem } from '#lib/core/operations/problem.ts';
import { messages } from '#lib/language/messages.ts';
import { forgetUploads, uploadMemory } from './upload-memory.ts';

const partBytes = 8_000_000;
const endpoint = '/api/uploads/sound';
/** Milliseconds before each new try: soon at first, then four times a minute for an hour. */
const retryDelays = [0, 1000, 3000, 5000, 10_000, ...Array.from({ length: 240 }, () => 15_000)];
/** Answers after which the same request may succeed: another one holds the upload, or there were too many. */
const passingStatuses = [409, 423, 429, 502, 503, 504];

interface Listener {
  onProgress: (sent: number) => void;
  /** The network is gone; it is tried again. */
  onWait: () => void;
  onRefusal: (error: ActionError) => void;
  onArrival: (id: string) => void;
}

/** An upload that runs, or is paused. */
export interface Sending {
  pause: () => void;
  goOn: () => void;
  /** Ends it, on the server too. */
  cancel: () => void;
}

/** Sends a file by the tus protocol, from where an earlier upload of the same file stopped. */
export function sendSound(file: File, listener: Listener): Sending {
  let awake = Promise.resolve<WakeLockSentinel | null>(null);
  const rest = () => void awake.then((lock) => lock?.release()).catch(() => undefined);
  const upload = prepare(file, {
    ...listener,
    onRefusal: (error) => {
      rest();
      listener.onRefusal(error);
    },
    onArrival: (id) => {
      rest();
      listener.onArrival(id);
    },
  });
  const use = (act: (upload: Upload) => unknown) => void upload.then(act, () => undefined);
  // The next try need not wait once the browser has the network again.
  const again = () => use((running) => running.abort().then(() => running.start()));
  const pause = () => {
    window.removeEventListener('online', again);
    rest();
    use((running) => running.abort());
  };
  const goOn = () => {
    window.addEventListener('online', again);
    awake = stayAwake();
    use((running) => running.start());
  };
  upload.then(goOn, () =>
    listener.onRefusal({ code: 'unavailable', message: messages.errors.unreachable, isUnanswered: true }),
  );
  return {
    pause,
    goOn,
    cancel: () => {
      pause();
      use((running) => running.abort(true).catch(() => undefined));
    },
  };
}

/** Keeps the screen of a phone on, which would stop the upload when it goes dark. Not every browser can. */
async function stayAwake(): Promise<WakeLockSentinel | null> {
  return 'wakeLock' in navigator ? navigator.wakeLock.request('screen').catch(() => null) : null;
}

async function prepare(file: File, listener: Listener): Promise<Upload> {
  const tus = await importLazily(() => import('tus-js-client'));
  const upload = new tus.Upload(file, {
    endpoint,
    retryDelays,
    chunkSize: partBytes,
    metadata: { filename: file.name },
    urlStorage: uploadMemory,
    removeFingerprintOnSuccess: true,
    onProgress: listener.onProgress,
    onShouldRetry: (error) => {
      const status = statusOf(error);
      const isPassing = status === 0 || passingStatuses.includes(status);
      if (isPassing) listener.onWait();
      return isPassing;
    },
    onError: (error) => {
      const refusal = refusalOf(error);
      // A refused upload is gone from the server, unless only the session has ended.
      if (!refusal.isUnanswered && stepFor(refusal.code) === null) forgetUploads();
      listener.onRefusal(refusal);
    },
    onSuccess: () => listener.onArrival(idOf(upload)),
  });
  const [earlier] = await upload.findPreviousUploads();
  if (earlier) upload.resumeFromPreviousUpload(earlier);
  return upload;
}

/** The upload's id is the last segment of its address. */
function idOf({ url }: Upload): string {
  return url?.split('/').at(-1) ?? '';
}

function statusOf(error: Error | DetailedError): number {
  return ('originalResponse' in error && error.originalResponse?.getStatus()) || 0;
}

/** Returns the server's sentence. */
function refusalOf(error: Error | DetailedError): ActionError {
  const status = statusOf(error);
  if (status === 0) return { code: 'unavailable', message: messages.errors.unreachable, isUnanswered: true };
  const body = ('originalResponse' in error && error.originalResponse?.getBody()) || 'null';
  return errorOf(status, readJson(body));
}

function readJson(text: string): Partial<Problem> | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
