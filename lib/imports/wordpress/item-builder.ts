import type { WxrItem } from './wxr-item.ts';

/** Of a text no more is kept: a page that somebody pasted a film into is no reason to fill the memory. */
const longestText = 200_000;
const mostMeta = 2_000;
const mostTerms = 500;

const taken = new Set([
  ...['title', 'link', 'guid', 'content:encoded', 'excerpt:encoded', 'category'],
  ...['wp:post_id', 'wp:post_parent', 'wp:post_type', 'wp:post_date', 'wp:status', 'wp:post_password'],
  ...['wp:attachment_url', 'wp:meta_key', 'wp:meta_value'],
]);

/** Puts an item together from the elements within it, as they come. */
export class ItemBuilder {
  private readonly fields = new Map<string, string>();
  private readonly meta = new Map<string, string>();
  private readonly terms: { taxonomy: string; name: string }[] = [];
  private key = '';
  private text = '';
  private taxonomy = '';

  open(attributes: Readonly<Record<string, string>>): void {
    this.text = '';
    this.taxonomy = attributes.domain ?? '';
  }

  add(text: string): void {
    if (this.text.length < longestText) this.text += text.slice(0, longestText - this.text.length);
  }

  /** An element ends; `parent` is the one around it. */
  close(name: string, parent: string): void {
    const text = this.text;
    this.text = '';
    if (!taken.has(name)) return;
    if (parent === 'wp:postmeta') this.closeMeta(name, text);
    else if (parent !== 'item') return;
    else if (name === 'category') this.closeTerm(text);
    else if (!this.fields.has(name)) this.fields.set(name, text);
  }

  done(): WxrItem {
    return { fields: this.fields, meta: this.meta, terms: this.terms };
  }

  private closeMeta(name: string, text: string): void {
    if (name === 'wp:meta_key') this.key = text.trim();
    else if (!this.meta.has(this.key) && this.meta.size < mostMeta) this.meta.set(this.key, text);
  }

  private closeTerm(text: string): void {
    if (this.terms.length < mostTerms) this.terms.push({ taxonomy: this.taxonomy, name: text.trim() });
  }
}
