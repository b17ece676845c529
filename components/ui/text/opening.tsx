import { Loading } from '../progress/loading.tsx';
import { RetryNotice } from './retry-notice.tsx';

interface OpeningProps {
  waiting: string;
  /** What could not be done, before the reason. */
  failed: string;
  problem: string | undefined;
  onRetry: () => unknown;
}

/** What stands where content is being loaded, or why it could not be. */
export function Opening({ waiting, failed, problem, onRetry }: OpeningProps) {
  if (!problem) return <Loading role="status">{waiting}</Loading>;
  return <RetryNotice onRetry={onRetry}>{`${failed}: ${problem}`}</RetryNotice>;
}
