import type { Logger } from 'pino';
import { errorAnswer } from '@/lib/platform/server/api/answer';
import { answerFile } from '@/lib/platform/server/files/answer-file';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { Media } from '../media';

/** A picture that is drawn on its first request. */
export interface Drawn {
  /** Hash of its content: changes with text, picture and drawing version. */
  hash: string;
  /** Whether its content may stop being public, so that other caches must drop it soon. */
  mayLeave: boolean;
  draw(): Promise<Buffer>;
}

type Parts = Pick<Media, 'storage' | 'making' | 'gate'>;

/**
 * Answers GET and HEAD of a drawn jpg. Concurrent requests draw it only once. It is stored with the derived pictures,
 * which a backup leaves out. With its hash in the address (`?v=<hash>`) it is cached for a year, unless its content may
 * stop being public; without it, or with an outdated one, the current image is cached for five minutes.
 */
export async function serveDrawn(request: Request, drawn: Drawn, media: Parts, log: Logger): Promise<Response> {
  const key = `variants/share/${drawn.hash}.jpg`;
  const isNamed = !drawn.mayLeave && new URL(request.url).searchParams.get('v') === drawn.hash;
  const find = async <Found>(look: () => Promise<Found | null>) => {
    const found = await look();
    if (found) return found;
    await drawOnce(media, key, drawn);
    return look();
  };
  try {
    const answer = await answerFile(request, {
      head: () => find(() => media.storage.head(key)),
      read: (range) => find(() => media.storage.read(key, range)),
      describe: () => ({ 'Content-Type': 'image/jpeg', 'X-Content-Type-Options': 'nosniff' }),
      cacheControl: isNamed ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
    });
    if (!answer) throw new Error(`The picture ${key} was drawn and is not there.`);
    return answer;
  } catch (error) {
    if (!(error instanceof CodedError)) log.error({ err: error, url: request.url }, 'share image failed');
    const failure = errorAnswer(error, request);
    return request.method === 'HEAD' ? new Response(null, failure) : failure;
  }
}

/** Two nodes may draw the same image at the same time: each writes the same whole picture. */
function drawOnce({ storage, making, gate }: Parts, key: string, { draw }: Drawn) {
  const running = making.get(key);
  if (running) return running;
  const drawing = gate.run(async () => storage.put(key, await draw())).finally(() => making.delete(key));
  making.set(key, drawing);
  return drawing;
}
