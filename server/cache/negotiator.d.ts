/** The used part of negotiator 1.1; the public types are of 0.6, without `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string> });
    /** Returns the accepted encodings by weight, those of equal weight in the order of `preferred`. */
    encodings(available: string[], options: { preferred: string[] }): string[];
  }
}
