import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import zhEditor from '@/messages/zh/works/editor.json';
import zh from '@/messages/zh/works/work-edit.json';
import { freshEditor, showEditor } from '@/test/edit-screen';

const { fields, rules } = zh;
const box = () => screen.getByRole('textbox', { name: fields.tags });
const tags = () =>
  within(screen.getByRole('list', { name: fields.tags }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

freshEditor();

test('of tags that differ by case or width, or not at all, there is one', async () => {
  showEditor({ tags: ['Light'] }, { '/api/video/work/save': 'offline' });
  await userEvent.type(box(), 'ＬＩＧＨＴ{Enter}光，光{Enter}light，');
  expect(tags()).toEqual(['Light', '光']);
});

test('as many tags as there may be are said to be, and one can be taken away', async () => {
  const most = Array.from({ length: 10 }, (_, index) => `光${index}`);
  showEditor({ tags: most }, { '/api/video/work/save': 'offline' });
  expect(box()).toHaveAccessibleDescription(fields.tagsFull.replace('{count}', '10'));
  expect(box()).toHaveAttribute('readonly');
  await userEvent.click(screen.getByRole('button', { name: fields.remove.replace('{name}', '光3') }));
  expect(tags()).toHaveLength(9);
  expect(box()).toHaveFocus();
  expect(box()).toHaveAccessibleDescription(fields.tagsHint.replace('{count}', '10'));
});

test('a tag that is too long is said to be at the tags', async () => {
  const refused = { code: '400', fields: [{ field: 'tags.0', rule: 'tag' }] };
  showEditor({ state: 'verified' }, { '/api/video/work/save': refused });
  await userEvent.type(box(), `${'字'.repeat(21)}{Enter}`);
  await userEvent.click(screen.getByRole('button', { name: zhEditor.bar.save }));
  expect(await screen.findByText(rules.tag)).toBeVisible();
  expect(box()).toHaveAccessibleDescription(rules.tag);
});
