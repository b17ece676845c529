import type { z } from 'zod';
import type { Access } from '#lib/core/auth/permissions.ts';
import type { ReceivedKind } from '#lib/core/storage/received-file.ts';
import type { BodyKind } from './input.ts';

/** Documentation of a call, in addition to its operation. */
export interface EndpointDescription {
  summary: string;
  /** Details beyond the summary, in a few sentences. */
  detail: string;
  /** The response body, list rows included. Without it: 204, or `media`. */
  answer?: z.ZodType;
  /** The media type of a response that is not JSON. */
  media?: string;
  /** Fields of a change that its operation reads after it knows the row. */
  fields?: z.ZodType;
  /** Fields that are required although their schema has a default: another kind of row does not need them. */
  needed?: readonly string[];
  /** Fields of a change that are sent in the query. */
  query?: readonly string[];
  /** Statuses beyond those of every call of its kind. */
  also?: readonly (403 | 404 | 409 | 410 | 412 | 422 | 429 | 507)[];
  /** The body is a text of one of these media types, which the operation gets as `file`, its bytes, and `media`. */
  texts?: readonly string[];
  /** A valid request body. */
  example?: Readonly<Record<string, unknown>>;
}

/** A documented call: access, input and responses. */
export interface Endpoint extends EndpointDescription {
  name: string;
  isChange: boolean;
  access: Access;
  /** Whether the response has an ETag and may be 304. */
  hasETag?: boolean;
  input?: z.ZodType;
  status?: 200 | 201 | 202 | 204 | 303;
  list?: boolean;
  body?: BodyKind | 'form';
  /** The address of what a change made. */
  location?: (made: never) => string;
  /** Whether it may answer 200 instead of 201. */
  mayMerge?: boolean;
}

/** A list with its total for `X-Total-Count`. */
export interface Listed<Row> {
  rows: Row[];
  total: number;
}

export interface RouteOptions<Output> extends EndpointDescription {
  status?: 200 | 201 | 202;
  /** The new thing was merged with an existing one: 200 instead of 201. */
  isMerged?: (output: Output) => boolean;
  /** Returns the new thing's address for the `Location` header. */
  location?: (output: Output) => string;
  /** The output is `Listed`: rows in the body, the total in a header. */
  list?: boolean;
  /** The body's kind, JSON by default. */
  body?: BodyKind;
  /** The maximum size of the JSON body, in bytes, where it is smaller than that of other bodies. */
  largestBytes?: number;
  /** The multipart body has one file, which is written to the disk while it arrives. */
  receives?: ReceivedKind;
  /** The query is content, or these parameters of it: an invalid one is answered with 422. */
  queryIsContent?: true | readonly string[];
}
