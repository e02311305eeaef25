import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The paths of all files below a folder. `skip` names files and folders, wherever they are, that are left out. */
export function filesBelow(folder, skip = new Set()) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skip.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path, skip) : [path];
  });
}
