import { createTopic } from '@/lib/community/topic/contract';
import { artSchools } from '@/lib/community/topic/server/schools/art-schools';
import { readBeginning } from './read';

const empty = { nameZh: '', nameEn: '', kind: 'light' };

test.each([
  [{}, empty],
  [{ kind: 'welfare' }, { ...empty, kind: 'welfare' }],
  [{ kind: 'constructor' }, empty],
  [{ school: 'nowhere' }, empty],
  [
    { school: 'nowhere', kind: 'film' },
    { ...empty, kind: 'film' },
  ],
  [
    { school: ['x', 'y'], kind: ['sound', 'film'] },
    { ...empty, kind: 'sound' },
  ],
  [
    { school: 'luxunmeishuxueyuan', kind: 'film' },
    { nameZh: '鲁迅美术学院', nameEn: 'LuXun Academy of Fine Arts', kind: 'school' },
  ],
])('with the query %j the form begins with %j', async (query, beginning) => {
  expect(await readBeginning(Promise.resolve(query))).toEqual(beginning);
});

test('the names of every school fit', async () => {
  for (const { id } of artSchools) {
    const beginning = await readBeginning(Promise.resolve({ school: id }));
    expect(createTopic.input.parse(beginning)).toEqual(beginning);
  }
});
