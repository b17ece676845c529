import { toast } from '../ui/toast';

export const goneTexts = {
  gone: 'This part of the page could not be loaded.',
  again: 'Load the page again',
} as const;

/** Says that code of this page could not be had, with the way on. */
export function tellGone(): void {
  toast('error', goneTexts.gone, {
    id: 'gone',
    action: { label: goneTexts.again, run: () => location.reload() },
  });
}
