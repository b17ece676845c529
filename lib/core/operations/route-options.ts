import type { z } from 'zod';
import type { Access } from './access.ts';
import type { BodyKind } from './route-input.ts';

/** What the API's own document says of a call, beside what its operation states. */
export interface EndpointDescription {
  summary: string;
  /** What there is to know beyond the summary, in a sentence or a few. */
  detail: string;
  /** The body of the answer, a list's rows included. Left out: 204, or what `media` says. */
  answer?: z.ZodType;
  /** The media type of an answer that is not JSON. */
  media?: string;
  /** What a change takes that its operation reads only once it knows the row. */
  fields?: z.ZodType;
  /** Fields that are refused when absent, though their schema has a value for that: another kind of row needs none. */
  needed?: readonly string[];
  /** What a change takes in the query. */
  query?: readonly string[];
  /** What may be answered beside what every call of its kind may. */
  also?: readonly (403 | 404 | 409 | 422 | 429)[];
  /** A body that is taken as it stands. */
  example?: Readonly<Record<string, unknown>>;
}

/** A call as it is documented: who may make it, what it takes and what it answers. */
export interface Endpoint extends EndpointDescription {
  name: string;
  isChange: boolean;
  access: Access;
  /** Whether the answer carries an ETag and comes as 304 to who has it. */
  hasETag?: boolean;
  input?: z.ZodType;
  status?: 200 | 201 | 202 | 204;
  list?: boolean;
  body?: BodyKind | 'form';
  hasLocation?: boolean;
  /** Whether it may be answered with 200 in the place of 201. */
  mayMerge?: boolean;
}

/** A list with the total that `X-Total-Count` tells. */
export interface Listed<Row> {
  rows: Row[];
  total: number;
}

export interface RouteOptions<Output> extends EndpointDescription {
  status?: 200 | 201 | 202;
  /** What was asked to be made became one with what there was: 200 in the place of 201. */
  isMerged?: (output: Output) => boolean;
  /** The address of what was made, for the `Location` header. */
  location?: (output: Output) => string;
  /** The output is `Listed`: rows in the body, the total in a header. */
  list?: boolean;
  /** What the request carries: JSON, unless it carries files. */
  body?: BodyKind;
  /** What the query asks for is content: a wrong one is answered with 422. */
  queryIsContent?: true;
}
