import { type Language, languageNames } from '@/lib/platform/shared/language';
import { type SubtitleLanguage, subtitleLanguages } from '@/lib/works/work/codes';
import { qualities } from '../../codes';

/** What is asked for below a signed path. */
export type Asked =
  /** A playlist or a segment: its place in the work's folder. */
  | { kind: 'film'; file: string; contentType: string }
  | { kind: 'subtitle'; language: SubtitleLanguage; contentType: string }
  | { kind: 'download' };

export interface PlayPath {
  videoId: string;
  token: string;
  asked: Asked;
}

/** The addresses below a signed path that are handed out; those of segments are in the playlists. */
export const addressOf = {
  playlist: 'master.m3u8',
  subtitle: (language: SubtitleLanguage) => `subtitles/${language}.vtt`,
  /** The file gets its name in the language of who asked. */
  download: (language: Language) => (language === 'zh' ? 'download' : `download?language=${languageNames.en.header}`),
};

const quality = `(?:${qualities.map(({ height }) => height).join('|')})`;
/** Every name that a film's files have, with its type: what a file says it is counts for nothing. */
const films: readonly [RegExp, string][] = [
  [new RegExp(`^(?:master|${quality}/index)\\.m3u8$`), 'application/vnd.apple.mpegurl'],
  [new RegExp(`^${quality}/\\d{5}\\.ts$`), 'video/mp2t'],
];
const subtitle = new RegExp(`^subtitles/(${subtitleLanguages.join('|')})\\.vtt$`);

/** Reads `/play/<videoId>/<token>/<name>`; null for everything else. Nothing in it is decoded: our names need none. */
export function parsePlayPath(pathname: string): PlayPath | null {
  const [, videoId, token, name] = /^\/play\/([\w-]{1,64})\/([\w-]{1,300})\/([\w./-]{1,40})$/.exec(pathname) ?? [];
  const asked = name === undefined ? null : parseName(name);
  return videoId && token && asked ? { videoId, token, asked } : null;
}

function parseName(name: string): Asked | null {
  if (name === 'download') return { kind: 'download' };
  const language = subtitle.exec(name)?.[1] as SubtitleLanguage | undefined;
  if (language) return { kind: 'subtitle', language, contentType: 'text/vtt; charset=utf-8' };
  const film = films.find(([pattern]) => pattern.test(name));
  return film ? { kind: 'film', file: name, contentType: film[1] } : null;
}
