/** The last letters typed outside of any field (specification section 9: a buffer of 5). */
const bufferLength = 5;

/** The buffer after one more key: only letters count, and only the last five stay. */
export function nextBuffer(buffer: string, key: string): string {
  return /^[a-z]$/i.test(key) ? (buffer + key.toLowerCase()).slice(-bufferLength) : buffer;
}

/** What the typed letters ask for: 'admin' to enter, 'exit' to leave. */
export function keywordIn(buffer: string): 'enter' | 'leave' | null {
  if (buffer === 'admin') return 'enter';
  return buffer.endsWith('exit') ? 'leave' : null;
}

/** True while typing belongs to a field: there, letters are text and never a keyword (reading 13). */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}
