import type { Logger } from 'pino';
import { errorAnswer } from '@/lib/platform/server/api/answer';
import { answerFile } from '@/lib/platform/server/files/answer-file';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { Media } from '../media';

/** A picture that is drawn for whoever asks first. */
export interface Drawn {
  /** Names what it shows: another one for other words, for another picture, for another way of drawing. */
  hash: string;
  /** Whether it shows what may leave the public again, and so must leave the caches of others soon. */
  mayLeave: boolean;
  draw(): Promise<Buffer>;
}

type Parts = Pick<Media, 'storage' | 'making' | 'gate'>;

/**
 * Answers GET and HEAD of a jpg that we draw. It is drawn once, however many ask at a time, and kept beside what else is
 * drawn from something, which a backup leaves out. Its address says what it shows (`?v=<hash>`) and is then good for a
 * year, unless that may leave the public; without it, or with that of former words, it is the present one for five minutes.
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

/** Two nodes may draw the same one at the same time: they put the same picture, each as a whole. */
function drawOnce({ storage, making, gate }: Parts, key: string, { draw }: Drawn) {
  const running = making.get(key);
  if (running) return running;
  const drawing = gate.run(async () => storage.put(key, await draw())).finally(() => making.delete(key));
  making.set(key, drawing);
  return drawing;
}
