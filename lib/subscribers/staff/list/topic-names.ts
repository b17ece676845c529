import { fixedTopics } from '../../schema.ts';
import english from '../../words/en.ts';
import spanish from '../../words/es.ts';
import type { NamedTopic } from './cells.ts';

/** Returns the topics with the names that a list may have for them: those of every church in each language. */
export function namedTopics(topics: readonly { topic: string; label: string }[]): NamedTopic[] {
  return topics.map(({ topic, label }) => {
    const fixed = fixedTopics.find((each) => each === topic);
    const names = fixed ? [english, spanish].map(({ subscribers }) => subscribers.topics[fixed].label) : [];
    return { topic, names: [label, ...names] };
  });
}
