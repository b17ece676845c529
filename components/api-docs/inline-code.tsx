/** A text with parts between backticks set as code. */
export function InlineCode({ text }: { text: string }) {
  return text.split(/(`[^`]+`)/).map((part, place) => {
    const key = `${place}${part}`;
    if (!part.startsWith('`')) return <span key={key}>{part}</span>;
    return (
      <code key={key} className="rounded-[3px] bg-limestone px-1 py-0.5 text-[0.9em] break-words">
        {part.slice(1, -1)}
      </code>
    );
  });
}
