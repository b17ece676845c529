'use client';

import type { z } from 'zod';
import { updateSettingsAction } from '@/lib/settings/actions';
import type { settingsInput } from '@/lib/settings/schema';
import { runUnlocked } from '../form/use-action-form';
import { useRefresh } from '../live/use-refresh';
import { toast } from '../ui/toast';

/** Publishes settings to all visitors and says so; gives whether it worked. */
export function usePublish() {
  const refresh = useRefresh();
  return async (settings: z.input<typeof settingsInput>, success: string): Promise<boolean> => {
    const result = await runUnlocked(updateSettingsAction, settings);
    if (result.ok) {
      toast('success', success);
      void refresh();
    } else {
      toast('error', result.error.message);
    }
    return result.ok;
  };
}
