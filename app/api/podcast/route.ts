import { toRoute } from '#lib/core/operations/route.ts';
import { podcastCalls } from '#lib/podcast/api.ts';
import { updatePodcast } from '#lib/podcast/commands.ts';
import { findPodcast } from '#lib/podcast/queries.ts';

export const GET = toRoute(findPodcast, podcastCalls.find);
export const PATCH = toRoute(updatePodcast, podcastCalls.update);
