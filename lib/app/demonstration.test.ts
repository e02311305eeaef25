import { presentFuturePictures } from '@/lib/base/content/server/seed/present-future';
import { pictureFolder } from '@/lib/base/media/rules/keys';
import { reportPictureKeys } from '@/lib/base/moderation/server/seed';
import { bannerKey, seedBannersWithIds } from '@/lib/business/banner/server/seed';
import { seedArticlePictures } from '@/lib/community/article/server/seed/articles';
import { topicKinds, topicStates } from '@/lib/community/topic/codes';
import { topicBackgroundKey, topicThumbKey } from '@/lib/community/topic/server/seed';
import { seedTopicBanners, topicBannerKey } from '@/lib/community/topic/server/seed/banners';
import { seedPublicTopics as channels, seedTopicList } from '@/lib/community/topic/server/seed/channels';
import { activityStatus, reviewCode } from '@/lib/events/activity/codes';
import { activityStatusAt } from '@/lib/events/activity/rules/status';
import { isTitleShort } from '@/lib/events/activity/rules/title-width';
import { seedProgramme } from '@/lib/events/activity/server/seed/place-activity';
import { seedContestPictures } from '@/lib/events/contest/server/seed/contests';
import { seedEntryList } from '@/lib/events/entry/server/seed/entries';
import { seedBroadcastList, seedCoverKey } from '@/lib/live/broadcast/server/seed/broadcasts';
import { nicknameKey } from '@/lib/people/person/rules/nickname';
import { industryName, professionName } from '@/lib/people/person/server/dictionary';
import { avatarKey, seedPeople } from '@/lib/people/person/server/seed';
import { bannerTarget, bannerType } from '@/lib/platform/shared/banner-target';
import { countCharacters } from '@/lib/platform/shared/characters';
import { videoStates, workLimits } from '@/lib/works/work/contract';
import { coverKey, seedPicks, seedWorks } from '@/lib/works/work/server/seed';
import { creditsOf, fieldsOf, tagsOf } from '@/lib/works/work/server/seed/fields';
import { demonstrationPictures } from './demonstration-pictures';

const hours = 3_600_000;
const chinese = /\p{Script=Han}|[\u3000-\u303f\uff00-\uffef]/u;
const people = new Set(seedPeople.map(({ id }) => id));
const verified = seedWorks.filter(({ state }) => state === 'verified');
const passed = seedProgramme.filter(({ reviewState }) => reviewState === activityStatus.passed);
const nicknameOf = (id: string) => seedPeople.find((person) => person.id === id)?.nickname ?? '';

/** Every visible text, with its translation. */
const texts: [where: string, zh: string, en: string | null][] = [
  ...seedWorks.flatMap((work): typeof texts => [
    [work.id, work.titleZh, work.titleEn],
    [work.id, work.introZh, work.introEn],
  ]),
  ...seedTopicList.flatMap((topic): typeof texts => [
    [topic.id, topic.nameZh, topic.nameEn],
    [topic.id, topic.introZh, topic.introEn],
  ]),
  ...seedProgramme.flatMap(({ id, titleZh, titleEn, zh, en, place, tickets = [], questions = [] }): typeof texts => {
    const details: typeof texts = zh === '' ? [] : [[id, zh, en || null]];
    return [
      [id, titleZh, titleEn],
      ...details,
      ...(place ? ([[id, place.addressZh, place.addressEn]] satisfies typeof texts) : []),
      ...[...tickets, ...questions].map((one): (typeof texts)[number] => [id, one.zh, one.en || null]),
    ];
  }),
  ...seedBroadcastList.flatMap(({ id, titleZh, titleEn, bodyZh, bodyEn }): typeof texts => [
    [id, titleZh, titleEn || null],
    ...(bodyZh === '' ? [] : ([[id, bodyZh, bodyEn || null]] satisfies typeof texts)),
  ]),
  ...seedBannersWithIds.flatMap((banner): typeof texts => [
    [banner.id, banner.titleZh, banner.titleEn],
    [banner.id, banner.subtitleZh, banner.subtitleEn],
  ]),
];

