import { beginSession, sealClaims, sessionCookieName } from '#lib/core/auth/session.ts';

/** Returns the cookie of a browser in which the shared password, or a person, has just signed in. */
export async function signedInCookie(staffId: string | null = null): Promise<string> {
  const { value } = await sealClaims(await beginSession({ staffId }));
  return `${sessionCookieName()}=${value}`;
}

/** A client of the tus protocol. */
export function tusClient(origin: string, cookie: string) {
  const base = { 'tus-resumable': '1.0.0', cookie };
  const place = `${origin}/api/uploads/sound`;
  return {
    create: (bytes: number, name = 'sermon.mp3', headers: Record<string, string> = {}) =>
      fetch(place, {
        method: 'POST',
        headers: {
          ...base,
          'upload-length': String(bytes),
          'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
          ...headers,
        },
      }),
    send: (id: string, offset: number, bytes: Uint8Array, headers: Record<string, string> = {}) =>
      fetch(`${place}/${id}`, {
        method: 'PATCH',
        headers: {
          ...base,
          'content-type': 'application/offset+octet-stream',
          'upload-offset': String(offset),
          ...headers,
        },
        body: new Uint8Array(bytes),
      }),
    ask: (id: string, method = 'HEAD', headers: Record<string, string> = {}) =>
      fetch(`${place}/${id}`, { method, headers: { ...base, ...headers } }),
    /** Sends a file in one part. Returns the answer of the part. */
    async sendWhole(bytes: Uint8Array, name?: string) {
      const created = await this.create(bytes.length, name);
      const id = idOf(created);
      return { id, answer: await this.send(id, 0, bytes) };
    },
  };
}

/** Returns the id of a created upload. */
export function idOf(created: Response): string {
  return created.headers.get('location')?.split('/').at(-1) ?? '';
}
