/** The title, set tight and large; `size` in px. */
export function OgTitle({ text, size }: { text: string; size: number }) {
  return (
    <div
      style={{
        display: 'flex',
        marginTop: 18,
        fontFamily: 'Fraunces',
        fontSize: size,
        lineHeight: 1.06,
        letterSpacing: -1.5,
      }}
    >
      {text}
    </div>
  );
}