describe('the demonstration', () => {
  test('has enough of everything to page through', () => {
    expect(verified.length).toBeGreaterThanOrEqual(200);
    expect(channels.length).toBeGreaterThanOrEqual(24);
    expect(passed.length).toBeGreaterThanOrEqual(40);
    expect(seedPeople.length).toBeGreaterThanOrEqual(30);
  });

  test('shows every state of a work and of a channel', () => {
    expect(new Set(seedWorks.map(({ state }) => state))).toEqual(new Set(videoStates));
    expect(seedTopicList).toHaveLength(28);
    expect(new Set(seedTopicList.map(({ state = 'verified' }) => state))).toEqual(new Set(topicStates));
    expect(seedTopicList.filter(({ state, reason }) => state === 'failed' && !reason)).toEqual([]);
    expect(new Set(channels.map(({ kind }) => kind))).toEqual(new Set(topicKinds));
  });

  test('shows every category of an activity and, at any hour of the day, every status', () => {
    expect(new Set(passed.map(({ category }) => category))).toEqual(new Set([1, 2, 3]));
    for (let hour = 0; hour < 24; hour++) {
      const statuses = seedProgramme.flatMap(({ reviewState, startDay, startHour, hours: long, canceled }) => {
        if (reviewState === reviewCode.pending_edit) return [];
        const holdStartAt = (startDay * 24 + startHour) * hours;
        const times = { holdStartAt, holdEndAt: holdStartAt + long * hours, isCanceled: canceled !== undefined };
        return [activityStatusAt({ reviewState, ...times }, hour * hours)];
      });
      expect(new Set(statuses)).toEqual(new Set(Object.values(activityStatus)));
    }
  });

  test('says everything in Chinese, most of it in English and no Chinese in English', () => {
    for (const [where, zh, en] of texts) {
      expect({ where, chinese: chinese.test(zh) }).toEqual({ where, chinese: true });
      if (en !== null) expect({ where, en, ok: en !== '' && !chinese.test(en) }).toEqual({ where, en, ok: true });
    }
    expect(seedWorks.filter(({ titleEn }) => titleEn === null).length).toBeGreaterThan(5);
    expect(channels.filter(({ nameEn }) => nameEn === null)).toHaveLength(1);
  });

  test('gives every work, channel and activity a title of its own', () => {
    for (const titles of [
      seedWorks.map(({ titleZh }) => titleZh),
      seedWorks.flatMap(({ titleEn }) => titleEn ?? []),
      seedTopicList.map(({ nameZh }) => nameZh),
      seedProgramme.map(({ titleZh }) => titleZh),
      seedBroadcastList.map(({ titleZh }) => titleZh),
    ]) {
      expect(new Set(titles).size).toBe(titles.length);
    }
    expect(seedProgramme.filter(({ titleZh, titleEn }) => ![titleZh, titleEn ?? ''].every(isTitleShort))).toEqual([]);
  });

  test('keeps to the limits of a profile', () => {
    expect(new Set(seedPeople.map(({ nickname }) => nicknameKey(nickname))).size).toBe(seedPeople.length);
    expect(seedPeople.filter(({ bio, fields }) => bio.length > 500 || fields.length > 3)).toEqual([]);
  });

  test('names only people who are there, and picks only works that can be seen', () => {
    expect(seedWorks.filter(({ authorId }) => !people.has(authorId))).toEqual([]);
    expect(seedProgramme.filter(({ organiserId }) => !people.has(organiserId))).toEqual([]);
    expect(seedBroadcastList.filter(({ hostId }) => !people.has(hostId))).toEqual([]);
    for (const { hostId, end } of seedBroadcastList) {
      const replayId = end?.state === 'aired' ? end.replayId : undefined;
      if (replayId) expect(verified).toContainEqual(expect.objectContaining({ id: replayId, authorId: hostId }));
    }
    expect(
      seedWorks.filter(({ titleEn, authorId }) => titleEn === null && !chinese.test(nicknameOf(authorId))),
    ).toEqual([]);
    expect(seedPicks.filter((id) => !verified.some((work) => work.id === id))).toEqual([]);
  });
});

