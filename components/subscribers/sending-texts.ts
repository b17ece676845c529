/** Returns what a form of this page says: that it was taken, or the server's message, without one that it failed. */
export function sendingTexts(received: string, { failed }: { failed: string }) {
  const said = (message?: string) => message || failed;
  return { received, submitAlert: said, submitFailed: said };
}
