import type { ComponentType } from 'react';
import { Static } from '#components/ui/static/static.tsx';
import type { BlockKind } from '#lib/site-pages/blocks/block.ts';
import { AddressView } from './blocks/address.tsx';
import { ButtonsView } from './blocks/buttons.tsx';
import { DocumentsView } from './blocks/documents.tsx';
import { EmbedView } from './blocks/embed.tsx';
import { EventsView } from './blocks/events.tsx';
import { FormBlockView } from './blocks/form.tsx';
import { GalleryView } from './blocks/gallery.tsx';
import { NextDatesView } from './blocks/next-dates.tsx';
import { NoticeView } from './blocks/notice.tsx';
import { PeopleView } from './blocks/people.tsx';
import { PictureView } from './blocks/picture.tsx';
import { PrayerView } from './blocks/prayer.tsx';
import { QuestionsView } from './blocks/questions.tsx';
import { SermonsView } from './blocks/sermons.tsx';
import { ServiceTimesView } from './blocks/service-times.tsx';
import { VideoView } from './blocks/video.tsx';
import { WordsView } from './blocks/words.tsx';
import { WordsPictureView } from './blocks/words-picture.tsx';
import type { BlockViewProps, PlacedBlock } from './rhythm.ts';

/** Those with parts that scripts change render their static parts themselves. */
const views: { readonly [Kind in BlockKind]: ComponentType<BlockViewProps<Kind>> } = {
  words: asStatic(WordsView),
  picture: asStatic(PictureView),
  words_picture: asStatic(WordsPictureView),
  gallery: asStatic(GalleryView),
  questions: asStatic(QuestionsView),
  people: PeopleView,
  buttons: asStatic(ButtonsView),
  notice: asStatic(NoticeView),
  events: asStatic(EventsView),
  next_dates: asStatic(NextDatesView),
  service_times: asStatic(ServiceTimesView),
  sermons: asStatic(SermonsView),
  address: AddressView,
  form: FormBlockView,
  prayer: asStatic(PrayerView),
  documents: asStatic(DocumentsView),
  video: VideoView,
  embed: EmbedView,
};

/** One block as visitors see it. */
export function BlockView({ block, index, form }: PlacedBlock) {
  const View = views[block.kind] as ComponentType<BlockViewProps<BlockKind>>;
  return <View block={block} id={`part-${index + 1}`} form={form} />;
}

function asStatic<Props extends object>(View: ComponentType<Props>): ComponentType<Props> {
  return (props) => (
    <Static>
      <View {...props} />
    </Static>
  );
}