describe('what works have beside their texts', () => {
  const places = seedWorks.map((work, index) => ({ ...work, index }));

  test('is known to the dictionaries, in both languages', () => {
    for (const { industry, profession } of places.map(fieldsOf)) {
      for (const language of ['zh', 'en'] as const) {
        expect(industryName(industry, language)).not.toBeNull();
        expect(professionName(profession, language)).not.toBeNull();
      }
    }
  });

  test('keeps to the limits, and names each tag once', () => {
    for (const place of places) {
      const keys = tagsOf(place).map(({ tag_key }) => tag_key);
      expect(new Set(keys).size).toBe(keys.length);
      const software: string[] = JSON.parse(fieldsOf(place).software);
      expect(software.filter((name) => countCharacters(name) > workLimits.softwareName)).toEqual([]);
      expect(tagsOf(place).filter(({ tag }) => countCharacters(tag) > workLimits.tag)).toEqual([]);
    }
  });

  test('credits people who are there, each once and never the author', () => {
    for (const place of places) {
      const credited = creditsOf(place).map(({ person_id }) => person_id);
      expect(credited.filter((id) => !people.has(id) || id === place.authorId)).toEqual([]);
      expect(new Set(credited).size).toBe(credited.length);
    }
  });
});

describe('the banners', () => {
  test('have every type in both languages', () => {
    for (const language of ['zh', 'en'] as const) {
      const seen = seedBannersWithIds.filter(({ locale, days }) => locale !== swap[language] && (days?.[1] ?? 1) > 0);
      expect(new Set(seen.map(({ type }) => type))).toEqual(new Set([null, ...Object.values(bannerType)]));
      expect(seen.some(({ locale }) => locale === language)).toBe(true);
    }
  });

  test('have one that is over', () => {
    expect(seedBannersWithIds.filter(({ days }) => days && days[1] < 0)).toHaveLength(1);
  });

  test('lead to what is there', () => {
    const known: Record<number, (id: string) => boolean> = {
      [bannerType.person]: (id) => people.has(id),
      [bannerType.video]: (id) => verified.some((work) => work.id === id),
      [bannerType.topic]: (id) => channels.some((topic) => topic.id === id),
      [bannerType.activity]: (id) => passed.some((activity) => activity.id === id),
    };
    for (const { id, type, to } of seedBannersWithIds) {
      expect({ id, found: known[type ?? 10]?.(to) ?? true }).toEqual({ id, found: true });
      expect(bannerTarget({ type, url: to, domainId: to })).not.toBeNull();
    }
  });

  const swap = { zh: 'en', en: 'zh' } as const;
});

describe('the pictures', () => {
  test('are one for every row, under keys that anybody may read but for those of reports', () => {
    const keys = demonstrationPictures().map(({ key }) => key);
    const wanted = [
      ...seedBannersWithIds.map(({ id }) => bannerKey(id)),
      ...seedPeople.map(({ id }) => avatarKey(id)),
      ...seedWorks.map(({ id }) => coverKey(id)),
      ...seedProgramme.flatMap(({ cover, photoKeys }) => [cover, ...photoKeys]),
      ...seedTopicList.flatMap(({ id }) => [topicThumbKey(id), topicBackgroundKey(id)]),
      ...seedTopicBanners.map(({ id }) => topicBannerKey(id)),
      ...seedArticlePictures.map(({ key }) => key),
      ...[presentFuturePictures.head, ...presentFuturePictures.wall],
      ...seedContestPictures.flat(),
      ...seedEntryList.flatMap(({ pictureKeys }) => pictureKeys),
      ...seedBroadcastList.map(({ id }) => seedCoverKey(id)),
    ];
    expect([...keys].sort()).toEqual([...wanted, ...reportPictureKeys].sort());
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => !pictureFolder(key))).toEqual(reportPictureKeys);
  });

  test('are drawn in at least twelve ways, none of them in more than a tenth of the works', () => {
    const works = demonstrationPictures().filter(({ key }) => key.startsWith('works/'));
    const counts = Object.values(Object.groupBy(works, ({ art }) => art.family)).map((group) => group?.length ?? 0);
    expect(counts.length).toBeGreaterThanOrEqual(12);
    expect(Math.max(...counts)).toBeLessThanOrEqual(works.length / 10);
  });
});
