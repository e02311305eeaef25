import { File as NodeFile } from 'node:buffer';

/** A picked film in a browser: bytes that begin like an MP4. Node's class, since jsdom's cannot be read. */
export function filmFile(name = '潮.mp4', start = '\0\0\0\x20ftypisom'): File {
  return new NodeFile([start, new Uint8Array(1000)], name, { type: 'video/mp4', lastModified: 7 }) as unknown as File;
}
