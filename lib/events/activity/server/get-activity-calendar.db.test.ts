import ICAL from 'ical.js';
import { type Env, readEnv } from '@/lib/platform/server/env';
import { noon } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { activitiesOfLin } from '@/test/own-activities';
import { getActivityCalendar } from './get-activity-calendar';

const slot = globalThis as typeof globalThis & { lightfieldEnv?: Env };
beforeAll(() => {
  slot.lightfieldEnv = readEnv({ SITE_URL: 'https://light.example' });
});
afterAll(() => {
  slot.lightfieldEnv = undefined;
});

describeOnOneEngine('the calendar file of an activity', (database) => {
  const { as, begin, add } = activitiesOfLin(database);
  beforeEach(begin);
  const file = (id: string, language: 'zh' | 'en' = 'zh') => getActivityCalendar(as(null, { language }), { id });
  /** As another library reads it. */
  const read = async (id: string, language?: 'zh' | 'en') => {
    const calendar = new ICAL.Component(ICAL.parse(new TextDecoder().decode((await file(id, language)).body)));
    const event = calendar.getFirstSubcomponent('vevent');
    if (!event) throw new Error('no event');
    return { event: new ICAL.Event(event), textOf: (name: string) => event.getFirstPropertyValue(name)?.toString() };
  };

  test('says when and where it is, in signs that calendars need escaped and lines that they need folded', async () => {
    const titleZh = '光，影；与\\夜：一百盏灯在江边等你来一盏一盏点亮它们';
    const bodyZh = `<p>带一盏灯来，${'带两盏也可以；'.repeat(60)}</p>`;
    await add({ id: 'a', revision: 7, updated_at: noon, fields: { titleZh, bodyZh } });
    const { event, textOf } = await read('a');
    expect(event.summary).toBe(titleZh);
    expect(event.description).toMatch(
      /^带一盏灯来，(带两盏也可以；)+.*\n\nhttps:\/\/light\.example\/ActivityDetail\/a$/,
    );
    expect(event.location).toBe('西岸, 龙腾大道 1 号, 上海');
    expect([event.startDate.toJSDate(), event.endDate.toJSDate()]).toEqual([
      new Date('2026-12-01T11:00:00Z'),
      new Date('2026-12-01T14:00:00Z'),
    ]);
    expect([event.uid, event.sequence, textOf('status'), textOf('transp')]).toEqual([
      'a@light.example',
      7,
      'CONFIRMED',
      'OPAQUE',
    ]);
    expect(textOf('dtstamp')).toBe('2026-11-20T04:00:00Z');
    expect(textOf('url')).toBe('https://light.example/ActivityDetail/a');
    const { body, name, contentType } = await file('a');
    expect([name, contentType]).toEqual([`${titleZh}.ics`, 'text/calendar; charset=utf-8']);
    const lines = new TextDecoder().decode(body).split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines.join('')).not.toMatch(/[\r\n]/);
  });

  test('is the same event in both languages, and says that it is canceled', async () => {
    const english = { titleEn: 'Light', bodyEn: '<p>a</p>' };
    await add({ id: 'a', canceled_at: noon, revision: 8, fields: english });
    const [zh, en] = [await read('a'), await read('a', 'en')];
    expect([en.event.uid, en.event.summary, en.textOf('url')]).toEqual([
      zh.event.uid,
      'Light',
      'https://light.example/en/ActivityDetail/a',
    ]);
    expect([zh.textOf('status'), zh.event.sequence]).toEqual(['CANCELLED', 8]);
  });

  test('keeps nobody busy for weeks, and is not there for what is not public', async () => {
    await add({ id: 'long', hold_end_at: noon + 9e9 }, { id: 'draft', review_state: 0 });
    expect((await read('long')).textOf('transp')).toBe('TRANSPARENT');
    await expect(file('draft')).rejects.toMatchObject({ code: 'NullPointer' });
  });
});
