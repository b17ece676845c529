export function writeLateSheets(folder: string): Promise<void>;
