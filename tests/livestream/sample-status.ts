import { defaultSettings, type SiteSettings } from '#lib/livestream/schema.ts';
import { sourceOf } from '#lib/livestream/source.ts';
import type { ServiceStatus } from '#lib/livestream/status/schema.ts';

/** The status of a Sunday's service in one of its states. */
export function sampleStatus(
  state: ServiceStatus['state'],
  moments: { starts_at: string; ends_at: string },
  settings: Partial<SiteSettings> = {},
): ServiceStatus {
  return {
    state,
    service: { id: 'one', title: 'Sunday Worship', is_streamed: true, status: 'scheduled', ...moments },
    ...moments,
    next_change_at: null,
    source: sourceOf({ ...defaultSettings, ...settings }),
    replay: null,
  };
}
