import type { SearchKind } from '@/lib/base/search/contract';
import { findHits } from '@/lib/base/search/port';
import { fillIndex } from '@/lib/base/search/server/rebuild';
import { searchedWords } from '@/lib/base/search/server/seed';
import { seedTopics } from '@/lib/community/topic/server/seed';
import { seedActivities } from '@/lib/events/activity/server/seed';
import { seedPersons } from '@/lib/people/person/server/seed';
import { seedVideos } from '@/lib/works/work/server/seed';
import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { searchables } from './search';

/** The search text, the kind, and the first results in order. */
const table: readonly [text: string, kind: SearchKind, ...first: string[]][] = [
  // Whole names, in either language, in any case and width.
  ['潮汐记忆', 'video', '潮汐记忆'],
  ['tidal memory', 'video', '潮汐记忆'],
  ['ＴＩＤＡＬ　ＭＥＭＯＲＹ', 'video', '潮汐记忆'],
  ['雨前', 'video', '雨前'],
  ['before the rain', 'video', '雨前'],
  ['Neural Garden', 'video', '神经花园'],
  ['生成艺术', 'topic', '生成艺术'],
  ['generative art', 'topic', '生成艺术'],
  // Words of two characters, and of one.
  ['机器', 'video', '机器临摹兰亭', '机器菩提'],
  ['潮汐', 'video', '潮汐钟楼', '潮汐记忆'],
  ['城市', 'video', '城市乐谱', '一座城市的失眠'],
  ['影子', 'video', '影子借阅处'],
  ['影子', 'activity', '开幕：影子借阅处'],
  ['工坊', 'topic', '投影映射工坊'],
  ['光影', 'topic', '光影装置', '光影节纪录'],
  ['灯光', 'topic', '灯光师夜谈'],
  ['声音', 'topic', '声音与聆听'],
  ['数据', 'topic', '数据可视化与数据艺术'],
  ['雨', 'video', '雨的存档', '雨前'],
  ['雾', 'video', '雾幕上的信'],
  ['海', 'video', '海拔负四千', '海港起重机的芭蕾'],
  ['光', 'video', '光污染听证会', '光的通勤'],
  // Longer ones, and parts of long names.
  ['机械臂', 'video', '机械臂学会了犹豫'],
  ['机器人', 'topic', '机器人剧团'],
  ['机器人剧团', 'activity', '机器人剧团公开排练（可中途离场）'],
  ['无人机', 'topic', '无人机与群体飞行'],
  ['投影映射', 'activity', '投影映射夜间工作坊：从量墙开始'],
  ['光污染', 'activity', '光污染公开听证与湖边夜谈'],
  ['灯光师', 'video', '灯光师的手'],
  // English words: the plural and its singular, letters in any case.
  ['robot arm', 'video', '机械臂学会了犹豫'],
  ['ROBOT ARMS', 'video', '机械臂学会了犹豫'],
  ['city', 'video', '城市乐谱', '一座城市的失眠'],
  ['cities', 'video', '一座城市的失眠', '城市乐谱'],
  ['the shadow', 'video', '影子借阅处'],
  ['Moon', 'video', '水塔与月亮'],
  ['drones', 'topic', '无人机与群体飞行'],
  ['light festival', 'topic', '光影节纪录'],
  ['robot', 'activity', '机器人剧团公开排练（可中途离场）', '机械臂书法体验'],
  ['garden', 'activity', '新作讨论：神经花园'],
  ['vr', 'topic', '虚拟现实放映室'],
  ['ＡＩ', 'topic', '人工智能与创作'],
  // Two words, each found somewhere; both scripts in one.
  ['记忆 潮汐', 'video', '潮汐记忆'],
  ['月亮 水塔', 'video', '水塔与月亮'],
  ['潮汐 tidal', 'video', '潮汐记忆'],
  // People by name, by part of it, and without accents.
  ['林一舟', 'person', '林一舟'],
  ['一舟', 'person', '林一舟'],
  ['clemence', 'person', 'Clémence Aubrillard'],
  ['SOLHAUGEN', 'person', 'Ingrid Solhaugen'],
  ['黒崎', 'person', '黒崎 燈'],
  ['acoustic backyard', 'person', '声学后院 Acoustic Backyard'],
  // Matches only in tags, names of makers and intros.
  ['AI 影像', 'video', '潜空间里的慢车'],
  ['touchdesigner', 'video', '镜中书房'],
  ['舞蹈', 'video', '与延迟共舞'],
  ['灯光节', 'video', '隧道尽头仍是隧道'],
];

describeOnBothEngines('what is found first in the demonstration', (database) => {
  const names = new Map<string, string>();

  beforeAll(async () => {
    const { db } = database();
    await db.transaction(async (tx) => {
      await seedPersons(tx);
      await seedVideos(tx, noon);
      await seedTopics(tx, noon);
      await seedActivities(tx, noon);
      await fillIndex(tx, searchables);
    });
    const rows = await db.read.selectFrom('index_document').select(['kind', 'thing_id', 'name_zh']).execute();
    for (const { kind, thing_id, name_zh } of rows) names.set(`${kind} ${thing_id}`, name_zh);
  });

  test.each(table)('for %j among %s', async (text, kind, ...first) => {
    const ids = await findHits(database().db.read, kind, text);
    expect(ids.slice(0, first.length).map((id) => names.get(`${kind} ${id}`))).toEqual(first);
  });

  test.each(Object.values(searchedWords).flat())('works for %j, which many search for', async (text) => {
    expect(await findHits(database().db.read, 'video', text)).not.toEqual([]);
  });

  test.each([
    ['上海', 'topic'],
    ['zebra', 'video'],
    ['obot', 'video'],
    ['器机', 'video'],
  ] as const)('nothing for %j among %s', async (text, kind) => {
    expect(await findHits(database().db.read, kind, text)).toEqual([]);
  });
});
