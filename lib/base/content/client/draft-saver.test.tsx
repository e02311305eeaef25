import { AnswerError, ConnectionError } from '@/lib/platform/client/errors';
import type { ContentDocument, ContentDraft } from '../contract';
import { DraftSaver, savePause } from './draft-saver';
import { readCopy } from './kept-copy';

const text = (title: string, body = '<p>a</p>') => ({ title, description: '', body });
const draft: ContentDraft = {
  id: 'rules',
  kind: 'text',
  title: '规则',
  version: 1,
  publishedAt: '2026-11-20T10:00:00.000+08:00',
  hasDraft: false,
  isTranslated: false,
  editor: '我',
  updatedAt: '2026-11-20T10:00:00.000+08:00',
  document: { kind: 'text', zh: text('规则'), en: text('', ''), data: null },
  revision: 5,
  versions: [],
};

interface Sent {
  revision: number;
  document: ContentDocument;
  /** Ends the call. */
  answer(): void;
  fail(error: unknown): void;
}

/** A saver whose calls end when the test says so. */
function scene(read: () => Promise<ContentDraft> = () => Promise.reject(new Error('not expected'))) {
  const sent: Sent[] = [];
  const saver = new DraftSaver(draft, {
    read,
    save: ({ revision, document }) =>
      new Promise((resolve, reject) => {
        const answer = () => resolve({ ...draft, document, revision: revision + 1, hasDraft: true });
        sent.push({ revision, document, answer, fail: reject });
      }),
  });
  const type = (title: string) => {
    const { page } = saver.get();
    saver.change({ ...page, zh: { ...page.zh, title } });
  };
  return { saver, sent, type };
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

test('saves two seconds after the last change, once', async () => {
  const { saver, sent, type } = scene();
  type('一');
  await pass(savePause - 1);
  type('二');
  await pass(savePause - 1);
  expect(sent).toEqual([]);
  expect(saver.get().status).toBe('unsaved');
  await pass(1);
  expect(sent.map(({ revision, document }) => [revision, document.zh.title])).toEqual([[5, '二']]);
  expect(saver.get().status).toBe('saving');
  sent[0]?.answer();
  await pass(0);
  expect(saver.get()).toMatchObject({ status: 'saved', hasSaved: true, draft: { revision: 6 } });
  await pass(60_000);
  expect(sent).toHaveLength(1);
});

test('never sends two at a time, and the next one with the revision that the last has brought', async () => {
  const { saver, sent, type } = scene();
  type('一');
  await pass(savePause);
  type('二');
  const flushed = saver.flush();
  await pass(savePause * 3);
  expect(sent).toHaveLength(1);
  sent[0]?.answer();
  await pass(0);
  expect(sent.map(({ revision, document }) => [revision, document.zh.title])).toEqual([
    [5, '一'],
    [6, '二'],
  ]);
  sent[1]?.answer();
  expect(await flushed).toBe(true);
  expect(saver.isDirty).toBe(false);
});

test('a connection that is lost is tried again, and the browser keeps the text meanwhile', async () => {
  const { saver, sent, type } = scene();
  type('一');
  await pass(savePause);
  sent[0]?.fail(new ConnectionError('network'));
  await pass(0);
  expect(saver.get()).toMatchObject({ status: 'failed', error: { reason: 'network' } });
  expect(readCopy('rules', 'unsaved', 'text')?.page.zh.title).toBe('一');
  await pass(10_000);
  expect(sent).toHaveLength(2);
  sent[1]?.answer();
  await pass(0);
  expect(saver.get().status).toBe('saved');
  expect(readCopy('rules', 'unsaved', 'text')).toBeNull();
});

test('a login that is over is not tried again by itself, and nothing is lost', async () => {
  const { saver, sent, type } = scene();
  type('一');
  await pass(savePause);
  sent[0]?.fail(new AnswerError('SessionEnded', 'x'));
  await pass(600_000);
  expect(sent).toHaveLength(1);
  expect(saver.get().status).toBe('failed');
  expect(readCopy('rules', 'unsaved', 'text')?.page.zh.title).toBe('一');
});

test('a refused field waits until it is put right, also when that was done meanwhile', async () => {
  const { saver, sent, type } = scene();
  type('一');
  await pass(savePause);
  type('二');
  sent[0]?.fail(new AnswerError('400', '', [{ field: 'document.zh.title', rule: 'too_big' }]));
  await pass(0);
  expect(saver.get().status).toBe('unsaved');
  await pass(savePause);
  sent[1]?.fail(new AnswerError('400', '', [{ field: 'document.zh.title', rule: 'too_big' }]));
  await pass(60_000);
  expect(sent).toHaveLength(2);
  expect(saver.get()).toMatchObject({ status: 'refused', problems: { 'zh.title': 'too_big' } });
});

test('an answer that was lost on its way is not somebody else’s change', async () => {
  const kept = { ...text('一', '<p>a<br />b</p>'), title: '一' };
  const { saver, sent } = scene(async () => ({
    ...draft,
    revision: 6,
    document: { kind: 'text', zh: kept, en: text('', ''), data: null },
  }));
  saver.change({ ...saver.get().page, zh: text(' 一 ', '<p>a<br>b</p>') });
  await pass(savePause);
  sent[0]?.fail(new AnswerError('Changed', 'x'));
  await pass(0);
  expect(saver.get()).toMatchObject({ status: 'saved', theirs: null, draft: { revision: 6 } });
});

test('what somebody else has saved waits for a word; mine can be saved over it', async () => {
  const theirs = {
    ...draft,
    revision: 9,
    editor: '她',
    document: { ...draft.document, zh: text('她的') } as ContentDocument,
  };
  const { saver, sent, type } = scene(async () => theirs);
  type('我的');
  await pass(savePause);
  sent[0]?.fail(new AnswerError('Changed', 'x'));
  await pass(0);
  expect(saver.get()).toMatchObject({ status: 'changed', theirs: { editor: '她' }, page: { zh: { title: '我的' } } });
  type('我的 2');
  await pass(60_000);
  expect(sent).toHaveLength(1);
  void saver.saveOver();
  await pass(0);
  expect(sent[1]).toMatchObject({ revision: 9, document: { zh: { title: '我的 2' } } });
  sent[1]?.answer();
  await pass(0);
  expect(saver.get()).toMatchObject({ status: 'saved', theirs: null, draft: { revision: 10 } });
});

test('theirs can be loaded, and mine is kept', async () => {
  const theirs = { ...draft, revision: 9, document: { ...draft.document, zh: text('她的') } as ContentDocument };
  const { saver, sent, type } = scene(async () => theirs);
  type('我的');
  await pass(savePause);
  sent[0]?.fail(new AnswerError('Changed', 'x'));
  await pass(0);
  saver.take(theirs);
  expect(saver.get()).toMatchObject({ status: 'saved', page: { zh: { title: '她的' } }, edition: 1, theirs: null });
  expect(readCopy('rules', 'replaced', 'text')?.page.zh.title).toBe('我的');
});

test('what was read anew takes the place only of what nobody is typing', async () => {
  const { saver, sent, type } = scene();
  expect(saver.offer({ ...draft, revision: 5 })).toBe(false);
  expect(
    saver.offer({ ...draft, revision: 6, document: { ...draft.document, zh: text('新') } as ContentDocument }),
  ).toBe(true);
  expect(saver.get().page.zh.title).toBe('新');
  type('我的');
  expect(saver.offer({ ...draft, revision: 7 })).toBe(false);
  await pass(savePause);
  expect(saver.offer({ ...draft, revision: 7 })).toBe(false);
  expect(sent[0]).toMatchObject({ revision: 6, document: { zh: { title: '我的' } } });
});

test('who leaves has it saved at once, and kept should that fail', async () => {
  const { saver, sent, type } = scene();
  type('一');
  saver.leave();
  await pass(0);
  expect(sent).toHaveLength(1);
  expect(readCopy('rules', 'unsaved', 'text')?.page.zh.title).toBe('一');
  sent[0]?.fail(new ConnectionError('network'));
  await pass(600_000);
  expect(sent).toHaveLength(1);
  expect(readCopy('rules', 'unsaved', 'text')?.page.zh.title).toBe('一');
});

test('a page that is gone is not sent any more', async () => {
  const { saver, sent, type } = scene();
  type('一');
  await pass(savePause);
  sent[0]?.fail(new AnswerError('NullPointer', ''));
  await pass(0);
  type('二');
  await pass(60_000);
  expect(await saver.flush()).toBe(false);
  expect(saver.get().status).toBe('gone');
  expect(sent).toHaveLength(1);
});

test('publishing waits for what is being saved', async () => {
  const { saver, sent, type } = scene();
  type('一');
  await pass(savePause);
  const work = jest.fn(async ({ revision }: { revision: number }) => ({
    ...draft,
    revision: revision + 1,
    version: 2,
  }));
  const published = saver.apply(work);
  await pass(0);
  expect(work).not.toHaveBeenCalled();
  sent[0]?.answer();
  await published;
  expect(work).toHaveBeenCalledWith({ id: 'rules', revision: 6 });
  expect(saver.get()).toMatchObject({ status: 'saved', draft: { revision: 7, version: 2 } });
});
