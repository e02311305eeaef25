import type { SearchDocument } from '@/lib/base/thing/codes';
import type { ReadDocument, Searchable } from '@/lib/base/thing/port';
import { testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import type { SearchKind } from '../codes';
import { findSuggestions as call } from '../contract';
import { keepDocument } from './keep-document';
import { findSuggestions } from './suggest';
import { renewHeads } from './weigh';

describeOnBothEngines('suggestions', (database) => {
  const documents = new Map<string, SearchDocument>();
  const readDocument: ReadDocument = async (_, id) => documents.get(id) ?? null;
  const keep = (kind: SearchKind, id: string, nameZh: string, nameEn: string | null, weight = 0) => {
    documents.set(id, { nameZh, nameEn, keywords: ['隐'], texts: ['hidden'], weight });
    return database().db.transaction((tx) => keepDocument(tx, kind, id, readDocument));
  };
  const suggest = async (text: string, language: 'zh' | 'en' = 'zh') => {
    const context = testContext(database().db, { language });
    const found = await findSuggestions(context, call.input.parse({ text }));
    expect(call.data.parse(found)).toEqual(found);
    return found.map((one) => one.text);
  };

  beforeAll(async () => {
    await keep('video', 'v1', '光的边界', 'The Edge of Light', 9);
    await keep('video', 'v2', '夜的光', null, 8);
    await keep('video', 'v3', '机器人', 'Lightning Robot', 99);
    await keep('person', 'p1', 'Light Years', null, 1);
    await keep('topic', 't1', '光影', 'Light & Shadow', 5);
    await keep('activity', 'a1', '光影', 'Delight', 5);
  });

  test('take turns between the kinds, those that begin so first, each text once', async () => {
    expect(await suggest('光')).toEqual(['光的边界', '光影', '夜的光']);
    expect(await suggest('light')).toEqual(['Lightning Robot', 'Light Years', 'Light & Shadow', 'The Edge of Light']);
  });

  test('are of the language asked for where that name answers', async () => {
    expect(await suggest('ｔｈｅ ED')).toEqual(['The Edge of Light']);
    expect(await suggest('光影', 'en')).toEqual(['光影']);
  });

  test('begin at the beginning of a Latin word, and anywhere in Chinese; nothing else is a name', async () => {
    for (const text of ['ight', '隐', 'hidden', '%', '_', '!', "'", 'e of of']) expect(await suggest(text)).toEqual([]);
    expect(await suggest('的边')).toEqual(['光的边界']);
  });

  test('are of the smallest head alone', async () => {
    const videos: Searchable = {
      ...{ kind: 'video', readDocument },
      findIds: async () => [],
      findWeights: async () => new Map(),
    };
    await renewHeads(database().db, videos, { sizes: [1, 2] });
    expect(await suggest('光')).toEqual(['光影']);
    expect(await suggest('机器')).toEqual(['机器人']);
  });
});
