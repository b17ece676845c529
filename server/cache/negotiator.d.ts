/** What is used here of negotiator 1.1; the public types are of 0.6, without `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string> });
    /** The encodings that the header accepts, by weight, those of equal weight in the order of `preferred`. */
    encodings(available: string[], options: { preferred: string[] }): string[];
  }
}
