let leaving: Promise<unknown> | null = null;

/** Leaves admin mode by `leave`. Until that has succeeded or failed, nothing private is read. */
export async function whileLeaving(leave: () => Promise<void>): Promise<void> {
  leaving = leave();
  try {
    await leaving;
  } finally {
    leaving = null;
  }
}

/** Resolves at once, or where somebody is just leaving admin mode, once it is known whether they have. */
export async function untilLeft(): Promise<void> {
  await leaving?.catch(() => undefined);
}
