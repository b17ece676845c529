/** sharp, loaded once a picture comes. It keeps nothing of one for the next: no picture is prepared twice. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return sharp;
}
