import 'server-only';
import type { z } from 'zod';
import { currentActor } from '#lib/core/auth/actor.ts';
import { lengthHeader } from '#lib/core/http/internal-headers.ts';
import type { Operation } from '../operation.ts';
import { blameAddress, readAddress } from './input.ts';
import type { EndpointDescription } from './options.ts';
import { answering, type DescribedHandler, describe } from './route.ts';

/** A file to download. */
export interface SentFile {
  name: string;
  /** Missing where the file is generated while it is sent. */
  bytes?: number;
  open(): ReadableStream<Uint8Array>;
}

/** Returns a guarded read as a route handler that streams a file. Its input is the query and the path's parameters. */
export function toFileRoute<Schema extends z.ZodType, Output>(
  operation: Operation<Schema, Output>,
  description: EndpointDescription & { media: string },
  fileOf: (output: Output) => SentFile,
): DescribedHandler {
  const { name, access, input } = operation;
  const handler = answering(name, async (request, context) => {
    const actor = await currentActor();
    const address = await readAddress(request, context);
    const output = await blameAddress(Object.keys(address), () => operation.execute(actor, address));
    const file = fileOf(output);
    return new Response(request.method === 'HEAD' ? null : file.open(), {
      headers: {
        'content-type': description.media,
        'content-disposition': `attachment; filename="${file.name}"`,
        'cache-control': 'private, no-store',
        ...(file.bytes !== undefined && { [lengthHeader]: String(file.bytes) }),
      },
    });
  });
  return describe(handler, { ...description, name, access, input, isChange: false });
}
