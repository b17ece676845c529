'use server';
import { toAction } from '#lib/core/operations/action.ts';
import { updatePodcast } from './commands.ts';
import { checkPodcast } from './queries.ts';

export const updatePodcastAction = toAction(updatePodcast);
export const checkPodcastAction = toAction(checkPodcast);
