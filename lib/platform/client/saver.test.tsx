import { AnswerError, ConnectionError } from './errors';
import { readTyped } from './kept-typed';
import { Saver } from './saver';
import type { SaverParts, Seen } from './saver-state';

interface Page {
  title: string;
  text: string;
  isPublic: boolean;
  revision: number;
}
type Typed = Pick<Page, 'title' | 'text'>;

interface Sent extends Seen {
  typed: Typed;
  /** Ends the call. */
  answer(): void;
  fail(error: unknown): void;
}

const first: Page = { title: '旧题', text: '旧文', isPublic: false, revision: 5 };
const pause = 2000;

/** A saver whose saves end when the test says so; `there` is what a read finds. */
function scene(there: Partial<Page> | (() => Promise<Page>) = {}, parts: Partial<SaverParts<Page, Typed>> = {}) {
  const sent: Sent[] = [];
  const open = (own: Partial<Page> = {}) =>
    new Saver<Page, Typed>(
      { ...first, ...own },
      {
        key: 'page',
        pause,
        read: typeof there === 'function' ? there : async () => ({ ...first, ...there }),
        save: (typed, seen) =>
          new Promise((resolve, reject) => {
            const answer = () => resolve({ ...first, ...own, ...typed, revision: seen.revision + 1 });
            sent.push({ ...seen, typed, answer, fail: reject });
          }),
        typedOf: ({ title, text }) => ({ title, text }),
        isSaved: (typed, saved) => typed.title.trim() === saved.title,
        isAuto: ({ isPublic }) => !isPublic,
        restore: (kept) => kept as Typed,
        ...parts,
      },
    );
  return { saver: open(), open, sent };
}

const changed = new AnswerError('Changed', 'changed');
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const keptTitle = () => (readTyped('page')?.typed as Typed | undefined)?.title;

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

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

  test('through an error that is no failure of a call is not swallowed', async () => {
    const { saver, sent } = scene();
    saver.change({ title: '一' });
    const saving = expect(saver.save()).rejects.toThrow('a bug');
    await pass(0);
    sent[0]?.fail(new TypeError('a bug'));
    await saving;
    expect(saver.get().status).toBe('failed');
  });
});

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

  test('takes the place only of what nobody is typing', async () => {
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

  test('finds in the tab what could not be saved, and hears of it', async () => {
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
