import { File as NodeFile } from 'node:buffer';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '@/messages/en/works/film-edit.json';
import enWork from '@/messages/en/works/work-edit.json';
import zh from '@/messages/zh/works/film-edit.json';
import zhWork from '@/messages/zh/works/work-edit.json';
import type { Answer } from '@/test/answers';
import { draftWork } from '@/test/draft-work';
import { freshEditor, showEditor } from '@/test/edit-screen';

const get = '/api/video/work/get';
const save = '/api/video/work/subtitle';
const remove = '/api/video/work/subtitle/remove';
// Node's own class, since jsdom's cannot be sent.
const file = new NodeFile(['WEBVTT'], 'film.vtt', { type: 'text/vtt' }) as unknown as File;

freshEditor();

const broken = (field: string, rule: string): Answer => ({ code: '400', fields: [{ field, rule }] });

describe.each([
  ['zh', zh.subtitles, zhWork.subtitles],
  ['en', en.subtitles, enWork.subtitles],
] as const)('%s: a file that is refused says why, and where', (language, t, { title }) => {
  test.each([
    ['UnsupportedMediaType', { code: 'UnsupportedMediaType' }, {}],
    ['TooLarge', { code: 'TooLarge' }, { size: '512' }],
    ['header', broken('file.1', 'header'), {}],
    ['cue', broken('file.6', 'cue'), { line: '6' }],
    ['times', broken('file.9', 'times'), { line: '9' }],
    ['long', broken('file.12', 'long'), { line: '12' }],
    ['empty', broken('file', 'empty'), {}],
    ['prohibited', broken('file', 'prohibited'), {}],
  ] as const)('%s', async (problem, answer, places) => {
    showEditor({}, { [save]: answer }, language);
    const part = within(screen.getByRole('region', { name: title }));
    await userEvent.upload(part.getByLabelText(t.add.replace('{language}', t.languages.fr)), file);
    let said: string = t.problems[problem];
    for (const [name, value] of Object.entries(places)) said = said.replace(`{${name}}`, value);
    await waitFor(() => expect(part.getByRole('alert')).toHaveTextContent(said));
  });
});

test('a language that has some can get others or none', async () => {
  const { subtitles: t } = zh;
  showEditor({ subtitles: ['fr'] }, { [remove]: { data: { subtitles: [] } } });
  const french = (words: string) => words.replace('{language}', t.languages.fr);
  expect(screen.getByLabelText(french(t.replace))).toBeVisible();
  expect(screen.queryByLabelText(french(t.add))).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: french(t.remove) }));
  expect(await screen.findByLabelText(french(t.add))).toBeVisible();
  expect(screen.queryByRole('button', { name: french(t.remove) })).toBeNull();
});

test('subtitles that were taken away do not come back with a look that was on its way', async () => {
  const { subtitles: t } = zh;
  const late = Promise.withResolvers<Answer>();
  let look: Answer | Promise<Answer> = late.promise;
  const calls = showEditor({ subtitles: ['fr'] }, { [get]: () => look, [remove]: { data: { subtitles: [] } } });
  const looks = () => calls.filter(({ path }) => path === get).length;
  await waitFor(() => expect(looks()).toBe(1));
  look = { data: { ...draftWork, subtitles: [] } };
  const french = (words: string) => words.replace('{language}', t.languages.fr);
  await userEvent.click(screen.getByRole('button', { name: french(t.remove) }));
  await waitFor(() => expect(looks()).toBe(2));
  await act(async () => late.resolve({ data: { ...draftWork, subtitles: ['fr'] } }));
  expect(screen.getByLabelText(french(t.add))).toBeVisible();
});
