/** What is known of a page of the old site before its words are read. */
export interface PageFacts {
  /** The same at each read: its address without the host. */
  key: string;
  kind: 'page' | 'news';
  title: string;
  /** Where its answer is kept. */
  address: string;
  /** Every address that leads to it. */
  addresses: readonly string[];
  /** As the path is made of it: without the ending of a file. */
  link: string;
  slug: string;
  isHome: boolean;
  /** The moment that a post was published, on the church's clock: yyyy-MM-ddTHH:mm. */
  published: string;
  author: string;
  summary: string;
  picture: string;
}
