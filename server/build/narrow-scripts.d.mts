export function narrowScripts(folder: string): Promise<void>;
