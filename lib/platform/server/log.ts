import pino, { type DestinationStream, type LevelWithSilent, type Logger } from 'pino';
import { env } from './env';

const secrets = ['authorization', 'cookie', '["set-cookie"]', 'code', 'password', 'token', 'auth_token'];

/** Paths of secrets in logged objects: at the top or up to two objects deep. */
const hidden = secrets.flatMap((name) => ['', '*', '*.*', 'err'].map((parent) => pathOf(parent, name)));

function pathOf(parent: string, name: string): string {
  return parent && !name.startsWith('[') ? `${parent}.${name}` : `${parent}${name}`;
}

/** An error's own `code` (23505, ECONNREFUSED) is not a secret: it tells the operator what happened. */
function censor(value: unknown, [top, name]: string[]): unknown {
  return top === 'err' && name === 'code' ? value : '[hidden]';
}

/**
 * A JSON log, one line per entry, that never contains credentials or one-time codes (DESIGN 8). Writes to standard
 * output.
 */
export function createLog(level: LevelWithSilent, destination?: DestinationStream): Logger {
  const options = { level, redact: { paths: hidden, censor } };
  return destination ? pino(options, destination) : pino(options);
}

const slot = globalThis as typeof globalThis & { lightfieldLog?: Logger };

/** The process's log at LOG_LEVEL; `child({…})` adds fields to all lines of a part. */
export function logger(): Logger {
  slot.lightfieldLog ??= createLog(env().logLevel);
  return slot.lightfieldLog;
}
