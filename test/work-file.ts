import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { mediaStorage } from '@/lib/base/media/port';
import type { JobContext } from '@/lib/platform/server/jobs/define-job';
import { processWork } from '@/lib/works/film/server/processing/process-work';
import { noon, testContext } from './context';
import type { TestDatabase } from './engines';
import { h264, moving, tone, useFilms } from './films';
import { useMediaFolder } from './media-folder';
import { insertRows, personRow, videoRow } from './rows';

/** The upload of the work `work`, and the folder of its film. */
export const workUpload = {
  id: 'upload-1',
  owner_id: 'author',
  name: '片 1.mp4',
  type: 'video/mp4',
  created_at: noon,
  touched_at: noon,
};
export const workFolder = 'videos/work/upload-1/';

/** Gives each test of a block a work under review without a file, and an empty storage. */
export function useWorkFile(database: () => TestDatabase) {
  useMediaFolder();
  const films = useFilms();
  beforeEach(async () => {
    await database().db.transaction(async (tx) => {
      await insertRows(tx, 'person', [personRow({ id: 'author' })]);
      await insertRows(tx, 'video', [videoRow({ id: 'work', state: 'pending_review', verified_at: null })]);
    });
  });
  afterEach(async () => {
    await database().db.transaction(async (tx) => {
      const tables = ['video_source', 'upload_part', 'upload', 'page_invalidation', 'video', 'person'] as const;
      for (const table of tables) await tx.deleteFrom(table).execute();
    });
  });

  const contextOf = (values: Partial<JobContext> = {}): JobContext => ({
    ...testContext(database().db),
    attempt: 1,
    signal: new AbortController().signal,
    ...values,
  });
  const { film } = films;
  return {
    film,
    /** A film with one rendition, and one with two. */
    drawn: () => film([...moving('160x120', 1), ...tone(1), ...h264]),
    larger: () => film([...moving('640x480', 1), ...tone(1), ...h264]),
    contextOf,
    run: (values?: Partial<JobContext>) =>
      processWork.run(contextOf(values), { videoId: 'work', uploadId: workUpload.id }),
    addFile: (bytes: Uint8Array, received?: number) => addFile(database(), bytes, received),
    source: () =>
      database().db.read.selectFrom('video_source').selectAll().where('video_id', '=', 'work').executeTakeFirst(),
    work: () => database().db.read.selectFrom('video').selectAll().where('id', '=', 'work').executeTakeFirstOrThrow(),
  };
}

/** Makes these bytes the work's file, in two parts; the last one may be missing. */
async function addFile({ db }: TestDatabase, bytes: Uint8Array, received = bytes.length): Promise<void> {
  const { id: upload_id, name } = workUpload;
  const cut = Math.floor(bytes.length / 2);
  const parts = [bytes.subarray(0, cut), bytes.subarray(cut, received)].filter((part) => part.length > 0);
  const rows = parts.map((part, index) => ({
    upload_id,
    start: index * cut,
    bytes: part.length,
    media_key: `uploads/parts/upload-1/${index}`,
  }));
  for (const [index, row] of rows.entries()) await mediaStorage().put(row.media_key, parts[index] ?? bytes);
  const state = received === bytes.length ? ('waiting' as const) : ('uploading' as const);
  const of = { video_id: 'work', upload_id, name, bytes: bytes.length, touched_at: noon };
  const nothing = {
    problem: null,
    original: null,
    download: null,
    folder: null,
    width: null,
    height: null,
    renditions: '[]',
  };
  await db.transaction(async (tx) => {
    await insertRows(tx, 'upload', [{ ...workUpload, bytes: bytes.length, received, used_at: noon }]);
    await insertRows(tx, 'upload_part', rows);
    await insertRows(tx, 'video_source', [{ ...of, state, progress: 0, ...nothing }]);
  });
}

/** The keys below a media folder, in order. */
export async function keysBelow(prefix: string): Promise<string[]> {
  const found: string[] = [];
  for await (const key of mediaStorage().list(prefix)) found.push(key);
  return found.sort();
}

/** Files that processing has left on this machine. */
export async function leftHere(): Promise<string[]> {
  return (await readdir(tmpdir())).filter((name) => name.startsWith(`lightfield-process-${process.pid}-`));
}
