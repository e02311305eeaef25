import { noon } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { flagTexts } from './flag-texts';
import { pendingTexts } from './list-reviews';
import { submitFlagged } from './submit-for-review';

const texts = [
  { field: 'title', text: '光与影' },
  { field: 'intro', text: '一起赌博' },
  { field: 'tags.0', text: 'casino bonus' },
];

describeOnOneEngine('the texts of a thing', (database) => {
  const flag = (asked: Partial<Parameters<typeof flagTexts>[1]> = {}) =>
    flagTexts({ db: database().db }, { texts, acknowledged: false, ...asked });
  const submit = (fields: string[], flagged: Awaited<ReturnType<typeof flag>>) =>
    database().db.transaction((tx) => submitFlagged(tx, { kind: 'video', subjectId: 'a', fields, flagged }, noon));
  const pending = () => pendingTexts(database().db.read, 'video', 'a');
  const broken = (...fields: string[]) => fields.map((field) => ({ field, rule: 'prohibited' }));

  test('with prohibited words are warned about once, and are told when that is acknowledged', async () => {
    await expect(flag()).rejects.toMatchObject({
      code: 'ProhibitedWords',
      details: { fields: broken('intro', 'tags.0') },
    });
    expect([...(await flag({ acknowledged: true }))]).toEqual([
      ['intro', { text: '一起赌博', words: ['赌博'] }],
      ['tags.0', { text: 'casino bonus', words: ['casino bonus'] }],
    ]);
    expect((await flag({ texts: texts.slice(0, 1) })).size).toBe(0);
  });

  test('are refused where nobody reads them, acknowledged or not, before others are asked about', async () => {
    for (const acknowledged of [true, false]) {
      const flagging = flag({ reviewed: ['title', 'intro'], acknowledged });
      await expect(flagging).rejects.toMatchObject({ code: '400', details: { fields: broken('tags.0') } });
    }
  });

  test('go to the staff where they are flagged, and end what waited where they are not', async () => {
    const flagged = await flag({ acknowledged: true });
    await submit(['title', 'intro', 'tags.0'], flagged);
    expect(await pending()).toEqual({ intro: '一起赌博', 'tags.0': 'casino bonus' });
    await submit(['title', 'intro'], new Map());
    expect(await pending()).toEqual({ 'tags.0': 'casino bonus' });
  });
});
