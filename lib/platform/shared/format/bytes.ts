const kilobyte = 1024;
const megabyte = kilobyte ** 2;
const gigabyte = kilobyte ** 3;

/** A size in bytes for people, the same in every language: `640 KB`, `12.5 MB`, `1.8 GB`. */
export function formatBytes(bytes: number): string {
  // A value that would be rounded to 1024 of a unit is 1 of the next.
  if (bytes < megabyte - kilobyte / 2) return `${Math.round(bytes / kilobyte)} KB`;
  if (bytes < gigabyte - megabyte / 20) return `${(bytes / megabyte).toFixed(1)} MB`;
  return `${(bytes / gigabyte).toFixed(1)} GB`;
}
