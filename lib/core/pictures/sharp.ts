/** Loads sharp on first use, without its cache: no picture is prepared twice. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return sharp;
}
