import { noteChurch } from '#lib/core/church/current-church.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';

// A test that says nothing of the church runs with the facts of its file, its time zone included, whatever another
// file of this process has made of them.
noteChurch(defaultChurch);
