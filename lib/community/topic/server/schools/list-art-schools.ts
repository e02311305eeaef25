import type { Context } from '@/lib/platform/server/context';
import { type Language, languages } from '@/lib/platform/shared/language';
import type { ArtSchoolItem, ArtSchoolQuery } from '../../contract';
import { matchesSchool } from '../../rules/match-school';
import { nameKey } from '../../rules/name-key';
import { isPublicTopic } from '../public-topic';
import { type ArtSchool, artSchools } from './art-schools';

/**
 * Art schools of China, in the order of their names in pinyin. The channel of a school is the public one of the kind
 * `school` that has its Chinese name: there is one at most.
 */
export async function listArtSchools(context: Context, query: ArtSchoolQuery): Promise<ArtSchoolItem[]> {
  const channels = await context.db.read
    .selectFrom('topic')
    .select(['id', 'name_key', 'thumb', 'video_count'])
    .where(isPublicTopic)
    .where('kind', '=', 'school')
    .where('name_key', 'in', [...keys.keys()])
    .execute();
  const ofSchool = new Map(
    channels.map(({ id, name_key, thumb, video_count }) => [
      keys.get(name_key),
      { id, thumb, videoCount: video_count },
    ]),
  );
  return artSchools
    .map((school) => ({ ...toItem(school, context.language), channel: ofSchool.get(school.id) ?? null }))
    .filter((school) => matchesSchool(school, query));
}

const keys = new Map(artSchools.map(({ id, names }) => [nameKey(names.zh), id]));

function toItem({ id, names, pinyin, province, provinceNames, city, url }: ArtSchool, language: Language) {
  const otherLanguage = languages.find((one) => one !== language) ?? language;
  return {
    ...{ id, name: names[language], otherName: names[otherLanguage], otherLanguage, pinyin },
    letter: pinyin.charAt(0).toUpperCase(),
    ...{ province, provinceName: provinceNames[language], city: city[language], url },
  };
}
