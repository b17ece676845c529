'use client';

import type { UseFormReturn } from 'react-hook-form';
import { FieldError } from '#components/form/field-error.tsx';
import { PicturePicker } from '#components/form/picture/picture-picker.tsx';
import { useUpload } from '#components/form/use-upload.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { machinePaths } from '#lib/core/site/machine-paths.ts';
import { messages } from '#lib/language/messages.ts';
import type { PodcastValues } from './use-podcast-form.ts';

/** The cover art: the one that is uploaded, or the one that the site draws. */
export function CoverField({ form }: { form: UseFormReturn<PodcastValues> }) {
  const { progress, problem, send } = useUpload('podcast-art');
  const words = messages.podcast.cover;
  const own = form.watch('art_url');
  const choose = (url: string) => form.setValue('art_url', url, { shouldDirty: true, shouldValidate: true });
  const upload = async (file: File) => {
    const url = await send(file);
    if (url) choose(url);
  };
  return (
    <fieldset>
      <legend className="mb-3 text-sm font-semibold">{words.title}</legend>
      <div className="podcast-art">
        {/* biome-ignore lint/performance/noImgElement: the art as directories get it */}
        <img className="podcast-cover" src={own || machinePaths.podcastArt()} alt={words.alt} />
        <div className="grid content-start justify-items-start gap-3">
          <Badge>{own ? words.own : words.drawn}</Badge>
          <p className="text-sm text-ink-2">{words.lead}</p>
          <PicturePicker label={words.title} progress={progress} onPick={upload} />
          <FieldError>{problem}</FieldError>
          <p className="text-sm text-ink-3">{words.help}</p>
          {own && (
            <Button size="small" variant="quiet" onClick={() => choose('')}>
              {words.remove}
            </Button>
          )}
        </div>
      </div>
    </fieldset>
  );
}
