import { stat } from 'node:fs/promises';
import type { StreamSource } from '../in/stream-source';
import { pictureSeconds } from './draw-picture';

/** A file as a source: it is sent again and again, at the speed of its time, and stored as it comes. */
export async function openFile(path: string, now: () => number): Promise<StreamSource> {
  const { size } = await stat(path);
  const begunAt = now();
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return {
    input: {
      words: ['-protocol_whitelist', 'file', '-re', '-stream_loop', '-1', '-f', 'mov', '-i', `file:${path}`],
      environment: {},
    },
    isCopied: true,
    feed: () => () => {},
    picture: async () => true,
    sends: () => ({ video: true, audio: true }),
    bytes: () => Math.round(((now() - begunAt) / 1000 / pictureSeconds) * size),
    leftOut: () => 0,
    cut: letGo,
    gone,
  };
}
