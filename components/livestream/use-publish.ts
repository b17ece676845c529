'use client';

import { useRouter } from 'next/navigation';
import type { z } from 'zod';
import { updateSettingsAction } from '@/lib/settings/actions';
import type { settingsInput } from '@/lib/settings/schema';
import { runUnlocked } from '../form/use-action-form';
import { toast } from '../ui/toast';

/** Publishes settings to all visitors and says so; gives whether it worked. */
export function usePublish() {
  const router = useRouter();
  return async (settings: z.input<typeof settingsInput>, success: string): Promise<boolean> => {
    const result = await runUnlocked(updateSettingsAction, settings);
    if (result.ok) {
      toast('success', success);
      router.refresh();
    } else {
      toast('error', result.error.message);
    }
    return result.ok;
  };
}
