/** What an update lacks, in MB. */
export interface MissingRoom {
  /** The folder of the disk; null for memory. */
  folder: string | null;
  missing: string;
  wanted: string;
  free: string;
}

const shape = /^(?:(\/\S*): )?(\d+) MB are missing: (\d+) MB wanted, (\d+) MB free$/;

/** Returns what root says is missing, so that it can be said in the church's language; undefined for another detail. */
export function readMissingRoom(detail: string): MissingRoom | undefined {
  const [, folder = null, missing, wanted, free] = shape.exec(detail) ?? [];
  return missing && wanted && free ? { folder, missing, wanted, free } : undefined;
}
