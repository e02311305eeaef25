import { type Language, languageNames } from '@/lib/platform/shared/language';
import { type SubtitleLanguage, subtitleLanguages } from '@/lib/works/work/codes';
import { qualities } from '../../codes';

/** A request below a signed path. */
export type Asked =
  /** A playlist or a segment: its path in the work's folder. */
  | { kind: 'film'; file: string; contentType: string }
  | { kind: 'subtitle'; language: SubtitleLanguage; contentType: string }
  | { kind: 'download' };

export interface PlayPath {
  videoId: string;
  token: string;
  asked: Asked;
}

/** The addresses below a signed path that the API returns; those of segments are in the playlists. */
export const addressOf = {
  playlist: 'master.m3u8',
  subtitle: (language: SubtitleLanguage) => `subtitles/${language}.vtt`,
  /** The file's name is in the language of the caller. */
  download: (language: Language) => (language === 'zh' ? 'download' : `download?language=${languageNames.en.header}`),
};

const quality = `(?:${qualities.map(({ height }) => height).join('|')})`;
/** All file names of a film, with their types: the content of a file does not decide its type. */
const films: readonly [RegExp, string][] = [
  [new RegExp(`^(?:master|${quality}/index)\\.m3u8$`), 'application/vnd.apple.mpegurl'],
  [new RegExp(`^${quality}/\\d{5}\\.ts$`), 'video/mp2t'],
];
const subtitle = new RegExp(`^subtitles/(${subtitleLanguages.join('|')})\\.vtt$`);

/**
 * Parses `/play/<videoId>/<token>/<name>`; null for everything else. Nothing is decoded: our names need no encoding.
 */
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
