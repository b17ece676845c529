// A test that says nothing of the church goes by the facts of its file, its time zone included.
import '#lib/core/church/current-church.ts';
