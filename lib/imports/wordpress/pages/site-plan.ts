import { directAddress } from '#lib/core/text/direct-address.ts';
import { decodedAddress, parsedUrl } from '#lib/core/text/parsed-url.ts';
import { documentAddress } from '#lib/documents/address.ts';
import { givenName } from '#lib/documents/file-name.ts';
import { lastingId } from '../../values/lasting-id.ts';
import { entryPaths } from './entry-paths.ts';
import type { LibraryPicture } from './media.ts';
import { hostOf, type LibraryFile, pathWithin, type SiteSurvey } from './site-survey.ts';

/** A PDF of the media library. Its id is the same at each import, so that pages can name its address. */
export interface SiteDocument extends LibraryFile {
  id: string;
  file_name: string;
}

/** What becomes of the pages, files and links of an export. */
export class SitePlan {
  readonly paths: ReadonlyMap<string, string>;
  /** The entries whose old address is one of this site. */
  readonly moved: ReadonlySet<string>;
  readonly problems: readonly string[];
  readonly furtherPath: (path: string, kind: string) => string;
  readonly documents: readonly SiteDocument[];
  readonly pictures: ReadonlyMap<string, LibraryPicture>;
  /** Where an old address leads. */
  private readonly leads = new Map<string, string>();
  private readonly documentsById = new Map<string, string>();
  /** The ids of pictures by the entry that they were uploaded with. */
  private readonly attached: ReadonlyMap<string, readonly string[]>;
  private readonly hosts: ReadonlySet<string>;

  constructor(
    private readonly survey: SiteSurvey,
    takenPaths: readonly string[] = [],
  ) {
    const { paths, moved, problems, furtherPath } = entryPaths(survey, takenPaths);
    this.hosts = survey.hosts;
    this.paths = paths;
    this.moved = moved;
    this.problems = problems;
    this.furtherPath = furtherPath;
    const files = [...survey.files];
    this.pictures = new Map(files.filter(([, file]) => !isPdf(file)));
    const pdfs = files.filter(([, file]) => isPdf(file));
    this.documents = pdfs.map(([, file]) => documentOf(file));
    this.attached = attachedTo(files);
    for (const [address, to] of survey.lists) this.lead(address, to);
    for (const { link, id } of survey.entries) this.lead(link, paths.get(id) ?? '');
    pdfs.forEach(([id], at) => {
      const document = this.documents[at];
      if (!document) return;
      const address = documentAddress(document);
      this.documentsById.set(id, address);
      this.lead(document.address, address);
      this.lead(document.link, address);
    });
  }

  /** The address of the old site. */
  get home(): string {
    const { home } = this.survey;
    const [host = ''] = this.hosts;
    return home?.href ?? (host && `https://${host}/`);
  }

  /** Returns whether the address is that of the old home page. */
  isHome({ pathname, search }: URL): boolean {
    return pathWithin(this.survey.folder, pathname) === '/' && search === '';
  }

  /** Returns whether an address is on the old site. */
  isOld(address: string): boolean {
    const url = parsedUrl(address);
    return url !== null && this.hosts.has(hostOf(url));
  }

  /** Returns the path of an old address within the folder of the old site, without a slash at its end. */
  pathOf(address: string): string {
    const path = pathWithin(this.survey.folder, new URL(address).pathname).toLowerCase();
    return path.replace(/(?<=.)\/+$/, '');
  }

  /** Returns the ids of the pictures that were uploaded with an entry. */
  attachedTo(entry: string): readonly string[] {
    return this.attached.get(entry) ?? [];
  }

  /** Returns the content with the parts that it shares with others. */
  withParts(content: string): string {
    return content.replace(
      /<!-- wp:block \{[^}]{0,200}?"ref":(\d+)[^}]{0,200}\} \/-->/g,
      (whole, id: string) => this.survey.parts.get(id) ?? whole,
    );
  }

  /** Returns where a link of the old site leads here; a complete address elsewhere; null for one that leads nowhere. */
  leadOf(href: string, base: string): string | null {
    const typed = directAddress(href.trim());
    if (/^(?:mailto|tel):[^\s<>"]+$/i.test(typed)) return typed;
    const url = typed.startsWith('#') ? null : this.resolved(typed, base);
    if (!url) return null;
    const lead = this.leads.get(leadKey(url));
    if (lead || !this.hosts.has(hostOf(url))) return lead ?? url.href;
    return this.byId(url) ?? (this.isHome(url) ? '/' : url.href);
  }

  /** Returns the complete address of a file; null for one that is not on the web. */
  fileOf(src: string, base: string): string | null {
    const url = src.trim() === '' ? null : this.resolved(src.trim(), base);
    return url && url.pathname !== '/' ? url.href : null;
  }

  private byId({ searchParams }: URL): string | undefined {
    const entry = searchParams.get('page_id') ?? searchParams.get('p');
    const file = searchParams.get('attachment_id');
    return (entry && this.paths.get(entry)) || (file && this.documentsById.get(file)) || undefined;
  }

  /** Returns a web address without credentials, read from a base or from the old site; null for others. */
  private resolved(address: string, base: string): URL | null {
    const from = [base, this.home].find((each) => parsedUrl(each));
    const url = parsedUrl(address, from);
    return url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' ? url : null;
  }

  private lead(address: string, to: string): void {
    const url = parsedUrl(address);
    if (!url || to === '') return;
    if (url.search === '' && !this.isHome(url)) this.leads.set(leadKey(url), to);
  }
}

function attachedTo(files: readonly (readonly [string, LibraryFile])[]): ReadonlyMap<string, string[]> {
  const attached = new Map<string, string[]>();
  for (const [id, { address, parent }] of files) {
    if (!/\.(?:jpe?g|png|gif|webp|avif)$/i.test(address)) continue;
    const beside = attached.get(parent);
    if (beside) beside.push(id);
    else attached.set(parent, [id]);
  }
  return attached;
}

function isPdf({ address }: LibraryFile): boolean {
  return /^https?:\/\/[^?#]+\.pdf$/i.test(address);
}

/** Returns a PDF with an id that is the same at each import. */
export function documentOf(file: LibraryFile): SiteDocument {
  return {
    ...file,
    id: lastingId(file.key),
    file_name: givenName(decodedAddress(new URL(file.address).pathname)),
  };
}

/** Host and path: files may be at another host than pages. */
function leadKey(url: URL): string {
  return `${hostOf(url)}${url.pathname.toLowerCase().replace(/\/+$/, '')}`;
}
