/** Does `work` while no other process does the same; `aim` is what the other is waited for. */
export function withLock<Result>(path: string, aim: string, work: () => Promise<Result>): Promise<Result>;
