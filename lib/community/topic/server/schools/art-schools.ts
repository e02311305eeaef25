import type { Language } from '@/lib/platform/shared/language';
import { schoolFacts } from './facts';

type Names = Record<Language, string>;

/** An art school of the directory. */
export interface ArtSchool {
  /** Its name in pinyin, without spaces. */
  id: string;
  names: Names;
  /** The syllables of its Chinese name. */
  pinyin: string;
  /** Code of its province (GB/T 2260). */
  province: string;
  provinceNames: Names;
  city: Names;
  /** Its own site; empty for none. */
  url: string;
}

/** The art schools of the directory, in the order of their Chinese names in pinyin. */
export const artSchools: readonly ArtSchool[] = readSchools(schoolFacts);

function readSchools(text: string): ArtSchool[] {
  const schools: ArtSchool[] = [];
  let province = '';
  let provinceNames: Names = { zh: '', en: '' };
  let city: Names = { zh: '', en: '' };
  for (const line of text.split('\n').filter(Boolean)) {
    if (line.startsWith('    ')) {
      const [zh = '', en = '', pinyin = '', site] = line.trim().split(' | ');
      const url = site ? `https://${site}` : '';
      schools.push({ id: pinyin.replaceAll(' ', ''), names: { zh, en }, pinyin, province, provinceNames, city, url });
    } else if (line.startsWith('  ')) {
      city = namesIn(line.trim());
    } else {
      province = line.slice(0, 6);
      provinceNames = namesIn(line.slice(7));
    }
  }
  return schools.sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** `无锡 Wuxi` */
function namesIn(text: string): Names {
  const [zh = '', ...en] = text.split(' ');
  return { zh, en: en.join(' ') };
}
