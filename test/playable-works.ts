import { mediaStorage } from '@/lib/base/media/port';
import type { Database } from '@/lib/platform/server/db/database';
import { ladderFor } from '@/lib/works/film/rules/ladder';
import type { SubtitleLanguage } from '@/lib/works/work/codes';
import type { VideoTable } from '@/lib/works/work/server/tables';
import { noon } from './context';
import { insertRows, videoRow } from './rows';

/** Content of a film's files: each its own name, after a valid beginning. */
export const filmFiles = {
  'master.m3u8': '#EXTM3U\n360/index.m3u8\n',
  '360/index.m3u8': '#EXTM3U\n00000.ts\n',
  '360/00000.ts': `G${'segment of light '.repeat(50)}`,
} as const;
export const subtitles = 'WEBVTT\n\n00:00.000 --> 00:01.000\n光\n';
/** The original, with a location in its metadata. */
const originalFile = '\0\0\0\x20ftypisom+27.9881+086.9250/';
export const wholeFile = `\0\0\0\x20ftypisom${'the whole film '.repeat(50)}`;

type VideoRow = Parameters<typeof videoRow>[0];

/** Creates a work with a playable film and subtitles, and puts tiny files for all of it into the media storage. */
export async function addFilm(
  db: Database,
  video: VideoRow,
  languages: readonly SubtitleLanguage[] = ['en', 'zh'],
): Promise<void> {
  const folder = `videos/${video.id}/made/`;
  const [original, download] = [`videos/${video.id}/came/original`, `videos/${video.id}/came/download.mp4`];
  const subtitleKey = (language: string) => `videos/${video.id}/subtitles/${language}`;
  for (const [name, content] of Object.entries(filmFiles)) await put(folder + name, content);
  for (const language of languages) await put(subtitleKey(language), subtitles);
  await put(original, originalFile);
  await put(download, wholeFile);
  await db.transaction(async (tx) => {
    await insertRows(tx, 'video', [videoRow(video)]);
    const made = {
      folder,
      width: 640,
      height: 360,
      renditions: JSON.stringify(ladderFor({ width: 640, height: 360 })),
    };
    const source = { video_id: video.id, upload_id: null, state: 'ready', progress: 100, problem: null } as const;
    await insertRows(tx, 'video_source', [
      { ...source, ...made, original, download, name: 'IMG_0001.MOV', bytes: wholeFile.length, touched_at: noon },
    ]);
    const rows = languages.map((language) => ({
      video_id: video.id,
      language,
      media_key: subtitleKey(language),
    }));
    await insertRows(tx, 'video_subtitle', rows);
  });
}

/** Sets the state of a work, as its review does. */
export async function setState(db: Database, id: string, state: VideoTable['state']): Promise<void> {
  await db.transaction((tx) => tx.updateTable('video').set({ state }).where('id', '=', id).execute());
}

function put(key: string, content: string): Promise<void> {
  return mediaStorage().put(key, new TextEncoder().encode(content));
}
