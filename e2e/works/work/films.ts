import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, request as newRequest } from '@playwright/test';
import sharp from 'sharp';
import type { WorkDraft } from '@/lib/works/work/contract';
import { findFfmpeg } from '../../../scripts/setup/ffmpeg.mjs';
import { callAsAdmin } from '../../base/staff/people';
import { expect, test } from '../../fixtures';
import { callAs } from '../../front/centre/calls';
import { register } from '../../people/account/people';
import { copyWork, giveFilm } from '../../stage';

/** The login of a request context. */
interface Login {
  token: string;
  userId: string;
}

interface FilmShape {
  seconds?: number;
  /** Width and height in pixels, as `320x180`. */
  size?: string;
  /** Bits per second to make the file large; as small as possible without. */
  bandwidth?: number;
}

/** The bytes of a real film, in MP4 with H.264 and a tone: bars, a running clock, a moving edge. */
export async function newFilm({ seconds = 3, size = '320x180', bandwidth }: FilmShape = {}): Promise<Buffer> {
  const ffmpeg = await findFfmpeg();
  if (!ffmpeg) throw new Error('The journeys of works need an ffmpeg.');
  const folder = mkdtempSync(join(tmpdir(), 'lightfield-film-'));
  const pictures = ['-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=25:duration=${seconds}`];
  const tone = ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`];
  const made = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-shortest'];
  const filled = bandwidth ? ['-x264-params', 'nal-hrd=cbr', '-b:v', String(bandwidth)] : [];
  const bounds = bandwidth ? ['-minrate', String(bandwidth), '-maxrate', String(bandwidth), '-bufsize', '1M'] : [];
  execFileSync(ffmpeg, ['-v', 'error', ...pictures, ...tone, ...made, ...filled, ...bounds, 'film.mp4'], {
    cwd: folder,
  });
  const bytes = readFileSync(join(folder, 'film.mp4'));
  rmSync(folder, { recursive: true });
  return bytes;
}

/** A valid cover: 3:2, in the size of a thumbnail. */
const newCover = (): Promise<Buffer> =>
  sharp({ create: { width: 756, height: 504, channels: 3, background: '#3d5afe' } })
    .jpeg()
    .toBuffer();

/** Uploads a whole file as the screens do (tus 1.0.0), and returns the upload's id. */
async function upload(request: APIRequestContext, { token }: Login, bytes: Buffer) {
  const headers = { Authorization: `Bearer ${token}`, 'Tus-Resumable': '1.0.0' };
  const metadata = `filename ${Buffer.from('film.mp4').toString('base64')}`;
  const begun = await request.post('/api/upload/files', {
    headers: { ...headers, 'Upload-Length': String(bytes.length), 'Upload-Metadata': metadata },
  });
  expect(begun.status(), await begun.text()).toBe(201);
  const path = begun.headers().location ?? '';
  const sent = await request.patch(path, {
    headers: { ...headers, 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' },
    data: bytes,
  });
  expect(sent.status(), await sent.text()).toBe(204);
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Texts of an inconspicuous work. */
export type Texts = Partial<Record<'titleZh' | 'titleEn' | 'introZh' | 'introEn' | 'tags' | 'software', string>> & {
  isDownloadable?: 'true' | 'false';
};

/**
 * A draft of the caller's with a film that is ready, a cover and everything that a review needs: a copy of the one work
 * whose film is encoded in a run.
 */
export async function newWork(request: APIRequestContext, login: Login, texts: Texts = {}): Promise<WorkDraft> {
  const id = copyWork(await modelWork(), login.userId);
  const work = await readOwn(request, login, id);
  if (Object.keys(texts).length === 0) return work;
  return callAs<WorkDraft>(request, login, '/api/video/work/save', {
    ...{ id, revision: String(work.revision), cover: work.cover ?? '', ...sayings, ...texts },
  });
}

/** Gives a work of the demonstration a film to play, and waits until its pages know. */
export async function playable(request: APIRequestContext, id: string): Promise<string> {
  giveFilm(await modelWork(), id);
  await expect.poll(async () => (await request.get(`/VideoPlayer?id=${id}`)).status()).toBe(200);
  return id;
}

/** Texts of the work that all others are copies of. */
const sayings = {
  ...{
    titleZh: '潮汐的灯',
    titleEn: 'Lamp of Tides',
    introZh: '一盏随潮水明灭的灯。',
    introEn: 'A lamp that breathes.',
  },
  ...{ category: '', industry: '', profession: '', tags: '[]', software: '[]', credits: '[]' },
  ...{ isOriginal: 'true', isDownloadable: 'false', isMadeWithAi: 'false' },
};

/** The original file of a work, which is never served. */
export function originalOf(id: string): Buffer {
  const folder = join(process.env.PRODUCT_DATA ?? '', 'media', 'videos', id);
  const [uploadId = ''] = readdirSync(folder);
  return readFileSync(join(folder, uploadId, 'original'));
}

let model: Promise<string> | undefined;

/** The id of the work that all others are copies of. */
function modelWork(): Promise<string> {
  model ??= findModelWork();
  return model;
}

/**
 * The first caller has its film encoded and stores its id beside the product. There is no lock: two callers at once
 * both create one, which costs seconds once in a run, and either works.
 */
async function findModelWork(): Promise<string> {
  const file = join(process.env.PRODUCT_DATA ?? '', 'model-work');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const id = await makeModelWork();
  writeFileSync(`${file}.${id}`, id);
  renameSync(`${file}.${id}`, file);
  return id;
}

async function makeModelWork(): Promise<string> {
  const context = await newRequest.newContext({ baseURL: test.info().project.use.baseURL });
  const author = await register(context);
  const uploadId = await upload(context, author, await newFilm());
  const { id } = await callAs<WorkDraft>(context, author, '/api/video/work/create', { uploadId });
  await expect
    .poll(async () => (await readOwn(context, author, id)).processing.state, { timeout: 60_000 })
    .toBe('ready');
  const { revision } = await readOwn(context, author, id);
  // The suggested cover has the id in its name, and could not be copied to another work.
  const cover = await context.post('/api/video/work/cover', {
    headers: { Authorization: `Bearer ${author.token}` },
    multipart: {
      ...{ id, left: '0', top: '0', width: '756', height: '504' },
      picture: { name: 'cover.jpg', mimeType: 'image/jpeg', buffer: await newCover() },
    },
  });
  const { data } = await cover.json();
  await callAs<WorkDraft>(context, author, '/api/video/work/save', {
    ...{ id, revision: String(revision), cover: data.key, ...sayings },
  });
  await context.dispose();
  return id;
}

const readOwn = (request: APIRequestContext, login: Login, id: string) =>
  callAs<WorkDraft>(request, login, `/api/video/work/get?id=${id}`);

/** Submits a work, as its creator. */
export const submitWork = (request: APIRequestContext, login: Login, { id, revision }: WorkDraft): Promise<WorkDraft> =>
  callAs<WorkDraft>(request, login, '/api/video/work/submit', { id, revision: String(revision) });

/** Decides on a submitted work, or takes a public one down, as the demonstration's admin. */
export async function decideOnWork(id: string, act: 'approve' | 'refuse' | 'takeDown', reason = ''): Promise<void> {
  const { revision } = await callAsAdmin<WorkDraft>(`/api/video/review/get?id=${id}`);
  await callAsAdmin('/api/video/review/decide', { id, revision: String(revision), act, reason });
}

/** A public work of the caller. */
export async function newPublicWork(request: APIRequestContext, login: Login, texts: Texts = {}): Promise<WorkDraft> {
  const work = await submitWork(request, login, await newWork(request, login, texts));
  await decideOnWork(work.id, 'approve');
  return work;
}
