import { articlesIn } from '@/test/articles';
import { describeOnOneEngine } from '@/test/engines';
import { readBeginning } from './read-beginning';

describeOnOneEngine('the beginning of an article', (database) => {
  const { as, begin } = articlesIn(database);
  beforeEach(begin);

  test.each([
    ['', null],
    ['topicId=light', { id: 'light', title: '光' }],
    ['topicId=closed', null],
    ['topicId=nowhere', null],
    ['topicId=%00', null],
  ])('with the query %j it has the channel %j', async (query, channel) => {
    expect(await readBeginning(as('lin'), new URLSearchParams(query))).toEqual({ channel, isPhoneNeeded: false });
  });
});
