import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The paths of all files below a folder. `skip` has names of files and folders that are excluded everywhere. */
export function filesBelow(folder, skip = new Set()) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skip.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path, skip) : [path];
  });
}
