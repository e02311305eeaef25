import { keptTitle, pass, pause, scene, withOwnClock } from '@/test/saver';
import { AnswerError, ConnectionError } from './errors';

withOwnClock();

describe('saving', () => {
  test('comes once, a pause after the last change', async () => {
    const { saver, sent } = scene();
    saver.change({ title: '一' });
    await pass(pause - 1);
    saver.change({ title: '二' });
    await pass(pause - 1);
    expect([sent, saver.get().status]).toEqual([[], 'unsaved']);
    await pass(1);
    expect(sent).toMatchObject([{ revision: 5, typed: { title: '二', text: '旧文' }, acknowledged: false }]);
    expect(saver.get().status).toBe('saving');
    sent[0]?.answer();
    await pass(0);
    expect(saver.get()).toMatchObject({ status: 'saved', hasSaved: true, saved: { revision: 6 } });
    await pass(60_000);
    expect(sent).toHaveLength(1);
  });

  test('never sends two at a time, and the next one with the revision that the last has answered', async () => {
    const { saver, sent } = scene();
    saver.change({ title: '一' });
    await pass(pause);
    saver.change({ title: '二' });
    const saved = saver.save();
    await pass(pause * 3);
    expect(sent).toHaveLength(1);
    sent[0]?.answer();
    await pass(0);
    expect(sent).toMatchObject([
      { revision: 5, typed: { title: '一' } },
      { revision: 6, typed: { title: '二' } },
    ]);
    sent[1]?.answer();
    expect(await saved).toBe(true);
    expect([saver.isDirty, saver.get().status]).toEqual([false, 'saved']);
  });

  test('goes on by itself with what was typed while a call was under way', async () => {
    const { saver, sent } = scene();
    saver.change({ title: '一' });
    await pass(pause);
    saver.change({ title: '二' });
    await pass(pause);
    sent[0]?.answer();
    await pass(0);
    expect(sent[1]).toMatchObject({ revision: 6, typed: { title: '二' } });
  });

  test('may give what is typed another form', async () => {
    const { saver, sent } = scene({}, { settled: ({ title }) => ({ title, text: '新文' }) });
    saver.change({ title: '一' });
    await pass(pause);
    sent[0]?.answer();
    await pass(0);
    expect([saver.get().typed, saver.isDirty]).toEqual([{ title: '一', text: '新文' }, false]);
  });

  test('of what is public waits for a press', async () => {
    const { open, sent } = scene();
    const saver = open({ isPublic: true });
    saver.change({ title: '一' });
    await pass(pause * 2);
    expect(sent).toEqual([]);
    void saver.save();
    await pass(0);
    expect(sent).toHaveLength(1);
  });
});

describe('what the server does not take', () => {
  test('for want of a connection is tried again, and the tab keeps it meanwhile', async () => {
    const { saver, sent } = scene();
    saver.change({ title: '一' });
    await pass(pause);
    sent[0]?.fail(new ConnectionError('network'));
    await pass(0);
    expect(saver.get()).toMatchObject({ status: 'failed', error: { reason: 'network' } });
    expect(keptTitle()).toBe('一');
    await pass(10_000);
    expect(sent).toHaveLength(2);
    sent[1]?.answer();
    await pass(0);
    expect(saver.get()).toMatchObject({ status: 'saved', error: null });
    expect(sessionStorage).toHaveLength(0);
  });

  test('for a login that is over is not tried again by itself, and nothing is lost', async () => {
    const { saver, sent } = scene();
    saver.change({ title: '一' });
    await pass(pause);
    sent[0]?.fail(new AnswerError('SessionEnded', 'x'));
    await pass(600_000);
    expect([sent.length, saver.get().status, keptTitle()]).toEqual([1, 'failed', '一']);
  });

  test('for a broken rule waits until it is put right, also when that was done meanwhile', async () => {
    const { saver, sent } = scene({}, { place: (_, [problem]) => ({ title: problem?.rule ?? '' }) });
    const broken = new AnswerError('400', '', [{ field: 'page.title', rule: 'too_big' }]);
    saver.change({ title: '一' });
    await pass(pause);
    saver.change({ title: '二' });
    sent[0]?.fail(broken);
    await pass(0);
    expect(saver.get().status).toBe('unsaved');
    await pass(pause);
    sent[1]?.fail(broken);
    await pass(60_000);
    expect(sent).toHaveLength(2);
    expect(saver.get()).toMatchObject({ status: 'refused', rules: { title: 'too_big' } });
    saver.change({ text: '新文' });
    expect(saver.get().rules).toEqual({ title: 'too_big' });
    saver.change({ title: '三' });
    expect(saver.get().rules).toEqual({});
  });

  test('the browser finds itself, and does not send', async () => {
    const { saver, sent } = scene({}, { check: ({ title }) => (title === '' ? { title: 'required' } : null) });
    saver.change({ title: '' });
    await pass(pause);
    expect([sent, saver.get().status, saver.get().rules, keptTitle()]).toEqual([
      [],
      'refused',
      { title: 'required' },
      '',
    ]);
  });

  test('for prohibited words goes to review once that is said', async () => {
    const { saver, sent } = scene();
    saver.change({ title: '坏' });
    await pass(pause);
    sent[0]?.fail(new AnswerError('ProhibitedWords', 'x'));
    await pass(60_000);
    expect([sent.length, saver.get().status]).toEqual([1, 'asking']);
    saver.decline();
    expect(saver.get().status).toBe('unsaved');
    void saver.save(true);
    await pass(0);
    expect(sent[1]?.acknowledged).toBe(true);
  });

  test('since it is gone is not sent any more', async () => {
    const { saver, sent } = scene();
    saver.change({ title: '一' });
    await pass(pause);
    sent[0]?.fail(new AnswerError('NullPointer', ''));
    await pass(0);
    saver.change({ title: '二' });
    await pass(60_000);
    expect(await saver.save()).toBe(false);
    expect([sent.length, saver.get().status]).toEqual([1, 'gone']);
  });

  test('through an error that is no failure of a call is not hidden', async () => {
    const { saver, sent } = scene();
    saver.change({ title: '一' });
    const saving = expect(saver.save()).rejects.toThrow('a bug');
    await pass(0);
    sent[0]?.fail(new TypeError('a bug'));
    await saving;
    expect(saver.get().status).toBe('failed');
  });
});
