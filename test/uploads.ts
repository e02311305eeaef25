import { File as NodeFile } from 'node:buffer';
import { setTimeout as sleep } from 'node:timers/promises';
import { createUploadSession, type UploadSession } from '@/lib/base/upload/client/upload-session';
import { uploadChunk } from '@/lib/base/upload/codes';
import { readStored, removeStored } from '@/lib/platform/client/storage';
import { TusServer } from './tus-server';

/** The default upload: a little more than two pieces. */
export const bytes = Buffer.alloc(2 * uploadChunk.usual + 1000, 'light field');

/** Node's class, since jsdom's cannot be read. */
export const fileOf = (content: Buffer = bytes, name = '光.mp4') =>
  new NodeFile([new Uint8Array(content)], name, { type: 'video/mp4', lastModified: 7 }) as unknown as File;

/** Uploads of a browser to a server of its own, on a clock that the test sets. */
export interface Uploads {
  server: TusServer;
  session: UploadSession;
  isOnline: boolean;
  begin(file?: File, options?: Parameters<typeof createUploadSession>[1]): void;
  state(): ReturnType<UploadSession['get']>;
  /** Their state in the browser's storage. */
  kept(): unknown;
  /** Lets work finish that needs no clock time: digests are computed in another thread. */
  until(condition: () => boolean): Promise<void>;
  becomes(phase: string): Promise<void>;
  pass(ms: number): Promise<void>;
}

/** Sets up the uploads of a test file; each test begins with an empty server. */
export function openUploads(): Uploads {
  const uploads: Uploads = {
    server: new TusServer(),
    // None before a test starts one.
    session: undefined as never,
    isOnline: true,
    begin(file = fileOf(), options = { personId: 'lin' }) {
      uploads.session = createUploadSession(file, options);
    },
    state: () => uploads.session.get(),
    kept: () => JSON.parse(readStored('uploads') ?? '[]'),
    async until(condition) {
      for (let tries = 0; !condition(); tries += 1) {
        if (tries > 10_000) throw new Error(`It did not happen: ${condition}, but ${JSON.stringify(uploads.state())}`);
        await sleep(1);
        await jest.advanceTimersByTimeAsync(0);
      }
    },
    becomes: (phase) => uploads.until(() => uploads.state().phase === phase),
    pass: (ms) => jest.advanceTimersByTimeAsync(ms),
  };

  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(Math, 'random').mockReturnValue(1);
    uploads.isOnline = true;
    jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => uploads.isOnline);
    uploads.server = new TusServer();
    uploads.server.open();
  });
  afterEach(() => {
    uploads.session.stop();
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
    for (const key of ['uploads', 'auth_token', 'isLogin'] as const) removeStored(key);
  });
  return uploads;
}
