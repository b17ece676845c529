'use client';

import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { type SiteSettings, settingsInput } from '#lib/livestream/schema.ts';
import { SettingsForm } from './settings-form.tsx';

const streamInput = settingsInput.pick({
  vimeo_embed_code: true,
  youtube_id: true,
  facebook_live_url: true,
  rtmp_url: true,
  owncast_url: true,
  youtube_channel_id: true,
});
type StreamValues = z.input<typeof streamInput>;

/** Props shared by the forms of stream settings. */
export interface StreamSettingsProps {
  settings: SiteSettings;
  defaultVideoId: string | null;
  onPublished: (settings: SiteSettings) => void;
}

interface StreamFormProps extends StreamSettingsProps {
  field: keyof StreamValues;
  save: string;
  success: string;
  onSaved?: (typed: string) => void;
  children: (form: UseFormReturn<StreamValues>) => ReactNode;
}

/** A form of one text setting. */
export function StreamForm({ field, onSaved, ...props }: StreamFormProps) {
  return (
    <SettingsForm<StreamValues>
      {...props}
      schema={streamInput}
      valuesOf={(settings) => ({ [field]: settings[field] ?? '' })}
      toInput={(values) => values}
      onSaved={(typed) => onSaved?.(typed[field] ?? '')}
    />
  );
}
