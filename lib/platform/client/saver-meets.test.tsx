import { changed, first, keptTitle, pass, pause, scene, withOwnClock } from '@/test/saver';
import { AnswerError, ConnectionError } from './errors';

withOwnClock();

describe('what was saved elsewhere', () => {
  const theirs = { title: '别处', revision: 9 };

  async function meet() {
    const parts = { onReplaced: jest.fn() };
    const { saver, sent } = scene(theirs, parts);
    saver.change({ title: '这里' });
    await pass(pause);
    sent[0]?.fail(changed);
    await pass(0);
    expect(saver.get()).toMatchObject({ status: 'changed', theirs, typed: { title: '这里' } });
    return { saver, sent, parts };
  }

  test('is not overwritten before somebody says so', async () => {
    const { saver, sent } = await meet();
    saver.change({ title: '还是这里' });
    await pass(60_000);
    expect([sent.length, await saver.leave()]).toEqual([1, false]);
    void saver.saveOver();
    await pass(0);
    expect(sent[1]).toMatchObject({ revision: 9, typed: { title: '还是这里' } });
    sent[1]?.answer();
    await pass(0);
    expect(saver.get()).toMatchObject({ status: 'saved', theirs: null, saved: { revision: 10 } });
  });

  test('can be taken over; who keeps a copy is told of what gives way', async () => {
    const { saver, parts } = await meet();
    expect(await saver.reload()).toBe(true);
    expect(saver.get()).toMatchObject({ status: 'saved', typed: { title: '别处' }, edition: 1, theirs: null });
    expect(parts.onReplaced).toHaveBeenCalledWith(expect.objectContaining({ typed: { title: '这里', text: '旧文' } }));
    saver.put({ title: '这里', text: '' });
    expect(saver.get()).toMatchObject({ status: 'unsaved', typed: { title: '这里' }, edition: 2 });
  });

  test('is nothing when it is a save of ours whose answer was lost', async () => {
    const { saver, sent } = scene({ title: '一', revision: 6 });
    saver.change({ title: ' 一 ' });
    await pass(pause);
    sent[0]?.fail(new ConnectionError('network'));
    await pass(60_000);
    sent[1]?.fail(changed);
    await pass(0);
    expect(saver.get()).toMatchObject({ status: 'saved', theirs: null, saved: { revision: 6 } });
  });

  test('replaces only what nobody is typing in', async () => {
    const { saver, sent } = scene();
    saver.offer({ ...first, title: '旧', revision: 4 });
    expect(saver.get().typed.title).toBe('旧题');
    saver.offer({ ...first, title: '别处', revision: 6 });
    expect(saver.get()).toMatchObject({ status: 'saved', typed: { title: '别处' }, edition: 1 });
    saver.change({ title: '这里' });
    saver.offer({ ...first, title: '又一处', revision: 7 });
    expect(saver.get()).toMatchObject({ status: 'unsaved', typed: { title: '这里' } });
    await pass(pause);
    expect(sent[0]).toMatchObject({ revision: 6, typed: { title: '这里' } });
  });
});

describe('another act', () => {
  test('waits for what is being saved, and goes by its revision', async () => {
    const { saver, sent } = scene();
    saver.change({ title: '一' });
    await pass(pause);
    const work = jest.fn(async (seen: { revision: number }) => ({
      ...first,
      title: '一',
      isPublic: true,
      revision: seen.revision + 1,
    }));
    const done = saver.apply(work);
    await pass(0);
    expect(work).not.toHaveBeenCalled();
    sent[0]?.answer();
    await done;
    expect(work).toHaveBeenCalledWith({ revision: 6 });
    expect(saver.get()).toMatchObject({ status: 'saved', saved: { revision: 7, isPublic: true } });
  });

  test('leaves what is typed, which is saved by its revision', async () => {
    const { saver, sent } = scene();
    saver.change({ title: '一' });
    await saver.apply(async () => ({ ...first, revision: 8 }));
    await pass(pause);
    expect(sent[0]).toMatchObject({ revision: 8, typed: { title: '一' } });
  });

  test('that is refused since something has changed shows that', async () => {
    const { saver } = scene({ isPublic: true });
    await expect(saver.apply(() => Promise.reject(changed))).rejects.toBe(changed);
    expect(saver.get()).toMatchObject({ status: 'saved', error: changed, saved: { isPublic: true } });
  });

  test('that broken rules stand against says at which fields', async () => {
    const { saver } = scene();
    const refused = new AnswerError('400', '', [{ field: 'cover', rule: 'required' }]);
    await expect(saver.apply(() => Promise.reject(refused))).rejects.toBe(refused);
    expect(saver.get()).toMatchObject({ status: 'saved', error: null, rules: { cover: 'required' } });
  });

  test('that removes it takes what is typed along', async () => {
    const { saver } = scene();
    saver.change({ title: '一' });
    saver.keep();
    await saver.apply(async () => null);
    expect([saver.isDirty, sessionStorage.length]).toEqual([false, 0]);
  });
});

describe('who leaves', () => {
  test('has it saved at once, and nothing of it stays in the tab', async () => {
    const { saver, sent } = scene();
    saver.enter();
    saver.change({ title: '一' });
    const left = saver.leave();
    await pass(0);
    expect(keptTitle()).toBe('一');
    sent[0]?.answer();
    expect(await left).toBe(true);
    expect(sessionStorage).toHaveLength(0);
  });

  test('finds in the tab what could not be saved, and is told', async () => {
    const onUnsaved = jest.fn();
    const { saver, sent } = scene({}, { onUnsaved });
    saver.change({ title: '一' });
    void saver.leave();
    await pass(0);
    sent[0]?.fail(new ConnectionError('network'));
    await pass(600_000);
    expect([sent.length, keptTitle(), onUnsaved.mock.calls.length]).toEqual([1, '一', 1]);
  });

  test('finds it in the editor on the way back, until it is saved', async () => {
    const { open, sent } = scene();
    const saver = open({ isPublic: true });
    saver.enter();
    saver.change({ title: '一' });
    expect(await saver.leave()).toBe(false);
    const next = open({ isPublic: true });
    next.enter();
    expect(next.get()).toMatchObject({ status: 'unsaved', isRestored: true, typed: { title: '一' } });
    const saving = next.save();
    await pass(0);
    sent[0]?.answer();
    expect(await saving).toBe(true);
    const last = open({ isPublic: true });
    last.enter();
    expect(last.get()).toMatchObject({ status: 'saved', typed: { title: '旧题' } });
  });

  test('has it saved when the page is hidden, unless others would see it', async () => {
    const { open, sent } = scene();
    for (const isPublic of [false, true]) {
      const saver = open({ isPublic });
      saver.change({ title: '一' });
      saver.hide();
      await pass(0);
      expect([sent.length, keptTitle()]).toEqual([1, '一']);
    }
  });
});
