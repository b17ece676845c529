import type { ComponentType } from 'react';
import { Static } from '#components/ui/static/static.tsx';
import type { BlockKind } from '#lib/site-pages/blocks/block.ts';
import type { ShownBlockOf } from '#lib/site-pages/shown/shown-block.ts';
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
import type { BlockForm, PlacedBlock } from './rhythm.ts';

/** What a view gets. */
export interface BlockViewProps<Kind extends BlockKind> {
  block: ShownBlockOf<Kind>;
  /** Unique on the page: the start of each id inside. */
  id: string;
  form: BlockForm;
}

const views: { readonly [Kind in BlockKind]: ComponentType<BlockViewProps<Kind>> } = {
  words: WordsView,
  picture: PictureView,
  words_picture: WordsPictureView,
  gallery: GalleryView,
  questions: QuestionsView,
  people: PeopleView,
  buttons: ButtonsView,
  notice: NoticeView,
  events: EventsView,
  next_dates: NextDatesView,
  service_times: ServiceTimesView,
  sermons: SermonsView,
  address: AddressView,
  form: FormBlockView,
  prayer: PrayerView,
  documents: DocumentsView,
  video: VideoView,
  embed: EmbedView,
};

/** Kinds with parts that scripts change, which render their static parts themselves. */
const scripted: ReadonlySet<BlockKind> = new Set(['people', 'address', 'form', 'video', 'embed']);

/** One block as visitors see it. */
export function BlockView({ block, index, form }: PlacedBlock) {
  const View = views[block.kind] as ComponentType<BlockViewProps<BlockKind>>;
  const view = <View block={block} id={`part-${index + 1}`} form={form} />;
  return scripted.has(block.kind) ? view : <Static>{view}</Static>;
}
