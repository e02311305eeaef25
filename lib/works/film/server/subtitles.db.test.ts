import { mediaStorage, readBody } from '@/lib/base/media/port';
import { pictureFolder } from '@/lib/base/media/rules/keys';
import { type SubtitleLanguage, workLimits } from '@/lib/works/work/contract';
import { lockForContest } from '@/lib/works/work/port';
import { describeOnBothEngines } from '@/test/engines';
import { useMediaFolder } from '@/test/media-folder';
import { settled } from '@/test/settled';
import { beginWithPeople, worksIn } from '@/test/works';
import { saveSubtitle as contract } from '../contract';
import { removeSubtitle } from './remove-subtitle';
import { saveSubtitle } from './save-subtitle';

const said = (text: string) => `WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n${text}\n`;

describeOnBothEngines('subtitles', (database) => {
  useMediaFolder();
  const { as, add, tags, jobs } = worksIn(database);
  const send = (
    body: string | Uint8Array,
    { id = 'work', language = 'zh' as SubtitleLanguage, personId = 'lin' as string | null } = {},
  ) => {
    const bytes = new Uint8Array(typeof body === 'string' ? Buffer.from(body) : body);
    return saveSubtitle(as(personId), { id, language, file: new File([bytes], 'a.vtt') });
  };
  const remove = (language: SubtitleLanguage, { id = 'work', personId = 'lin' as string | null } = {}) =>
    removeSubtitle(as(personId), { id, language });
  const rows = () => database().db.read.selectFrom('video_subtitle').selectAll().orderBy('language').execute();
  const stored = async (key: string) => {
    const file = await mediaStorage().read(key);
    return file && new TextDecoder().decode(await readBody(file));
  };
  const keys = async () => {
    const found: string[] = [];
    for await (const key of mediaStorage().list('')) found.push(key);
    return found.sort();
  };

  beforeEach(() => database().db.transaction(beginWithPeople));
  beforeEach(() => add({ id: 'work', state: 'pending_edit' }, { id: 'public' }, { id: 'deleted', state: 'deleted' }));

  test('are kept as plain words where nobody reads them by address', async () => {
    const answer = await send(said('<img src=x onerror=alert(1)><b>光</b>'));
    expect(contract.data.parse(answer)).toEqual({ subtitles: ['zh'] });
    await send(said('Light'), { language: 'en' });
    const kept = await rows();
    expect(kept.map(({ language }) => language)).toEqual(['en', 'zh']);
    const key = kept[1]?.media_key ?? '';
    expect(key).toMatch(/^videos\/work\/subtitles\/[0-9a-f-]{36}\.vtt$/);
    expect(pictureFolder(key)).toBeNull();
    expect(await stored(key)).toBe(said('光'));
  });

  test('of the same language take the place of the former, which is removed later', async () => {
    await send(said('一'));
    const [former] = await rows();
    await send(said('二'));
    expect(await rows()).toHaveLength(1);
    expect(await jobs()).toMatchObject([
      { kind: 'video.remove-unused', payload: JSON.stringify({ videoId: 'work', key: former?.media_key }) },
    ]);
    expect(await remove('zh')).toEqual({ subtitles: [] });
    expect(await remove('zh')).toEqual({ subtitles: [] });
    expect(await jobs()).toHaveLength(2);
  });

  test('of several at once one stands, and every other one is to be removed', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, index) => send(said(`${index}`))));
    const [standing] = await rows();
    const removed = (await jobs()).map(({ payload }) => JSON.parse(payload).key);
    expect([...removed, standing?.media_key].sort()).toEqual(await keys());
  });

  test('of a public work change its page', async () => {
    await send(said('光'), { id: 'public' });
    expect(await tags()).toEqual(['video:public']);
    await remove('zh', { id: 'public' });
    expect(await tags()).toEqual(['video:public', 'video:public']);
  });

  test('with prohibited words are refused where nobody reads them first', async () => {
    await expect(send(said('一起<b>赌</b>博'), { id: 'public' })).rejects.toMatchObject({
      code: '400',
      details: { fields: [{ field: 'file', rule: 'prohibited' }] },
    });
    expect(await send(said('一起赌博'))).toEqual({ subtitles: ['zh'] });
  });

  test.each([99, 100, 1500])(
    'with a prohibited word that goes over two of many are refused: from the %sth',
    async (at) => {
      const texts = Array.from({ length: at + 20 }, () => '光')
        .with(at, '一起赌')
        .with(at + 1, '博吧');
      const cues = texts.map((text) => `00:00.000 --> 00:01.000\n${text}\n`);
      const file = `WEBVTT\n\n${cues.join('\n')}`;
      await expect(send(file, { id: 'public' })).rejects.toMatchObject({
        details: { fields: [{ field: 'file', rule: 'prohibited' }] },
      });
    },
  );

  test.each([
    ['no WebVTT', Buffer.from('1\n00:01.000 --> 00:02.000\na'), 'UnsupportedMediaType'],
    ['no UTF-8', Buffer.concat([Buffer.from(said('a')), Buffer.from([0xff, 0xfe])]), 'UnsupportedMediaType'],
    ['nothing', new Uint8Array(), 'UnsupportedMediaType'],
    ['no cues', Buffer.from('WEBVTT\n\nSTYLE\n::cue { color: red }'), '400'],
    ['too much', new Uint8Array(workLimits.subtitleBytes + 1), 'TooLarge'],
  ])('refuses %s, and keeps nothing of it', async (_, bytes, code) => {
    await expect(send(bytes)).rejects.toMatchObject({ code });
    expect(await keys()).toEqual([]);
  });

  test('stay as they are in a contest', async () => {
    await send(said('光'), { id: 'public' });
    await database().db.transaction((tx) => lockForContest(tx, { id: 'public', personId: 'lin' }));
    const ends = await settled([send(said('影'), { id: 'public' }), remove('zh', { id: 'public' })]);
    expect(ends).toEqual(['InContest', 'InContest']);
    expect(await keys()).toHaveLength(1);
  });

  test.each([
    ['another user', 'public', 'mo', 'NullPointer'],
    ['a visitor', 'public', null, 'Unauthorized'],
    ['its creator, once it is deleted', 'deleted', 'lin', 'NullPointer'],
  ])('refuses %s', async (_, id, personId, code) => {
    expect(await settled([send(said('a'), { id, personId }), remove('zh', { id, personId })])).toEqual([code, code]);
    expect(await keys()).toEqual([]);
  });
});
